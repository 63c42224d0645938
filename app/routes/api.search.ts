import type { ActionFunctionArgs } from '@remix-run/node';
import { isRefusal, refuse } from '../../modules/kernel/refusal';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/reply.server';

export const action = posting(
  async ({ request, context: { viewer, system, context } }: ActionFunctionArgs) => {
    if (!viewer) return refusalResponse(refuse('unauthenticated'));
    const input = await readJson(request);
    if (isRefusal(input)) return refusalResponse(input);
    const key = request.headers.get('Idempotency-Key') ?? undefined;
    return reply(await system.search.submit(input, viewer, context, key));
  },
);

export const loader = methodNotAllowed;
