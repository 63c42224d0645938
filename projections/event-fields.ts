import type { Opened } from '../modules/kernel/events/event-log';
import { subjectOf, type EventDefinition } from '../modules/kernel/events/event';

/** A field of an event for people. `erased`: it was personal, and its key is destroyed. */
export type EventField = { name: string; value: string; personal: boolean; erased: boolean };

/** Longest value shown in full, in characters. */
const maxValueLength = 2_000;

/** The fields of a decrypted event as text; none of an unreadable one. Long values are cut with a note. */
export function eventFields(
  { event, broken }: Opened,
  definition: EventDefinition | undefined,
): EventField[] {
  if (broken) return [];
  return Object.entries(event).flatMap(([name, value]) => {
    if (name === 'type' || value === undefined) return [];
    const isPersonal = definition?.personal.includes(name) ?? false;
    // A personal field without the id of its person was never encrypted.
    const whose = isPersonal && definition ? event[subjectOf(definition, name) ?? ''] : undefined;
    const isErased = isPersonal && value === null && typeof whose === 'string';
    return [{ name, value: isErased ? '' : valueText(value), personal: isPersonal, erased: isErased }];
  });
}

/** A value as text: JSON for objects and lists. */
export function valueText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
  if (text.length <= maxValueLength) return text;
  // Half a surrogate pair is not valid text.
  const cut = text.slice(0, maxValueLength).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut}… (cut: the whole has ${text.length.toLocaleString('en')} characters)`;
}
