import { figureText, isSumLabel } from '../../../../evidence/contract';
import { amountOf, amountText } from '../amounts';
import { inSentence, plainWords } from '../wording';
import type { Table } from './chapter';
import { claim } from './speech';

type Column = Table['roles']['numbers'][number];
type Year = { column: Column; base: string; year: string };

/** Rows of a table that get a sentence on their course. */
const maxRows = 6;

/** Years that stand side by side, "Emissions in 2000" and "Emissions in 2023": for each row, from the first to the last. */
export function wideCourses(table: Table): string[] {
  const { dataset, roles } = table;
  if (table.isSeries || dataset.columns[roles.label]?.type !== 'text') return [];
  const labels = dataset.rows.map((row) => String(row[roles.label] ?? ''));
  if (new Set(labels).size < labels.length || labels.includes('')) return [];
  const years = roles.numbers.flatMap((column) => yearIn(column) ?? []);
  const bases = [...new Set(years.map(({ base, column }) => `${base}|${column.unit}`))];
  return bases.flatMap((key) => {
    const same = years
      .filter(({ base, column }) => `${base}|${column.unit}` === key)
      .sort((a, b) => Number(a.year) - Number(b.year));
    const [first, last] = [same[0], same.at(-1)];
    if (!first || !last || first.year === last.year) return [];
    const rows = labels.flatMap((label, row) => (isSumLabel(label) ? [] : [{ label, row }]));
    return rows
      .slice(0, maxRows)
      .flatMap(({ label, row }) => courseOf(label, dataset.spanIds[row], [first, last], row) ?? []);
  });
}

function yearIn(column: Column): Year | undefined {
  const [, before = '', year, after = ''] =
    /^(.*?)(?<![\p{L}\p{N}])((?:1[5-9]|20|21)\d{2})(?![\p{L}\p{N}])(.*)$/u.exec(column.name) ?? [];
  if (!year) return undefined;
  const base = plainWords(`${before} ${after}`.replace(/[\s,()[\]:-]+/g, ' ')).replace(
    /\s(?:in|of|for|by)$/,
    '',
  );
  return { column, year, base };
}

function courseOf(
  label: string,
  spanId: string | undefined,
  [first, last]: readonly [Year, Year],
  row: number,
): string | undefined {
  const [a, b] = [first.column.values[row], last.column.values[row]];
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  const name = first.base ? inSentence(first.base) : 'the figure';
  const decimals = Math.max(first.column.decimals, last.column.decimals);
  const read = (value: number) =>
    amountText(amountOf(figureText({ value, decimals }), plainWords(first.column.unit)));
  const [start, end] = [`${read(a)} in ${first.year}`, `${read(b)} in ${last.year}`];
  const text =
    a === b
      ? `the table gives ${name} as ${start} and as ${end}`
      : `${name} ${b > a ? 'rose' : 'fell'} from ${start} to ${end}`;
  return claim(`for ${plainWords(label)}, ${text}`, spanId);
}
