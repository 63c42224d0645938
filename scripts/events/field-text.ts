import type { FormattedEvent } from './format-event';

/** Characters that would move the cursor, or the text around them. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A text without characters that a terminal interprets. */
export const printable = (text: string) =>
  text.replace(unprintable, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A field of an event for a terminal: on one line, cut after so many characters. */
export function fieldText({ data, masked, erased }: FormattedEvent, field: string, most: number): string {
  if (masked.includes(field)) return '(personal)';
  if (erased.includes(field)) return 'erased';
  const value = data[field];
  const text = printable(typeof value === 'string' ? value : JSON.stringify(value));
  return text.length <= most
    ? text
    : `${text.slice(0, most)}… (${text.length.toLocaleString('en')} characters)`;
}

/** `2025-01-01T12:00:00.000Z` in a readable form, in UTC. */
export const timeText = (at: string) => printable(at).replace('T', ' ').replace('Z', '');
