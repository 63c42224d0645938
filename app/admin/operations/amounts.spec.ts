import { expect, it } from 'vitest';
import { dollars } from '~/ui/number';
import { age, share, size } from './amounts';

const now = '2026-03-04T12:00:00.000Z';

it.each([
  ['2026-03-04T12:00:05.000Z', '0 s'],
  ['2026-03-04T11:59:01.000Z', '59 s'],
  ['2026-03-04T11:57:00.000Z', '3 min'],
  ['2026-03-04T09:00:30.000Z', '2 h'],
  ['2026-03-01T12:00:00.000Z', '3 d'],
])('formats how long ago %s was: %s', (since, text) => {
  expect(age(since, now)).toBe(text);
});

it('formats bytes, dollars and shares', () => {
  expect([0, 999, 45_678, 1_500_000, 2_000_000_000].map(size)).toEqual([
    '0 B',
    '999 B',
    '45.7 kB',
    '1.5 MB',
    '2.0 GB',
  ]);
  expect([0, 0.00123, 0.5, 12.345].map(dollars)).toEqual(['$0.00', '$0.0012', '$0.5000', '$12.35']);
  expect([share(0, 0), share(0, 5), share(1, 3), share(1, 500)]).toEqual(['–', '0 %', '33 %', '0.2 %']);
});
