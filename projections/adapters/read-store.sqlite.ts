import { watchOtherCommits } from '../../modules/kernel/adapters/sqlite/watch-commits';
import { compact } from '../../modules/kernel/adapters/sqlite/vacuum';
import { emptyLog } from '../../modules/kernel/adapters/sqlite/truncate-wal';
import {
  toStoreUnavailable,
  withStoreErrors,
  serveUnlocked,
} from '../../modules/kernel/adapters/sqlite/store-errors';
import {
  closeDatabase,
  leaveWaiting,
  openDatabase,
  transaction,
} from '../../modules/kernel/adapters/sqlite/database';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import type { ModelSpec, ReadStore } from '../read-store';
import { createModelTable, finishingSteps } from './sqlite/model-table';
import { fits, openRegister, tableOf } from './sqlite/model-register';
import { createOpenTables } from './sqlite/open-tables';
import { coalescePurges } from './coalesce-purges';
import { clearAbandoned, createStaging, isStaged } from './sqlite/staging';
import { createDocumentWatchers } from './document-watchers';

const name = 'The read store';

/** Documents are large: large pages halve the work of writing one, and the cache holds some of them. */
const settings = {
  synchronous: 'NORMAL',
  pageBytes: 16_384,
  cacheKb: 8_000,
  checkpointPages: 1_000,
} as const;

/**
 * Documents in one SQLite file, rebuilt from the log whenever it is lost. So writes do not wait for the disk, but their
 * order keeps the file whole after a power cut.
 */
export function createSqliteReadStore({ file }: { file: string }): ReadStore {
  const db = withStoreErrors(name, () => openDatabase(file, settings));
  const register = withStoreErrors(name, () => openRegister(db));
  leaveWaiting(db);
  const models = createOpenTables(db, register);
  const watchers = createDocumentWatchers(markOf);
  let stopWatching: (() => void) | undefined;
  let closed = false;

  function markOf(model: string, id: string | undefined): string {
    const registered = register.registered(model);
    const touched = id === undefined ? registered?.commits : models.ask(model, (table) => table.touched(id));
    return `${registered?.swaps}:${touched}`;
  }

  /** Existing documents stay, of whatever version. */
  function makeRoom(spec: ModelSpec): number {
    const registered = register.registered(spec.name);
    if (registered) return registered.position;
    createModelTable(db, tableOf(spec), spec);
    for (const finish of finishingSteps(db, tableOf(spec), spec, crypto.randomUUID())) finish();
    register.place(spec, 0);
    return 0;
  }

  /** Waits off the event loop for a lock that another process holds. */
  function afterPurge<T>(work: () => T): Promise<T> {
    return serveUnlocked(name, () => {
      if (closed) throw new Error('the read store has been closed');
      return work();
    });
  }

  const purges = coalescePurges(async () => {
    await afterPurge(() => clearAbandoned(db, register.tables()));
    if (register.tables().some(isStaged))
      throw new StoreUnavailable(`${name} cannot be purged while a read model is being made anew.`);
    await compact(file).catch((error: unknown) => {
      throw toStoreUnavailable(name, error);
    });
    await emptyLog(db, name);
  });

  /** Writes wait for a running purge, which has the file to itself for a while. */
  async function writing<T>(work: () => T): Promise<T> {
    await purges.over();
    return afterPurge(work);
  }

  return {
    open: (specs) =>
      writing(() => {
        const positions = transaction(db, () => {
          clearAbandoned(db, register.tables());
          return Object.fromEntries(specs.map((spec) => [spec.name, makeRoom(spec)]));
        });
        for (const spec of specs) models.open(spec);
        return positions;
      }),
    get: (model, id) => afterPurge(() => models.ask(model, (table) => table.get(id))),
    getMany: (model, ids) => afterPurge(() => models.ask(model, (table) => table.getMany(ids))),
    find: (model, query) => afterPurge(() => models.ask(model, (table) => table.find(query))),
    commit: (parts) =>
      writing(() => {
        const done = fenced(() =>
          transaction(db, () => {
            for (const { model, writes, parked = [], ...move } of parts) {
              if (!register.move(models.specOf(model), move, writes.length > 0)) throw new FencedOff();
              if (writes.length > 0)
                models.tableOf(model).write(writes, register.registered(model)?.commits ?? 0);
              for (const event of parked) register.park(event);
            }
          }),
        );
        if (done && watchers.count() > 0)
          for (const { model, writes } of parts)
            if (writes.length > 0) watchers.touched(model, new Set(writes.map(idOf)));
        return done;
      }),
    position: (model) => afterPurge(() => register.registered(model)?.position ?? 0),
    statusOf: (model) =>
      afterPurge(() => {
        const registered = register.registered(model);
        if (!registered) return { position: 0, swaps: 0, isOutdated: false };
        const { position, swaps } = registered;
        return { position, swaps, isOutdated: !fits(registered, models.specOf(model)) };
      }),
    parked: (model) => afterPurge(() => register.parked(model)),
    watch(model, id, changed) {
      stopWatching ??= watchOtherCommits(db, file, watchers.lookAtAll);
      const remove = watchers.add(model, id, changed);
      return () => {
        remove();
        if (watchers.count() > 0) return;
        stopWatching?.();
        stopWatching = undefined;
      };
    },
    stage: (spec) =>
      writing(() =>
        createStaging(db, spec, {
          serve: writing,
          liveTable: () => tableOf({ ...spec, ...register.registered(spec.name) }),
          swapped: (position, parked) => register.place(spec, position, parked),
          announce() {
            if (models.has(spec.name)) models.open(spec);
            watchers.lookAtAll();
          },
        }),
      ),
    size: (model) => afterPurge(() => models.ask(model, (table) => table.size())),
    purge: () => purges.ask(),

    async close() {
      if (closed) return;
      closed = true;
      stopWatching?.();
      closeDatabase(db);
    },
  };
}

class FencedOff extends Error {}

function fenced(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof FencedOff) return false;
    throw error;
  }
}

const idOf = (write: { put: string } | { delete: string }) => ('put' in write ? write.put : write.delete);
