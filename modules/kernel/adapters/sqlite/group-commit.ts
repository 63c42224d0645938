import { LRUCache } from 'lru-cache';
import { backoffMs } from '../../backoff';
import type { AppendOutcome } from '../../events/event-store';
import type { Append, EventTable } from './event-table';
import { toStoreUnavailable, isLockedOut, lockPauses } from './store-errors';
import { code, primaryCode, transaction, type Database } from './database';

type Waiting = {
  append: Append;
  /** Time of the call, by `performance.now()`. */
  since: number;
  /** A larger commit failed with it, so that it is committed alone. */
  alone: boolean;
  resolve: (outcome: AppendOutcome) => void;
  reject: (error: unknown) => void;
};
type Settle = () => void;

type GroupCommitOptions = {
  /** A connection that `disableBusyTimeout` was called on. */
  db: Database;
  table: Pick<EventTable, 'append' | 'appendOne'>;
  /** The store's name in sentences for people. */
  store: string;
  /** How long an append waits for a lock that another connection holds, in milliseconds. */
  timeoutMs: number;
  committed: (types: ReadonlySet<string>) => void;
};

/** How many recently used streams keep their newest revision in memory. */
const rememberedStreams = 10_000;
/** Limit of appends in one commit, so that readers in this process get their turn. */
const maxGroupSize = 256;
/** How long commits may follow one another before the event loop gets a turn, in milliseconds. */
const maxRunMs = 4;

/**
 * Appends made in the same turn of the event loop share one commit; each succeeds or conflicts on its own. A single
 * append is committed at once. While another connection holds the lock, all appends wait off the event loop, and are
 * refused after `timeoutMs`.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  readonly #reached = new LRUCache<string, number>({ max: rememberedStreams });
  #queue: Waiting[] = [];
  readonly #drained: (() => void)[] = [];
  #isScheduled = false;
  #lastTurn = 0;
  /** How often in a row another connection held the lock. */
  #lockouts = 0;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
  }

  append(append: Append): Promise<AppendOutcome> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, since: performance.now(), alone: false, resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves once the queue is empty: every append committed or refused. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#queue.length > 0) this.#drained.push(resolve);
      else resolve();
    });
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const flush = () => this.#flush();
    if (this.#lockouts > 0) setTimeout(flush, backoffMs(lockPauses, this.#lockouts));
    else if (performance.now() - this.#lastTurn < maxRunMs) queueMicrotask(flush);
    else
      setImmediate(() => {
        this.#lastTurn = performance.now();
        flush();
      });
  }

  #flush(): void {
    this.#isScheduled = false;
    const group = this.#queue.splice(0, this.#queue[0]?.alone ? 1 : maxGroupSize);
    if (group.length > 0) this.#commit(group);
    if (this.#queue.length > 0) this.#schedule();
    else for (const resolve of this.#drained.splice(0)) resolve();
  }

  #commit(group: readonly Waiting[]): void {
    const { db, store, committed } = this.#options;
    try {
      const settled =
        group.length === 1
          ? this.#alone(group)
          : transaction(db, () => group.map((waiting) => this.#attempt(waiting)));
      this.#lockouts = 0;
      committed(typesOf(group));
      for (const settle of settled) settle();
    } catch (error) {
      if (isLockedOut(error)) return this.#waitForLock(group, error);
      this.#lockouts = 0;
      if (group.length > 1 && !concernsAll(error))
        this.#putBack(group.map((each) => ({ ...each, alone: true })));
      else for (const { reject } of group) reject(toStoreUnavailable(store, error));
    }
  }

  #putBack(group: readonly Waiting[]): void {
    this.#queue = [...group, ...this.#queue];
  }

  /** Refuses the appends that have waited too long; the queue is in order of arrival. */
  #waitForLock(group: readonly Waiting[], error: unknown): void {
    const { store, timeoutMs } = this.#options;
    this.#putBack(group);
    this.#lockouts += 1;
    const longAgo = performance.now() - timeoutMs;
    const firstToKeep = this.#queue.findIndex(({ since }) => since > longAgo);
    for (const { reject } of this.#queue.splice(0, firstToKeep < 0 ? this.#queue.length : firstToKeep))
      reject(toStoreUnavailable(store, error));
  }

  #alone(group: readonly Waiting[]): Settle[] {
    return group.map((waiting) => {
      const outcome = this.#appendOne(waiting.append);
      if (outcome) return () => this.#settle(waiting, outcome);
      return transaction(this.#options.db, () => this.#attempt(waiting));
    });
  }

  #appendOne(append: Append): AppendOutcome | undefined {
    return this.#options.table.appendOne(append, this.#reached.get(append.stream) === append.expected);
  }

  /** Runs after the commit, since a rollback discards the revisions. */
  #settle({ append, resolve }: Waiting, outcome: AppendOutcome): void {
    if (outcome.ok) this.#reached.set(append.stream, outcome.revision);
    resolve(outcome);
  }

  /** An unexpected error of one append (a partial repeat) fails that append alone; disk errors fail the whole commit. */
  #attempt(waiting: Waiting): Settle {
    try {
      const outcome = this.#appendOne(waiting.append) ?? this.#options.table.append(waiting.append);
      return () => this.#settle(waiting, outcome);
    } catch (error) {
      if (error instanceof Error && 'errcode' in error) throw error;
      return () => waiting.reject(error);
    }
  }
}

/**
 * Whether each append of a group would fail with this error alone as well. A full disk may have room for smaller ones.
 */
const ofTheFile = new Set<number | undefined>([
  code.locked,
  code.readOnly,
  code.ioError,
  code.corrupt,
  code.cannotOpen,
  code.notADatabase,
]);
const concernsAll = (error: unknown): boolean => ofTheFile.has(primaryCode(error));

const typesOf = (group: readonly Waiting[]): ReadonlySet<string> =>
  new Set(group.flatMap(({ append }) => append.events.map(({ type }) => type)));
