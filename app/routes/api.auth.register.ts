import type { ActionFunctionArgs } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { readJson } from '~/http/body.server';
import { refusalResponse, reply } from '~/http/reply.server';

export const action = posting(async ({ request, context }: ActionFunctionArgs) => {
  const input = await readJson(request);
  if (isRefusal(input)) return refusalResponse(input);
  return reply(await context.system.identity.register(input, context.context), { status: 201 });
});

export const loader = methodNotAllowed;
