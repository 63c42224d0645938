import { refuse } from '../../modules/kernel/refusal';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { searchStatus } from '~/api/search-status';
import { reply } from '~/http/json-reply.server';
import { statusRights } from '~/report/page/load-report.server';

export const loader = apiLoader('GET /api/search/:id/status', async ({ params, viewer, context }) => {
  const progress = await context.system.search.progress(params.id);
  return reply(
    progress ? searchStatus(progress, statusRights(progress, viewer)) : refuse('search-not-found'),
  );
});

export const action = methodNotAllowed;
