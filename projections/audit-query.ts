import { z } from 'zod';
import {
  actionOf,
  auditActions,
  audited,
  auditedAction,
  subjectKinds,
  subjectNamed,
  type SubjectKind,
} from '../modules/moderation/contract';
import { refuse, type Refusal } from '../modules/kernel/refusal';
import type { Condition } from './read-store';

/** The filter of the audit, as received. A blank field counts as absent. */
export type AuditFilter = {
  /** An id of an item, or `kind:id`. */
  subject?: string;
  /** The id of a person; `operator` or `system`. */
  actor?: string;
  kind?: string;
  action?: string;
  /** ISO 8601, both inclusive; a plain date means its whole day, a time without an offset is UTC. */
  from?: string;
  to?: string;
};
export type Where = Record<string, Condition>;

const Day = z.iso.date();
const Time = z.iso.datetime({ offset: true, local: true });
const badTime = 'A time is a date such as 2026-11-23, or ISO 8601 such as 2026-11-23T10:00:00Z.';

/**
 * The condition on the audit's documents, or `invalid-input` with a message for each invalid field. A plain date is its
 * whole day, both ends included.
 */
export function auditWhere(filter: AuditFilter): Where | Refusal {
  const fields: Record<string, string> = {};
  const where: Where = {};
  const { actor, subject, kind, action, from, to } = trimmed(filter);
  if (actor) where.actorId = actor;
  const named = subject ? subjectNamed(subject) : undefined;
  if (subject) where.subjectId = named?.id ?? subject;
  if (subject && !named && /^[a-z-]+:/.test(subject))
    fields.subject = `An item is an id, or kind:id with a kind of ${subjectKinds.join(', ')}.`;
  if (kind && !isKind(kind)) fields.kind = `A kind is one of ${subjectKinds.join(', ')}.`;
  if (action && !auditActions.includes(action)) fields.action = `There is no action ${shortened(action)}.`;
  const types = typesOf([named?.kind, isKind(kind) ? kind : undefined], action);
  if (types) where.type = { in: types };
  const [gte, lte] = [timeOf(from, 'from'), timeOf(to, 'to')];
  if (from && !gte) fields.from = badTime;
  if (to && !lte) fields.to = badTime;
  if (gte && lte && gte > lte) fields.to = 'The end is before the beginning.';
  if (gte || lte) where.at = { ...(gte && { gte }), ...(lte && { lte }) };
  return Object.keys(fields).length > 0 ? refuse('invalid-input', {}, fields) : where;
}

/** Only the fields of a filter that are not blank; a request has others beside them. */
function trimmed(filter: AuditFilter): AuditFilter {
  const names = ['subject', 'actor', 'kind', 'action', 'from', 'to'] as const;
  return Object.fromEntries(
    names.flatMap((name) => (filter[name]?.trim() ? [[name, filter[name].trim()]] : [])),
  );
}

const isKind = (text: string | undefined): text is SubjectKind =>
  (subjectKinds as readonly (string | undefined)[]).includes(text);

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** A kind of item is a set of event types. Undefined: all of them. */
function typesOf(
  kinds: readonly (SubjectKind | undefined)[],
  action: string | undefined,
): string[] | undefined {
  const selected = kinds.filter((kind) => kind !== undefined);
  if (selected.length === 0 && !action) return undefined;
  if (selected.length === 0) return [auditedAction(action ?? '')?.type ?? ''];
  return Object.entries(audited).flatMap(([type, about]) =>
    selected.every((kind) => kind === about.kind) && (!action || actionOf(type) === action) ? [type] : [],
  );
}

/** The instant of a text, as events write it; undefined when it is none. */
function timeOf(text: string | undefined, end: 'from' | 'to'): string | undefined {
  if (!text) return undefined;
  if (Day.safeParse(text).success) return `${text}T${end === 'from' ? '00:00:00.000' : '23:59:59.999'}Z`;
  // A plus that was not escaped in the URL arrives as a space.
  const time = text.replace(/ (?=\d\d:\d\d$)/, '+');
  if (!Time.safeParse(time).success) return undefined;
  const instant = new Date(/(Z|[+-]\d\d:\d\d)$/i.test(time) ? time : `${time}Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/** The position of a cursor; undefined for an invalid one. */
export function cursorAt(cursor: string | undefined): number | undefined {
  const position = cursor === undefined || cursor === '' ? NaN : Number(cursor);
  return Number.isSafeInteger(position) && position >= 0 ? position : undefined;
}
