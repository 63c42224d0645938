/** Longest reason an admin may give for a decision. */
export const reasonLength = 500;

/** An event that the fold of one read model choked on. */
export type ParkedEventRef = { model: string; eventId: string };

/** The id by which admins name a parked event: `<model>/<eventId>`. */
export const parkedEventId = ({ model, eventId }: ParkedEventRef): string => `${model}/${eventId}`;

/** The parked event that an id names; undefined when it is no such id. */
export function parkedEventNamed(id: string): ParkedEventRef | undefined {
  const [model, eventId, ...more] = id.split('/');
  return model && eventId && more.length === 0 ? { model, eventId } : undefined;
}

/** The one stream with all decisions about parked events. */
export const parkedEventsStream = 'parked-events';
