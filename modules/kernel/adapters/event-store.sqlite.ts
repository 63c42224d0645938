import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  StoreUnavailable,
  type AppendOutcome,
  type EventStore,
  type ReadAllOptions,
  type StoredEvent,
} from '../events/event-store';
import { createCommitNotifier, type CommitNotifier } from './commit-notifier';
import { watchOtherCommits } from './sqlite/watch-commits';
import { openEventTable, prepareAppend, type Append, type EventTable } from './sqlite/event-table';
import { GroupCommit } from './sqlite/group-commit';
import { lockTimeoutMs, withStoreErrors, withLockRetries } from './sqlite/store-errors';
import {
  closeDatabase,
  disableBusyTimeout,
  openDatabase,
  pragma,
  transaction,
  type Database,
} from './sqlite/database';

const name = 'The log';
const defaultBatch = 500;
/** Positions scanned in one statement, so that a filter with few matches does not block the event loop. */
const stretch = 5_000;

export type SqliteEventStoreOptions = {
  file: string;
  /** The file may not grow beyond this many pages of 4 kB. */
  maxPages?: number;
  /** How long an append waits for a lock that another process holds, in milliseconds; 5 s by default. */
  timeoutMs?: number;
};

/** The log in one SQLite file. Acknowledged events survive a power cut; several processes may share the file. */
export function createSqliteEventStore({
  file,
  maxPages,
  timeoutMs = lockTimeoutMs,
}: SqliteEventStoreOptions): SqliteEventStore {
  const { db, table } = openLog(file, maxPages);
  const notifier = createCommitNotifier();
  const group = new GroupCommit({ db, table, store: name, timeoutMs, committed: notifier.notify });
  const closing = new AbortController();
  const reader = new LogReader({ db, file, table, notifier, closing: closing.signal });

  function assertOpen(): void {
    if (closing.signal.aborted) throw new StoreUnavailable(`${name} has been closed.`);
  }

  return {
    async append(stream, events, { expected }) {
      assertOpen();
      return group.append(prepareAppend(stream, events, expected));
    },
    async appendInOrder(appends) {
      assertOpen();
      const prepared = appends.map(({ stream, events, expected }) => prepareAppend(stream, events, expected));
      await group.drained();
      const outcome = await withLockRetries(name, () => transaction(db, () => inOrder(table, prepared)));
      notifier.notify();
      return outcome;
    },
    async readStream(stream, from = 0, limit) {
      assertOpen();
      return withLockRetries(name, () => table.readStream(stream, from, limit));
    },
    async *readAll(options) {
      assertOpen();
      yield* reader.readAll(options);
    },
    async *follow(options) {
      assertOpen();
      yield* reader.follow(options);
    },
    async head() {
      assertOpen();
      return withLockRetries(name, () => table.head());
    },
    async identity() {
      assertOpen();
      return table.identity;
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await group.drained();
      reader.close();
      closeDatabase(db);
    },
    durability: () => ({ journalMode: pragma(db, 'journal_mode'), synchronous: pragma(db, 'synchronous') }),
  };
}

function openLog(file: string, maxPages: number | undefined) {
  return withStoreErrors(name, () => {
    const db = openDatabase(file, { synchronous: 'FULL', checkpointMb: 4, maxPages });
    const table = openEventTable(db);
    disableBusyTimeout(db);
    return { db, table };
  });
}

type LogReaderDependencies = {
  db: Database;
  file: string;
  table: EventTable;
  notifier: CommitNotifier;
  /** Aborted when the store closes; reads end after their current batch. */
  closing: AbortSignal;
};

/** Reads the log in batches; watches the file for commits of other processes while anyone follows it. */
class LogReader {
  readonly #deps: LogReaderDependencies;
  #followers = 0;
  #stopWatching: (() => void) | undefined;

  constructor(deps: LogReaderDependencies) {
    this.#deps = deps;
  }

  /** Reads batches from a position up to the head at the time of the call. */
  async *readAll(
    { from, types, batch = defaultBatch }: ReadAllOptions,
    done: (upTo: number) => void = () => {},
  ): AsyncGenerator<StoredEvent[]> {
    const { table, closing } = this.#deps;
    const page = table.pages(types);
    const head = await withLockRetries(name, () => table.head());
    for (let position = from; position < head;) {
      const upTo = types ? Math.min(head, position + stretch) : head;
      const events = await withLockRetries(name, () => page(position, upTo, batch));
      position = events.length < batch ? upTo : (events.at(-1)?.position ?? upTo);
      done(position);
      if (events.length > 0) yield events;
      // A reader that never waits would otherwise read the whole log in one turn of the event loop.
      if (position < head) await nextTurn();
      if (closing.aborted) return;
    }
  }

  async *follow({
    signal,
    ...options
  }: ReadAllOptions & { signal: AbortSignal }): AsyncGenerator<StoredEvent[]> {
    const { notifier, closing } = this.#deps;
    this.#join();
    const subscription = notifier.listen(options.types);
    try {
      let from = options.from;
      while (!signal.aborted && !closing.aborted) {
        subscription.reset();
        for await (const events of this.readAll({ ...options, from }, (upTo) => (from = upTo))) {
          if (signal.aborted) return;
          yield events;
          if (signal.aborted) return;
        }
        if (!closing.aborted) await subscription.wait(signal);
      }
    } finally {
      subscription.close();
      this.#leave();
    }
  }

  /** Wakes the followers, so that they end. */
  close(): void {
    this.#unwatch();
    this.#deps.notifier.notify();
  }

  #join(): void {
    const { db, file, notifier } = this.#deps;
    this.#followers += 1;
    this.#stopWatching ??= watchOtherCommits(db, file, () => notifier.notify());
  }

  #leave(): void {
    this.#followers -= 1;
    if (this.#followers === 0) this.#unwatch();
  }

  #unwatch(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }
}

/** Appends one after another, up to the first that does not succeed. */
function inOrder(table: EventTable, [first, ...more]: readonly Append[]): AppendOutcome {
  if (!first) throw new Error('there is nothing to append');
  let outcome = table.append(first);
  for (const next of more) {
    if (!outcome.ok) break;
    outcome = table.append(next);
  }
  return outcome;
}

export type SqliteEventStore = EventStore & {
  /** The journal mode and sync level of the store's own connection: `wal` and 2 (FULL). */
  durability(): { journalMode: unknown; synchronous: unknown };
};
