import { isRefusal } from '../../modules/kernel/refusal';
import { pageOfAudit } from '~/admin/audit/audit-asked.server';
import { entryShown } from '~/admin/audit/entry-shown';
import { reading } from '~/api/call.server';
import { methodNotAllowed } from '~/api/method-not-allowed.server';
import { refusalResponse, reply } from '~/http/reply.server';

/**
 * Who did what to what, when and why, newest first. Contract section 5: `subject`, `actor`, `kind`, `action`, `from`, `to`,
 * `page`, `limit`, and `after` or `before` with the cursor `next` or `previous` of another page.
 */
export const loader = reading('GET /api/admin/audit', async ({ request, context }) => {
  const found = await context.system.audit.entries(pageOfAudit(new URL(request.url).searchParams));
  if (isRefusal(found)) return refusalResponse(found);
  return reply({ ...found, entries: found.entries.map(entryShown) });
});

export const action = methodNotAllowed;
