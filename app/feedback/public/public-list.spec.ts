import { describe, expect, it } from 'vitest';
import { matching, publicFeedbackAddress, searchIn, startOf } from './public-list';

const item = (id: number, content: string, suggestions = '', name: string | null = 'Ada') => ({
  ...{ id, content, suggestions },
  user: { name },
});
const items = [
  item(1, 'Zebra mussels were counted right.'),
  item(2, 'Fine.', 'More MUSSELS, please.', 'Bob'),
  item(3, 'Fine.', '', null),
];

describe('the search of public feedback', () => {
  it.each([
    ['', [1, 2, 3]],
    ['  ', [1, 2, 3]],
    ['mussels', [1, 2]],
    [' ZEBRA ', [1]],
    ['bob', [2]],
    ['anonymous', [3]],
    ['%', []],
  ])('finds "%s" in content, suggestions and names, in any case', (q, ids) => {
    expect(matching(items, q).map(({ id }) => id)).toEqual(ids);
  });

  it('is kept in the address, cut to 200 characters, and is left out of it when empty', () => {
    expect(searchIn(new URL(`http://here${publicFeedbackAddress('a & b')}`).searchParams)).toBe('a & b');
    expect(publicFeedbackAddress('')).toBe('/feedback-public');
    expect(searchIn(new URLSearchParams({ q: ` ${'x'.repeat(300)}` }))).toHaveLength(200);
  });
});

describe('a long text', () => {
  it('is cut after a word, and loses nothing', () => {
    const text = Array.from({ length: 200 }, (_, n) => `word${n}`).join(' ');
    const { start, rest } = startOf(text);
    expect(start.length).toBeLessThanOrEqual(420);
    expect(start).toMatch(/word\d+$/);
    expect(`${start} ${rest}`).toBe(text);
  });

  it('stays whole when the rest would be short', () => {
    const text = 'x'.repeat(570);
    expect(startOf(text)).toEqual({ start: text, rest: '' });
  });

  it('without spaces is cut between two characters', () => {
    const text = `x${'🦭'.repeat(600)}`;
    const { start, rest } = startOf(text);
    expect(start + rest).toBe(text);
    expect(start).not.toMatch(/[\ud800-\udbff]$/);
  });
});
