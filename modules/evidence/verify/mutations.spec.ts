import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceFrom, spanWith } from './evidence.fixture';
import { createVerifier } from './index';

const vouched = new Set(['supported', 'derived']);

type Column = { name: string; unit: string; other: string };
const columns: readonly Column[] = [
  { name: 'Steel output', unit: 'kt', other: 'Gt' },
  { name: 'Grid losses', unit: 'GWh', other: 'MWh' },
  { name: 'Rainfall', unit: 'mm', other: 'km' },
  { name: 'Harbour dues', unit: 'EUR', other: 'USD' },
];

/** A series of years: a column of distinct figures, and another one beside it. */
const series = fc
  .record({
    start: fc.integer({ min: 1950, max: 2005 }),
    values: fc.uniqueArray(fc.integer({ min: 101, max: 9_899 }), { minLength: 6, maxLength: 12 }),
    at: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 2, maxLength: 2 }),
    picks: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 2, maxLength: 2 }),
    decimals: fc.constantFrom(0, 1, 2),
  })
  .map(({ start, values, at, picks, decimals }) => {
    const [column, beside] = at.map((index) => columns[index]) as [Column, Column];
    const [from, to] = [...picks].sort((a, b) => a - b) as [number, number];
    const figure = (row: number) => ((values[row] ?? 0) / 10 ** decimals).toFixed(decimals);
    const lines = values.map((value, row) => `${start + row},${figure(row)},${(value * 7 + row) % 9_973}`);
    const csv = [`Year,${column.name} (${column.unit}),${beside.name} (${beside.unit})`, ...lines].join('\n');
    const evidence = evidenceFrom(['survey.csv', csv]);
    const span = (row: number) => spanWith(evidence, `Year: ${start + row};`);
    const verdict = (sentence: string, ...rows: number[]) =>
      createVerifier(evidence).sentence({ sentence, spanIds: rows.map(span) }).verdict;
    return {
      start,
      values,
      column,
      beside,
      from,
      to,
      figure,
      verdict,
      year: (row: number) => start + row,
      rows: values.length,
    };
  });
type Series = typeof series extends fc.Arbitrary<infer T> ? T : never;

const moved = ({ values, from, to }: Series) => ((values[to] ?? 0) > (values[from] ?? 0) ? 'rose' : 'fell');
const opposite = (word: string) => (word === 'rose' ? 'fell' : 'rose');
const digit = (figure: string) => figure.replace(/\d(?=\D*$)/, (last) => String((Number(last) + 3) % 10));

const cell = (s: Series, row = s.to) =>
  `In ${s.year(row)}, ${s.column.name} came to ${s.figure(row)} ${s.column.unit}.`;
const change = (s: Series, word = moved(s)) =>
  `${s.column.name} ${word} from ${s.figure(s.from)} ${s.column.unit} in ${s.year(s.from)} to ${s.figure(s.to)} ${s.column.unit} in ${s.year(s.to)}.`;
const growth = (s: Series, word = moved(s), unit = 'percent') => {
  const [a, b] = [Number(s.figure(s.from)), Number(s.figure(s.to))];
  return `Between ${s.year(s.from)} and ${s.year(s.to)}, ${s.column.name} ${word} by ${Math.abs(((b - a) / a) * 100).toFixed(1)} ${unit}.`;
};
const highest = (s: Series, row = s.values.indexOf(Math.max(...s.values))) =>
  `${s.column.name} was highest in ${s.year(row)}, at ${s.figure(row)} ${s.column.unit}.`;

describe('a true sentence over a generated table', () => {
  const each = (name: string, holds: (s: Series) => void) =>
    it(name, () =>
      fc.assert(
        fc.property(series, (s) => holds(s)),
        { numRuns: 60 },
      ),
    );
  const stands = (s: Series, sentence: string, ...rows: number[]) =>
    expect(vouched, sentence).toContain(s.verdict(sentence, ...rows));
  const falls = (s: Series, sentence: string, ...rows: number[]) =>
    expect([...vouched], sentence).not.toContain(s.verdict(sentence, ...rows));

  each('is vouched for', (s) => {
    stands(s, cell(s), s.to);
    stands(s, change(s), s.from, s.to);
    stands(s, growth(s), s.from, s.to);
    stands(s, highest(s), s.values.indexOf(Math.max(...s.values)));
  });
  each('falls with another digit', (s) => {
    falls(s, cell(s).replace(s.figure(s.to), digit(s.figure(s.to))), s.to);
    falls(s, change(s).replace(` ${s.figure(s.from)} `, ` ${digit(s.figure(s.from))} `), s.from, s.to);
    falls(
      s,
      growth(s).replace(/by ([\d.]+)/, (_, figure: string) => `by ${digit(figure)}`),
      s.from,
      s.to,
    );
  });
  each('falls with another year', (s) => {
    falls(s, cell(s).replace(String(s.year(s.to)), String(s.year(s.from))), s.to);
    falls(s, cell(s).replace(String(s.year(s.to)), String(s.year(s.from))), s.from);
    falls(s, cell(s).replace(String(s.year(s.to)), String(s.start + 400 > 2190 ? 2190 : s.start + 60)), s.to);
  });
  each('falls with the rows swapped', (s) => {
    const swapped = `${s.column.name} ${moved(s)} from ${s.figure(s.to)} ${s.column.unit} in ${s.year(s.from)} to ${s.figure(s.from)} ${s.column.unit} in ${s.year(s.to)}.`;
    falls(s, swapped, s.from, s.to);
  });
  each('falls with another column', (s) => {
    falls(s, cell(s).replace(s.column.name, s.beside.name), s.to);
    falls(s, cell(s).replace(s.column.name, 'Copper output'), s.to);
    falls(s, change(s).replace(s.column.name, s.beside.name), s.from, s.to);
  });
  each('falls with another unit or scale', (s) => {
    falls(s, cell(s).replace(s.column.unit, s.column.other), s.to);
    falls(s, cell(s).replace(` ${s.column.unit}`, ` million ${s.column.unit}`), s.to);
    falls(s, growth(s, moved(s), 'percentage points'), s.from, s.to);
  });
  each('falls with the other direction', (s) => {
    falls(s, change(s, opposite(moved(s))), s.from, s.to);
    falls(s, growth(s, opposite(moved(s))), s.from, s.to);
    falls(s, highest(s).replace('highest', 'lowest'), s.values.indexOf(Math.max(...s.values)));
  });
  each('falls when it is denied, hedged or explained', (s) => {
    falls(s, cell(s).replace('came to', 'did not come to'), s.to);
    falls(s, cell(s).replace('came to', 'may have come to'), s.to);
    falls(
      s,
      cell(s)
        .replace('.', ' because of the weather.')
        .replace(/\.(?=.*\.)/, '.'),
      s.to,
    );
  });
  each('falls with a sign', (s) => {
    falls(s, cell(s).replace(s.figure(s.to), `-${s.figure(s.to)}`), s.to);
  });
  each('falls with another citation', (s) => {
    falls(s, cell(s), s.from);
    falls(s, change(s), s.from);
    falls(s, change(s), s.from, [0, 1, 2].find((row) => row !== s.from && row !== s.to) ?? 0);
  });
  each('falls when another row is said to be the highest', (s) => {
    const top = s.values.indexOf(Math.max(...s.values));
    const row = top === s.to ? s.from : s.to;
    falls(s, highest(s, row), row);
  });
});

const names = ['Ada Holm', 'Bo Lind', 'Cleo Marsh', 'Dan Vik', 'Eva Roth'];
const things = ['ferry company', 'town library', 'water board', 'music school'];
const words = ['open', 'repair', 'paint', 'keep', 'sell', 'clean', 'close'];
const text = fc
  .record({
    pick: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 2, maxLength: 2 }),
    thing: fc.constantFrom(...things),
    verbs: fc.shuffledSubarray(words, { minLength: 2, maxLength: 2 }),
    count: fc.integer({ min: 1_100, max: 1_490 }),
    share: fc.integer({ min: 11, max: 89 }),
    year: fc.integer({ min: 2000, max: 2030 }),
  })
  .map((made) => {
    const [speaker, other] = made.pick.map((at) => names[at] ?? '') as [string, string];
    const [verb, wrongVerb] = made.verbs as [string, string];
    const quote = `We will ${verb} the north gate before the first snow`;
    const source = `# Report\n\nIn ${made.year} the ${made.thing} counted ${made.count} visits. Complaints fell by ${made.share} percent.\n\n“${quote},” said ${speaker}. ${other} was not present.`;
    const evidence = evidenceFrom(['report.md', source]);
    const verdict = (sentence: string, where: string) =>
      createVerifier(evidence).sentence({ sentence, spanIds: [spanWith(evidence, where)] }).verdict;
    return { ...made, speaker, other, verb, wrongVerb, quote, verdict };
  });
type Text = typeof text extends fc.Arbitrary<infer T> ? T : never;

describe('a true sentence over a generated text', () => {
  const each = (name: string, holds: (t: Text) => void) =>
    it(name, () =>
      fc.assert(
        fc.property(text, (t) => holds(t)),
        { numRuns: 60 },
      ),
    );
  const stands = (t: Text, sentence: string, where: string) =>
    expect(vouched, sentence).toContain(t.verdict(sentence, where));
  const falls = (t: Text, sentence: string, where: string) =>
    expect([...vouched], sentence).not.toContain(t.verdict(sentence, where));
  const count = (t: Text) => `The ${t.thing} counted ${t.count} visits in ${t.year}.`;
  const fall = (t: Text) => `Complaints fell by ${t.share} percent.`;
  const said = (t: Text) => `${t.speaker} said: “${t.quote}.”`;

  each('is vouched for', (t) => {
    stands(t, count(t), 'visits');
    stands(t, fall(t), 'visits');
    stands(t, said(t), 'snow');
  });
  each('falls with another digit, year or thing', (t) => {
    falls(t, count(t).replace(String(t.count), String(t.count + 4)), 'visits');
    falls(t, count(t).replace(String(t.year), String(t.year - 1)), 'visits');
    falls(t, count(t).replace(t.thing, 'fire brigade'), 'visits');
    falls(t, count(t).replace('visits', 'accidents'), 'visits');
  });
  each('falls with another unit, direction or denial', (t) => {
    falls(t, fall(t).replace('percent', 'percentage points'), 'visits');
    falls(t, fall(t).replace('fell', 'rose'), 'visits');
    falls(t, fall(t).replace('fell', 'did not fall'), 'visits');
    falls(t, fall(t).replace('fell by', 'fell to'), 'visits');
  });
  each('falls with another word, a cut or another speaker in its quote', (t) => {
    falls(t, said(t).replace(t.verb, t.wrongVerb), 'snow');
    falls(t, said(t).replace('will', 'will not'), 'snow');
    falls(t, said(t).replace(` the north gate before the first snow`, ''), 'snow');
    falls(t, said(t).replace(t.speaker, t.other), 'snow');
  });
  each('falls with a citation of another passage', (t) => {
    falls(t, count(t), 'snow');
    falls(t, said(t), 'visits');
  });
});
