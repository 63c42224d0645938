/** The audit filters, by their names in an address. */
export const auditFilters = ['subject', 'actor', 'kind', 'action', 'from', 'to'] as const;
export type AuditFilterName = (typeof auditFilters)[number];
export type AuditFilters = Partial<Record<AuditFilterName, string>>;

/** The filters in an address; blank ones are left out. */
export function filtersIn(params: URLSearchParams): AuditFilters {
  return Object.fromEntries(
    auditFilters.flatMap((name) => {
      const value = params.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

type Cursor = { after?: string; before?: string };

/** The address of a page of the audit. A changed filter starts at the newest entry. */
export function auditAddress(filters: AuditFilters, cursor: Cursor = {}): string {
  return withParams('/admin/audit', { ...filters, ...cursor });
}

/** The address that downloads a whole filtered audit. */
export const exportAddress = (filters: AuditFilters, format: 'csv' | 'ndjson'): string =>
  withParams('/api/admin/audit/export', { format, ...inInstants(filters) });

/** The page of one event; `with`: a second event of the same item to compare with. */
export const eventAddress = (id: string, compared?: string): string =>
  withParams(`/admin/audit/${encodeURIComponent(id)}`, { with: compared });

/** Turns plain dates into instants: an admin means days in GMT+2, while the call reads plain dates as days in UTC. */
export function inInstants(filters: AuditFilters): AuditFilters {
  const instant = (day: string | undefined, time: string) =>
    day && /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T${time}+02:00` : day;
  const { from, to } = filters;
  return {
    ...filters,
    ...(from && { from: instant(from, '00:00:00.000') }),
    ...(to && { to: instant(to, '23:59:59.999') }),
  };
}

function withParams(path: string, values: Record<string, string | undefined>): string {
  const params = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return params.size > 0 ? `${path}?${params}` : path;
}
