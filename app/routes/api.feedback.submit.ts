import { isRefusal } from '../../modules/kernel/refusal';
import { apiAction } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

export const action = apiAction('POST /api/feedback/submit', async ({ request, viewer, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  return reply(await context.system.feedback.submit(input, viewer, context.context, key), { status: 201 });
});

export const loader = methodNotAllowed;
