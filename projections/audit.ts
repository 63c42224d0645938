import type { DomainEvent, Recorded } from '../modules/kernel/events/event';
import { audited, subjectFields, type SubjectKind } from '../modules/moderation/contract';
import { projection, type Documents, type Projection } from './projection';
import type { Document } from './read-store';

/**
 * An event as the audit lists it, under the id of the event. Names, titles and reasons are read on request: they
 * disappear with the keys and documents of their people, so an erasure changes nothing here.
 */
export type AuditDocument = {
  id: string;
  position: number;
  stream: string;
  revision: number;
  /** ISO 8601. */
  at: string;
  type: string;
  /** A person's id, `operator` or `system`. */
  actorId: string;
  subjectKind: SubjectKind;
  subjectId: string;
  /** Whose item it is; null when the event does not say. */
  ownerId: string | null;
  correlationId: string;
  causationId: string | null;
  /** Whether the event has a reason, readable or not. */
  hasReason: boolean;
};

/** The actor as the audit names it. */
const actorId = ({ actor }: Recorded['metadata']): string =>
  actor.kind === 'person' ? actor.id : actor.kind;

function fold(recorded: Recorded, docs: Documents<AuditDocument>): void {
  const { event, id, stream, revision, position, metadata } = recorded;
  const kind = audited[event.type]?.kind;
  if (!kind) return;
  const subjectId = subjectFields[kind].map((field) => event[field]).find((value) => value !== undefined);
  if (typeof subjectId !== 'string') throw new Error(`${event.type} names no ${kind}`);
  docs.put(id, {
    id,
    position,
    stream,
    revision,
    at: metadata.at,
    type: event.type,
    actorId: actorId(metadata),
    subjectKind: kind,
    subjectId,
    ownerId: typeof event.userId === 'string' ? event.userId : null,
    correlationId: metadata.correlationId,
    causationId: metadata.causationId ?? null,
    hasReason: event.reason !== undefined,
  });
}

/** The decisions of admins and users, with actor, item and time, for the admins' audit. */
export const audit = projection<AuditDocument, DomainEvent>({
  name: 'audit',
  version: 1,
  indexes: ['position', 'at', 'actorId', 'subjectId', 'type', 'correlationId'],
  on: Object.fromEntries(Object.keys(audited).map((type) => [type, fold])),
}) as unknown as Projection<Document>;
