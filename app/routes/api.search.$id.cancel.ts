import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

export const action = apiAction('POST /api/search/:id/cancel', async ({ params, viewer, context }) =>
  reply(await context.system.search.cancel(params.id, viewer, context.context)),
);

export const loader = methodNotAllowed;
