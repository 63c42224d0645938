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
export function createChangeStream(views: ReadModelCollections, models: OpenCollections, logger: Log) {
  const watchers = new Set<Watcher>();
  let stop: AbortController | undefined;
  let looking = false;
  let again = false;
  let away = false;

  async function look(): Promise<void> {
    const names = new Set([...watchers].map(({ model }) => model));
    const states = await views.register.find({ _id: { $in: [...names] } }).toArray();
    for (const registered of states) {
      models.seen(registered);
      for (const watcher of watchers) if (watcher.model === registered._id) notify(watcher, registered);
    }
  }

  function notify(watcher: Watcher, registered: RegisteredModel): void {
    if (registered.commits <= watcher.since) return;
    const touched = touches(registered, watcher);
    watcher.since = registered.commits;
    if (touched) queueMicrotask(() => watchers.has(watcher) && watcher.changed());
  }

  /** After a commit: checks the watchers, and once more for commits meanwhile. */
  function ring(): void {
    again = true;
    if (looking || watchers.size === 0) return;
    looking = true;
    void lookWhileRung().finally(() => (looking = false));
  }

  async function lookWhileRung(): Promise<void> {
    while (again && watchers.size > 0) {
      again = false;
      try {
        await look();
        if (away) tellAllToLook();
        away = false;
      } catch {
        if (!away) tellAllToLook();
        away = true;
        await sleep(lookEveryMs);
        again = true;
      }
    }
  }

  /** The connection to changes is lost, or restored: readers now learn the reason, or what they missed. */
  function tellAllToLook(): void {
    for (const watcher of watchers) queueMicrotask(() => watchers.has(watcher) && watcher.changed());
  }

  return {
    ring,
    add(model: string, id: string | undefined, changed: () => void): () => void {
      const watcher = { model, id, changed, since: models.known(model).registered.commits };
      watchers.add(watcher);
      if (!stop) {
        stop = new AbortController();
        void listen(views, ring, stop.signal, logger);
      }
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0) close();
      };
    },
    close,
  };

  function close(): void {
    watchers.clear();
    stop?.abort();
    stop = undefined;
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
