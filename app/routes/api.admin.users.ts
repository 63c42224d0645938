import type { LoaderFunctionArgs } from '@remix-run/node';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedInAdmin } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

export const loader = answering(async ({ context }: LoaderFunctionArgs) => {
  signedInAdmin(context);
  return reply((await context.system.identity.users()).items);
});

export const action = methodNotAllowed;
