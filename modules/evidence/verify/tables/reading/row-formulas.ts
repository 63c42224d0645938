import {
  type Rows,
  type Worked,
  filled,
  inputsOf,
  numberText,
  rowName,
  scopeOf,
  sum,
  valueAt,
  values,
  worked,
} from '../structure/formulas';
import type { FigureColumn, Table } from '../structure/tables';

/** From one row to another: `to` less `from`. */
export function difference(table: Table, column: FigureColumn, from: number, to: number): Worked | undefined {
  const [a, b] = [valueAt(column, from), valueAt(column, to)];
  const text = `change of ${column.name}, ${rowName(table, from)} to ${rowName(table, to)}`;
  const formula = `${numberText(b)} − ${numberText(a)} = ${numberText(b - a)}`;
  return worked(table, column, [from, to], {
    text,
    formula,
    value: b - a,
    unit: column.unit.dim === 'percent' ? 'points' : 'column',
  });
}

export function growth(table: Table, column: FigureColumn, from: number, to: number): Worked | undefined {
  const [a, b] = [valueAt(column, from), valueAt(column, to)];
  if (a <= 0 || b < 0) return undefined;
  const value = ((b - a) / a) * 100;
  const text = `growth of ${column.name}, ${rowName(table, from)} to ${rowName(table, to)}`;
  const formula = `(${numberText(b)} − ${numberText(a)}) / ${numberText(a)} = ${numberText(value)} %`;
  return worked(table, column, [from, to], { text, formula, value, unit: '%' });
}

/** `over` divided by `under`. */
export function ratio(table: Table, column: FigureColumn, over: number, under: number): Worked | undefined {
  const [a, b] = [valueAt(column, over), valueAt(column, under)];
  return b <= 0 || a < 0 ? undefined : quotient(table, column, over, under);
}

/** How many times as large one loss is as another. */
export const lossRatio = (table: Table, column: FigureColumn, over: number, under: number) =>
  valueAt(column, under) < 0 && valueAt(column, over) < 0 ? quotient(table, column, over, under) : undefined;

function quotient(table: Table, column: FigureColumn, over: number, under: number): Worked | undefined {
  const [a, b] = [valueAt(column, over), valueAt(column, under)];
  const text = `${column.name}, ${rowName(table, over)} against ${rowName(table, under)}`;
  return worked(table, column, [over, under], {
    text,
    formula: `${numberText(a)} / ${numberText(b)} = ${numberText(a / b)}`,
    value: a / b,
    unit: 'times',
  });
}

/** What some rows make up of the column's total, in percent. */
export function share(table: Table, column: FigureColumn, some: Rows, among: Rows): Worked | undefined {
  const all = filled(column, among);
  const [part, whole] = [sum(values(column, filled(column, some))), sum(values(column, all))];
  if (whole <= 0 || part < 0) return undefined;
  const value = (part / whole) * 100;
  const text = `share of ${scopeOf(table, some)} in the total of ${column.name}`;
  return worked(table, column, all, {
    text,
    formula: `${numberText(part)} / ${numberText(whole)} = ${numberText(value)} %`,
    value,
    unit: '%',
  });
}

/** What one row makes up of another, which adds up the rows, in percent. */
export function shareOfRow(
  table: Table,
  column: FigureColumn,
  part: number,
  whole: number,
): Worked | undefined {
  const [a, b] = [valueAt(column, part), valueAt(column, whole)];
  if (b <= 0 || a < 0) return undefined;
  const value = (a / b) * 100;
  return worked(table, column, [part, whole], {
    text: `share of ${rowName(table, part)} in ${rowName(table, whole)} by ${column.name}`,
    formula: `${numberText(a)} / ${numberText(b)} = ${numberText(value)} %`,
    value,
    unit: '%',
  });
}

/** One column of a row as percent of another. */
export function columnShare(
  table: Table,
  over: FigureColumn,
  under: FigureColumn,
  row: number,
): Worked | undefined {
  // Figures of one unit are shown as the table gives them: 31.5 TWh of 84.2 TWh.
  const isAlike = over.unit.factor === under.unit.factor;
  const [a, b] = [over, under].map((column) => valueAt(column, row) * (isAlike ? 1 : column.unit.factor)) as [
    number,
    number,
  ];
  if (b <= 0 || a < 0 || over.unit.dim !== under.unit.dim) return undefined;
  const value = (a / b) * 100;
  const text = `${over.name} as a share of ${under.name}, ${rowName(table, row)}`;
  const made = worked(table, over, [row], {
    text,
    formula: `${numberText(a)} / ${numberText(b)} = ${numberText(value)} %`,
    value,
    unit: '%',
  });
  return made && { ...made, inputs: [...made.inputs, ...inputsOf(table, under, [row])] };
}

/** The ratio of two columns in one row. */
export function columnRatio(
  table: Table,
  over: FigureColumn,
  under: FigureColumn,
  row: number,
): Worked | undefined {
  const made = columnShare(table, over, under, row);
  return (
    made && {
      ...made,
      value: made.value / 100,
      result: made.value / 100,
      unit: 'times',
      formula: `${numberText(valueAt(over, row))} / ${numberText(valueAt(under, row))} = ${numberText(made.value / 100)}`,
    }
  );
}

/** One column of a row less another. */
export function columnDifference(
  table: Table,
  one: FigureColumn,
  other: FigureColumn,
  row: number,
): Worked | undefined {
  if (one.unit.dim !== other.unit.dim || one.unit.factor !== other.unit.factor) return undefined;
  const [a, b] = [valueAt(one, row), valueAt(other, row)];
  const text = `${one.name} less ${other.name}, ${rowName(table, row)}`;
  const made = worked(table, one, [row], {
    text,
    formula: `${numberText(a)} − ${numberText(b)} = ${numberText(a - b)}`,
    value: a - b,
    unit: one.unit.dim === 'percent' ? 'points' : 'column',
  });
  return made && { ...made, inputs: [...made.inputs, ...inputsOf(table, other, [row])] };
}

/** By how many percent one column of a row is above another. */
export function columnGrowth(
  table: Table,
  one: FigureColumn,
  other: FigureColumn,
  row: number,
): Worked | undefined {
  const made = columnDifference(table, one, other, row);
  const [a, b] = [valueAt(one, row), valueAt(other, row)];
  if (!made || b <= 0 || a < 0 || one.unit.dim === 'percent') return undefined;
  const value = ((a - b) / b) * 100;
  const formula = `(${numberText(a)} − ${numberText(b)}) / ${numberText(b)} = ${numberText(value)} %`;
  return { ...made, formula, value, result: Number(value.toPrecision(10)), unit: '%' };
}

/** Compound growth a year, in percent. */
export function yearlyGrowth(
  table: Table,
  column: FigureColumn,
  from: number,
  to: number,
): Worked | undefined {
  const years = yearsBetween(table, from, to);
  const [a, b] = [valueAt(column, from), valueAt(column, to)];
  if (!years || a <= 0 || b <= 0) return undefined;
  const value = ((b / a) ** (1 / years) - 1) * 100;
  const text = `compound growth a year of ${column.name}, ${rowName(table, from)} to ${rowName(table, to)}`;
  const formula = `(${numberText(b)} / ${numberText(a)})^(1/${years}) − 1 = ${numberText(value)} %`;
  return worked(table, column, [from, to], { text, formula, value, unit: '%' });
}

/** Mean change a year. */
export function yearlyChange(
  table: Table,
  column: FigureColumn,
  from: number,
  to: number,
): Worked | undefined {
  const years = yearsBetween(table, from, to);
  const change = difference(table, column, from, to);
  if (!years || !change) return undefined;
  const value = change.value / years;
  const formula = `(${change.formula.split(' = ')[0]}) / ${years} = ${numberText(value)}`;
  return {
    ...change,
    value,
    result: Number(value.toPrecision(10)),
    text: `mean change a year of ${column.name}, ${rowName(table, from)} to ${rowName(table, to)}`,
    formula,
  };
}

export function yearsBetween({ periods }: Table, from: number, to: number): number | undefined {
  const [a, b] = [periods?.[from], periods?.[to]];
  if (!a || !b) return undefined;
  const months =
    (Math.floor(b.from / 10_000) - Math.floor(a.from / 10_000)) * 12 +
    (Math.floor(b.from / 100) % 100) -
    (Math.floor(a.from / 100) % 100);
  return months > 0 && months % 12 === 0 ? months / 12 : undefined;
}
