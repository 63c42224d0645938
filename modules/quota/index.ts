import type { Context, EventLog } from '../kernel/event-log';
import type { Refusal } from '../kernel/refusal';
import type { Clock } from '../kernel/ports';
import { feedbackSearches, reviewSearches, welcomeSearches } from './contract';
import { quota, type QuotaCommand } from './decider';
import type { QuotaEvent } from './events';

export type Quota = ReturnType<typeof createQuota>;
/** Hours between two rewards of one person; 0 rewards every one. Contract section 1. */
export type RewardHours = { feedback: number; review: number };
export type Rewarded = { searchesGranted: number; remaining: number };
type Deps = { log: EventLog; clock: Clock; rewards: RewardHours };

/** The front door of quota. Every command may be repeated; only the first has an effect. */
export function createQuota({ log, clock, rewards }: Deps) {
  const tell = async (command: QuotaCommand, context: Context): Promise<{ remaining: number } | Refusal> => {
    const result = await log.handle(quota, `quota-${command.userId}`, command, context);
    return 'refused' in result ? result : { remaining: result.state.remaining };
  };
  /** What a reward came to: nothing inside its interval, and nothing for a repeat. */
  async function rewarded(
    command: Extract<QuotaCommand, { at: string }>,
    context: Context,
  ): Promise<Rewarded> {
    const result = await log.handle(quota, `quota-${command.userId}`, command, context);
    if ('refused' in result) throw new Error(result.code);
    return {
      searchesGranted: result.events.length > 0 ? command.searches : 0,
      remaining: result.state.remaining,
    };
  }
  const now = (hours: number) => ({ at: clock.now().toISOString(), everyMs: hours * 60 * 60 * 1000 });

  return {
    /** Six searches for feedback, at most once in the interval. Spec section 9, contract section 1. */
    rewardFeedback: (userId: string, feedbackId: string, context: Context) =>
      rewarded(
        { type: 'RewardFeedback', userId, searches: feedbackSearches, feedbackId, ...now(rewards.feedback) },
        context,
      ),
    /** Five searches for a review, at most once in the interval. */
    rewardReview: (userId: string, reviewId: string, context: Context) =>
      rewarded(
        { type: 'RewardReview', userId, searches: reviewSearches, reviewId, ...now(rewards.review) },
        context,
      ),
    /** Searches left, straight from the log. */
    async remaining(userId: string): Promise<number> {
      const { events } = await log.read<QuotaEvent>(`quota-${userId}`);
      return events.reduce((state, { event }) => quota.evolve(state, event), quota.initial).remaining;
    },
    /** The ten free searches, once. Spec section 9. */
    welcome: (userId: string, context: Context) =>
      tell({ type: 'GrantWelcome', userId, searches: welcomeSearches }, context),
    /** By an operator; a repeat with the same `grantId` gives nothing more. */
    grant: (userId: string, searches: number, grantId: string, context: Context) =>
      tell({ type: 'GrantSearches', userId, searches, grantId }, context),
    /** Sets one search aside, or refuses with `quota-exhausted`. */
    reserve: (userId: string, searchId: string, context: Context) =>
      tell({ type: 'ReserveSearch', userId, searchId }, context),
    spend: (userId: string, searchId: string, context: Context) =>
      tell({ type: 'SpendSearch', userId, searchId }, context),
    refund: (userId: string, searchId: string, context: Context) =>
      tell({ type: 'RefundSearch', userId, searchId }, context),
  };
}
