import { z } from 'zod';
import { decisionFields } from '../kernel/events/admin-decision';
import { defineEvent } from '../kernel/events/event';

const about = { model: z.string(), eventId: z.string() };

/**
 * An admin retries an event: its read model is rebuilt. The outcome is not recorded: the event is parked again, or it is
 * not. Stream `parked-events`, as for all events of this file.
 */
export const ParkedEventRetried = defineEvent(
  'ParkedEventRetried',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type ParkedEventRetried = z.infer<typeof ParkedEventRetried>;

/** An admin excludes this event from the read model: every later rebuild skips it. */
export const ParkedEventSkipped = defineEvent(
  'ParkedEventSkipped',
  { ...about, ...decisionFields },
  { subject: 'by' },
);
export type ParkedEventSkipped = z.infer<typeof ParkedEventSkipped>;

export const ModerationEvent = z.discriminatedUnion('type', [ParkedEventRetried, ParkedEventSkipped]);
export type ModerationEvent = z.infer<typeof ModerationEvent>;
