import type { EventLog } from '../modules/kernel/events/event-log';
import { subjectName, type SubjectKind } from '../modules/moderation/contract';
import { audit, type AuditDocument } from './audit';
import { reportSummaries } from './report-summaries';
import type { StoredReport } from './report-list';
import type { ReadStore } from './read-store';
import type { StoredUser } from './user-list';
import { users } from './users';

type Deps = { store: Pick<ReadStore, 'find' | 'getMany'>; log: Pick<EventLog, 'readOne'> };
export type Subject = Pick<AuditDocument, 'subjectKind' | 'subjectId' | 'ownerId'>;

/** The names of people and items for a page of the audit; an empty text for one that is no longer readable. */
export type AuditNames = { person(id: string): string; subject(subject: Subject): string };

/** The events that say what a report or file is about, and their field for it. */
const openings: Readonly<Record<string, { kind: SubjectKind; field: string }>> = {
  SearchRequested: { kind: 'report', field: 'query' },
  SourceAdded: { kind: 'source', field: 'title' },
};

/** Looks up the names of all actors and items of a page at once. */
export async function auditNames(
  { store, log }: Deps,
  subjects: readonly Subject[],
  actors: readonly string[] = [],
): Promise<AuditNames> {
  const idsOf = (kind: SubjectKind) =>
    subjects.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? [subjectId] : []));
  const people = new Set([
    ...actors,
    ...idsOf('user'),
    ...subjects.flatMap(({ subjectKind, ownerId }) =>
      ownerId !== null && isContribution(subjectKind) ? [ownerId] : [],
    ),
  ]);
  const [accounts, reports] = await Promise.all([
    store.getMany(users.name, [...people]),
    store.getMany(reportSummaries.name, [...new Set(idsOf('report'))]),
  ]);
  const person = (id: string) => (accounts.get(id) as StoredUser | undefined)?.name ?? '';
  const titles = new Map<string, string>();
  for (const doc of reports.values()) {
    const { id, title, query } = doc as StoredReport;
    titles.set(subjectName({ kind: 'report', id }), title || query);
  }
  const untitled = idsOf('report').filter((id) => !reports.has(id));
  for (const [name, title] of await opened({ store, log }, [...untitled, ...idsOf('source')]))
    titles.set(name, title);
  return {
    person,
    subject({ subjectKind, subjectId, ownerId }) {
      if (subjectKind === 'user') return person(subjectId);
      if (isContribution(subjectKind)) return ownerId === null ? '' : person(ownerId);
      if (subjectKind === 'read-model') return subjectId;
      return titles.get(subjectName({ kind: subjectKind, id: subjectId })) ?? '';
    },
  };
}

const isContribution = (kind: SubjectKind) => kind === 'feedback' || kind === 'review';

/** Titles of items without a read model, from the events that created them. */
async function opened({ store, log }: Deps, ids: readonly string[]): Promise<[string, string][]> {
  if (ids.length === 0) return [];
  const where = { subjectId: { in: [...new Set(ids)] }, type: { in: Object.keys(openings) } };
  const { items } = await store.find(audit.name, { where, sort: 'position' });
  const found: [string, string][] = [];
  for (const { type, stream, revision, subjectId } of items as AuditDocument[]) {
    const opening = openings[type];
    const title = opening && (await log.readOne(stream, revision))?.event[opening.field];
    if (opening && typeof title === 'string')
      found.push([subjectName({ kind: opening.kind, id: subjectId }), title]);
  }
  return found;
}
