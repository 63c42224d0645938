import type { EventLog } from '../modules/kernel/events/event-log';
import { isRefusal, type Refusal } from '../modules/kernel/refusal';
import { actionOf, type SubjectKind } from '../modules/moderation/contract';
import { audit, type AuditDocument } from './audit';
import { auditNames, type AuditNames } from './audit-names';
import { auditWhere, cursorAt, type AuditFilter, type Where } from './audit-query';
import type { ReadStore } from './read-store';

/** An entry of the audit. Contract section 5. */
export type AuditLine = {
  /** The id of the event. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** Null: the product itself. `id` is `operator` for the command line; `name` is empty once the account is gone. */
  actor: { id: string; name: string } | null;
  /** The event type in kebab-case: `user-approved`, `report-published`. */
  action: string;
  /** `label`: the name or title, empty when no longer readable; for feedback and reviews the name of their author. */
  subject: { kind: SubjectKind; id: string; label: string };
  /** Null without a reason, and when it is no longer readable. */
  reason: string | null;
  /** Whether a reason was given, readable or not. */
  hasReason: boolean;
  correlationId: string;
  causationId: string | null;
};

type Deps = {
  store: Pick<ReadStore, 'find' | 'get' | 'getMany'>;
  log: Pick<EventLog, 'readOne'>;
};
type AuditPageQuery = AuditFilter & { page?: number; limit?: number; after?: string; before?: string };
/** Where a page begins: behind or before a position, or after so many entries. */
type Place = { where: Where; sort: string; skip: number };

const usualLimit = 50;
const maxLimit = 100;
/** Entries of an export that are in memory at once. */
const exportPage = 250;

export type AuditEntries = ReturnType<typeof createAuditEntries>;

/** The audit as a list: pages of it newest first, and all of it oldest first. */
export function createAuditEntries(deps: Deps) {
  return {
    /** Newest first; a cursor keeps the page where it is while new entries come. */
    entries: (query: AuditPageQuery) => entriesOf(deps, query),
    /** All entries that exist at the time of the call, oldest first, page by page. */
    exported(filter: AuditFilter): AsyncIterable<AuditLine[]> | Refusal {
      const where = auditWhere(filter);
      return isRefusal(where) ? where : pagesOf(deps, where);
    },
    /** One entry with its document; undefined for an event that the audit does not list. */
    async entry(id: string): Promise<{ doc: AuditDocument; line: AuditLine } | undefined> {
      const doc = (await deps.store.get(audit.name, id)) as AuditDocument | undefined;
      const [line] = doc ? await lines(deps, [doc]) : [];
      return doc && line && { doc, line };
    },
  };
}

async function entriesOf(deps: Deps, query: AuditPageQuery) {
  const where = auditWhere(query);
  if (isRefusal(where)) return where;
  const limit = Math.min(Math.max(1, query.limit ?? usualLimit), maxLimit);
  const all = (await find(deps, where, '-position', 0)).total;
  let { docs, skipped } = await pageAt(deps, placeOf(query, where, limit), limit, all);
  // Less than a page before a cursor is the beginning of the list.
  const isShort = cursorAt(query.before) !== undefined && docs.length < limit;
  if (isShort) ({ docs, skipped } = await pageAt(deps, placeOf({}, where, limit), limit, all));
  const hasNext = skipped + docs.length < all;
  return {
    entries: await lines(deps, docs),
    pagination: {
      currentPage: Math.floor(skipped / limit) + 1,
      totalPages: Math.max(1, Math.ceil(all / limit)),
      totalCount: all,
      hasPrev: skipped > 0,
      hasNext,
    },
    ...(hasNext && docs.length > 0 && { next: String(docs.at(-1)?.position) }),
    ...(skipped > 0 && docs.length > 0 && { previous: String(docs[0]?.position) }),
  };
}

async function* pagesOf(deps: Deps, where: Where): AsyncGenerator<AuditLine[]> {
  const newest = (await find(deps, where, '-position', 1)).docs[0]?.position ?? 0;
  for (let after = 0; after < newest;) {
    const range = { ...where, position: { gt: after, lte: newest } };
    const { docs } = await find(deps, range, 'position', exportPage);
    if (docs.length === 0) return;
    yield await lines(deps, docs);
    after = docs.at(-1)?.position ?? newest;
  }
}

/** A page, and how many entries of the whole list come before it. */
async function pageAt(deps: Deps, { where, sort, skip }: Place, limit: number, all: number) {
  const { docs, total } = await find(deps, where, sort, limit, skip);
  const isForward = sort === '-position';
  return {
    docs: isForward ? docs : [...docs].reverse(),
    skipped: isForward ? all - total + skip : Math.max(0, total - docs.length),
  };
}

async function find({ store }: Deps, where: Where, sort: string, limit: number, skip = 0) {
  const { items, total } = await store.find(audit.name, { where, sort, limit, skip });
  return { docs: items as AuditDocument[], total };
}

async function lines(deps: Deps, docs: readonly AuditDocument[]): Promise<AuditLine[]> {
  const names = await auditNames(
    deps,
    docs,
    docs.map(({ actorId }) => actorId),
  );
  return Promise.all(docs.map((doc) => line(deps, doc, names)));
}

async function line(deps: Deps, doc: AuditDocument, names: AuditNames): Promise<AuditLine> {
  const { id, at, type, subjectKind, subjectId, hasReason, correlationId, causationId } = doc;
  return {
    ...{ id, at, actor: actorOf(doc, names), action: actionOf(type) },
    subject: { kind: subjectKind, id: subjectId, label: names.subject(doc) },
    ...{ reason: await reasonOf(deps, doc), hasReason, correlationId, causationId },
  };
}

async function reasonOf(
  { log }: Deps,
  { hasReason, stream, revision }: AuditDocument,
): Promise<string | null> {
  if (!hasReason) return null;
  const reason = (await log.readOne(stream, revision))?.event.reason;
  return typeof reason === 'string' ? reason : null;
}

function placeOf(query: AuditPageQuery, where: Where, limit: number): Place {
  const [after, before] = [cursorAt(query.after), cursorAt(query.before)];
  if (after !== undefined)
    return { where: { ...where, position: { lt: after } }, sort: '-position', skip: 0 };
  if (before !== undefined)
    return { where: { ...where, position: { gt: before } }, sort: 'position', skip: 0 };
  return { where, sort: '-position', skip: ((query.page ?? 1) - 1) * limit };
}

function actorOf({ actorId }: AuditDocument, names: AuditNames): AuditLine['actor'] {
  if (actorId === 'system') return null;
  return { id: actorId, name: actorId === 'operator' ? 'Operator' : names.person(actorId) };
}
