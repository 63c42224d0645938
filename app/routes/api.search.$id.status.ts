import type { LoaderFunctionArgs } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { searchStatus } from '~/api/search-status';
import { reply } from '~/http/reply.server';

export const loader = answering(async ({ params, context }: LoaderFunctionArgs) => {
  const progress = await context.system.search.progress(params.id ?? '');
  return reply(progress ? searchStatus(progress) : refuse('search-not-found'));
});

export const action = methodNotAllowed;
