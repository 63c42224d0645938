import type { AuditPage, AuditQuery } from '../../../composition/application/moderation';
import { parsePagination } from '~/api/pagination-params.server';
import { auditFilters } from './audit-address';

/** Default number of entries on a page of the call. Contract section 5. */
const defaultLimit = 50;

/** Reads the audit filter from an address: `subject`, `actor`, `kind`, `action`, `from` and `to`. */
export function parseAuditFilter(params: URLSearchParams): AuditQuery {
  return Object.fromEntries(auditFilters.map((name) => [name, params.get(name) ?? undefined]));
}

/**
 * Reads filter and page from an address: `page` from 1, `limit` of 1 to 100 (50), `after` and `before` as cursors. An
 * invalid page, limit or cursor falls back to its default; the audit refuses an invalid filter.
 */
export const parseAuditPage = (params: URLSearchParams): AuditPage => ({
  ...parseAuditFilter(params),
  ...parsePagination(params, defaultLimit),
  after: params.get('after') ?? undefined,
  before: params.get('before') ?? undefined,
});
