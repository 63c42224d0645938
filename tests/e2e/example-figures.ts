import { readFileSync } from 'node:fs';

const file = 'examples/co2-and-temperature.csv';

/** The example's columns as anybody would read them: `Year` as written, the others as numbers. */
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

/** Its column of a name that may lack the unit: "CO2 emissions" for "CO2 emissions (Gt)". */
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

/** What may be said of a column that no row says: worked out here, not by the product. */
export function figuresThatFollow(figures: readonly number[]): number[] {
  const first = figures[0] ?? NaN;
  const last = figures.at(-1) ?? NaN;
  const steps = stepsOf(figures);
  const periods = ['1990s', '2000s', '2010s', '2020s', '1990-2023'].map((period) => within(figures, period));
  return [
    figures.length,
    (last / first - 1) * 100,
    last - first,
    Math.max(...figures) - Math.min(...figures),
    ...periods.flatMap((part) => [totalOf(part), totalOf(part) / part.length]),
    steps.length,
    steps.filter((step) => step > 0).length,
    steps.filter((step) => step < 0).length,
    Math.max(...steps),
    -Math.min(...steps),
    ...[...exampleColumns().columns.values()].map((other) => sameWay(steps, stepsOf(other))),
  ];
}

const stepsOf = (figures: readonly number[]) =>
  figures.slice(1).map((figure, at) => figure - (figures[at] ?? NaN));

const sameWay = (steps: readonly number[], others: readonly number[]) =>
  steps.filter((step, at) => Math.sign(step) === Math.sign(others[at] ?? 0)).length;
