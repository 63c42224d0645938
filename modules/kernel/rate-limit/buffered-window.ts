import pLimit from 'p-limit';
import type { Clock } from '../ports';
import type { Vault } from '../vault';

const slots = 12;

/** One slot of time: the count of all processes as far as read, and the own count not written yet. */
type Slot = { stored: number; pending: number };
/** `readTo`: the end of the slots already read back. */
type Tally = { readTo: number; slots: Map<number, Slot> };
/** A count of one caller to be written: what was pending in one slot. */
type Pending = { who: string; number: number; slot: Slot; by: number };
type Options = {
  vault: Vault;
  clock: Clock;
  collection: string;
  most: number;
  withinMs: number;
  /** Interval between writes, in milliseconds. */
  writeEveryMs: number;
  /** The key of a caller's counters in the vault. */
  keyOf(who: string): string;
};

/**
 * A rate limit for requests too frequent for a commit each: counts in memory, writes all keys in one commit, and reads
 * back the counts of other processes with it. A kill loses the counts of the last `writeEveryMs`. Time is divided into
 * slots that leave the window one by one, so that no border in time lets twice as many through.
 */
export class BufferedWindow {
  readonly #options: Options;
  readonly #slotMs: number;
  readonly #tallies = new Map<string, Promise<Tally>>();
  readonly #mutex = pLimit(1);
  readonly #timer: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#slotMs = options.withinMs / slots;
    this.#timer = setInterval(() => void this.#writeSafely(), options.writeEveryMs);
    this.#timer.unref();
  }

  /** Takes one place: undefined, or the wait in milliseconds until there is room. */
  async take(who: string): Promise<number | undefined> {
    const tally = await this.#opened(who);
    const tooMany = this.#wait(tally);
    if (tooMany === undefined) slotOf(tally, this.#slotNow()).pending += 1;
    return tooMany;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writeSafely();
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  #slotNow(): number {
    return Math.floor(this.#now() / this.#slotMs);
  }

  #oldest(): number {
    return this.#slotNow() - slots + 1;
  }

  #entry(who: string, slot: number): string {
    return `${this.#options.keyOf(who)}/${slot}`;
  }

  #opened(who: string): Promise<Tally> {
    const present = this.#tallies.get(who);
    if (present) return present;
    const opening = this.#readBack(who, { readTo: 0, slots: new Map() }, this.#slotNow() + 1);
    this.#tallies.set(who, opening);
    opening.catch(() => this.#tallies.delete(who));
    return opening;
  }

  /** Reads the counts of all processes in the slots before this one, as far as they may have changed. */
  async #readBack(who: string, tally: Tally, before: number): Promise<Tally> {
    const { vault, collection } = this.#options;
    for (let slot = Math.max(tally.readTo, this.#oldest()); slot < before; slot += 1)
      slotOf(tally, slot).stored = Number((await vault.get(collection, this.#entry(who, slot))) ?? 0);
    // Another process may still write to the last of them.
    tally.readTo = before - 1;
    return tally;
  }

  /** Milliseconds until enough has left the window for one more. */
  #wait({ slots: counted }: Tally): number | undefined {
    const first = this.#oldest();
    let sum = 0;
    for (let slot = this.#slotNow(); slot >= first; slot -= 1) {
      sum += countOf(counted.get(slot));
      if (sum >= this.#options.most) return (slot + slots) * this.#slotMs - this.#now();
    }
    return undefined;
  }

  /** Writes one after another; after a failure the counts stay in memory for the next write. */
  #writeSafely(): Promise<void> {
    return this.#mutex(() => this.#write()).catch(() => undefined);
  }

  async #write(): Promise<void> {
    const open = await Promise.all(
      [...this.#tallies].map(async ([who, tally]) => ({ who, tally: await tally })),
    );
    const pending = open.flatMap(({ who, tally }) =>
      [...tally.slots]
        .filter(([, { pending: by }]) => by > 0)
        .map(([number, slot]) => ({ who, number, slot, by: slot.pending })),
    );
    if (pending.length > 0) await this.#writeAll(pending);
    const written = new Set(pending.map(({ who }) => who));
    for (const { who, tally } of open) {
      if (written.has(who)) await this.#readBack(who, tally, this.#slotNow());
      if (isOver(tally, this.#oldest())) this.#tallies.delete(who);
    }
  }

  async #writeAll(pending: readonly Pending[]): Promise<void> {
    const { vault, collection } = this.#options;
    const counts = pending.map(({ who, number, by }) => {
      return { key: this.#entry(who, number), by, expiresAt: (number + slots + 1) * this.#slotMs };
    });
    const sums = await vault.incrementAll(collection, counts);
    pending.forEach(({ slot, by }, index) => {
      slot.stored = sums[index]?.sum ?? slot.stored + by;
      slot.pending -= by;
    });
  }
}

const countOf = (slot: Slot | undefined) => (slot ? slot.stored + slot.pending : 0);

function slotOf({ slots: counted }: Tally, number: number): Slot {
  const present = counted.get(number);
  if (present) return present;
  const slot = { stored: 0, pending: 0 };
  counted.set(number, slot);
  return slot;
}

/** Drops expired slots; true when none remains. */
function isOver({ slots: counted }: Tally, oldest: number): boolean {
  for (const number of counted.keys()) if (number < oldest) counted.delete(number);
  return counted.size === 0;
}
