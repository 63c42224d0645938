import type { NewEvent } from '../events/event-store';

/** Rejects appends that no log takes, whatever the stream holds. */
export function checkAppend(stream: string, events: readonly NewEvent[]): void {
  if (events.length === 0) throw new Error(`an append to ${stream} carries no event`);
  if (new Set(events.map(({ id }) => id)).size < events.length)
    throw new Error(`an append to ${stream} carries the same event id twice`);
}

/**
 * The error for an append of which some event ids are already in the log and others are not, or are in another stream.
 */
export const partialRepeatError = (stream: string) =>
  new Error(`an append to ${stream} repeats some event ids but is not a repeat`);
