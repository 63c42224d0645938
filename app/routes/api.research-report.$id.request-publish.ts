import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';
import { refuseOtherKind } from '~/report/page/refuse-other-kind.server';

/** Requests publication of a research report; a repeated request gets the same answer. Contract section 3. */
export const action = apiAction(
  'POST /api/research-report/:id/request-publish',
  async ({ params: { id }, viewer, context }) =>
    reply(
      (await refuseOtherKind(context.system, id, 'research')) ??
        (await context.system.publishing.request(id, viewer, context.context)),
    ),
);

export const loader = methodNotAllowed;
