import type { ActionFunctionArgs } from '@remix-run/node';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedInAdmin } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

export const action = posting(async ({ params, context }: ActionFunctionArgs) => {
  const viewer = signedInAdmin(context);
  return reply(await context.system.identity.approve(params.id ?? '', viewer, {}, context.context));
});

export const loader = methodNotAllowed;
