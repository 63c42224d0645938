import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** Requests publication of a report; a repeated request gets the same answer. */
export const action = apiAction(
  'POST /api/results/:id/request-publish',
  async ({ params, viewer, context }) =>
    reply(await context.system.publishing.request(params.id, viewer, context.context)),
);

export const loader = methodNotAllowed;
