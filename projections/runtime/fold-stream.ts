import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Recorded } from '../../modules/kernel/events/event';
import type { Projection } from '../projection';
import type { Document } from '../read-store';

/** One document of a read model, folded from a single stream: for events that the live model has not folded yet. */
export async function foldStream<D extends Document>(
  log: EventLog,
  model: Projection<D>,
  stream: string,
  id: string,
): Promise<D | undefined> {
  return foldEvents(model, (await log.read(stream)).events, id);
}

/** One document of a read model, folded in memory from these events, in their order. */
export async function foldEvents<D extends Document>(
  model: Projection<D>,
  events: readonly Recorded[],
  id: string,
): Promise<D | undefined> {
  const docs = new Map<string, D>();
  for (const event of events) {
    await model.fold(event, {
      put: (key, doc) => void docs.set(key, doc),
      delete: (key) => void docs.delete(key),
      update: (key, change) => {
        const doc = docs.get(key);
        if (doc) docs.set(key, change(doc));
      },
      upsert: (key, initial, change) => void docs.set(key, change(docs.get(key) ?? initial)),
    });
  }
  return docs.get(id);
}
