import { expect, it } from 'vitest';
import type { Evidence, Source } from './evidence';
import { surroundingsOf } from './surroundings';

const source = (id: string, ...texts: string[]): Source => ({
  ...{ id, title: id, kind: 'text', sha256: id },
  spans: texts.map((text, at) => ({ id: `${id}${at}`, text })),
  datasets: [],
});
const evidence = (...sources: Source[]): Evidence => ({ sources, datasets: [], ranked: [] });

it('gives the passages before and behind each one that is asked for, of its own source', () => {
  const given = evidence(source('a', 'One.', 'Two.', 'Three.'), source('b', 'Four.', 'Five.'));
  expect(surroundingsOf(given, ['a1', 'b0'])).toEqual({
    a1: { before: 'One.', after: 'Three.' },
    b0: { after: 'Five.' },
  });
});

it('leaves out passages that are unknown or stand alone', () => {
  expect(surroundingsOf(evidence(source('a', 'One.')), ['a0', 'a7', 'constructor'])).toEqual({});
});

it('shortens long neighbours at a space: the last words before, the first words behind', () => {
  const long = 'word '.repeat(200).trim();
  const { a1 } = surroundingsOf(evidence(source('a', long, 'Two.', long)), ['a1']);
  expect(a1?.before).toMatch(/^… word( word)+$/);
  expect(a1?.after).toMatch(/^(word )+…$/);
  expect([a1?.before?.length, a1?.after?.length].map((length = 0) => length <= 302)).toEqual([true, true]);
});
