import { decadeSpread, periodsOf } from './charts';
import { type Chapter, type Material, type Table, type Subject, subjectsOf } from './chapter';
import { rowSentences } from './rows';
import * as say from './series-sentences';
import { claim, find, grew, isZero, rose, shown } from './speech';
import { plainWords } from '../wording';

const inSeries = (material: Material) => subjectsOf(material).filter(({ table }) => table.isSeries);

/** How the columns moved from row to row. */
export function movementChapters(material: Material): Chapter[] {
  const subjects = inSeries(material).filter(({ table }) => table.dataset.rows.length > 2);
  const steps = subjects
    .map((each) =>
      material.accepted.accept([
        ...say.largest(each, 'largest-rise'),
        ...say.largest(each, 'largest-fall'),
        say.run(each),
      ]),
    )
    .filter(Boolean);
  if (steps.length === 0) return [];
  return [
    {
      id: 'steps',
      title: 'From row to row',
      brief: 'Name the largest rise and fall of each column, and its longest run.',
      paragraphs: [
        'A comparison of start and end leaves out the rows between them. For each column this section gives the largest rise and the largest fall from a row to the next, and the longest run in the same direction where there is any.',
        ...steps,
      ],
      charts: subjects.flatMap(({ table, column }) => decadeSpread(table, column)).slice(0, 3),
    },
  ];
}

/** Decades side by side: single rows vary, their means less so. */
export function periodChapter(material: Material): Chapter[] {
  const paragraphs = inSeries(material)
    .map((subject) => say.periodMeans(subject, periodsIn(subject)))
    .filter(({ length }) => length > 1)
    .map(material.accepted.accept)
    .filter(Boolean);
  if (paragraphs.length === 0) return [];
  const isPartial = inSeries(material).some(({ table }) => periodNames(table).some((name) => !isWhole(name)));
  return [
    {
      id: 'periods',
      title: 'Period by period',
      brief: 'Compare the means of decades or five-year periods.',
      paragraphs: [
        'Single rows vary; the mean of a longer period evens the variation out.',
        ...paragraphs,
        isPartial
          ? 'A period at the beginning or the end of a table may not be whole. Its mean then rests on fewer rows than the others and is to be read with care.'
          : '',
      ].filter(Boolean),
      charts: [],
    },
  ];
}

const periodNames = (table: Table) => periodsOf(table).buckets.map(({ label }) => label);
const periodsIn = ({ table }: Subject) => periodNames(table).slice(-8);

/** "1990s", or five or ten years from first to last. */
function isWhole(period: string): boolean {
  if (period.endsWith('s')) return true;
  const years = Number(period.slice(5, 9)) - Number(period.slice(0, 4)) + 1;
  return years === 5 || years === 10;
}

/** Columns of one table beside one another: in single rows, and in which direction they went. */
export function togetherChapter(material: Material): Chapter[] {
  const paragraphs = material.tables
    .map((table) => inSeries(material).filter((subject) => subject.table === table))
    .filter(({ length }) => length > 1)
    .flatMap((subjects) => [
      material.accepted.accept(rowSentences(subjects)),
      material.accepted.accept(pairs(subjects)),
    ])
    .filter(Boolean);
  if (paragraphs.length === 0) return [];
  return [
    {
      id: 'together',
      title: 'The columns side by side',
      brief: 'Set the columns of a table beside one another.',
      paragraphs: [
        ...paragraphs,
        'Rising together is not the same as causing each other. Series that both rise over the years will often rise in the same year, for reasons of their own, and an effect that comes years later does not show in such a comparison at all.',
      ],
      charts: [],
    },
  ];
}

/** Pairs of columns that get a sentence each. */
const maxPairs = 4;

/** Columns in twos: by how much they grew where that can be compared, else which way they went. */
function pairs(subjects: readonly Subject[]): string[] {
  const all = subjects.flatMap((one, index) =>
    subjects.slice(index + 1).map((other) => [one, other] as const),
  );
  return all
    .slice(0, maxPairs)
    .flatMap(([one, other]) => grownTogether(one, other) || moved(one, other) || []);
}

function grownTogether(one: Subject, other: Subject): string {
  const [a, b] = [find(one, 'growth'), find(other, 'growth')];
  const [from, to] = a?.rows ?? [];
  if (!a || !b || !from || !to || !sameRows(a, b) || isZero(a) || isZero(b)) return '';
  const second =
    Math.sign(a.value) === Math.sign(b.value)
      ? `and ${other.name}`
      : `while ${other.name} ${grew(other, b.value)}`;
  const text = `from ${plainWords(from.when)} to ${plainWords(to.when)}, ${one.name} ${grew(one, a.value)} by ${shown(a, true)} ${second} by ${shown(b, true)}`;
  return claim(text, from.spanId, to.spanId);
}

function moved(one: Subject, other: Subject): string {
  const [a, b] = [find(one, 'change'), find(other, 'change')];
  const [from, to] = a?.rows ?? [];
  if (!a || !b || !from || !to || !sameRows(a, b) || a.value === 0 || b.value === 0) return '';
  const isSame = Math.sign(a.value) === Math.sign(b.value);
  const text = `${one.name} ${rose(one, a.value)} from ${plainWords(from.when)} to ${plainWords(to.when)}, while ${other.name} ${rose(other, b.value)}${isSame ? ' as well' : ''}`;
  return claim(text, from.spanId, to.spanId);
}

type Figures = NonNullable<ReturnType<typeof find>>;

const sameRows = (a: Figures, b: Figures) =>
  a.rows.length === b.rows.length && a.rows.every(({ row }, index) => row === b.rows[index]?.row);
