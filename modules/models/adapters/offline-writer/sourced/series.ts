import type { Figure } from '../../../../evidence/contract';
import { inSentence, plainWords, shortened } from '../wording';
import { decadeMeans, decadeTotals, trend } from './charts';
import { type Chapter, cite, type Material, type Table } from './chapter';

type Column = Table['roles']['numbers'][number];
type Told = {
  table: Table;
  column: Column;
  name: string;
  turn: number;
  use(figure: Figure, change?: string): string;
};

/** One chapter for each column of a series: from where to where, its extremes, its middle. */
export function seriesChapters({ tables, ledger }: Material): Chapter[] {
  const timed = tables.filter(({ roles, dataset }) => roles.timed && dataset.rows.length > 1);
  const columns = timed.flatMap((table) => table.roles.numbers.map((column) => ({ table, column })));
  return columns.slice(0, 4).flatMap(({ table, column }, turn) => {
    const name = inSentence(plainWords(column.name));
    const use = (figure: Figure, change?: string) => ledger.use(figure, table.dataset, change);
    const told = { table, column, name, turn, use };
    const paragraphs = (
      isConstant(told) ? [constant(told)] : [course(told), extremes(told), middle(told)]
    ).filter(Boolean);
    if (paragraphs.length === 0) return [];
    return [
      {
        id: `series-${table.dataset.id}-${column.index}`,
        title: titleOf(told),
        brief: `Describe the course of ${name} with its start, end, extremes and mean.`,
        paragraphs,
        charts: [trend(table, column), ...decadeMeans(table, column), ...decadeTotals(table, column)],
      },
    ];
  });
}

function titleOf({ table, column }: Told): string {
  const latest = table.figure('latest', column.name);
  const first = table.figure('first', column.name);
  const years = first && latest ? `, ${plainWords(first.period)} to ${plainWords(latest.period)}` : '';
  return `${shortened(plainWords(column.name), 60)}${years}`;
}

const isConstant = ({ table, column }: Told) => table.figure('range', column.name)?.value === 0;

function constant({ table, column, name, use }: Told): string {
  const latest = table.figure('latest', column.name);
  return latest ? `All entries of ${name} say the same: ${use(latest)}${cite(latest.spanIds[0])}.` : '';
}

const starts = [
  (name: string, when: string, value: string) =>
    `In ${when}, where the series begins, ${name} stood at ${value}`,
  (name: string, when: string, value: string) => `The first entry, for ${when}, gives ${name} as ${value}`,
  (name: string, when: string, value: string) =>
    `At the start, in ${when}, the table puts ${name} at ${value}`,
];

function course({ table, column, name, turn, use }: Told): string {
  const [first, latest] = [table.figure('first', column.name), table.figure('latest', column.name)];
  if (!first || !latest || first.period === latest.period) return '';
  const growth = table.figure('growth', column.name);
  const signed = growth ? `${growth.value >= 0 ? '+' : '-'}${Math.abs(growth.value).toFixed(1)}%` : '';
  const end = use(latest, signed);
  const start =
    (starts[turn % starts.length] ?? starts[0])?.(name, plainWords(first.period), use(first)) ?? '';
  const arrival = `the last entry, for ${plainWords(latest.period)}, is ${end}${cite(latest.spanIds[0])}.`;
  return `${start}${cite(first.spanIds[0])}; ${arrival} ${difference({ table, column, use })}`;
}

function difference({ table, column, use }: Pick<Told, 'table' | 'column' | 'use'>): string {
  const change = table.figure('change', column.name);
  if (!change) return '';
  if (change.value === 0) return 'The two are equal, whatever happened in between.';
  const growth = table.figure('growth', column.name);
  const word = change.value > 0 ? 'more' : 'less';
  const amount = use(change);
  const relative = growth ? `, a ${change.value > 0 ? 'rise' : 'fall'} of ${use(growth)}` : '';
  return `That is ${amount} ${word} than at the start${relative}.`;
}

function extremes({ table, column, turn, use }: Told): string {
  const [high, low] = [table.figure('highest', column.name), table.figure('lowest', column.name)];
  const range = table.figure('range', column.name);
  if (!high || !low || !range) return '';
  const latest = table.figure('latest', column.name);
  const first = table.figure('first', column.name);
  if (low.period === first?.period && high.period === latest?.period)
    return 'The first entry is the lowest of the series and the last one the highest, so nothing in between went beyond its ends.';
  const peak = `${use(high)}, the entry for ${plainWords(high.period)}${cite(high.spanIds[0])}`;
  const trough = `${use(low)}, for ${plainWords(low.period)}${cite(low.spanIds[0])}`;
  const told =
    turn % 2 === 0
      ? `The highest figure of the series is ${peak}; the lowest is ${trough}.`
      : `Its lowest point is ${trough}; its highest is ${peak}.`;
  const wide = `Between these two lie ${use(range)}.`;
  const position =
    high.period === latest?.period
      ? ' The series thus ends on its highest figure.'
      : low.period === latest?.period
        ? ' The series thus ends on its lowest figure.'
        : '';
  return `${told} ${wide}${position}`;
}

function middle({ table, column, name, use }: Told): string {
  const [mean, latest] = [table.figure('mean', column.name), table.figure('latest', column.name)];
  if (!mean || !latest) return '';
  const above = column.values.filter((value) => value !== null && value > mean.value).length * 2;
  const all = column.values.filter((value) => value !== null).length;
  const half = above === all ? 'half' : above > all ? 'more than half' : 'fewer than half';
  const place =
    latest.value > mean.value
      ? `The latest entry lies above it, as ${half} of all entries do.`
      : `The latest entry lies ${latest.value < mean.value ? 'below' : 'exactly on'} it; ${half} of all entries lie above.`;
  const total = column.summable ? table.figure('total', column.name) : undefined;
  const sum = total ? ` The sum of ${name} over all rows is ${use(total)}.` : '';
  return `The mean over all rows is ${use(mean)}. ${place}${sum}`;
}
