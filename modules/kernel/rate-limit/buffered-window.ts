import type { Clock } from '../ports';
import type { Vault } from '../vault';

const slots = 12;

/** One slot of time: the count of all processes as far as read, and the own count not written yet. */
type Slot = { known: number; pending: number };
/** `readTo`: the end of the slots already read back. */
type Tally = { readTo: number; slots: Map<number, Slot> };
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
export function createFloodLimit({ vault, clock, collection, most, withinMs, writeEveryMs, keyOf }: Options) {
  const slotMs = withinMs / slots;
  const tallies = new Map<string, Promise<Tally>>();
  const now = () => clock.now().getTime();
  const slotNow = () => Math.floor(now() / slotMs);
  const oldest = () => slotNow() - slots + 1;
  const entry = (who: string, slot: number) => `${keyOf(who)}/${slot}`;

  /** Reads the counts of all processes in the slots before this one, as far as they may have changed. */
  async function readBack(who: string, tally: Tally, before: number): Promise<Tally> {
    for (let slot = Math.max(tally.readTo, oldest()); slot < before; slot += 1)
      slotOf(tally, slot).known = Number((await vault.get(collection, entry(who, slot))) ?? 0);
    // Another process may still write to the last of them.
    tally.readTo = before - 1;
    return tally;
  }

  function opened(who: string): Promise<Tally> {
    const present = tallies.get(who);
    if (present) return present;
    const opening = readBack(who, { readTo: 0, slots: new Map() }, slotNow() + 1);
    tallies.set(who, opening);
    opening.catch(() => tallies.delete(who));
    return opening;
  }

  /** Milliseconds until enough has left the window for one more. */
  function wait({ slots: counted }: Tally): number | undefined {
    const first = oldest();
    let sum = 0;
    for (let slot = slotNow(); slot >= first; slot -= 1) {
      sum += countOf(counted.get(slot));
      if (sum >= most) return (slot + slots) * slotMs - now();
    }
    return undefined;
  }

  async function write(): Promise<void> {
    const open = await Promise.all([...tallies].map(async ([who, tally]) => ({ who, tally: await tally })));
    const pending = open.flatMap(({ who, tally }) =>
      [...tally.slots]
        .filter(([, { pending: by }]) => by > 0)
        .map(([number, slot]) => ({ who, number, slot, by: slot.pending })),
    );
    if (pending.length > 0) await writeAll(pending);
    const written = new Set(pending.map(({ who }) => who));
    for (const { who, tally } of open) {
      if (written.has(who)) await readBack(who, tally, slotNow());
      if (isOver(tally, oldest())) tallies.delete(who);
    }
  }

  async function writeAll(pending: { who: string; number: number; slot: Slot; by: number }[]) {
    const counts = pending.map(({ who, number, by }) => {
      return { key: entry(who, number), by, expiresAt: (number + slots + 1) * slotMs };
    });
    const sums = await vault.incrementAll(collection, counts);
    pending.forEach(({ slot, by }, index) => {
      slot.known = sums[index]?.sum ?? slot.known + by;
      slot.pending -= by;
    });
  }

  let writing = Promise.resolve();
  /** Writes one after another; after a failure the counts stay in memory for the next write. */
  const writeSoon = () => (writing = writing.then(write).catch(() => undefined));
  const timer = setInterval(() => void writeSoon(), writeEveryMs);
  timer.unref();

  return {
    /** Takes one place: undefined, or the wait in milliseconds until there is room. */
    async take(who: string): Promise<number | undefined> {
      const tally = await opened(who);
      const tooMany = wait(tally);
      if (tooMany === undefined) slotOf(tally, slotNow()).pending += 1;
      return tooMany;
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await writeSoon();
    },
  };
}

const countOf = (slot: Slot | undefined) => (slot ? slot.known + slot.pending : 0);

function slotOf({ slots: counted }: Tally, number: number): Slot {
  const present = counted.get(number);
  if (present) return present;
  const slot = { known: 0, pending: 0 };
  counted.set(number, slot);
  return slot;
}

/** Drops expired slots; true when none remains. */
function isOver({ slots: counted }: Tally, oldest: number): boolean {
  for (const number of counted.keys()) if (number < oldest) counted.delete(number);
  return counted.size === 0;
}
