import type { NewEvent } from '../events/event-store';

/** What no log takes, whatever it stands on. */
export function checkAppend(stream: string, events: readonly NewEvent[]): void {
  if (events.length === 0) throw new Error(`an append to ${stream} carries no event`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new Error(`an append to ${stream} carries the same event id twice`);
}

/** Some ids of an append lie in the log already, others do not, or not in this stream. */
export const notARepeat = (stream: string) =>
  new Error(`an append to ${stream} repeats some event ids but is not a repeat`);
