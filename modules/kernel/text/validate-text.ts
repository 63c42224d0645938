/** The problem of a text. */
export type TextProblem = 'missing' | 'not-text' | 'too-long';

/**
 * Normalises user text: trimmed, line ends counted as browsers do (a form sends two characters for each), so that a text
 * that fits into its field is never refused. `limit` in UTF-16 units, as HTML's `maxlength` counts.
 */
export function validateText(value: unknown, limit: number): { text: string; problem?: TextProblem } {
  if (value === undefined || value === null) return { text: '', problem: 'missing' };
  if (typeof value !== 'string') return { text: '', problem: 'not-text' };
  const text = value.replace(/\r\n?/g, '\n').trim();
  if (!/[^\s\p{C}]/u.test(text)) return { text, problem: 'missing' };
  if (/[\0\p{Surrogate}]/u.test(text)) return { text, problem: 'not-text' };
  return text.length > limit ? { text, problem: 'too-long' } : { text };
}
