import type { EventLog } from '../modules/kernel/event-log';
import type { Projection } from './projection';
import type { Document } from './read-store';

/** One document of a read model, folded from a single stream: for what the live model has not seen yet. */
export async function foldStream<D extends Document>(
  log: EventLog,
  model: Projection<D>,
  stream: string,
  id: string,
): Promise<D | undefined> {
  const docs = new Map<string, D>();
  const { events } = await log.read(stream);
  for (const fact of events) {
    await model.fold(fact, {
      get: (key) => Promise.resolve(docs.get(key)),
      put: (key, doc) => void docs.set(key, doc),
      delete: (key) => void docs.delete(key),
      update: (key, change) => {
        const doc = docs.get(key);
        if (doc) docs.set(key, change(doc));
        return Promise.resolve();
      },
    });
  }
  return docs.get(id);
}
