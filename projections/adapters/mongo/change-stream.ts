import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../../modules/kernel/ports';
import type { OpenCollections } from './open-collections';
import type { RegisteredModel, ReadModelCollections } from './collections';

type Watcher = { model: string; id: string | undefined; changed: () => void; since: number };

/** Where the server does not tell of changes, they are looked for at this pace. */
const lookEveryMs = 100;
const tryAgainMs = 5_000;

/**
 * Tells watchers of commits, whoever made them. One change stream of a process says that some model has moved on, or a
 * timer where there is none; which documents were touched is then read in the register.
 */
export function createChangeStream(views: ReadModelCollections, models: OpenCollections, logger: Log) {
  const watchers = new Set<Watcher>();
  let stop: AbortController | undefined;
  let looking = false;
  let again = false;
  let away = false;

  async function look(): Promise<void> {
    const names = new Set([...watchers].map(({ model }) => model));
    const standings = await views.register.find({ _id: { $in: [...names] } }).toArray();
    for (const registered of standings) {
      models.seen(registered);
      for (const watcher of watchers) if (watcher.model === registered._id) tell(watcher, registered);
    }
  }

  function tell(watcher: Watcher, registered: RegisteredModel): void {
    if (registered.commits <= watcher.since) return;
    const touched = touches(registered, watcher);
    watcher.since = registered.commits;
    if (touched) queueMicrotask(() => watchers.has(watcher) && watcher.changed());
  }

  /** Something was committed: looks, and once more for what comes meanwhile. */
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
        await pause(lookEveryMs);
        again = true;
      }
    }
  }

  /** Nothing can be heard of any change, or it can again: who reads now learns why, or what was missed. */
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

/** Whether one of the commits since a watcher looked last touched what it watches; those no longer remembered may have. */
function touches({ commits, touched }: RegisteredModel, { id, since }: Watcher): boolean {
  const missed = touched.filter(({ n }) => n > since);
  if (id === undefined || missed.length < commits - since) return true;
  return missed.some(({ ids }) => ids === null || ids.includes(id));
}

/** Rings for each change of the register until aborted; at a steady pace while the server does not tell of them. */
async function listen(
  views: ReadModelCollections,
  ring: () => void,
  signal: AbortSignal,
  logger: Log,
): Promise<void> {
  let told = false;
  let streaming = false;
  const timer = setInterval(() => {
    if (!streaming) ring();
  }, lookEveryMs).unref();
  while (!signal.aborted) {
    const stream = views.register.watch([{ $project: { documentKey: 1 } }]);
    const end = () => void stream.close().catch(() => undefined);
    signal.addEventListener('abort', end, { once: true });
    try {
      // Once this has been answered the stream misses nothing; what was committed before is looked at once more.
      await stream.tryNext();
      streaming = true;
      for (told = false; ; await stream.next()) ring();
    } catch (error) {
      streaming = false;
      if (!told && !signal.aborted)
        logger.warn(
          { err: error },
          'no change stream: changes of the read models are looked for every 100 ms',
        );
      told = true;
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }
    await pause(tryAgainMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
  clearInterval(timer);
}
