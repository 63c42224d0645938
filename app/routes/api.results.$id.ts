import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { signedIn } from '~/api/signed-in.server';
import { reply } from '~/http/reply.server';
import { finishedReport } from '~/report/finished-report.server';
import { owns } from '~/report/load-report.server';

/** Whose it is stays between its owner and admins. */
export const loader = answering(async ({ params, context }: LoaderFunctionArgs) => {
  const result = await finishedReport({ params, context });
  const { userId: _person, ...rest } = result;
  return reply(owns(context, result) ? result : rest);
});

export const action = answering(async ({ request, params, context }: ActionFunctionArgs) => {
  if (request.method !== 'DELETE') return methodNotAllowed();
  const viewer = signedIn(context);
  return reply(await context.system.search.remove(params.id ?? '', viewer, context.context));
});
