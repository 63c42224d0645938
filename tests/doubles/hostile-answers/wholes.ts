import { good, section, fact, dataset } from '../sample-plan';

/** Answers of wrong size, depth or shape. */
export type Whole = {
  name: string;
  to: 'plan' | 'section' | 'extras';
  answer: () => string;
  ends: 'used' | 'refused';
};

const json = (value: unknown) => JSON.stringify(value);
const plan = (more: object) => json({ ...good, ...more });
const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const upTo = (length: number, piece: string) => piece.repeat(Math.ceil(length / piece.length));
const wide = (rows: number, columns: number) =>
  dataset('wide', {
    columns: many(columns, (i) => `C${i}`),
    rows: many(rows, (row) => many(columns, (i) => (i === 0 ? `R${row}` : row))),
  });

const sizes: Whole[] = [
  {
    name: 'five megabytes of words',
    to: 'section',
    answer: () => upTo(5e6, 'The river rises along the coast. '),
    ends: 'used',
  },
  { name: 'five megabytes in one word', to: 'section', answer: () => upTo(5e6, 'W'), ends: 'used' },
  {
    name: 'five megabytes of a title',
    to: 'plan',
    answer: () => plan({ title: upTo(5e6, 'W ') }),
    ends: 'refused',
  },
  { name: 'five megabytes of brackets', to: 'plan', answer: () => upTo(5e6, '['), ends: 'refused' },
  {
    name: 'a table of 10,000 rows and 50 columns',
    to: 'plan',
    answer: () => plan({ datasets: [wide(10_000, 50)] }),
    ends: 'used',
  },
  {
    name: 'a table of 2,500 rows',
    to: 'plan',
    answer: () => plan({ datasets: [...good.datasets, wide(2_500, 6)] }),
    ends: 'used',
  },
  {
    name: 'a table of 500 columns',
    to: 'plan',
    answer: () => plan({ datasets: [...good.datasets, wide(20, 500)] }),
    ends: 'used',
  },
  {
    name: '100,000 labels',
    to: 'plan',
    answer: () => plan({ datasets: [wide(100_000, 2)] }),
    ends: 'used',
  },
  {
    name: '10,000 labels',
    to: 'plan',
    answer: () => plan({ datasets: [...good.datasets, wide(10_000, 2)] }),
    ends: 'used',
  },
  {
    name: '1,000 figures of one name',
    to: 'plan',
    answer: () => plan({ facts: many(1_000, () => fact('same')) }),
    ends: 'used',
  },
  {
    name: '2,000 sections',
    to: 'plan',
    answer: () => plan({ sections: many(1_500, () => section('same')) }),
    ends: 'used',
  },
  {
    name: '5,000 keywords',
    to: 'plan',
    answer: () => plan({ keywords: many(5_000, (i) => `k${i}`) }),
    ends: 'used',
  },
  {
    name: 'a title of 100,000 characters',
    to: 'plan',
    answer: () => plan({ title: upTo(100_000, 'W ') }),
    ends: 'used',
  },
  {
    name: 'a row of fields for each of 20 columns',
    to: 'plan',
    ends: 'used',
    answer: () =>
      plan({
        datasets: [
          ...good.datasets,
          dataset('named', {
            columns: many(20, (i) => `c${i}`),
            rows: many(500, (row) => Object.fromEntries(many(20, (i) => [`c${i}`, row]))),
          }),
        ],
      }),
  },
];

const shapes: Whole[] = [
  {
    name: 'JSON of 100,000 levels',
    to: 'plan',
    answer: () => upTo(100_000, '[') + upTo(100_000, ']'),
    ends: 'refused',
  },
  {
    name: 'JSON of 20,000 levels in a field',
    to: 'plan',
    answer: () => plan({}).replace(/}$/, `,"x":${upTo(20_000, '[')}${upTo(20_000, ']')}}`),
    ends: 'refused',
  },
  {
    name: 'objects of 20,000 levels',
    to: 'section',
    answer: () => `${upTo(100_000, '{"a":')}1${upTo(20_000, '}')}`,
    ends: 'used',
  },
  {
    name: 'JSON in JSON in JSON',
    to: 'plan',
    answer: () => json({ a: json({ b: json({ c: json({ d: plan({}) }) }) }) }),
    ends: 'refused',
  },
  {
    name: 'a prototype',
    to: 'plan',
    answer: () =>
      plan({}).replace(/}$/, ',"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
    ends: 'used',
  },
  {
    name: 'rows of prototypes',
    to: 'plan',
    ends: 'used',
    answer: () =>
      plan({
        datasets: [
          ...good.datasets,
          dataset('p', {
            columns: ['__proto__', 'constructor'],
            rows: many(3, (i) => ({ constructor: i, toString: 1 })),
          }),
        ],
      }),
  },
  {
    name: 'numbers beyond all bounds',
    to: 'plan',
    ends: 'used',
    answer: () =>
      plan({
        datasets: many(4, (i) =>
          dataset(`n${i}`, {
            kind: ['trend', 'comparison', 'share', 'trend'][i],
            rows: [
              ['2001', 11],
              ['2002', 12],
              ['2003', 13],
              ['2004', '1e400'],
              ['2005', 'NaN'],
              ['2006', 'Infinity'],
              ['2007', '-1e308'],
            ],
          }),
        ),
      })
        .replaceAll(':11', ':1e400')
        .replaceAll(',11]', ',1e400]')
        .replaceAll(',12]', ',-1e400]')
        .replaceAll(',13]', ',1e308]'),
  },
  {
    name: 'numbers as large as they get',
    to: 'plan',
    ends: 'used',
    answer: () =>
      plan({
        datasets: many(4, (i) =>
          dataset(`n${i}`, {
            kind: ['trend', 'comparison', 'share', 'trend'][i],
            rows: many(12, (row) => [String(2000 + row), (row % 2 ? -1 : 1) * 1.7e308]),
          }),
        ),
      }),
  },
  {
    name: 'numbers as small as they get',
    to: 'plan',
    ends: 'used',
    answer: () =>
      plan({
        datasets: many(4, (i) =>
          dataset(`n${i}`, { rows: many(12, (row) => [String(2000 + row), (row % 2 ? -1 : 1) * 5e-324]) }),
        ),
      }),
  },
  {
    name: 'numbers that hardly differ',
    to: 'plan',
    ends: 'used',
    answer: () =>
      plan({
        datasets: many(4, (i) =>
          dataset(`n${i}`, {
            kind: ['trend', 'comparison', 'share', 'trend'][i],
            rows: many(12, (row) => [String(2000 + row), (row % 2 ? 1e99 : 0.1) * (1 + row * 2 ** -52)]),
          }),
        ),
      }),
  },
  { name: 'words that are no JSON', to: 'plan', answer: () => 'NaN', ends: 'refused' },
  {
    name: 'the wrong things everywhere',
    to: 'plan',
    answer: () => json({ title: {}, sections: 'x', facts: 7, datasets: [[[]]] }),
    ends: 'refused',
  },
  {
    name: 'null in each place',
    to: 'extras',
    answer: () =>
      json({
        executiveSummary: 'x',
        keyInsights: [null],
        faqs: null,
        suggestions: [[]],
        recommendations: {},
        seo: { title: 'x', keywords: null },
      }),
    ends: 'used',
  },
];

/** Texts on which a careless regular expression takes quadratic time or more. */
const slow: readonly (readonly [string, string])[] = [
  ['hyphens', '-'], ['brackets', '['], ['brackets of pictures', '!['], ['brackets of notes', '[^'], ['braces', '{'], ['stars', '*'],
  ['bold that never ends', '**a '], ['emphasis that never ends', '*a '], ['lines that never end', '_a __b '], ['backticks', '`'],
  ['backticks of many lengths', '`a ``b ```c '], ['tildes', '~~a '], ['scripts', '<script>'], ['comments', '<!--'], ['angles', '<a '],
  ['headings', '# a\n'], ['short lines', 'a\n'], ['fences', '```\n'], ['titles before names', 'Dr. '], ['citations', 'x [s1] '],
  ['figures', '{{a}} '], ['links', '[a](('], ['spaces', ' '], ['line ends', '\n'], ['pipes', '|-'], ['quotation marks', '"'], ["single quotes", "x'"],
  ['thoughts', '<think>'], ['ends of thoughts', '</think>'], ['numbers', '1,2 '], ['entities', '&#'], ['escapes', '\\['], ['nested objects', '{"a":'],
]; // prettier-ignore
const frames: readonly ((body: string) => string)[] = [
  (body) => `Words before.\n${body}x\n\nWords after it are here.`,
  (body) => `{{${body}`,
  (body) => `[source${body}`,
  (body) => `## a${body}b`,
];

export const slowTexts: readonly Whole[] = slow.flatMap(([name, piece]) =>
  (['section', 'plan'] as const).map((to) => ({
    name: `50,000 ${name} for a ${to}`,
    to,
    answer: () => {
      const body = upTo(50_000, piece);
      if (to === 'section')
        return [
          ...frames.map((frame) => frame(body.slice(0, 4_000))),
          body,
          'The river rises to its end.',
        ].join('\n\n');
      return plan({
        title: `Words ${body}`,
        facts: [...good.facts, fact('f', { label: body.slice(0, 9_000), value: body.slice(0, 9_000) })],
      });
    },
    ends: 'used',
  })),
);

export const wholes: readonly Whole[] = [...sizes, ...shapes];
