import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';

export const action = changing('POST /api/search/:id/cancel', async ({ params, viewer, context }) =>
  reply(await context.system.search.cancel(params.id, viewer, context.context)),
);

export const loader = methodNotAllowed;
