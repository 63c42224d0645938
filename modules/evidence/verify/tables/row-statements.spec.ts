import { describe, expect, it } from 'vitest';
import { isVouchedOver, plain } from '../level-grid.fixture';

/** What a table holds of five towns. */
type Measure = {
  name: string;
  unit: string;
  snake: string;
  sizes: readonly number[];
  write: (size: number) => string;
  /** Sizes that add up to something. */
  isTotal: boolean;
};

const towns = ['Arnhold', 'Belmar', 'Castrel', 'Dunmore', 'Elvang'];
const measures: readonly Measure[] = [
  {
    ...{ name: 'Population', unit: '', snake: 'population', isTotal: true },
    ...{ sizes: [84200, 41300, 127900, 60400, 35800], write: plain },
  },
  {
    ...{ name: 'Average rent', unit: 'EUR per m2', snake: 'average_rent_eur_per_m2', isTotal: false },
    ...{ sizes: [9.4, 12.1, 14.7, 8.2, 11.5], write: (size) => `€${plain(size)} per square metre` },
  },
  {
    ...{ name: 'Unemployment rate', unit: '%', snake: 'unemployment_rate_pct', isTotal: false },
    ...{ sizes: [5.1, 7.4, 4.2, 9.3, 6.6], write: (size) => `${plain(size)} percent` },
  },
  {
    ...{ name: 'Budget', unit: 'EUR million', snake: 'budget_eur_million', isTotal: true },
    ...{ sizes: [212.5, 98.4, 402.7, 131, 77.9], write: (size) => `€${plain(size)} million` },
  },
];
const header = ({ name, unit }: Measure) => (unit ? `${name} (${unit})` : name);
const sizesOf = (at: number) => measures.map(({ sizes }) => sizes[at] ?? 0);
const rows = (line: (town: string, sizes: readonly number[], at: number) => string, join = '\n') =>
  towns.map((town, at) => line(town, sizesOf(at), at)).join(join);

/** How a table gives a figure of each town. */
const tables: readonly (readonly [title: string, file: string, text: string])[] = [
  [
    'a column a measure',
    'csv',
    `Town,${measures.map(header).join()}\n${rows((town, sizes) => `${town},${sizes.join()}`)}`,
  ],
  [
    'a row of totals',
    'csv',
    `Town,${measures.map(header).join()}\n${rows((town, sizes) => `${town},${sizes.join()}`)}\nTotal,349600,,,922.5`,
  ],
  [
    'two columns of labels',
    'csv',
    `Region,Town,${measures.map(header).join()}\n${rows((town, sizes, at) => `${at < 3 ? 'North' : 'South'},${town},${sizes.join()}`)}`,
  ],
  [
    'headers with underscores',
    'csv',
    `town,${measures.map(({ snake }) => snake).join()}\n${rows((town, sizes) => `${town},${sizes.join()}`)}`,
  ],
  [
    'decimal commas',
    'csv',
    `Town;${measures.map(header).join(';')}\n${rows((town, sizes) => `${town};${sizes.map((size) => String(size).replace('.', ',')).join(';')}`)}`,
  ],
  [
    'the towns side by side, units in the labels',
    'csv',
    `Indicator,${towns.join()}\n${measures.map((each) => `${header(each)},${each.sizes.join()}`).join('\n')}`,
  ],
  [
    'the towns side by side, a column of units',
    'csv',
    `Indicator,Unit,${towns.join()}\n${measures.map(({ name, unit, sizes }) => `${name},${unit || 'number'},${sizes.join()}`).join('\n')}`,
  ],
  [
    'a row a town and measure',
    'csv',
    `Town,Indicator,Unit,Value\n${rows((town, _sizes, at) => measures.map(({ name, unit, sizes }) => `${town},${name},${unit || 'number'},${sizes[at]}`).join('\n'))}`,
  ],
  [
    'a page',
    'html',
    `<h1>Towns in 2023</h1><table><tr><th>Town</th>${measures.map((each) => `<th>${header(each)}</th>`).join('')}</tr>${rows((town, sizes) => `<tr><td>${town}</td>${sizes.map((size) => `<td>${plain(size)}</td>`).join('')}</tr>`, '')}</table>`,
  ],
];

/** A statement on a measure: `size` turns its figures, `isTurned` its direction or its row. */
type Wording = (measure: Measure, size: number, isTurned: boolean) => string | undefined;

const noun = ({ name }: Measure) => name.toLowerCase();
const article = (text: string) => (/^[aeu]/.test(text) ? `an ${text}` : `a ${text}`);
const total = ({ sizes }: Measure) => sizes.reduce((sum, each) => sum + each, 0);
const ranked = ({ sizes }: Measure) => [...sizes].sort((a, b) => b - a);
const townWith = ({ sizes }: Measure, size: number | undefined) => towns[sizes.indexOf(size ?? 0)];
const pair = ({ sizes }: Measure, one: number, other: number): [number, number] =>
  (sizes[one] ?? 0) > (sizes[other] ?? 0) ? [one, other] : [other, one];

const wordings: readonly Wording[] = [
  (m, size, isTurned) =>
    `${towns[isTurned ? 1 : 0]} had ${article(noun(m))} of ${m.write((m.sizes[0] ?? 0) * size)} in 2023.`,
  (m, size, isTurned) =>
    `In ${towns[isTurned ? 2 : 3]}, the ${noun(m)} was ${m.write((m.sizes[3] ?? 0) * size)} in 2023.`,
  (m, size, isTurned) => {
    const rank = isTurned ? 4 : 0;
    return `${townWith(m, ranked(m)[rank])} had the highest ${noun(m)} in 2023, at ${m.write((ranked(m)[rank] ?? 0) * size)}.`;
  },
  (m, _size, isTurned) =>
    `${townWith(m, ranked(m)[isTurned ? 2 : 1])} had the second-highest ${noun(m)} in 2023.`,
  (m, _size, isTurned) => {
    const [one, other] = pair(m, 0, 1);
    return `The ${noun(m)} was ${isTurned ? 'lower' : 'higher'} in ${towns[one]} than in ${towns[other]} in 2023.`;
  },
  (m, size, isTurned) => {
    const [one, other] = pair(m, 0, 4);
    const gap = ((m.sizes[one] ?? 0) - (m.sizes[other] ?? 0)) * size;
    const written = m.unit === '%' ? `${plain(gap)} percentage points` : m.write(gap);
    return `The ${noun(m)} of ${towns[one]} was ${written} ${isTurned ? 'lower' : 'higher'} than that of ${towns[other]} in 2023.`;
  },
  (m, size, isTurned) => {
    const [one, other] = isTurned ? [4, 2] : [2, 4];
    const times = ((m.sizes[2] ?? 0) / (m.sizes[4] ?? 1)) * size;
    return `The ${noun(m)} of ${towns[one]} was ${times.toFixed(2)} times that of ${towns[other]} in 2023.`;
  },
  (m, size) =>
    m.isTotal ? `The five towns had a total ${noun(m)} of ${m.write(total(m) * size)} in 2023.` : undefined,
  (m, size) =>
    m.isTotal
      ? `Together, ${towns[0]} and ${towns[1]} had a ${noun(m)} of ${m.write(((m.sizes[0] ?? 0) + (m.sizes[1] ?? 0)) * size)} in 2023.`
      : undefined,
  (m, size) => `The median ${noun(m)} of the five towns was ${m.write((ranked(m)[2] ?? 0) * size)} in 2023.`,
  (m, size, isTurned) =>
    m.isTotal
      ? `${towns[isTurned ? 0 : 2]} accounted for ${plain((100 * (m.sizes[2] ?? 0) * size) / total(m))} percent of the total ${noun(m)} of the five towns in 2023.`
      : undefined,
  (m, size) =>
    `The ${noun(m)} ranged from ${m.write(ranked(m)[4] ?? 0)} in ${townWith(m, ranked(m)[4])} to ${m.write((ranked(m)[0] ?? 0) * size)} in ${townWith(m, ranked(m)[0])} in 2023.`,
  (m, size, isTurned) =>
    `The ${noun(m)} of ${towns[isTurned ? 1 : 0]} was ${m.write(m.sizes[0] ?? 0)} and that of ${towns[isTurned ? 0 : 1]} ${m.write((m.sizes[1] ?? 0) * size)} in 2023.`,
];

const truths = measures.flatMap((measure) => wordings.flatMap((make) => make(measure, 1, false) ?? []));
const falsehoods = measures
  .flatMap((measure) => wordings.flatMap((make) => [make(measure, 1.3, false), make(measure, 1, true)]))
  .filter((each) => each !== undefined && !truths.includes(each));
/** The unit of one measure told of another. */
const exchanged = measures.flatMap((measure, at) => {
  const other = measures[(at + 1) % measures.length] ?? measure;
  return [0, 1].flatMap(
    (index) => wordings[index]?.({ ...measure, sizes: other.sizes, write: other.write }, 1, false) ?? [],
  );
});

describe('a figure of rows', () => {
  it.each(tables)('is looked up or worked out, and no turned one is: %s', (_title, kind, text) => {
    const isVouched = isVouchedOver(`towns_2023.${kind}`, `${text}\n`);
    expect(truths.filter((each) => !isVouched(each))).toEqual([]);
    expect([...falsehoods, ...exchanged].filter((each) => isVouched(each ?? ''))).toEqual([]);
  });
});
