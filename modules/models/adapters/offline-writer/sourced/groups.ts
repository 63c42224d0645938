import type { Figure } from '../../../../evidence/contract';
import { capitalised, inSentence, listed, plainWords, shortened } from '../wording';
import { hasOwnLabels, parts, sideBySide } from './charts';
import { type Chapter, cite, type Material, type Table } from './chapter';

type Column = Table['roles']['numbers'][number];

/** Tables whose rows are things rather than dates: who leads, who trails, how the whole divides. */
export function groupChapters(material: Material): Chapter[] {
  return material.tables.filter(({ roles }) => !roles.timed).map((table) => groupChapter(table, material));
}

function groupChapter(table: Table, material: Material): Chapter {
  const { dataset, roles, source } = table;
  const name = listed(roles.numbers.map((column) => plainWords(column.name)));
  const own = hasOwnLabels(table);
  return {
    id: `groups-${dataset.id}`,
    title: shortened(`${capitalised(name)} by ${inSentence(table.labelName)}`, 70),
    brief: `Compare the rows of ${plainWords(source.title)}.`,
    paragraphs: roles.numbers
      .flatMap((column) => [ends(table, column, material), own ? shares(table, column, material) : ''])
      .filter(Boolean),
    charts: [
      ...byUnit(roles.numbers).flatMap((columns) => sideBySide(table, columns)),
      ...roles.numbers.flatMap((column) => parts(table, column)),
      ...lines(table),
    ].slice(0, 8),
  };
}

function ends(table: Table, column: Column, { ledger }: Material): string {
  const [high, low, mean] = (['highest', 'lowest', 'mean'] as const).map((kind) =>
    table.figure(kind, column.name),
  );
  if (!high || !low || !mean) return '';
  const use = (figure: Figure) => ledger.use(figure, table.dataset);
  const name = inSentence(plainWords(column.name));
  if (high.value === low.value)
    return `All rows give the same figure for ${name}: ${use(high)}${cite(high.spanIds[0])}.`;
  const total = column.summable ? table.figure('total', column.name) : undefined;
  const sum = total ? ` Together the rows come to ${use(total)}.` : '';
  return (
    `In ${name}, ${plainWords(high.period)} leads with ${use(high)}${cite(high.spanIds[0])}; ` +
    `${plainWords(low.period)} comes last with ${use(low)}${cite(low.spanIds[0])}. The mean of the rows is ${use(mean)}.${sum}`
  );
}

function shares(table: Table, column: Column, { ledger }: Material): string {
  const found = table.figures('share', column.name).slice(0, 3);
  if (found.length < 2) return '';
  const told = found.map((figure) => `${plainWords(figure.period)} ${ledger.use(figure, table.dataset)}`);
  const rest = table.dataset.rows.length > found.length ? '; the others share what remains' : '';
  return `As parts of that total: ${listed(told)}${rest}.`;
}

/** Columns can stand side by side in one chart when they share a unit. */
function byUnit(columns: readonly Column[]): Column[][] {
  const groups = new Map<string, Column[]>();
  for (const column of columns) groups.set(column.unit, [...(groups.get(column.unit) ?? []), column]);
  return [...groups].flatMap(([unit, group]) => (unit === '' ? group.map((column) => [column]) : [group]));
}

/** Rows that repeat their names over dates make one line for each name, while these are few. */
function lines(table: Table): Chapter['charts'] {
  const { dataset, roles } = table;
  const date = dataset.columns.find(({ type }) => type === 'date');
  const names = new Set(dataset.rows.map((row) => row[roles.label]));
  if (!date || hasOwnLabels(table) || names.size > 8 || dataset.columns[roles.label]?.type !== 'text')
    return [];
  return roles.numbers.map((column) => ({
    id: `${dataset.id}-c${column.index}-lines`,
    title: plainWords(`${column.name} by ${inSentence(table.labelName)} over time`),
    kind: 'trend',
    unit: column.unit,
    columns: [date.name, dataset.columns[roles.label]?.name ?? '', column.name],
    rows: [],
    from: dataset.id,
    basis: 'source',
  }));
}
