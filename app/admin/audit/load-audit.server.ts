import type { AuditEntry } from '../../../composition/application/moderation';
import { isRefusal } from '../../../modules/kernel/refusal';
import { subjectNamed } from '../../../modules/moderation/contract';
import type { Application } from '../../../composition/application/application';
import { filtersIn, inInstants, type AuditFilters } from './audit-address';

/** Most admins offered as a filter. */
const maxAdmins = 100;

/** An item by name; the label is empty when it can no longer be read. */
export type NamedItem = AuditEntry['subject'];

/**
 * Loads a page of the audit with the options of its filters. An invalid filter gives no entries and a sentence in
 * `problems`.
 */
export async function loadAudit(
  { audit, identity }: Pick<Application, 'audit' | 'identity'>,
  search: URLSearchParams,
) {
  const filters = filtersIn(search);
  const [after, before] = [search.get('after') ?? undefined, search.get('before') ?? undefined];
  const [listed, people, item] = await Promise.all([
    audit.entries({ ...inInstants(filters), after, before }),
    actorsOffered({ audit, identity }, filters),
    itemNamed(audit, filters),
  ]);
  const nothing = { entries: [], pagination: undefined, next: undefined, previous: undefined };
  const page = isRefusal(listed) ? nothing : { next: undefined, previous: undefined, ...listed };
  return { ...page, filters, people, item, problems: isRefusal(listed) ? (listed.fields ?? {}) : undefined };
}
export type AuditList = Awaited<ReturnType<typeof loadAudit>>;

async function itemNamed(
  audit: Application['audit'],
  { subject }: AuditFilters,
): Promise<NamedItem | undefined> {
  const named = subject ? subjectNamed(subject) : undefined;
  return named && { ...named, label: await audit.labelOf(named) };
}

/** All admins by name, and the filtered person when that is no admin. */
async function actorsOffered(
  { audit, identity }: Pick<Application, 'audit' | 'identity'>,
  { actor }: AuditFilters,
): Promise<{ id: string; name: string }[]> {
  const { items } = await identity.users({ status: 'admin', sort: 'name', limit: maxAdmins });
  const admins = items.map(({ id, name }) => ({ id, name }));
  if (!actor || actor === 'operator' || actor === 'system' || admins.some(({ id }) => id === actor))
    return admins;
  return [...admins, { id: actor, name: await audit.labelOf({ kind: 'user', id: actor }) }];
}
