import { expect, it } from 'vitest';
import { isRefusal } from '../kernel/refusal';
import { collectEvidence, type NumberedWithin } from './collect-evidence';
import { rankedCharacters, rankedSpans } from './rank-spans';
import { readSource } from './sources/read-source';

function source(id: string, text: string, kind: 'csv' | 'text' = 'csv'): NumberedWithin {
  const read = readSource({ name: `${id}.${kind}`, bytes: Buffer.from(text) }, kind);
  if (isRefusal(read)) throw new Error(read.code);
  return { ...read, id, kind, sha256: '' };
}

const long = `Year,Ships\n${Array.from({ length: 900 }, (_, index) => `${1100 + index},${(index * 37) % 1000}`).join('\n')}\n`;

it('spans and datasets are numbered through all sources', () => {
  const { sources, datasets } = collectEvidence([source('a', 'A,B\nx,1\n'), source('b', 'C,D\ny,2\n')], 'x');
  expect(sources.map(({ spans }) => spans.map(({ id }) => id))).toEqual([
    ['s1', 's2'],
    ['s3', 's4'],
  ]);
  expect(datasets).toMatchObject([
    { id: 'd1', sourceId: 'a', spanIds: ['s2'] },
    { id: 'd2', sourceId: 'b', spanIds: ['s4'] },
  ]);
});

it('passages of sources found for gaps follow all others, however many those are', () => {
  const first = source('a', long);
  const cables = Array.from({ length: 40 }, (_, at) => `Cable ${at} is long.\n\n`).join('');
  const gap = source('b', `${cables}Divers mend the grid.\n`, 'text');
  const before = collectEvidence([first], 'ships 1537').ranked;
  const gaps = { sources: 1, queries: ['ships divers', 'ships grid'] };
  const { ranked } = collectEvidence([first, gap], 'ships 1537', { gaps });
  expect(ranked.slice(0, before.length)).toEqual(before);
  const added = ranked.slice(before.length);
  expect(added[0]?.text).toBe('Divers mend the grid.');
  expect(added).toHaveLength(16);
  expect(new Set(ranked.map(({ id }) => id)).size).toBe(ranked.length);
});

it('gives the same evidence for the same sources and query', () => {
  const read = [source('a', long)];
  expect(collectEvidence(read, 'ships in 1500')).toEqual(collectEvidence(read, 'ships in 1500'));
});

it('a long table is cut to the budget and keeps its header, its ends, its extremes and what was asked for', () => {
  const { ranked, sources } = collectEvidence([source('a', long)], 'ships 1537');
  const texts = ranked.map(({ text }) => text);
  expect(ranked.length).toBeLessThanOrEqual(rankedSpans);
  expect(texts.join('').length).toBeLessThanOrEqual(rankedCharacters);
  expect(texts).toContain('Columns: Year; Ships');
  expect(texts).toContain('Year: 1100; Ships: 0');
  expect(texts).toContain('Year: 1999; Ships: 263');
  expect(texts).toContain('Year: 1127; Ships: 999');
  expect(texts.some((text) => text.startsWith('Year: 1537'))).toBe(true);
  expect(new Set(ranked.map(({ id }) => id)).size).toBe(ranked.length);
  expect(sources[0]?.spans).toHaveLength(901);
});

it('skips a span larger than the whole budget, not the spans after it', () => {
  const { ranked } = collectEvidence(
    [source('a', `Name,Text\nx,${'word '.repeat(900)}\ny,short\n`)],
    'short',
  );
  expect(ranked.some(({ text }) => text.includes('short'))).toBe(true);
});
