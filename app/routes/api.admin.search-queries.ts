import { queryStatuses } from '../../modules/search/contract';
import { listReply } from '~/admin/list-reply.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/**
 * Searches of all users, sorted by createdAt, query, model or status; `q`: a substring of the query. Spec section 3.
 */
export const loader = apiLoader('GET /api/admin/search-queries', ({ request, context }) =>
  listReply(request, queryStatuses, context.system.queries.list),
);

export const action = methodNotAllowed;
