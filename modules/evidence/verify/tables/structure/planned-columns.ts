import { memoize } from '../../../../kernel/memoize';
import { datedColumnsOf } from './period-columns';
import { type FigureColumn, meaningsIn, type Table } from './tables';

/** The names of columns that hold what was to be. */
export const planned = /^(?:budget(?:ed)?|plan(?:ned)?|forecast|target)$/i;
const actual = /^(?:actuals?|outturn|spending|spent|expenditure)$/i;
const saysPlan = /\b(?:budgets?|budgeted|plan|planned|forecast|target)\b/i;
const saysActual = /\b(?:actual|actually|outturn|spending|spent|expenditure)\b/i;
const compares = / (?:than|exceed(?:s|ed)?) /;
const year = /(?<![\d.,/])(?:19|20)\d{2}(?![\d/]|[.,]\d)/g;

type Side = { index: number; base: string; year: string };

/** The columns of a year each that hold what was planned, and what was spent. */
const sidesOf = memoize(({ dataset }: Table) => {
  const sides = datedColumnsOf(dataset).map(({ index, base, period }): Side => ({
    index,
    base,
    year: period.text,
  }));
  return {
    plans: sides.filter(({ base }) => planned.test(base)),
    actuals: sides.filter(({ base }) => actual.test(base)),
    known: new Map<string, Table>(),
  };
});

/**
 * "A smaller budget in 2024 than their spending in 2023" over columns "Budget 2024" and "Actual 2023": a table of these two, called
 * "Budget" and "Actual", and the sentence without their years. Undefined where a side names no such column.
 */
export function ofPlanAndActual(table: Table, text: string): { table: Table; text: string } | undefined {
  if (table.only !== undefined || table.measure !== undefined || table.periods !== undefined)
    return undefined;
  const { plans, actuals, known } = sidesOf(table);
  const at = compares.exec(text);
  if (plans.length === 0 || actuals.length === 0 || !at) return undefined;
  const [left, right] = [text.slice(0, at.index), text.slice(at.index + at[0].length)];
  const one = sideIn(left, plans, actuals);
  const other = sideIn(right, plans, actuals);
  if (!one || !other || plans.includes(one) === plans.includes(other)) return undefined;
  const key = `${one.index} ${other.index}`;
  const pair = known.get(key) ?? tableOfTwo(table, [one, other]);
  known.set(key, pair);
  return {
    table: pair,
    text: `${withoutYear(left)}${at[0]}${withoutYear(right).replace(/^(?:its|their|the) /, '')}`,
  };
}

/** The one column that a side of a comparison names, by what it holds and by its only year. */
function sideIn(text: string, plans: readonly Side[], actuals: readonly Side[]): Side | undefined {
  const years = text.match(year) ?? [];
  const [isPlan, isActual] = [saysPlan.test(text), saysActual.test(text)];
  const found = (isPlan ? plans : actuals).filter((side) => side.year === years[0]);
  return years.length === 1 && isPlan !== isActual && found.length === 1 ? found[0] : undefined;
}

const withoutYear = (text: string) =>
  text
    .replace(/,? (?:in|for|of) (?:19|20)\d{2}(?=$|[ .,])/g, '')
    .replace(/(?<=^| )(?:In |in )?(?:19|20)\d{2},? /g, '');

function tableOfTwo(table: Table, sides: readonly Side[]): Table {
  const baseAt = (index: number) => sides.find((side) => side.index === index)?.base;
  const columns = table.columns.flatMap((column): FigureColumn[] => {
    const name = baseAt(column.index);
    return name === undefined ? [] : [{ ...column, name, meanings: meaningsIn(name) }];
  });
  const named = table.dataset.columns.map((column, index) => ({
    ...column,
    name: baseAt(index) ?? column.name,
  }));
  return { ...table, columns, dataset: { ...table.dataset, columns: named }, about: [] };
}
