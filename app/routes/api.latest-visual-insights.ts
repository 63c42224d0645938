import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';
import { latestReports } from '~/insights/latest.server';

/** Spec section 7: the ten newest, for signed-in users. */
export const loader = apiLoader('GET /api/latest-visual-insights', async ({ context }) =>
  reply(await latestReports(context.system, 'visual')),
);

export const action = methodNotAllowed;
