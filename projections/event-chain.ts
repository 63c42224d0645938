import type { EventStore, StoredEvent } from '../modules/kernel/events/event-store';
import { audited, type SubjectKind } from '../modules/moderation/contract';
import { audit, type AuditDocument } from './audit';
import type { ReadStore } from './read-store';

type Deps = { store: Pick<ReadStore, 'find'>; events: Pick<EventStore, 'readStream'> };

/** An event in a chain: without its contents. */
export type ChainEvent = Pick<StoredEvent, 'id' | 'type' | 'stream' | 'position'> & {
  at: string;
  causationId: string | null;
};
/** `depth`: events between it and the request. `isCause`: it is the selected event, or one of its causes. */
export type LinkedEvent = ChainEvent & { listed: boolean; depth: number; isCause: boolean };

/** Limits: events of a chain, streams searched for it, and events read of each stream. */
const maxEvents = 500;
const maxStreams = 200;
const maxEventsPerStream = 5_000;
const page = 100;

/**
 * Everything with the correlation id of a listed event, in order, from the request to the last event: searched in the
 * streams of its item and of every listed event of the same correlation. The event itself is always included; `isCut`
 * says whether others are missing.
 */
export async function eventChain(
  { store, events }: Deps,
  doc: AuditDocument,
): Promise<{ chain: LinkedEvent[]; isCut: boolean }> {
  const { correlationId } = doc;
  const where = { correlationId };
  const { items } = await store.find(audit.name, { where, sort: 'position', limit: maxEvents });
  const docs = [doc, ...(items as AuditDocument[])];
  const streams = [...new Set(docs.flatMap((each) => [each.stream, ...streamsAround(each)]))];
  const chain: ChainEvent[] = [];
  for (const stream of streams.slice(0, maxStreams))
    for await (const event of ofStream(events, stream))
      if (event.metadata.correlationId === correlationId) chain.push(surroundings(event));
  chain.sort((a, b) => a.position - b.position);
  const first = chain.slice(0, maxEvents);
  const requested = chain.find(({ id }) => id === doc.id);
  const listed = requested && !first.includes(requested) ? [...first.slice(0, -1), requested] : first;
  return {
    chain: linked(listed, doc.id),
    isCut: chain.length > listed.length || streams.length > maxStreams,
  };
}

async function* ofStream(events: Deps['events'], stream: string): AsyncGenerator<StoredEvent> {
  for (let from = 0; from < maxEventsPerStream; from += page) {
    const read = await events.readStream(stream, from, page);
    yield* read;
    if (read.length < page) return;
  }
}

const surroundings = ({ id, type, stream, position, metadata }: StoredEvent): ChainEvent => ({
  ...{ id, type, stream, position, at: metadata.at, causationId: metadata.causationId ?? null },
});

/** The streams with events about an item; `streamsOf` has those of its state. */
function streamsAround({ subjectKind, subjectId, ownerId }: AuditDocument): string[] {
  const owner = ownerId === null ? [] : [`quota-${ownerId}`, `sources-${ownerId}`];
  const streams = [...streamsOf(subjectKind, subjectId), ...owner];
  if (subjectKind === 'user') return [...streams, `sources-${subjectId}`, `workflow-erase-${subjectId}`];
  if (subjectKind === 'report') return [...streams, `workflow-${subjectId}`, `calls-${subjectId}`];
  return streams;
}

/** The streams of an item's state, as far as its kind and id name them. */
export function streamsOf(kind: SubjectKind, id: string): string[] {
  switch (kind) {
    case 'user':
      return [`user-${id}`, `quota-${id}`];
    case 'report':
      return [`search-${id}`, `report-${id}`];
    case 'feedback':
    case 'review':
      return [`${kind}-${id}`];
    default:
      return [];
  }
}

/**
 * Links each event to its cause, and marks the causes of one of them. The id of a cause is that of an event, a workflow or
 * the request, with an action after a slash.
 */
export function linked(events: readonly ChainEvent[], askedId: string): LinkedEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const firstOf = new Map<string, ChainEvent>();
  for (const event of events) if (!firstOf.has(event.stream)) firstOf.set(event.stream, event);
  const causeOf = (event: ChainEvent): ChainEvent | undefined => {
    const names = event.causationId?.split('/') ?? [];
    const workflow = names[0] ?? '';
    const candidates = [
      ...names.map((name) => byId.get(name)).reverse(),
      firstOf.get(`workflow-${workflow}`),
      firstOf.get(`search-${workflow}`),
      firstOf.get(`user-${workflow.replace(/^erase-/, '')}`),
    ];
    // A cause precedes its event: a later one is ignored, so no chain is circular.
    return candidates.find((cause) => cause && cause.position < event.position);
  };
  const causes = new Map(events.map((event) => [event.id, causeOf(event)]));
  const path = new Set<string>();
  for (let at = byId.get(askedId); at; at = causes.get(at.id)) path.add(at.id);
  const depths = new Map<string, number>();
  return events.map((event) => {
    const cause = causes.get(event.id);
    const depth = cause ? (depths.get(cause.id) ?? 0) + 1 : 0;
    depths.set(event.id, depth);
    return { ...event, listed: audited[event.type] !== undefined, depth, isCause: path.has(event.id) };
  });
}
