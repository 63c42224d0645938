import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/refusal';
import { collectEvidence } from '../collect-evidence';
import { openEvidence, pack, unpack } from './packed-reading';
import { readSource } from './read-source';

function read(text: string, kind: 'csv' | 'text' | 'markdown' = 'csv') {
  const found = readSource({ name: `a.${kind}`, bytes: Buffer.from(text) }, kind);
  if (isRefusal(found)) throw new Error(found.code);
  return found;
}

const cell = fc.oneof(
  fc.integer({ min: -1000, max: 1000 }).map(String),
  fc.constantFrom(
    '',
    '-',
    '12 %',
    '1.5',
    '2.5*',
    '3 (provisional)',
    'Brest',
    'Ümlaut 👩‍👩‍👧',
    '2020-01-01',
    '__proto__',
  ),
);

describe('a packed reading', () => {
  it('is unpacked as it was, whatever its cells hold', () => {
    const tables = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tables, (rows) => {
        const found = read(
          ['Name,Value,Note', ...rows.map((row) => `x,${row.slice(1).join(',')}`)].join('\n'),
        );
        expect(unpack(pack(found))).toEqual(found);
      }),
    );
  });

  it('keeps lines, several tables and gaps', () => {
    const found = read('# T\n\nOne.\n\n|a|b|\n|-|-|\n|1||\n\nTwo.\n\n|c|d|\n|-|-|\n|x|2|\n', 'markdown');
    expect(found.datasets).toHaveLength(2);
    expect(unpack(pack(found))).toEqual(found);
  });

  it('takes less room than the text it was read from', () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => `Place ${at % 50},${at * 1.5},${2000 + (at % 20)}`);
    const text = ['Name,Amount,Year', ...rows].join('\n');
    expect(pack(read(text)).length).toBeLessThan(text.length);
  });

  it('is refused when it is damaged', () => {
    const bytes = pack(read('a,b\nx,1\n'));
    bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 0xff;
    expect(() => unpack(bytes)).toThrow();
  });
});

it('opens packed evidence with the ranking that was made before', () => {
  const reading = read('Year,Ships\n2000,12\n2001,15\n2002,18\n');
  const source = { id: 'a', title: 'ships.csv', kind: 'csv' as const, sha256: 'x' };
  const fresh = collectEvidence([{ ...reading, ...source }], 'ships');
  const ranked = ['s3', 's2'];
  const opened = openEvidence({
    key: 'k',
    query: 'ships',
    sources: [{ ...source, reading: pack(reading) }],
    ranked,
  });
  expect(opened).toEqual({
    ...fresh,
    ranked: ranked.map((id) => fresh.sources[0]?.spans.find((span) => span.id === id)),
  });
});
