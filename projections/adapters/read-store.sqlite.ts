import { watchOtherCommits } from '../../modules/kernel/adapters/commit-watch';
import { compact } from '../../modules/kernel/adapters/compact.sqlite';
import { emptyLog } from '../../modules/kernel/adapters/empty-log.sqlite';
import { asUnavailable, serve, serveUnlocked } from '../../modules/kernel/adapters/serving';
import { closeDatabase, leaveWaiting, openDatabase, transaction } from '../../modules/kernel/adapters/sqlite';
import { StoreUnavailable } from '../../modules/kernel/event-store';
import type { ModelSpec, ReadStore } from '../read-store';
import { createModelTable, indexModelTable, openModelTable, type ModelTable } from './model-table.sqlite';
import { fieldsOf, openRegister, tableOf } from './model-register.sqlite';
import { createPurges } from './purges';
import { clearAbandoned, createStaging, isStaged } from './staging.sqlite';
import { quote } from './filter.sqlite';
import { createWatchers } from './watchers';

const name = 'The read store';

/**
 * Documents in one SQLite file, made anew from the log whenever it is lost: so it is written without waiting for the
 * disk, but in an order that keeps it whole after a power cut.
 */
export function createSqliteReadStore({ file }: { file: string }): ReadStore {
  const db = serve(name, () => openDatabase(file, { synchronous: 'NORMAL', checkpointPages: 4_000 }));
  const register = serve(name, () => openRegister(db));
  leaveWaiting(db);
  const models = new Map<string, { spec: ModelSpec; table: ModelTable }>();
  const watchers = createWatchers(markOf);
  let stopWatching: (() => void) | undefined;
  let closed = false;

  function known(model: string) {
    const found = models.get(model);
    if (!found) throw new Error(`the read model ${model} has not been opened`);
    return found;
  }

  function markOf(model: string, id: string | undefined): string {
    const standing = register.standing(model);
    const touched = id === undefined ? standing?.commits : known(model).table.touched(id);
    return `${standing?.swaps}:${touched}`;
  }

  function makeRoom(spec: ModelSpec): number {
    const standing = register.standing(spec.name);
    if (standing?.version === spec.version && standing.fields === fieldsOf(spec)) return standing.position;
    if (standing) db.exec(`DROP TABLE IF EXISTS ${quote(tableOf({ ...spec, version: standing.version }))}`);
    createModelTable(db, tableOf(spec), spec);
    indexModelTable(db, tableOf(spec), spec, 'first');
    register.place(spec, 0);
    return 0;
  }

  /** A lock that another process holds is waited for off the event loop. */
  function door<T>(work: () => T): Promise<T> {
    return serveUnlocked(name, () => {
      if (closed) throw new Error('the read store has been closed');
      return work();
    });
  }

  const purges = createPurges(async () => {
    await door(() => clearAbandoned(db, register.tables()));
    if (register.tables().some(isStaged))
      throw new StoreUnavailable(`${name} cannot be purged while a read model is being made anew.`);
    await compact(file).catch((error: unknown) => {
      throw asUnavailable(name, error);
    });
    await emptyLog(db, name);
  });

  /** Writing stays out of the way of a purge, which has the file to itself for a while. */
  async function writing<T>(work: () => T): Promise<T> {
    await purges.over();
    return door(work);
  }

  return {
    open: (specs) =>
      writing(() => {
        const positions = transaction(db, () => {
          clearAbandoned(db, register.tables());
          return Object.fromEntries(specs.map((spec) => [spec.name, makeRoom(spec)]));
        });
        for (const spec of specs)
          models.set(spec.name, { spec, table: openModelTable(db, tableOf(spec), spec) });
        return positions;
      }),
    get: (model, id) => door(() => known(model).table.get(id)),
    getMany: (model, ids) => door(() => known(model).table.getMany(ids)),
    find: (model, query) => door(() => known(model).table.find(query)),
    commit: (parts) =>
      writing(() => {
        const done = fenced(() =>
          transaction(db, () => {
            for (const { model, from, to, writes, parked = [] } of parts) {
              const { spec, table } = known(model);
              if (!register.move(spec, from, to, writes.length > 0)) throw new FencedOff();
              if (writes.length > 0) table.write(writes, register.standing(model)?.commits ?? 0);
              for (const fact of parked) register.park(fact);
            }
          }),
        );
        if (done && watchers.count() > 0)
          for (const { model, writes } of parts)
            if (writes.length > 0) watchers.touched(model, new Set(writes.map(idOf)));
        return done;
      }),
    position: (model) => door(() => register.standing(model)?.position ?? 0),
    parked: (model) => door(() => register.parked(model)),
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
          swapped(position) {
            register.place(spec, position);
          },
          announce: watchers.lookAtAll,
        }),
      ),
    size: (model) => door(() => known(model).table.size()),
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
