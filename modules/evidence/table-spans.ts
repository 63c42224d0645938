import type { Cut } from './cut-text';
import type { Dataset, Span } from './evidence';
import { isGap } from './numbers';
import { typeTable } from './type-table';

/** What a file gives, numbered within itself: spans `1`, `2` ...; the request numbers them anew. */
export type ReadSource = { title: string; spans: Span[]; datasets: Dataset[] };

/** Characters of a row's span; a row that says more is cut. */
const rowLength = 4_000;

/** Tables of one source that become datasets; further ones are read as text. */
const maxTables = 20;

/** Collects spans and tables of one source in reading order. */
export function createCollector() {
  const spans: Span[] = [];
  const datasets: Dataset[] = [];
  const add = ({ text, line }: Cut): string => {
    const id = String(spans.length + 1);
    spans.push({ id, text, line });
    return id;
  };
  return {
    spans,
    isFull: () => datasets.length >= maxTables,
    datasets,
    add,
    /** A table becomes a dataset, a span for its header and one for each row. */
    addTable(
      title: string,
      headers: readonly string[],
      rows: readonly { cells: readonly string[]; line: number }[],
      headerLine: number,
    ) {
      add({ text: `Columns: ${headers.join('; ')}`, line: headerLine });
      const spanIds = rows.map(({ cells, line }) => add({ text: rowText(headers, cells), line }));
      const typed = typeTable(
        headers,
        rows.map(({ cells }) => cells),
      );
      datasets.push({ id: String(datasets.length + 1), title, sourceId: '', ...typed, spanIds });
    },
  };
}

/** "Year: 1990; CO2 emissions (Gt): 22.75"; gaps are left out. */
function rowText(headers: readonly string[], cells: readonly string[]): string {
  const parts = headers.flatMap((header, index) => {
    const cell = cells[index]?.trim() ?? '';
    return isGap(cell) ? [] : [`${header}: ${cell.replace(/\s+/g, ' ')}`];
  });
  return parts.join('; ').slice(0, rowLength) || '(an empty row)';
}
