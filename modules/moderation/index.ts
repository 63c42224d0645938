import { decisionOf, type AdminDecision } from '../kernel/events/admin-decision';
import type { Context, EventLog } from '../kernel/events/event-log';
import { isRefusal, refuse, type Refusal } from '../kernel/refusal';
import { parkedEventNamed, parkedEventsStream, type ParkedEventRef } from './contract';
import { parkedEvents, type ParkedEventCommand } from './decider';

export type ParkedEvents = ReturnType<typeof createParkedEvents>;

type ModerationDependencies = {
  log: Pick<EventLog, 'handle'>;
  /** Whether a read model holds an event as parked. */
  isParked(event: ParkedEventRef): Promise<boolean>;
};

/**
 * Decisions of admins about parked events, by `<model>/<eventId>`. Refusals: `not-parked` for what is not parked (any
 * more), `already-decided` when another admin has skipped it.
 */
export function createParkedEvents({ log, isParked }: ModerationDependencies) {
  const decide =
    (type: ParkedEventCommand['type']) =>
    async (id: string, decision: AdminDecision, context: Context): Promise<ParkedEventRef | Refusal> => {
      const event = parkedEventNamed(id);
      if (!event) return refuse('not-parked');
      const command = { type, ...event, ...decisionOf(decision), isParked: await isParked(event) };
      const result = await log.handle(parkedEvents, parkedEventsStream, command, context);
      return isRefusal(result) ? result : event;
    };

  return {
    /** Records a retry; the caller rebuilds the read model. */
    retry: decide('Retry'),
    /** Records that the read model skips an event permanently. */
    skip: decide('Skip'),
  };
}
