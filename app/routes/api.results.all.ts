import { reportStatuses } from '../../modules/publishing/contract';
import { listReply } from '~/admin/list-reply.server';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';

/**
 * Everybody's completed reports, sorted by createdAt, title, wordCount, status or publishedAt; `q`: a part of the title,
 * the query or a keyword.
 */
export const loader = reading('GET /api/results/all', ({ request, context }) =>
  listReply(request, reportStatuses, context.system.search.list),
);

export const action = methodNotAllowed;
