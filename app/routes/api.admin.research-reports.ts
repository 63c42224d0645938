import { reportStatuses } from '../../modules/publishing/contract';
import { listReply } from '~/admin/list-reply.server';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { researchSummary } from '~/api/research-summary';

/** Everybody's completed research reports, asked for as those of `/api/results/all`. */
export const loader = reading('GET /api/admin/research-reports', ({ request, context }) =>
  listReply(
    request,
    reportStatuses,
    (asked) => context.system.search.list({ ...asked, kind: 'research' }),
    researchSummary,
  ),
);

export const action = methodNotAllowed;
