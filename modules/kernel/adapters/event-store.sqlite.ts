import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  StoreUnavailable,
  type AppendOutcome,
  type EventStore,
  type ReadAllOptions,
  type StoredEvent,
} from '../events/event-store';
import { createCommitNotifier } from './commit-notifier';
import { watchOtherCommits } from './sqlite/watch-commits';
import { openEventTable, prepareAppend, type Append, type EventTable } from './sqlite/event-table';
import { createGroupCommit } from './sqlite/group-commit';
import { lockTimeoutMs, withStoreErrors, serveUnlocked } from './sqlite/store-errors';
import { closeDatabase, leaveWaiting, openDatabase, pragma, transaction } from './sqlite/database';

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
  const { db, table } = withStoreErrors(name, () => {
    const opened = openDatabase(file, { synchronous: 'FULL', checkpointPages: 1_000, maxPages });
    const events = openEventTable(opened);
    leaveWaiting(opened);
    return { db: opened, table: events };
  });
  const notifier = createCommitNotifier();
  const group = createGroupCommit({ db, table, store: name, timeoutMs, committed: notifier.notify });
  let followers = 0;
  let stopWatching: (() => void) | undefined;
  let closed = false;

  function open(): void {
    if (closed) throw new StoreUnavailable(`${name} has been closed.`);
  }

  function join(): void {
    followers += 1;
    stopWatching ??= watchOtherCommits(db, file, () => notifier.notify());
  }

  function leave(): void {
    followers -= 1;
    if (followers > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  }

  /** Reads batches from a position up to the head at the time of the call. */
  async function* batches(
    { from, types, batch = defaultBatch }: ReadAllOptions,
    done: (upTo: number) => void,
  ) {
    const page = table.pages(types);
    const head = await serveUnlocked(name, () => table.head());
    for (let position = from; position < head;) {
      const upTo = types ? Math.min(head, position + stretch) : head;
      const events = await serveUnlocked(name, () => page(position, upTo, batch));
      position = events.length < batch ? upTo : (events.at(-1)?.position ?? upTo);
      done(position);
      if (events.length > 0) yield events;
      else await nextTurn();
      if (closed) return;
    }
  }

  return {
    async append(stream, events, { expected }) {
      open();
      return group.append(prepareAppend(stream, events, expected));
    },

    async appendInOrder(appends) {
      open();
      const prepared = appends.map(({ stream, events, expected }) => prepareAppend(stream, events, expected));
      await group.drained();
      const outcome = await serveUnlocked(name, () => transaction(db, () => inOrder(table, prepared)));
      notifier.notify();
      return outcome;
    },

    async readStream(stream, from = 0, limit) {
      open();
      return serveUnlocked(name, () => table.readStream(stream, from, limit));
    },
    async *readAll(options): AsyncGenerator<StoredEvent[]> {
      open();
      yield* batches(options, () => {});
    },
    async *follow({ signal, ...options }): AsyncGenerator<StoredEvent[]> {
      open();
      join();
      const subscription = notifier.listen(options.types);
      try {
        let from = options.from;
        while (!signal.aborted && !closed) {
          subscription.reset();
          for await (const events of batches({ ...options, from }, (upTo) => (from = upTo))) {
            if (signal.aborted) return;
            yield events;
            if (signal.aborted) return;
          }
          if (!closed) await subscription.wait(signal);
        }
      } finally {
        subscription.close();
        leave();
      }
    },

    async head() {
      open();
      return serveUnlocked(name, () => table.head());
    },

    async identity() {
      open();
      return table.identity;
    },

    async close() {
      if (closed) return;
      closed = true;
      await group.drained();
      stopWatching?.();
      stopWatching = undefined;
      notifier.notify();
      closeDatabase(db);
    },
    durability: () => ({ journalMode: pragma(db, 'journal_mode'), synchronous: pragma(db, 'synchronous') }),
  };
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
