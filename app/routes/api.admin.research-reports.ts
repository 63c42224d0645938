import { reportStatuses } from '../../modules/publishing/contract';
import { listReply } from '~/admin/list-reply.server';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { researchSummary } from '~/api/research-summary';

/** Completed research reports of all users, with the parameters of `/api/results/all`. */
export const loader = apiLoader('GET /api/admin/research-reports', ({ request, context }) =>
  listReply(
    request,
    reportStatuses,
    (query) => context.system.search.list({ ...query, kind: 'research' }),
    researchSummary,
  ),
);

export const action = methodNotAllowed;
