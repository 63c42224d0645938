import { coalesceRuns } from '../coalesce-runs';
import type { OpenCollections } from './open-collections';
import type { RegisteredModel, ReadModelCollections } from './collections';

type Watcher = { model: string; id: string | undefined; changed: () => void; since: number };

/** Polling interval: how often the register is read for commits of other processes, in milliseconds. */
const pollMs = 100;

/**
 * Notifies watchers of commits from any process: while there are any, the register, which lists the touched documents, is
 * read after each commit of this process, and every 100 ms for those of others.
 */
export class Watchers {
  readonly #views: ReadModelCollections;
  readonly #models: OpenCollections;
  readonly #watchers = new Set<Watcher>();
  readonly #reads = coalesceRuns(() => this.#read());
  #timer: NodeJS.Timeout | undefined;
  #isDisconnected = false;

  constructor(views: ReadModelCollections, models: OpenCollections) {
    this.#views = views;
    this.#models = models;
  }

  /** After a commit: checks the watchers, and once more for commits meanwhile. */
  check(): void {
    if (this.#watchers.size > 0) void this.#reads.ask();
  }

  add(model: string, id: string | undefined, changed: () => void): () => void {
    const watcher = { model, id, changed, since: this.#models.openedModel(model).registered.commits };
    this.#watchers.add(watcher);
    this.#timer ??= setInterval(() => this.check(), pollMs).unref();
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.close();
    };
  }

  close(): void {
    this.#watchers.clear();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #read(): Promise<void> {
    const names = new Set([...this.#watchers].map(({ model }) => model));
    const states = await this.#views.register
      .find({ _id: { $in: [...names] } })
      .toArray()
      .catch(() => undefined);
    // The connection is lost, or restored: readers now learn the reason, or what they missed.
    if (this.#isDisconnected !== !states) for (const watcher of this.#watchers) this.#call(watcher);
    this.#isDisconnected = !states;
    for (const registered of states ?? []) {
      this.#models.seen(registered);
      for (const watcher of this.#watchers)
        if (watcher.model === registered._id) this.#notify(watcher, registered);
    }
  }

  #notify(watcher: Watcher, registered: RegisteredModel): void {
    if (registered.commits <= watcher.since) return;
    const touched = touches(registered, watcher);
    watcher.since = registered.commits;
    if (touched) this.#call(watcher);
  }

  #call(watcher: Watcher): void {
    queueMicrotask(() => this.#watchers.has(watcher) && watcher.changed());
  }
}

/** Whether a commit since the watcher's last check touched what it watches; forgotten commits count as if they had. */
function touches({ commits, touched }: RegisteredModel, { id, since }: Watcher): boolean {
  const missed = touched.filter(({ n }) => n > since);
  if (id === undefined || missed.length < commits - since) return true;
  return missed.some(({ ids }) => ids === null || ids.includes(id));
}
