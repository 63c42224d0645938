import type { FormattedEvent } from './format-event';

/** Signs that would move the cursor, or the text around them. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text that a terminal shows as it is. */
export const printable = (text: string) =>
  text.replace(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A field of a fact for people: on one line, cut after so many signs. */
export function fieldText({ data, masked, erased }: FormattedEvent, field: string, most: number): string {
  if (masked.includes(field)) return '(personal)';
  if (erased.includes(field)) return 'erased';
  const value = data[field];
  const text = printable(typeof value === 'string' ? value : JSON.stringify(value));
  return text.length <= most
    ? text
    : `${text.slice(0, most)}… (${text.length.toLocaleString('en')} characters)`;
}

/** `2025-01-01T12:00:00.000Z` as people read it, in UTC. */
export const timeText = (at: string) => printable(at).replace('T', ' ').replace('Z', '');
