import type { LoaderFunctionArgs } from '@remix-run/node';
import { refuse } from '../../modules/kernel/refusal';
import { answering } from '~/api/answering.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { reply } from '~/http/reply.server';

/** Contract section 3: owner and admins see all spans, others those that are cited. */
export const loader = answering(async ({ params, context }: LoaderFunctionArgs) => {
  const evidence = await context.system.evidence.ofReport(params.id ?? '', context.viewer);
  return reply(evidence ?? refuse('search-not-found'));
});

export const action = methodNotAllowed;
