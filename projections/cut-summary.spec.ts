import { expect, it } from 'vitest';
import { cutSummary } from './cut-summary';

it.each([
  ['one of 150 characters is whole', 'x'.repeat(150), 'x'.repeat(150)],
  ['a longer one is cut at 150', 'x'.repeat(151), `${'x'.repeat(149)}…`],
  ['no space before the end of a cut', `${'x'.repeat(148)} and more`, `${'x'.repeat(148)}…`],
  ['no half of a character at the cut', `${'x'.repeat(148)}🌍🌍`, `${'x'.repeat(148)}…`],
])('a summary in a list: %s', (_, summary, shown) => {
  expect(cutSummary(summary)).toBe(shown);
});
