import { isRefusal } from '../../modules/kernel/refusal';
import { roleNeeded } from '../../modules/access/policy';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { parsePagination } from '~/api/pagination-params.server';
import { publicReport } from '~/api/public-report';
import { refusalResponse, reply } from '~/http/json-reply.server';

/**
 * With `page` or `limit` the user's own, a page at a time; without both the newest 100 of all users. Spec section 7.
 */
export const loader = apiLoader('GET /api/history', async ({ request, viewer, context }) => {
  const { searchParams } = new URL(request.url);
  const { search } = context.system;
  if (!searchParams.has('page') && !searchParams.has('limit'))
    return reply((await search.all()).map(publicReport));
  const reader = roleNeeded(viewer, 'history.read');
  if (isRefusal(reader)) return refusalResponse(reader);
  const { page, limit } = parsePagination(searchParams);
  return reply(await search.history(reader, page, limit));
});

export const action = methodNotAllowed;
