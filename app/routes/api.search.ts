import { isRefusal } from '../../modules/kernel/refusal';
import { changing } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/reply.server';

export const action = changing('POST /api/search', async ({ request, viewer, context }) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  const key = request.headers.get('Idempotency-Key') ?? undefined;
  return reply(await context.system.search.submit(input, viewer, context.context, key));
});

export const loader = methodNotAllowed;
