import { isRefusal } from '../../modules/kernel/refusal';
import { parseAuditPage } from '~/admin/audit/audit-query.server';
import { toEntryResponse } from '~/admin/audit/entry-response';
import { apiLoader } from '~/api/api-route.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/json-reply.server';

/**
 * Who did what to what, when and why, newest first. Contract section 5: `subject`, `actor`, `kind`, `action`, `from`,
 * `to`, `page`, `limit`. The header `Link` names the neighbouring pages by cursor: new entries do not shift them.
 */
export const loader = apiLoader('GET /api/admin/audit', async ({ request, context }) => {
  const url = new URL(request.url);
  const page = await context.system.audit.entries(parseAuditPage(url.searchParams));
  if (isRefusal(page)) return refusalResponse(page);
  const { entries, pagination, next, previous } = page;
  const links = [...linkTo(url, 'next', { after: next }), ...linkTo(url, 'prev', { before: previous })];
  const headers = links.length > 0 ? { Link: links.join(', ') } : undefined;
  return reply({ entries: entries.map(toEntryResponse), pagination }, { headers });
});

/** An entry of the header `Link` (RFC 8288); undefined without a cursor. */
function linkTo(url: URL, rel: string, cursor: { after?: string; before?: string }): string[] {
  const params = new URLSearchParams(url.search);
  for (const name of ['page', 'after', 'before']) params.delete(name);
  const [[name, value] = []] = Object.entries(cursor);
  if (name === undefined || value === undefined) return [];
  params.set(name, value);
  return [`<${url.pathname}?${params}>; rel="${rel}"`];
}

export const action = methodNotAllowed;
