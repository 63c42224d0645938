import { expect, it } from 'vitest';
import { prefersAsync } from './prefers-async';

const prefers = (prefer: string) => prefersAsync(new Headers({ Prefer: prefer }));

it.each([
  'respond-async',
  'Respond-Async',
  'respond-async, wait=10',
  'return=minimal,respond-async',
  'respond-async; foo="x"',
  'respond-async=""',
])('a caller that sends "Prefer: %s" gets its answer at once', (prefer) =>
  expect(prefers(prefer)).toBe(true),
);

it.each([
  '',
  'wait=10',
  'respond-asynchronously',
  'respond-async=no',
  'foo="a, respond-async"',
  'x; respond-async',
])('a caller that sends "Prefer: %s" waits for the work', (prefer) => expect(prefers(prefer)).toBe(false));

it('a caller without preferences waits for the work', () => {
  expect(prefersAsync(new Headers())).toBe(false);
});

it('reads several headers as one list', () => {
  const headers = new Headers({ Prefer: 'wait=10' });
  headers.append('Prefer', 'respond-async');
  expect(prefersAsync(headers)).toBe(true);
});
