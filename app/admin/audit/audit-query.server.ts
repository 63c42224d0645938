import type { AuditPage, AuditQuery } from '../../../composition/application/moderation';
import { pageAsked } from '~/api/pagination-params.server';
import { auditFilters } from './audit-address';

/** Default number of entries on a page of the call. Contract section 5. */
const usual = 50;

/** Reads the audit filter from an address: `subject`, `actor`, `kind`, `action`, `from` and `to`. */
export function filterAsked(params: URLSearchParams): AuditQuery {
  return Object.fromEntries(auditFilters.map((name) => [name, params.get(name) ?? undefined]));
}

/**
 * Reads filter and page from an address: `page` from 1, `limit` of 1 to 100 (50), `after` and `before` as cursors. An
 * invalid page, limit or cursor falls back to its default; the audit refuses an invalid filter.
 */
export const pageOfAudit = (params: URLSearchParams): AuditPage => ({
  ...filterAsked(params),
  ...pageAsked(params, usual),
  after: params.get('after') ?? undefined,
  before: params.get('before') ?? undefined,
});
