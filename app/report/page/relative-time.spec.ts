import { expect, it } from 'vitest';
import { relativeTime } from './relative-time';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['2026-11-21T11:59:20Z', 'just now'],
  ['2026-11-21T12:00:09Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T09:30:00Z', '2 hours ago'],
  ['2026-11-14T11:00:00Z', '7 days ago'],
  ['2024-11-01T12:00:00Z', '2 years ago'],
])('a report made at %s was generated %s', (then, words) => {
  expect(relativeTime(new Date(then), now)).toBe(words);
});
