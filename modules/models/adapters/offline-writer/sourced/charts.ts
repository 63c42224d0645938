import { extent } from 'd3-array';
import { type Bucket, bucketsOf } from '../../../../evidence/contract';
import type { PlannedDataset } from '../../../../search/plan';
import { inSentence, plainWords, slug } from '../wording';
import { hasSums, type Table } from './chapter';

type Column = Table['roles']['numbers'][number];

/** Slices or bars that can still be read. */
const maxBars = 16;

const idOf = (table: Table, column: Column, what: string) =>
  `${table.id}-c${column.index}-${slug(column.name, 'column')}-${what}`;

const title = (text: string) => plainWords(text);

/** A column as it is, over time. */
export function trend(table: Table, column: Column): PlannedDataset {
  return {
    id: idOf(table, column, 'trend'),
    title: title(`${column.name} by ${inSentence(table.labelName)}`),
    kind: 'trend',
    unit: column.unit,
    columns: [table.dataset.columns[table.roles.label]?.name ?? '', column.name],
    rows: [],
    from: table.dataset.id,
    basis: 'source',
  };
}

/** Means of whole decades, or of five years where there is but one decade. */
export function decadeMeans(table: Table, column: Column): PlannedDataset[] {
  const { name, buckets } = periodsOf(table);
  if (buckets.length < 2) return [];
  return [
    derived(table, column, 'means', {
      title: `Mean ${inSentence(column.name)} by ${name}`,
      kind: 'comparison',
      buckets,
      make: (values) => sum(values) / values.length,
      decimals: Math.max(2, column.decimals),
      derivation: `mean of column ${column.name} for each ${name}`,
    }),
  ];
}

/** How a sum over all rows divides into periods; only for amounts that can be added up. */
export function decadeTotals(table: Table, column: Column): PlannedDataset[] {
  if (!column.summable || sum(present(column.values)) <= 0) return [];
  return ([10, 5] as const).flatMap((years) => {
    const buckets = full(table, years);
    const name = years === 10 ? 'decade' : 'five-year period';
    if (buckets.length < 2 || buckets.length > 10) return [];
    return [
      derived(table, column, `total-${years}`, {
        title: `Total ${inSentence(column.name)} by ${name}`,
        kind: 'share',
        buckets,
        make: sum,
        decimals: column.decimals,
        derivation: `total of column ${column.name} for each ${name}`,
      }),
    ];
  });
}

/** Lowest, mean and highest of each period side by side. */
export function decadeSpread(table: Table, column: Column): PlannedDataset[] {
  const { name, buckets } = periodsOf(table);
  if (buckets.length < 2) return [];
  const rows = buckets.flatMap(({ label, rows }) => {
    const [low, high] = extent(valuesOf(column, rows));
    return low === undefined ? [] : [[label, low, high]];
  });
  return [
    {
      ...base(table, column, 'spread', `Lowest and highest ${inSentence(column.name)} by ${name}`),
      kind: 'comparison',
      columns: ['Period', 'Lowest', 'Highest'],
      rows,
      derivation: plainWords(`lowest and highest figure of column ${column.name} in each ${name}`),
    },
  ];
}

/** Columns of the same unit side by side for each row; the largest rows where there are many. */
export function sideBySide(table: Table, columns: readonly Column[]): PlannedDataset[] {
  const [first] = columns;
  if (!first || !hasOwnLabels(table)) return [];
  const { dataset, roles } = table;
  const names = columns.map(({ name }) => name);
  const start = {
    ...base(
      table,
      first,
      'compared',
      columns.length === 1
        ? `${first.name} by ${inSentence(table.labelName)}`
        : `${names.join(', ')} by ${inSentence(table.labelName)}`,
    ),
    kind: 'comparison' as const,
    columns: [dataset.columns[roles.label]?.name ?? '', ...names],
  };
  if (dataset.rows.length <= maxBars) return [{ ...start, rows: [], from: dataset.id }];
  const last = columns.at(-1) ?? first;
  const largest = dataset.rows
    .filter((row) => typeof row[last.index] === 'number')
    .sort((a, b) => Number(b[last.index]) - Number(a[last.index]))
    .slice(0, 12)
    .map((row) => [row[roles.label] ?? null, ...columns.map(({ index }) => row[index] ?? null)]);
  return [
    {
      ...start,
      title: title(`${start.title}: the twelve largest`),
      rows: largest,
      derivation: plainWords(`the twelve rows with the largest ${last.name}`),
    },
  ];
}

/** The parts of a whole: every row of a column that can be added up. */
export function parts(table: Table, column: Column): PlannedDataset[] {
  const { dataset, roles } = table;
  if (
    !column.summable ||
    !hasOwnLabels(table) ||
    dataset.rows.length > 10 ||
    sum(present(column.values)) <= 0 ||
    hasSums(table)
  )
    return [];
  return [
    {
      ...base(table, column, 'parts', `Shares of ${inSentence(column.name)}`),
      kind: 'share',
      columns: [dataset.columns[roles.label]?.name ?? '', column.name],
      rows: [],
      from: dataset.id,
    },
  ];
}

/** Whether each row has a label of its own. */
export function hasOwnLabels({ dataset, roles }: Table): boolean {
  const labels = dataset.rows.map((row) => row[roles.label]);
  return new Set(labels).size === labels.length && !labels.includes(null);
}

export function periodsOf(table: Table): { name: string; buckets: Bucket[] } {
  const decades = full(table, 10);
  return decades.length > 1
    ? { name: 'decade', buckets: decades.slice(-12) }
    : { name: 'five-year period', buckets: full(table, 5) };
}

/** Periods that hold three rows or more on average; fewer would say nothing new. */
function full({ dataset, roles }: Table, years: 5 | 10): Bucket[] {
  const buckets = bucketsOf(dataset, roles, years);
  return dataset.rows.length >= buckets.length * 3 ? buckets : [];
}

type Derivation = {
  title: string;
  kind: PlannedDataset['kind'];
  buckets: readonly Bucket[];
  make(values: readonly number[]): number;
  decimals: number;
  derivation: string;
};

function derived(table: Table, column: Column, what: string, how: Derivation): PlannedDataset {
  const rows = how.buckets.flatMap(({ label, rows }) => {
    const values = valuesOf(column, rows);
    return values.length > 0 ? [[label, Number(how.make(values).toFixed(how.decimals))]] : [];
  });
  return {
    ...base(table, column, what, how.title),
    kind: how.kind,
    columns: ['Period', column.name],
    rows,
    derivation: plainWords(how.derivation),
  };
}

const base = (table: Table, column: Column, what: string, name: string) => ({
  id: idOf(table, column, what),
  title: title(name),
  unit: column.unit,
  from: table.dataset.id,
  basis: 'source' as const,
});

const valuesOf = (column: Column, rows: readonly number[]) =>
  present(rows.map((row) => column.values[row] ?? null));
const present = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
