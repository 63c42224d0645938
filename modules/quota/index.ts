import type { Context, EventLog } from '../kernel/events/event-log';
import { createKeyedMutex } from '../kernel/keyed-mutex';
import { isRefusal, type Refusal } from '../kernel/refusal';
import type { ReportId } from '../kernel/report-id';
import { feedbackSearches, reviewSearches, welcomeSearches, type Rewarded } from './contract';
import { quota, type QuotaCommand, type QuotaState, type RewardCommand } from './decider';
import type { QuotaEvent } from './events';

export type Quota = ReturnType<typeof createQuota>;
/** Hours between two rewards of one person; 0 rewards every one. Contract section 1. */
export type RewardHours = { feedback: number; review: number };
type QuotaDependencies = { log: EventLog; everyHours: RewardHours };

/** The commands of quota. Every command may be repeated; only the first has an effect. */
export function createQuota({ log, everyHours }: QuotaDependencies) {
  const inTurn = createKeyedMutex();
  const stream = (userId: string) => `quota-${userId}`;
  /**
   * One command at a time per person: concurrent ones would lose conflict after conflict. Other processes meet conflicts
   * of the log.
   */
  const handle = (command: QuotaCommand, context: Context): Promise<{ state: QuotaState } | Refusal> =>
    inTurn(command.userId, () => log.handle(quota, stream(command.userId), command, context));

  async function tell(command: QuotaCommand, context: Context): Promise<{ remaining: number } | Refusal> {
    const result = await handle(command, context);
    return isRefusal(result) ? result : { remaining: result.state.remaining };
  }

  async function reward(
    contribution: Omit<RewardCommand, 'type' | 'everyMs'>,
    context: Context,
  ): Promise<Rewarded> {
    const everyMs = everyHours[contribution.of] * 60 * 60 * 1000;
    const result = await handle({ type: 'Reward', ...contribution, everyMs }, context);
    const earned = isRefusal(result) ? undefined : result.state.rewards.get(contribution.id);
    if (!earned) throw new Error('a contribution was neither rewarded nor refused a reward');
    return { searchesGranted: earned.searches, remaining: earned.remaining };
  }

  return {
    /** Six searches for feedback that came in `at`, at most once in the interval. Spec section 9, contract section 1. */
    rewardFeedback: (userId: string, feedbackId: string, at: string, context: Context) =>
      reward({ of: 'feedback', userId, id: feedbackId, searches: feedbackSearches, at }, context),
    /** Five searches for a review that came in `at`, at most once in the interval. */
    rewardReview: (userId: string, reviewId: string, at: string, context: Context) =>
      reward({ of: 'review', userId, id: reviewId, searches: reviewSearches, at }, context),
    /** Searches left, read from the log. */
    async remaining(userId: string): Promise<number> {
      const { events } = await log.read<QuotaEvent>(stream(userId));
      return events.reduce((state, { event }) => quota.evolve(state, event), quota.initial).remaining;
    },
    /** The ten free searches, once. Spec section 9. */
    welcome: (userId: string, context: Context) =>
      tell({ type: 'GrantWelcome', userId, searches: welcomeSearches }, context),
    /** Granted by an operator; a repeat with the same `grantId` grants nothing more. */
    grant: (userId: string, searches: number, grantId: string, context: Context) =>
      tell({ type: 'GrantSearches', userId, searches, grantId }, context),
    /** Reserves one search, or refuses with `quota-exhausted`. */
    reserve: (userId: string, reportId: ReportId, context: Context) =>
      tell({ type: 'ReserveSearch', userId, searchId: reportId }, context),
    spend: (userId: string, reportId: ReportId, context: Context) =>
      tell({ type: 'SpendSearch', userId, searchId: reportId }, context),
    refund: (userId: string, reportId: ReportId, context: Context) =>
      tell({ type: 'RefundSearch', userId, searchId: reportId }, context),
  };
}
