import { watchOtherCommits } from '../../modules/kernel/adapters/sqlite/watch-commits';
import { vacuum } from '../../modules/kernel/adapters/sqlite/vacuum';
import { truncateWal } from '../../modules/kernel/adapters/sqlite/truncate-wal';
import {
  toStoreUnavailable,
  withStoreErrors,
  withLockRetries,
} from '../../modules/kernel/adapters/sqlite/store-errors';
import {
  closeDatabase,
  disableBusyTimeout,
  openDatabase,
  transaction,
  type Database,
} from '../../modules/kernel/adapters/sqlite/database';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import type { ModelSpec, ModelStatus, ReadStore, Staged } from '../read-store';
import { createModelTable, finishingSteps, type ModelTable } from './sqlite/model-table';
import { isCurrent, openRegister, tableOf, type Register } from './sqlite/model-register';
import { createOpenTables, type OpenTables } from './sqlite/open-tables';
import { coalesceRuns } from './coalesce-runs';
import { createSharedTransaction } from './sqlite/shared-transaction';
import { dropAbandonedTables, createStaging, runningStagings } from './sqlite/staging';

const name = 'The read store';

/**
 * Pages of the default size: an event changes a page of each index, and a commit writes whole pages. A checkpoint waits for
 * the disk, so it comes after some twenty reports.
 */
const settings = { synchronous: 'NORMAL', cacheKb: 8_000, checkpointMb: 16 } as const;

/**
 * Documents in one SQLite file, rebuilt from the log whenever it is lost. So writes do not wait for the disk, but their
 * order keeps the file whole after a power cut.
 */
export function createSqliteReadStore({ file }: { file: string }): ReadStore {
  const store = new SqliteReadStore(file);
  return {
    open: (specs) => store.writing(() => store.open(specs)),
    get: (model, id) => store.ask(model, (table) => table.get(id)),
    getMany: (model, ids) => store.ask(model, (table) => table.getMany(ids)),
    find: (model, query) => store.ask(model, (table) => table.find(query)),
    commit: (parts) => store.writing(() => store.commit(parts)),
    position: (model) => store.afterPurge(() => store.register.registered(model)?.position ?? 0),
    statusOf: (model) => store.afterPurge(() => store.statusOf(model)),
    parked: (model) => store.afterPurge(() => store.register.parked(model)),
    watch: (model, id, changed) => store.watch(model, id, changed),
    stage: (spec) => store.stage(spec),
    size: (model) => store.ask(model, (table) => table.size()),
    purge: () => store.purges.ask(),
    close: async () => store.close(),
  };
}

/** The file with its open tables. Its methods run at once: `afterPurge` and `writing` wait for their turn. */
class SqliteReadStore {
  readonly register: Register;
  readonly purges = coalesceRuns(() => this.#purge());
  readonly #file: string;
  readonly #db: Database;
  readonly #models: OpenTables;
  readonly #together: ReturnType<typeof createSharedTransaction>;
  readonly #watchers = createDocumentWatchers((model, id) => this.#markOf(model, id));
  #stopWatching: (() => void) | undefined;
  #isClosed = false;

  constructor(file: string) {
    this.#file = file;
    this.#db = withStoreErrors(name, () => openDatabase(file, settings));
    this.register = withStoreErrors(name, () => openRegister(this.#db));
    disableBusyTimeout(this.#db);
    this.#models = createOpenTables(this.#db, this.register);
    this.#together = createSharedTransaction(this.#db, (work) => this.writing(work));
  }

  /** Waits off the event loop for a lock that another process holds. */
  afterPurge<T>(work: () => T): Promise<T> {
    return withLockRetries(name, () => {
      if (this.#isClosed) throw new Error('the read store has been closed');
      return work();
    });
  }

  /** Writes wait for a running purge, which has the file to itself for a while. */
  async writing<T>(work: () => T): Promise<T> {
    await this.purges.over();
    return this.afterPurge(work);
  }

  ask<T>(model: string, question: (table: ModelTable) => T): Promise<T> {
    return this.afterPurge(() => this.#models.ask(model, question));
  }

  open(specs: readonly ModelSpec[]): Record<string, number> {
    const positions = transaction(this.#db, () => {
      dropAbandonedTables(this.#db, this.register);
      return Object.fromEntries(specs.map((spec) => [spec.name, this.#ensureTable(spec)]));
    });
    for (const spec of specs) this.#models.open(spec);
    return positions;
  }

  commit(parts: Parameters<ReadStore['commit']>[0]): boolean {
    const done = fenced(() =>
      transaction(this.#db, () => {
        for (const part of parts) this.#move(part);
      }),
    );
    if (done && this.#watchers.count() > 0)
      for (const { model, writes } of parts)
        if (writes.length > 0) this.#watchers.touched(model, new Set(writes.map(idOf)));
    return done;
  }

  statusOf(model: string): ModelStatus {
    const registered = this.register.registered(model);
    if (!registered) return { position: 0, swaps: 0, isOutdated: false };
    const { position, swaps } = registered;
    return { position, swaps, isOutdated: !isCurrent(registered, this.#models.specOf(model)) };
  }

  watch(model: string, id: string | undefined, changed: () => void): () => void {
    this.#stopWatching ??= watchOtherCommits(this.#db, this.#file, this.#watchers.checkAll);
    const remove = this.#watchers.add(model, id, changed);
    return () => {
      remove();
      if (this.#watchers.count() > 0) return;
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    };
  }

  stage(spec: ModelSpec): Promise<Staged> {
    const { register } = this;
    return createStaging(this.#db, spec, {
      run: (work) => this.writing(work),
      together: this.#together,
      marks: register,
      liveTable: () => tableOf({ ...spec, ...register.registered(spec.name) }),
      isLiveCurrent: () => {
        const registered = register.registered(spec.name);
        return registered !== undefined && isCurrent(registered, spec);
      },
      swapped: (position, parked) => register.place(spec, position, parked),
      announce: () => {
        if (this.#models.has(spec.name)) this.#models.open(spec);
        this.#watchers.checkAll();
      },
    });
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopWatching?.();
    closeDatabase(this.#db);
  }

  #markOf(model: string, id: string | undefined): string {
    const registered = this.register.registered(model);
    const touched =
      id === undefined ? registered?.commits : this.#models.ask(model, (table) => table.touched(id));
    return `${registered?.swaps}:${touched}`;
  }

  /** Existing documents stay, of whatever version. */
  #ensureTable(spec: ModelSpec): number {
    const registered = this.register.registered(spec.name);
    if (registered) return registered.position;
    createModelTable(this.#db, tableOf(spec), spec);
    for (const finish of finishingSteps(this.#db, tableOf(spec), spec, crypto.randomUUID())) finish();
    this.register.place(spec, 0);
    return 0;
  }

  #move({ model, writes, parked = [], ...move }: Parameters<ReadStore['commit']>[0][number]): void {
    const { register } = this;
    if (!register.move(this.#models.specOf(model), move, writes.length > 0)) throw new FencedOff();
    if (writes.length > 0)
      this.#models.tableOf(model).write(writes, register.registered(model)?.commits ?? 0);
    for (const event of parked) register.park(event);
  }

  async #purge(): Promise<void> {
    await this.afterPurge(() => dropAbandonedTables(this.#db, this.register));
    if (runningStagings(this.register).length > 0)
      throw new StoreUnavailable(`${name} cannot be purged while a read model is being made anew.`);
    await vacuum(this.#file).catch((error: unknown) => {
      throw toStoreUnavailable(name, error);
    });
    await truncateWal(this.#db, name);
  }
}

type Watcher = { model: string; id: string | undefined; changed: () => void; mark: string };

/** The watchers of documents. `markOf` answers a value that differs after each commit that touched the document. */
function createDocumentWatchers(markOf: (model: string, id: string | undefined) => string) {
  const byModel = new Map<string, Set<Watcher>>();

  function notify(watcher: Watcher, mark: string): void {
    watcher.mark = mark;
    queueMicrotask(watcher.changed);
  }

  function check(watcher: Watcher): void {
    const mark = markOf(watcher.model, watcher.id);
    if (mark !== watcher.mark) notify(watcher, mark);
  }

  return {
    add(model: string, id: string | undefined, changed: () => void): () => void {
      const watcher = { model, id, changed, mark: markOf(model, id) };
      const watchers = byModel.get(model) ?? new Set();
      byModel.set(model, watchers.add(watcher));
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && byModel.get(model) === watchers) byModel.delete(model);
      };
    },
    /**
     * After a commit of this process: notifies the watchers of these documents, or of the model, also of a document that was
     * made and deleted in one commit.
     */
    touched(model: string, ids: ReadonlySet<string>): void {
      for (const watcher of byModel.get(model) ?? [])
        if (watcher.id === undefined) check(watcher);
        else if (ids.has(watcher.id)) notify(watcher, markOf(model, watcher.id));
    },
    /** After a change of unknown extent: checks all watchers. */
    checkAll(): void {
      for (const watchers of byModel.values()) for (const watcher of watchers) check(watcher);
    },
    count: () => [...byModel.values()].reduce((sum, { size }) => sum + size, 0),
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
