import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';

/** Published feedback for everybody, newest publication first, 200 items at most. */
export const loader = reading('GET /api/feedback/public', async ({ context }) =>
  reply(await context.system.feedback.published()),
);

export const action = methodNotAllowed;
