import { expect, it } from 'vitest';
import { splitIntoSpans, spanLength } from './split-spans';

it('cuts megabytes without a space in one walk', () => {
  const text = 'x'.repeat(5 * 2 ** 20);
  const cuts = splitIntoSpans(text);
  expect(cuts.every((cut) => cut.text.length <= spanLength)).toBe(true);
  expect(cuts.map((cut) => cut.text).join('')).toHaveLength(text.length);
});

it('cuts a long sentence at a space, and never loses a word', () => {
  const text = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
  const cuts = splitIntoSpans(text);
  expect(cuts.length).toBeGreaterThan(1);
  expect(cuts.map((cut) => cut.text).join(' ')).toBe(text);
});
