import type { LoaderFunctionArgs } from '@remix-run/node';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedIn } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';

export const loader = ({ context }: LoaderFunctionArgs) => reply(signedIn(context));
export const action = methodNotAllowed;
