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
  /** A connection that `leaveWaiting` was called on. */
  db: Database;
  table: EventTable;
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
export function createGroupCommit({ db, table, store, timeoutMs, committed }: GroupCommitOptions) {
  const reached = new LRUCache<string, number>({ max: rememberedStreams });
  let queue: Waiting[] = [];
  const drained: (() => void)[] = [];
  let scheduled = false;
  let lastTurn = 0;
  /** How often in a row another connection held the lock. */
  let lockouts = 0;

  function flush(): void {
    scheduled = false;
    const group = queue.splice(0, queue[0]?.alone ? 1 : maxGroupSize);
    if (group.length > 0) commit(group);
    if (queue.length > 0) schedule();
    else for (const resolve of drained.splice(0)) resolve();
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    if (lockouts > 0) setTimeout(flush, backoffMs(lockPauses, lockouts));
    else if (performance.now() - lastTurn < maxRunMs) queueMicrotask(flush);
    else
      setImmediate(() => {
        lastTurn = performance.now();
        flush();
      });
  }

  function commit(group: readonly Waiting[]): void {
    try {
      const settled = group.length === 1 ? alone(group) : transaction(db, () => group.map(attempt));
      lockouts = 0;
      committed(typesOf(group));
      for (const settle of settled) settle();
    } catch (error) {
      if (isLockedOut(error)) return waitForLock(group, error);
      lockouts = 0;
      if (group.length > 1 && !concernsAll(error)) putBack(group.map((each) => ({ ...each, alone: true })));
      else for (const { reject } of group) reject(toStoreUnavailable(store, error));
    }
  }

  const putBack = (group: readonly Waiting[]) => void (queue = [...group, ...queue]);

  /** Refuses the appends that have waited too long; the queue is in order of arrival. */
  function waitForLock(group: readonly Waiting[], error: unknown): void {
    putBack(group);
    lockouts += 1;
    const longAgo = performance.now() - timeoutMs;
    const firstToKeep = queue.findIndex(({ since }) => since > longAgo);
    for (const { reject } of queue.splice(0, firstToKeep < 0 ? queue.length : firstToKeep))
      reject(toStoreUnavailable(store, error));
  }

  function alone(group: readonly Waiting[]): Settle[] {
    return group.map((waiting) => {
      const outcome = appendOne(waiting.append);
      return outcome ? () => settle(waiting, outcome) : transaction(db, () => attempt(waiting));
    });
  }

  const appendOne = (append: Append) =>
    table.appendOne(append, reached.get(append.stream) === append.expected);

  /** Runs after the commit, since a rollback discards the revisions. */
  function settle({ append, resolve }: Waiting, outcome: AppendOutcome): void {
    if (outcome.ok) reached.set(append.stream, outcome.revision);
    resolve(outcome);
  }

  /** An unexpected error of one append (a partial repeat) fails that append alone; disk errors fail the whole commit. */
  function attempt(waiting: Waiting): Settle {
    try {
      const outcome = appendOne(waiting.append) ?? table.append(waiting.append);
      return () => settle(waiting, outcome);
    } catch (error) {
      if (error instanceof Error && 'errcode' in error) throw error;
      return () => waiting.reject(error);
    }
  }

  return {
    append: (append: Append) =>
      new Promise<AppendOutcome>((resolve, reject) => {
        queue.push({ append, since: performance.now(), alone: false, resolve, reject });
        schedule();
      }),
    /** Resolves once the queue is empty: every append committed or refused. */
    drained: () => new Promise<void>((resolve) => (queue.length > 0 ? drained.push(resolve) : resolve())),
  };
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
