import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent } from '../kernel/events/event';

const about = { model: z.string(), eventId: z.string() };

/**
 * An admin has the read model built anew, so that it takes in an event that its fold choked on. Whether it did is not
 * recorded: the event is parked again, or it is not. Stream `parked-events`, as all events of this file.
 */
export const ParkedEventRetried = defineEvent(
  'ParkedEventRetried',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type ParkedEventRetried = z.infer<typeof ParkedEventRetried>;

/** An admin decides that the read model never takes in this event: every later build of it passes over the event. */
export const ParkedEventSkipped = defineEvent(
  'ParkedEventSkipped',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type ParkedEventSkipped = z.infer<typeof ParkedEventSkipped>;

export const ModerationEvent = z.discriminatedUnion('type', [ParkedEventRetried, ParkedEventSkipped]);
export type ModerationEvent = z.infer<typeof ModerationEvent>;
