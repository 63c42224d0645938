import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { recentSearch } from '~/api/recent-search';
import { reply } from '~/http/json-reply.server';

/** Completed searches, public. Spec section 7. */
export const loader = apiLoader('GET /api/recent-searches', async ({ context }) => {
  const reports = await context.system.search.recent();
  return reply(reports.map(recentSearch));
});

export const action = methodNotAllowed;
