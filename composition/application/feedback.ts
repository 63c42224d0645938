import type { Feedback } from '../../modules/feedback';
import { isRefusal } from '../../modules/kernel/refusal';
import type { Queries } from '../../projections/queries';
import type { DecisionRunner } from './run-decision';
import type { FeedbackModeration } from './moderation';

type Deps = { feedback: Feedback; questions: Queries['feedback']; decided: DecisionRunner };

/** Decisions of admins about feedback, and its lists. A decision is answered once every list shows it. */
export function createFeedbackModeration({ feedback, questions, decided }: Deps): FeedbackModeration {
  const decides =
    (command: Feedback['publish']): FeedbackModeration['publish'] =>
    async (id, viewer, input, context) => {
      const result = await decided('feedback.moderate', command, id, viewer, input, context);
      if (!isRefusal(result)) await questions.shown(id, result.status);
      return result;
    };

  return {
    published: () => questions.published(),
    ratings: () => questions.ratings(),
    list: questions.list,
    publish: decides(feedback.publish),
    unpublish: decides(feedback.unpublish),
    async remove(id, viewer, input, context) {
      const result = await decided('feedback.moderate', feedback.remove, id, viewer, input, context);
      if (!isRefusal(result)) await questions.gone(id);
      return result;
    },
  };
}
