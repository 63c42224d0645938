import { expect, it } from 'vitest';
import { splitIntoSpans, spanLength } from './split-spans';

it('cuts a text without a space at the greatest length of a passage', () => {
  const text = 'x'.repeat(3 * spanLength + 7);
  const cuts = splitIntoSpans(text);
  expect(cuts.map((cut) => cut.text.length)).toEqual([spanLength, spanLength, spanLength, 7]);
});

it('cuts a long sentence at a space, and never loses a word', () => {
  const text = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
  const cuts = splitIntoSpans(text);
  expect(cuts.length).toBeGreaterThan(1);
  expect(cuts.map((cut) => cut.text).join(' ')).toBe(text);
});
