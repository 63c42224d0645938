import type { AdminDecision } from '../kernel/events/admin-decision';
import type { Context, EventLog } from '../kernel/events/event-log';
import { deterministicId } from '../kernel/events/idempotency-id';
import type { Ids } from '../kernel/ports';
import { isRefusal, type Refusal } from '../kernel/refusal';
import { can, type AccessActor } from '../access/policy';
import { unlimited, type Rewarded } from '../quota/contract';
import { parseReview, type ReviewStatus } from './contract';
import { review, type ReviewCommand } from './decider';
import type { ReviewEvent, ReviewSubmitted } from './events';

export type Reviews = ReturnType<typeof createReviews>;
type ReviewDependencies = {
  log: EventLog;
  ids: Ids;
  /** Derives ids from idempotency keys with a secret, so that they cannot be guessed. */
  secret: string;
  /** `at`: when the review came in. A repeat gets the same answer and earns nothing more. */
  reward(userId: string, reviewId: string, at: string, context: Context): Promise<Rewarded>;
};

/** `status`: the result of the decision, or the one already in effect. */
type Decided = { ok: true; status: ReviewStatus };

/** The commands of reviews. */
export function createReviews({ log, ids, secret, reward }: ReviewDependencies) {
  const stream = (reviewId: string) => `review-${reviewId}`;

  /** Rewards a submitted review; a repeat has the same outcome. Nothing when it does not exist. */
  async function rewarded(reviewId: string, context: Context): Promise<Rewarded | undefined> {
    const [submitted] = (await log.read<ReviewEvent>(stream(reviewId))).events;
    if (!submitted) return undefined;
    const { userId, earns } = submitted.event as ReviewSubmitted;
    if (!earns) return { searchesGranted: 0, remaining: unlimited };
    return reward(userId, reviewId, submitted.metadata.at, context);
  }

  async function decide(
    type: Exclude<ReviewCommand['type'], 'Submit'>,
    reviewId: string,
    decision: AdminDecision,
    context: Context,
  ): Promise<Refusal | undefined> {
    const decided = await log.handle(review, stream(reviewId), { type, reviewId, ...decision }, context);
    return isRefusal(decided) ? decided : undefined;
  }

  /** A command of an admin, and the status it results in. */
  const leadsTo =
    (type: 'Approve' | 'Reject', status: ReviewStatus) =>
    async (reviewId: string, decision: AdminDecision, context: Context): Promise<Decided | Refusal> =>
      (await decide(type, reviewId, decision, context)) ?? { ok: true, status };

  return {
    /**
     * Accepts a review: durable when this resolves, and rewarded unless the last reward is too recent or the person
     * has no quota. The same idempotency key by the same person returns the first answer.
     */
    async submit(
      input: unknown,
      requester: AccessActor,
      context: Context,
      idempotencyKey?: string,
    ): Promise<Rewarded | Refusal> {
      const reviewId = idempotencyKey
        ? deterministicId(secret, 'review', requester.id, idempotencyKey)
        : ids.next();
      const before = idempotencyKey ? await rewarded(reviewId, context) : undefined;
      if (before) return before;
      const parsed = parseReview(input);
      if (isRefusal(parsed)) return parsed;
      const earns = !can(requester, 'search.unmetered');
      const submission = { reviewId, userId: requester.id, earns, ...parsed };
      await log.handle(review, stream(reviewId), { type: 'Submit', ...submission }, context);
      const answer = await rewarded(reviewId, context);
      if (!answer) throw new Error('the review was not stored');
      return answer;
    },
    /** The reaction to `ReviewSubmitted`: a crash between the event and its reward loses nothing. */
    reward: rewarded,
    /** Approves a pending review; final. */
    approve: leadsTo('Approve', 'approved'),
    /** Rejects a pending review; final. */
    reject: leadsTo('Reject', 'rejected'),
    /** Deletes it permanently, in any state; `review-not-found` when it is deleted already. */
    remove: async (
      reviewId: string,
      decision: AdminDecision,
      context: Context,
    ): Promise<{ ok: true } | Refusal> =>
      (await decide('Delete', reviewId, decision, context)) ?? { ok: true },
    /** Deletes all reviews of a person, found in the log itself. Part of erasing an account; may be repeated. */
    async deleteAllOf(userId: string, context: Context): Promise<void> {
      for await (const { event } of log.readAbout(userId, { types: ['ReviewSubmitted'] }))
        await decide('Delete', String(event.reviewId), {}, context);
    },
  };
}
