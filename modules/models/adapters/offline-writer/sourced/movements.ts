import { count, inSentence, listed, plainWords } from '../wording';
import { decadeSpread, periodsOf } from './charts';
import { type Chapter, cite, type Material, type Table } from './chapter';

type Column = Table['roles']['numbers'][number];

/** How the columns moved from row to row, and from period to period. */
export function movementChapters(material: Material): Chapter[] {
  const tables = material.tables.filter(({ roles, dataset }) => roles.timed && dataset.rows.length > 2);
  const steps = tables
    .flatMap((table) => table.roles.numbers.map((column) => stepText(table, column, material)))
    .filter(Boolean);
  if (steps.length === 0) return [];
  const charts = tables.flatMap((table) =>
    table.roles.numbers.flatMap((column) => decadeSpread(table, column)),
  );
  return [
    {
      id: 'steps',
      title: 'From one entry to the next',
      brief: 'Count rises and falls and name the largest of each.',
      paragraphs: [
        'A start and an end hide the path between them. Taken row by row, the series moved as follows.',
        ...steps,
      ],
      charts: charts.slice(0, 3),
    },
  ];
}

function stepText(table: Table, column: Column, { ledger }: Material): string {
  const find = (kind: 'steps' | 'rises' | 'falls' | 'largest-rise' | 'largest-fall') =>
    table.figure(kind, column.name);
  const [steps, rises, falls] = [find('steps'), find('rises'), find('falls')];
  if (!steps || !rises || !falls || steps.value === 0) return '';
  const use = (figure: typeof steps) => ledger.use(figure, table.dataset);
  const name = inSentence(plainWords(column.name));
  const [up, down] = [find('largest-rise'), find('largest-fall')];
  const largest = [
    ...(up
      ? [`the largest single rise, ${use(up)}, leads to ${plainWords(up.period)}${cite(...up.spanIds)}`]
      : []),
    ...(down
      ? [`the largest fall, ${use(down)}, to ${plainWords(down.period)}${cite(...down.spanIds)}`]
      : []),
  ];
  const oneWay = falls.value === 0 || rises.value === 0;
  const moved = oneWay
    ? `${use(steps)} steps lie between the entries of ${name}, and ${oneWayText(steps.value, rises.value, falls.value)}.`
    : `Of ${use(steps)} steps in ${name}, ${use(rises)} went up and ${use(falls)} went down.`;
  return `${moved} ${largest.length > 0 ? `${capital(listed(largest))}.` : ''}`.trim();
}

function oneWayText(steps: number, rises: number, falls: number): string {
  if (rises === steps) return 'all of them went up';
  if (falls === steps) return 'all of them went down';
  return rises > 0
    ? 'none of them went down'
    : falls > 0
      ? 'none of them went up'
      : 'none of them brought a change';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Decades side by side: single rows are noisy, their means less so. */
export function periodChapter({ tables, ledger }: Material): Chapter[] {
  const paragraphs = tables.flatMap((table) =>
    table.roles.numbers.flatMap((column) => {
      const means = meansOf(table, column);
      if (means.length < 2) return [];
      const name = inSentence(plainWords(column.name));
      const told = means.map(
        (figure) => `${ledger.use(figure, table.dataset)} in ${inPeriod(figure.period)}`,
      );
      const totals = table
        .figures('bucket-total', column.name)
        .filter(({ period }) => means.some((mean) => mean.period === period));
      const most = [...totals].sort((a, b) => b.value - a.value)[0];
      const sum = most
        ? ` As a sum, ${inPeriod(most.period)} weigh most, with ${ledger.use(most, table.dataset)}.`
        : '';
      return [
        `For ${name} the means are ${listed(told)}. ${direction(means.map(({ value }) => value))}${sum}`,
      ];
    }),
  );
  if (paragraphs.length === 0) return [];
  const opening =
    'Single entries jump about; means over longer periods show what remains once the jumps are evened out.';
  const caution = partial(tables);
  return [
    {
      id: 'periods',
      title: 'Period by period',
      brief: 'Compare the means of decades or five-year periods.',
      paragraphs: [opening, ...paragraphs, caution].filter(Boolean),
      charts: [],
    },
  ];
}

function meansOf(table: Table, column: Column) {
  const { buckets } = periodsOf(table);
  return buckets.slice(-8).flatMap(({ label }) => table.figure('bucket-mean', column.name, label) ?? []);
}

const spanOf = (period: string) => Number(period.slice(5, 9)) - Number(period.slice(0, 4));
const inPeriod = (period: string) =>
  period.endsWith('s')
    ? `the ${period}`
    : period.includes('-')
      ? `the years ${plainWords(period)}`
      : plainWords(period);

function direction(values: readonly number[]): string {
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  if (steps.every((step) => step > 0)) return 'Each of them is higher than the one before.';
  if (steps.every((step) => step < 0)) return 'Each of them is lower than the one before.';
  return 'They do not all move in the same direction.';
}

function partial(tables: readonly Table[]): string {
  const short = tables
    .flatMap((table) => table.roles.numbers.slice(0, 1).flatMap((column) => meansOf(table, column)))
    .filter(({ period }) => !period.endsWith('s') && spanOf(period) !== 4 && spanOf(period) !== 9)
    .map(({ period }) => plainWords(period));
  const names = [...new Set(short)];
  return names.length > 0
    ? `A word of caution: ${listed(names)} ${names.length === 1 ? 'is not a whole period' : 'are not whole periods'}, so ${names.length === 1 ? 'its' : 'their'} means rest on fewer entries and ${names.length === 1 ? 'its' : 'their'} sums are not to be set against those of whole ones.`
    : '';
}

/** Columns of one table, looked at two by two. */
export function togetherChapter({ tables, ledger }: Material): Chapter[] {
  const told = tables
    .filter(({ roles }) => roles.timed && roles.numbers.length > 1)
    .flatMap((table) => pairs(table, ledger));
  if (told.length === 0) return [];
  const more =
    told.length === 1
      ? 'One pair of columns allows it here.'
      : `${capital(count(told.length, 'pair'))} of columns allow it here.`;
  return [
    {
      id: 'together',
      title: 'Do the columns move together?',
      brief: 'Count how often two columns moved in the same direction.',
      paragraphs: [
        `A simple comparison asks how often two series went the same way from one entry to the next. ${more}`,
        ...told,
        'Moving in step is not the same as causing one another. Two series that both rise over the years will often rise in the same year, for reasons of their own, and an effect that comes years later does not show in such a count at all.',
      ],
      charts: [],
    },
  ];
}

function pairs(table: Table, ledger: Material['ledger']): string[] {
  const { numbers } = table.roles;
  return numbers.flatMap((one, index) =>
    numbers.slice(index + 1).flatMap((other) => {
      const same = table.figure('together', `${one.name}|${other.name}`);
      const steps = table.figure('steps', one.name);
      if (!same || !steps || steps.value < 3) return [];
      const names = `${inSentence(plainWords(one.name))} and ${inSentence(plainWords(other.name))}`;
      const share = same.value / steps.value;
      const verdict =
        share >= 0.75
          ? 'far more often than not'
          : share > 0.55
            ? 'more often than not'
            : share >= 0.45
              ? 'about as often as not'
              : 'in a minority of cases';
      return [
        `${capital(names)} went the same way in ${ledger.use(same, table.dataset)} of ${ledger.use(steps, table.dataset)} steps, ${verdict}.`,
      ];
    }),
  );
}
