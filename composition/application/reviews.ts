import { isRefusal } from '../../modules/kernel/refusal';
import type { Reviews } from '../../modules/reviews';
import type { Queries } from '../../projections/queries';
import type { DecisionRunner } from './run-decision';
import type { ReviewModeration } from './moderation';

type Deps = { reviews: Reviews; questions: Queries['reviews']; decided: DecisionRunner };

/** Decisions of admins about reviews. A decision is answered once the list shows it. */
export function createReviewModeration({ reviews, questions, decided }: Deps): ReviewModeration {
  const decides =
    (command: Reviews['approve']): ReviewModeration['approve'] =>
    async (id, viewer, input, context) => {
      const result = await decided('review.moderate', command, id, viewer, input, context);
      if (!isRefusal(result)) await questions.shown(id, result.status);
      return result;
    };

  return {
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
