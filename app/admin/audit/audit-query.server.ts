import type { AuditPage, AuditQuery } from '../../../composition/application/moderation';
import { pageAsked } from '~/api/pagination-params.server';
import { auditFilters } from './audit-address';

/** Entries on a page of the call. Contract section 5. */
const usual = 50;

/** What narrows the audit, out of an address: `subject`, `actor`, `kind`, `action`, `from` and `to`. */
export function filterAsked(params: URLSearchParams): AuditQuery {
  return Object.fromEntries(auditFilters.map((name) => [name, params.get(name) ?? undefined]));
}

/**
 * What a call asks of the audit: the filter, `page` from 1, `limit` of 1 to 100 (50), `after` and `before` as cursors. A page,
 * limit or cursor that makes no sense is the usual one; a filter that makes none is refused by the audit.
 */
export const pageOfAudit = (params: URLSearchParams): AuditPage => ({
  ...filterAsked(params),
  ...pageAsked(params, usual),
  after: params.get('after') ?? undefined,
  before: params.get('before') ?? undefined,
});
