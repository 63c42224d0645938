import type { LoaderFunctionArgs } from '@remix-run/node';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedIn } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

export const loader = answering(({ context }: LoaderFunctionArgs) => reply(signedIn(context)));
export const action = methodNotAllowed;
