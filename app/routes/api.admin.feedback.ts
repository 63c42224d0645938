import { feedbackStatuses } from '../../modules/feedback/contract';
import { listReply } from '~/admin/list-reply.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/**
 * Feedback of all users, sorted by createdAt, rating, status or publishedAt; `q`: a substring of content or
 * suggestions.
 */
export const loader = apiLoader('GET /api/admin/feedback', ({ request, context }) =>
  listReply(request, feedbackStatuses, context.system.feedback.list),
);

export const action = methodNotAllowed;
