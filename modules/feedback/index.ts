import type { AdminDecision } from '../kernel/events/admin-decision';
import type { Context, EventLog } from '../kernel/events/event-log';
import { deterministicId } from '../kernel/events/idempotency-id';
import type { Ids } from '../kernel/ports';
import { isRefusal, type Refusal } from '../kernel/refusal';
import { can, type AccessActor } from '../access/policy';
import { unlimited, type Rewarded } from '../quota/contract';
import { parseFeedback, type FeedbackStatus } from './contract';
import { feedback, type FeedbackCommand } from './decider';
import type { FeedbackEvent, FeedbackSubmitted } from './events';

export type Feedback = ReturnType<typeof createFeedback>;
type FeedbackDependencies = {
  log: EventLog;
  ids: Ids;
  /** Derives ids from idempotency keys with a secret, so that they cannot be guessed. */
  secret: string;
  /** `at`: when the feedback came in. A repeat gets the same answer and earns nothing more. */
  reward(userId: string, feedbackId: string, at: string, context: Context): Promise<Rewarded>;
};

/** `status`: the result of the decision, or the one already in effect. */
type Decided = { ok: true; status: FeedbackStatus };

const stream = (feedbackId: string) => `feedback-${feedbackId}`;

/** The commands of feedback. */
export function createFeedback({ log, ids, secret, reward }: FeedbackDependencies) {
  const rewarded = (feedbackId: string, context: Context) =>
    rewardSubmitted({ log, reward }, feedbackId, context);

  async function decide(
    type: Exclude<FeedbackCommand['type'], 'Submit'>,
    feedbackId: string,
    decision: AdminDecision,
    context: Context,
  ): Promise<Refusal | undefined> {
    const command = { type, feedbackId, ...decision };
    const decided = await log.handle(feedback, stream(feedbackId), command, context);
    return isRefusal(decided) ? decided : undefined;
  }

  /** A command of an admin, and the status it results in. */
  const leadsTo =
    (type: 'Publish' | 'Unpublish', status: FeedbackStatus) =>
    async (feedbackId: string, decision: AdminDecision, context: Context): Promise<Decided | Refusal> =>
      (await decide(type, feedbackId, decision, context)) ?? { ok: true, status };

  return {
    /**
     * Accepts feedback: durable when this resolves, and rewarded unless the last reward is too recent or the person
     * has no quota. The same idempotency key by the same person returns the first answer.
     */
    async submit(
      input: unknown,
      requester: AccessActor,
      context: Context,
      idempotencyKey?: string,
    ): Promise<Rewarded | Refusal> {
      const feedbackId = idempotencyKey
        ? deterministicId(secret, 'feedback', requester.id, idempotencyKey)
        : ids.next();
      const before = idempotencyKey ? await rewarded(feedbackId, context) : undefined;
      if (before) return before;
      const parsed = parseFeedback(input);
      if (isRefusal(parsed)) return parsed;
      const submission = {
        feedbackId,
        userId: requester.id,
        earns: !can(requester, 'search.unmetered'),
        ...parsed,
      };
      await log.handle(feedback, stream(feedbackId), { type: 'Submit', ...submission }, context);
      const answer = await rewarded(feedbackId, context);
      if (!answer) throw new Error('feedback was not stored');
      return answer;
    },
    /** The reaction to `FeedbackSubmitted`: a crash between the event and its reward loses nothing. */
    reward: rewarded,
    /** Makes it public. */
    publish: leadsTo('Publish', 'published'),
    /** Makes it a draft again. */
    unpublish: leadsTo('Unpublish', 'draft'),
    /** Deletes it permanently, in any state; `feedback-not-found` when it is deleted already. */
    remove: async (
      feedbackId: string,
      decision: AdminDecision,
      context: Context,
    ): Promise<{ ok: true } | Refusal> =>
      (await decide('Delete', feedbackId, decision, context)) ?? { ok: true },
    /** Deletes all feedback of a person, found in the log itself. Part of erasing an account; may be repeated. */
    async deleteAllOf(userId: string, context: Context): Promise<void> {
      for await (const { event } of log.readAbout(userId, { types: ['FeedbackSubmitted'] }))
        await decide('Delete', String(event.feedbackId), {}, context);
    },
  };
}

/** Rewards submitted feedback; a repeat has the same outcome. Nothing when it does not exist. */
async function rewardSubmitted(
  { log, reward }: Pick<FeedbackDependencies, 'log' | 'reward'>,
  feedbackId: string,
  context: Context,
): Promise<Rewarded | undefined> {
  const [submitted] = (await log.read<FeedbackEvent>(stream(feedbackId))).events;
  if (!submitted) return undefined;
  const { userId, earns } = submitted.event as FeedbackSubmitted;
  if (!earns) return { searchesGranted: 0, remaining: unlimited };
  return reward(userId, feedbackId, submitted.metadata.at, context);
}
