import { maxRows } from '../contract';
import type { Dataset, Span } from '../evidence';
import { type DecimalMark, isGap, isNumeric, toNumber } from '../figures/numbers';
import { type Cell, typeTable } from './type-table';
import { figureIn } from './unit-cells';
import { withNotedUnits } from './unit-notes';

/** What a file gives, numbered within itself: spans `1`, `2` ...; the request numbers them anew. */
export type ReadSource = { title: string; spans: Span[]; datasets: Dataset[] };

/** Characters of a row's span; a row that says more is cut. */
export const rowLength = 4_000;

/** Tables of one source that become datasets; further ones are read as text. */
export const maxTables = 20;

/** Passages above a table that may say what its figures are counted in. */
const mostAbove = 5;

/** A source holds more rows and passages than one request may carry. Thrown while it is read, before memory runs out. */
export class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

/** Rows and passages of what was read; the header of a table is none. Contract section 3 limits their number. */
export const rowsIn = ({ spans, datasets }: Pick<ReadSource, 'spans' | 'datasets'>): number =>
  spans.length - datasets.length;

/** Collects spans and tables of one source in reading order. Throws TooManyRows. */
export function createCollector() {
  const spans: Span[] = [];
  const datasets: Dataset[] = [];
  const add = (span: Omit<Span, 'id'>): string => {
    const id = String(spans.length + 1);
    spans.push({ id, ...span });
    if (rowsIn({ spans, datasets }) > maxRows + 1) throw new TooManyRows();
    return id;
  };
  return {
    spans,
    isFull: () => datasets.length >= maxTables,
    datasets,
    add,
    /** The passages above a table, the nearest first, as far as the table before it. */
    above: () => {
      const before = new Set(datasets.at(-1)?.spanIds.slice(-1));
      const after = spans.slice(-mostAbove);
      return after
        .slice(after.findLastIndex(({ id }) => before.has(id)) + 1)
        .map(({ text }) => text)
        .reverse();
    },
    /** A table becomes a dataset, a span for its header and one for each row. `notes`: the lines around it, `farther` those above. */
    addTable(
      title: string,
      headers: readonly string[],
      rows: readonly { cells: readonly string[]; line: number }[],
      headerLine: number,
      notes: readonly string[] = [],
      farther: readonly string[] = [],
    ) {
      add({ text: `Columns: ${headers.join('; ')}`, line: headerLine });
      const typed = typeTable(
        headers,
        rows.map(({ cells }) => cells),
      );
      const spanIds = rows.map(({ cells, line }, row) =>
        add({ text: rowText(headers, cells, typed.rows[row] ?? []), line }),
      );
      const columns = withNotedUnits(typed.columns, [title, ...notes], farther);
      datasets.push({ id: String(datasets.length + 1), title, sourceId: '', ...typed, columns, spanIds });
    },
  };
}

/** "Year: 1990; CO2 emissions (Gt): 22.75"; gaps are left out. */
function rowText(headers: readonly string[], cells: readonly string[], values: readonly Cell[]): string {
  const parts = headers.flatMap((header, index) => {
    const cell = cells[index]?.trim() ?? '';
    return isGap(cell)
      ? []
      : [`${header}: ${cell.replace(/\s+/g, ' ')}${meaning(cell, values[index] ?? null)}`];
  });
  return parts.join('; ').slice(0, rowLength) || '(an empty row)';
}

/** A figure of a file with decimal commas says what it means: "1.234,5 (= 1234.5)", "84.200 (= 84200)". */
function meaning(cell: string, value: Cell): string {
  if (typeof value !== 'number' || !/[.,]/.test(cell)) return '';
  const figure = figureIn(cell);
  const isRead = (mark: DecimalMark) => isNumeric(figure, mark) && toNumber(figure, mark) === value;
  // A figure with a unit may have been turned into another scale.
  const isPlain = figure === cell ? isRead('point') : isNumeric(figure, 'point') || !isRead('comma');
  return isPlain ? '' : ` (= ${value})`;
}
