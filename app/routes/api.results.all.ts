import { reportStatuses } from '../../modules/publishing/contract';
import { listReply } from '~/admin/list-reply.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/**
 * Completed reports of all users, sorted by createdAt, title, wordCount, status or publishedAt; `q`: a substring of the
 * title, the query or a keyword.
 */
export const loader = apiLoader('GET /api/results/all', ({ request, context }) =>
  listReply(request, reportStatuses, context.system.search.list),
);

export const action = methodNotAllowed;
