import { eventCatalogue } from '../../composition/event-catalogue';
import type { StoredEvent } from '../../modules/kernel/events/event-store';
import type { EventActor } from '../../modules/kernel/events/event';
import { upcast, type DecodedEvent } from '../../modules/kernel/events/decode-events';

/** An event for an operator. */
export type FormattedEvent = {
  at: string;
  position: number;
  stream: string;
  revision: number;
  id: string;
  type: string;
  actor: string;
  /** Of the request behind it, and its cause. */
  correlationId: string;
  causationId: string | undefined;
  /** Its fields; those named in `masked` and `erased` are null. */
  data: Record<string, unknown>;
  /** Personal fields that are hidden. */
  masked: string[];
  /** Personal fields whose person was erased. */
  erased: string[];
  /** Why it is shown undecoded. */
  note?: 'unknown type' | 'cannot be read';
};

/** A stored event for an operator; `personal`: with its personal fields decrypted. */
export function formatEvent(
  raw: StoredEvent,
  opened: DecodedEvent | undefined,
  personal: boolean,
): FormattedEvent {
  const { position, stream, revision, id, type, metadata } = raw;
  const { at, actor, correlationId, causationId } = metadata;
  const surroundings = { actor: actorOf(actor), correlationId, causationId };
  const envelope = { at, position, stream, revision, id, type, ...surroundings };
  const definition = eventCatalogue.get(type);
  if (!definition || !opened)
    return { ...envelope, data: raw.data, masked: [], erased: [], note: 'unknown type' };
  if (opened.broken) {
    const masked = definition.personal.filter((field) => raw.data[field] != null);
    return { ...envelope, data: without(raw.data, masked), masked, erased: [], note: 'cannot be read' };
  }
  const { type: _, ...clear } = opened.event;
  const sealed = upcast(definition, raw);
  const present = definition.personal.filter(
    (field) => sealed[field] !== undefined && sealed[field] !== null,
  );
  const erased = present.filter((field) => clear[field] === null);
  const masked = personal ? [] : present.filter((field) => clear[field] !== null);
  return { ...envelope, data: without(clear, masked), masked, erased };
}

/** Stored events beside their decoded form, in order. */
export function formatEvents(
  stored: readonly StoredEvent[],
  opened: readonly DecodedEvent[],
  personal: boolean,
): FormattedEvent[] {
  const byPosition = new Map(opened.map((event) => [event.position, event]));
  return stored.map((raw) => formatEvent(raw, byPosition.get(raw.position), personal));
}

const actorOf = (actor: EventActor) => (actor.kind === 'person' ? `person ${actor.id}` : actor.kind);

const without = (data: Record<string, unknown>, fields: readonly string[]) => ({
  ...data,
  ...Object.fromEntries(fields.map((field) => [field, null])),
});
