import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/json-reply.server';

/** Published feedback, public, newest publication first, 200 items at most. */
export const loader = apiLoader('GET /api/feedback/public', async ({ context }) =>
  reply(await context.system.feedback.published()),
);

export const action = methodNotAllowed;
