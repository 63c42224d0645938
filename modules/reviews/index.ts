import type { Context, EventLog } from '../kernel/event-log';
import type { Ids } from '../kernel/ports';
import { refuse, type Refusal } from '../kernel/refusal';
import type { Rewarded } from './contract';

export type Reviews = ReturnType<typeof createReviews>;
type Deps = {
  log: EventLog;
  ids: Ids;
  /** Makes ids from idempotency keys that nobody else can guess. */
  secret: string;
  reward(userId: string, id: string, context: Context): Promise<Rewarded>;
};

/** The front door of reviews. */
export function createReviews(_deps: Deps) {
  return {
    submit: (
      _input: unknown,
      _requester: { id: string; isAdmin: boolean },
      _context: Context,
      _idempotencyKey?: string,
    ): Promise<Rewarded | Refusal> => Promise.resolve(refuse('not-found')),
  };
}
