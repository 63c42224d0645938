import type { EventLog, Opened } from '../modules/kernel/events/event-log';
import { unlimited } from '../modules/quota/contract';
import { modelNames } from '../modules/models/contract';
import { subjectFields, type SubjectKind } from '../modules/moderation/contract';
import { audit, type AuditDocument } from './audit';
import { streamsOf } from './event-chain';
import { valueText } from './event-fields';
import { foldEvents } from './runtime/fold-stream';
import type { ReadStore } from './read-store';
import { reportSummaries } from './report-summaries';
import { searchProgress } from './search-progress';
import { users } from './users';

/** An item at one event: its fields as text, by name. */
export type ItemState = { eventId: string | null; at: string | null; fields: Record<string, string> };
export type Item = { kind: SubjectKind; id: string };

type Deps = { store: Pick<ReadStore, 'find' | 'get'>; log: Pick<EventLog, 'readOpened'> };

/** Replaces a value whose person was erased. */
export const erasedValue = '[erased]';

/**
 * An item right after an event, or now: folded in memory from its own events by the folds of the read models. Undefined
 * for an item that did not exist, and for an event that belongs neither to the audit nor to the item.
 */
export async function itemState(deps: Deps, item: Item, eventId?: string): Promise<ItemState | undefined> {
  const events = await eventsOf(deps, item);
  const upTo = eventId === undefined ? Infinity : await positionOf(deps, events, eventId);
  const until = events.filter(({ position }) => upTo !== undefined && position <= upTo);
  const last = until.at(-1);
  if (!last) return undefined;
  return { eventId: last.id, at: last.metadata.at, fields: await fieldsOf(item, until) };
}

/** The readable events about an item, in order. */
async function eventsOf({ store, log }: Deps, { kind, id }: Item): Promise<Opened[]> {
  const streams = new Set(streamsOf(kind, id));
  if (streams.size === 0) {
    const { items } = await store.find(audit.name, { where: { subjectId: id }, sort: 'position' });
    for (const doc of items as AuditDocument[]) if (doc.subjectKind === kind) streams.add(doc.stream);
  }
  const read = await Promise.all([...streams].map((stream) => log.readOpened(stream)));
  // Some streams hold the events of many items.
  const isItsOwn = ({ event }: Opened) =>
    kind === 'user' || subjectFields[kind].some((field) => event[field] === id);
  return read
    .flat()
    .filter((event) => !event.broken && isItsOwn(event))
    .sort((a, b) => a.position - b.position);
}

async function positionOf(
  { store }: Deps,
  events: readonly Opened[],
  eventId: string,
): Promise<number | undefined> {
  const own = events.find(({ id }) => id === eventId);
  return own?.position ?? ((await store.get(audit.name, eventId)) as AuditDocument | undefined)?.position;
}

async function fieldsOf({ kind, id }: Item, events: readonly Opened[]): Promise<Record<string, string>> {
  switch (kind) {
    case 'user':
      return accountFields(events, id);
    case 'report':
      return reportFields(events, id);
    default:
      return plainFields(kind, events);
  }
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
const orErased = (text: string | null | undefined) => text || erasedValue;

async function accountFields(events: readonly Opened[], id: string): Promise<Record<string, string>> {
  const user = await foldEvents(users, events, id);
  if (!user) return { State: 'erased' };
  const { name, email, isApproved, isActive, isAdmin, searchCount, createdAt } = user;
  return {
    State: isActive ? (isApproved ? 'approved' : 'waiting for approval') : 'deactivated',
    Name: orErased(name),
    Address: orErased(email),
    Admin: yesOrNo(isAdmin),
    'Searches left': searchCount === unlimited ? 'unlimited' : String(searchCount),
    Created: createdAt,
  };
}

const publicationWords = {
  draft: 'draft',
  pending_publish: 'waiting for an admin',
  published: 'published',
} as const;

async function reportFields(events: readonly Opened[], id: string): Promise<Record<string, string>> {
  const [report, progress] = await Promise.all([
    foldEvents(reportSummaries, events, id),
    foldEvents(searchProgress, events, id),
  ]);
  const existing = report ?? progress;
  if (!existing) return { State: stateOf('report', events) ?? 'gone' };
  const { kind, userId, query, model, createdAt } = existing;
  return {
    State: stateOf('report', events) ?? 'being written',
    Kind: kind,
    Question: orErased(query),
    Model: modelNames[model],
    Owner: userId,
    'Asked for': createdAt,
    ...(progress?.error && { Problem: progress.error }),
    ...(report?.completed && {
      Title: orErased(report.title),
      Summary: orErased(report.summary),
      Words: String(report.wordCount),
      Publication: publicationWords[report.status],
      Address: report.url,
      Published: report.publishedAt ?? 'never, or not any more',
    }),
  };
}

/** The state of an item after an event; an event that is not here changes nothing. */
const states: Readonly<Record<string, string>> = {
  SearchRequested: 'being written',
  SearchLapsed: 'never asked for',
  SearchCompleted: 'completed',
  SearchFailed: 'failed',
  SearchCancelled: 'cancelled',
  SearchDeleted: 'deleted',
  FeedbackSubmitted: 'draft',
  FeedbackPublished: 'published',
  FeedbackUnpublished: 'draft',
  FeedbackDeleted: 'deleted',
  ReviewSubmitted: 'pending',
  ReviewApproved: 'approved',
  ReviewRejected: 'rejected',
  ReviewDeleted: 'deleted',
  SourceAdded: 'kept',
  SourceRemoved: 'removed',
  SourceExpired: 'removed, for no report used it',
  ParkedEventRetried: 'retried',
  ParkedEventSkipped: 'skipped',
};

const stateOf = (kind: SubjectKind, events: readonly Opened[]): string | undefined =>
  events.map(({ event }) => states[event.type]).findLast((state) => state !== undefined) ??
  (kind === 'read-model' ? 'parked' : undefined);

/** Fields with the actor of a decision, or the id of the item again. */
const surroundings = new Set(['type', 'by', 'reason', 'feedbackId', 'reviewId', 'sourceId', 'earns']);

/** An item without a read model of its own here: the newest value of each field of its events. */
function plainFields(kind: SubjectKind, events: readonly Opened[]): Record<string, string> {
  const fields: Record<string, string> = { State: stateOf(kind, events) ?? '' };
  for (const { event } of events)
    for (const [name, value] of Object.entries(event))
      if (!surroundings.has(name) && value !== undefined)
        fields[nameOf(name)] = value === null ? erasedValue : valueText(value);
  return fields;
}

/** The label of a field: `userId` is "Owner", `addedAt` "Added at". */
function nameOf(field: string): string {
  if (field === 'userId') return 'Owner';
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
