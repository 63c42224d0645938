import { authorize, can } from '../../modules/access/policy';
import type { Feedback } from '../../modules/feedback';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { unlimited, type Rewarded } from '../../modules/quota/contract';
import type { Reviews } from '../../modules/reviews';
import { reviewSubmitted, reviewUnrewarded } from '../../modules/reviews/contract';
import type { Queries } from '../../projections/queries';
import type { Application, Earned, Viewer } from './application';
import type { FeedbackModeration, ReviewModeration } from './moderation';
import type { DecisionRunner } from './run-decision';

type FeedbackDeps = { feedback: Feedback; questions: Queries['feedback']; decided: DecisionRunner };
type ReviewDeps = { reviews: Reviews; questions: Queries['reviews']; decided: DecisionRunner };

/** Feedback: its lists, and decisions of admins, each answered once every list shows it. */
export function composeFeedback({ feedback, questions, decided }: FeedbackDeps): Application['feedback'] {
  const decides =
    (command: Feedback['publish']): FeedbackModeration['publish'] =>
    async (id, viewer, input, context) => {
      const result = await decided('feedback.moderate', command, id, viewer, input, context);
      if (!isRefusal(result)) await questions.shown(id, result.status);
      return result;
    };

  return {
    submit: async (input, viewer, context, key) =>
      authorize(viewer, 'feedback.submit') ??
      earned(viewer, await feedback.submit(input, viewer, context, key)),
    ...{ published: questions.published, ratings: questions.ratings, list: questions.list },
    publish: decides(feedback.publish),
    unpublish: decides(feedback.unpublish),
    async remove(id, viewer, input, context) {
      const result = await decided('feedback.moderate', feedback.remove, id, viewer, input, context);
      if (!isRefusal(result)) await questions.gone(id);
      return result;
    },
  };
}

/** Reviews, and decisions of admins about them, each answered once the list shows it. */
export function composeReviews({ reviews, questions, decided }: ReviewDeps): Application['reviews'] {
  const decides =
    (command: Reviews['approve']): ReviewModeration['approve'] =>
    async (id, viewer, input, context) => {
      const result = await decided('review.moderate', command, id, viewer, input, context);
      if (!isRefusal(result)) await questions.shown(id, result.status);
      return result;
    };

  return {
    async submit(input, viewer, context, key) {
      const refused = authorize(viewer, 'review.submit');
      if (refused) return refused;
      const result = earned(viewer, await reviews.submit(input, viewer, context, key));
      if (isRefusal(result)) return result;
      return { message: result.searchesGranted > 0 ? reviewSubmitted : reviewUnrewarded, ...result };
    },
    list: questions.list,
    approve: decides(reviews.approve),
    reject: decides(reviews.reject),
    async remove(id, viewer, input, context) {
      const result = await decided('review.moderate', reviews.remove, id, viewer, input, context);
      if (!isRefusal(result)) await questions.gone(id);
      return result;
    },
  };
}

const earned = (viewer: Viewer, result: Rewarded | Refusal): Earned | Refusal =>
  isRefusal(result)
    ? result
    : {
        searchesGranted: can(viewer, 'search.unmetered') ? 0 : result.searchesGranted,
        remainingSearches: can(viewer, 'search.unmetered') ? unlimited : result.remaining,
      };
