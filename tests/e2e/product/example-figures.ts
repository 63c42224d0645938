import { readFileSync } from 'node:fs';

const file = 'examples/co2-and-temperature.csv';

/** The example's columns: `Year` as written, the others as numbers. */
export function exampleColumns(): { years: string[]; columns: Map<string, number[]> } {
  const [head = '', ...rows] = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const names = head.split(',').slice(1);
  const cells = rows.map((row) => row.split(','));
  return {
    years: cells.map(([year = '']) => year),
    columns: new Map(names.map((name, at) => [name, cells.map((row) => Number(row[at + 1]))])),
  };
}

/** Finds a column by a name that may lack the unit: "CO2 emissions" for "CO2 emissions (Gt)". */
export function exampleColumn(named: string): number[] {
  const found = [...exampleColumns().columns].find(([name]) => name.split(' (')[0] === named.split(' (')[0]);
  if (!found) throw new Error(`the example has no column called ${named}`);
  return found[1];
}

/** The years of a period such as "1990s" or "1990-1994", both included. */
export function periodOf(period: string): [from: number, to: number] {
  const [from = 0, to] = period.replace('s', '').split('-').map(Number);
  return [from, to ?? (period.endsWith('s') ? from + 9 : from)];
}

/** The figures of a column within a period. */
export function within(figures: readonly number[], period: string): number[] {
  const { years } = exampleColumns();
  const [from, to] = periodOf(period);
  return figures.filter((_, at) => Number(years[at]) >= from && Number(years[at]) <= to);
}

export const totalOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** The figures that follow from some cells, computed here independently of the product. */
export function figuresThatFollow(figures: readonly number[]): number[] {
  const total = totalOf(figures);
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = figures.length / 2;
  const median =
    figures.length % 2 === 1
      ? sorted[Math.floor(middle)]
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const pairs = figures.slice(0, 8).flatMap((a) => figures.slice(0, 8).map((b) => [a, b] as const));
  const steps = figures.slice(1).map((figure, at) => figure - (figures[at] ?? NaN));
  return [
    ...[total, total / figures.length, median ?? NaN, (sorted.at(-1) ?? NaN) - (sorted[0] ?? NaN)],
    ...figures.map((figure) => (figure / total) * 100),
    ...pairs.flatMap(([a, b]) => [Math.abs(b - a), Math.abs(b / a - 1) * 100, b / a]),
    ...pairs.flatMap(([a, b]) =>
      years.flatMap((count) => [Math.abs(b - a) / count, ((b / a) ** (1 / count) - 1) * 100]),
    ),
    ...[steps.length, steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length],
    // Counts and places: any whole number up to the number of cells.
    ...figures.map((_, at) => at + 1),
    ...years,
  ];
}

/** Spans of years that the example covers. */
const years = Array.from({ length: 34 }, (_, at) => at + 1);
