import { assertNever, type Decider } from '../kernel/events/decider';
import { repeatedDecision, type AdminDecision } from '../kernel/events/admin-decision';
import { refuse, type Refusal } from '../kernel/refusal';
import { parkedEventId, type ParkedEventRef } from './contract';
import type { ModerationEvent } from './events';

export type ParkedEventCommand = ParkedEventRef &
  AdminDecision & {
    type: 'Retry' | 'Skip';
    /** Whether the read model holds the event as parked right now. */
    isParked: boolean;
  };

export type ParkedEventsState = {
  /** By the id of each skipped event, the admin who skipped it. */
  skipped: ReadonlyMap<string, string | undefined>;
};

/** Decisions about parked events. An event can be retried any number of times, and skipped once, permanently. */
export const parkedEvents: Decider<ParkedEventCommand, ModerationEvent, ParkedEventsState> = {
  initial: { skipped: new Map() },

  decide({ type, isParked, ...about }, { skipped }) {
    const id = parkedEventId(about);
    switch (type) {
      case 'Skip':
        if (skipped.has(id)) return repeatedDecision(about, skipped.get(id), 'skipped');
        return isParked ? [{ type: 'ParkedEventSkipped', ...about }] : refuse('not-parked');
      case 'Retry':
        if (skipped.has(id)) return retrySkipped(about, skipped.get(id));
        return isParked ? [{ type: 'ParkedEventRetried', ...about }] : refuse('not-parked');
      default:
        return assertNever(type);
    }
  },

  evolve(state, event) {
    switch (event.type) {
      case 'ParkedEventRetried':
        return state;
      case 'ParkedEventSkipped':
        return { skipped: new Map(state.skipped).set(parkedEventId(event), event.by) };
      default:
        return assertNever(event);
    }
  },
};

/** The admin who skipped an event gets `not-parked`; another admin learns whose decision came first. */
function retrySkipped(decision: AdminDecision, first: string | undefined): Refusal {
  const repeated = repeatedDecision(decision, first, 'skipped');
  return Array.isArray(repeated) ? refuse('not-parked') : repeated;
}
