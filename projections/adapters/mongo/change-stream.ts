import { sleep } from '../../../modules/kernel/sleep';
import type { Log } from '../../../modules/kernel/ports';
import type { OpenCollections } from './open-collections';
import type { RegisteredModel, ReadModelCollections } from './collections';

type Watcher = { model: string; id: string | undefined; changed: () => void; since: number };

/** Polling interval where the server offers no change streams, in milliseconds. */
const lookEveryMs = 100;
const tryAgainMs = 5_000;

/**
 * Notifies watchers of commits from any process. One change stream per process, or a timer where there is none, reports
 * that some model has moved on; the register then lists the touched documents.
 */
export class ChangeStream {
  readonly #views: ReadModelCollections;
  readonly #models: OpenCollections;
  readonly #logger: Log;
  readonly #watchers = new Set<Watcher>();
  #stop: AbortController | undefined;
  #isLooking = false;
  #isRung = false;
  #isAway = false;

  constructor(views: ReadModelCollections, models: OpenCollections, logger: Log) {
    this.#views = views;
    this.#models = models;
    this.#logger = logger;
  }

  /** After a commit: checks the watchers, and once more for commits meanwhile. */
  ring(): void {
    this.#isRung = true;
    if (this.#isLooking || this.#watchers.size === 0) return;
    this.#isLooking = true;
    void this.#lookWhileRung().finally(() => (this.#isLooking = false));
  }

  add(model: string, id: string | undefined, changed: () => void): () => void {
    const watcher = { model, id, changed, since: this.#models.known(model).registered.commits };
    this.#watchers.add(watcher);
    if (!this.#stop) {
      this.#stop = new AbortController();
      void listen(this.#views, () => this.ring(), this.#stop.signal, this.#logger);
    }
    return () => {
      this.#watchers.delete(watcher);
      if (this.#watchers.size === 0) this.close();
    };
  }

  close(): void {
    this.#watchers.clear();
    this.#stop?.abort();
    this.#stop = undefined;
  }

  async #lookWhileRung(): Promise<void> {
    while (this.#isRung && this.#watchers.size > 0) {
      this.#isRung = false;
      try {
        await this.#look();
        if (this.#isAway) this.#tellAllToLook();
        this.#isAway = false;
      } catch {
        if (!this.#isAway) this.#tellAllToLook();
        this.#isAway = true;
        await sleep(lookEveryMs);
        this.#isRung = true;
      }
    }
  }

  async #look(): Promise<void> {
    const names = new Set([...this.#watchers].map(({ model }) => model));
    const states = await this.#views.register.find({ _id: { $in: [...names] } }).toArray();
    for (const registered of states) {
      this.#models.seen(registered);
      for (const watcher of this.#watchers)
        if (watcher.model === registered._id) this.#notify(watcher, registered);
    }
  }

  #notify(watcher: Watcher, registered: RegisteredModel): void {
    if (registered.commits <= watcher.since) return;
    const touched = touches(registered, watcher);
    watcher.since = registered.commits;
    if (touched) this.#tell(watcher);
  }

  /** The connection to changes is lost, or restored: readers now learn the reason, or what they missed. */
  #tellAllToLook(): void {
    for (const watcher of this.#watchers) this.#tell(watcher);
  }

  #tell(watcher: Watcher): void {
    queueMicrotask(() => this.#watchers.has(watcher) && watcher.changed());
  }
}

/** Whether a commit since the watcher's last check touched what it watches; forgotten commits count as if they had. */
function touches({ commits, touched }: RegisteredModel, { id, since }: Watcher): boolean {
  const missed = touched.filter(({ n }) => n > since);
  if (id === undefined || missed.length < commits - since) return true;
  return missed.some(({ ids }) => ids === null || ids.includes(id));
}

/** Notifies of each change of the register until aborted; polls while the server offers no change stream. */
async function listen(
  views: ReadModelCollections,
  ring: () => void,
  signal: AbortSignal,
  logger: Log,
): Promise<void> {
  let isWarned = false;
  let streaming = false;
  const timer = setInterval(() => {
    if (!streaming) ring();
  }, lookEveryMs).unref();
  while (!signal.aborted) {
    const stream = views.register.watch([{ $project: { documentKey: 1 } }]);
    const end = () => void stream.close().catch(() => undefined);
    signal.addEventListener('abort', end, { once: true });
    try {
      // From this answer on the stream misses nothing; one more check covers earlier commits.
      await stream.tryNext();
      streaming = true;
      for (isWarned = false; ; await stream.next()) ring();
    } catch (error) {
      streaming = false;
      if (!isWarned && !signal.aborted)
        logger.warn({ err: error }, 'change stream unavailable, polling the read models every 100 ms');
      isWarned = true;
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
    await sleep(tryAgainMs, signal, { ref: false });
  }
  clearInterval(timer);
}
