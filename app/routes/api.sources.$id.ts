import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** Deletes one of the user's sources; reports that use it stay as they are. */
export const action = apiAction('DELETE /api/sources/:id', async ({ params, viewer, context }) =>
  reply(await context.system.evidence.remove(params.id, viewer, context.context)),
);

export const loader = methodNotAllowed;
