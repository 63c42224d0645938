import type { EventLog } from '../../modules/kernel/events/event-log';
import { parkedEventId, parkedEventsStream } from '../../modules/moderation/contract';
import type { ParkedEventSkipped } from '../../modules/moderation/events';
import type { Parked } from '../read-store';

/** Events that read models never fold, as `<model>/<eventId>`. */
export type SkippedEvents = ReadonlySet<string>;

/** The skipped events so far: one short stream of the log. */
export async function readSkipped(log: Pick<EventLog, 'readOpened'>): Promise<SkippedEvents> {
  const events = await log.readOpened(parkedEventsStream);
  return new Set(
    events.flatMap(({ event, broken }) =>
      event.type === 'ParkedEventSkipped' && !broken ? [parkedEventId(event as ParkedEventSkipped)] : [],
    ),
  );
}

/** Whether a read model skips an event. */
export const isSkipped = (skipped: SkippedEvents, model: string, eventId: string): boolean =>
  skipped.size > 0 && skipped.has(parkedEventId({ model, eventId }));

/** The parked events without a decision: a skipped one stays in the store until its model is rebuilt. */
export async function stillParked(
  store: { parked(model?: string): Promise<Parked[]> },
  log: Pick<EventLog, 'readOpened'>,
  model?: string,
): Promise<Parked[]> {
  const [parked, skipped] = await Promise.all([store.parked(model), readSkipped(log)]);
  return parked.filter((event) => !isSkipped(skipped, event.model, event.eventId));
}
