import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedInAdmin } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

export async function loader({ context }: LoaderFunctionArgs) {
  signedInAdmin(context);
  return reply(await context.system.identity.users());
}

export const action = methodNotAllowed;
