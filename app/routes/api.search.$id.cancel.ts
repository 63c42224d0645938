import type { ActionFunctionArgs } from '@remix-run/node';
import { posting } from '~/api/posting.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedIn } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

export const action = posting(async ({ params, context }: ActionFunctionArgs) => {
  return reply(await context.system.search.cancel(params.id ?? '', signedIn(context), context.context));
});

export const loader = methodNotAllowed;
