import type { Answer, Cell } from '../../analytics/log-tables';
import { csvRows } from '../../modules/exports/csv';
import { alignedTable } from '../aligned-table';

/** The text formats of an answer. */
export const textFormats = ['table', 'csv', 'json'] as const;
export type TextFormat = (typeof textFormats)[number];

/** Most rows of a table on a terminal. */
export const tableRows = 1_000;

/** An answer as text, piece by piece. Calls `onCut` when a table leaves rows out. */
export function answerText(answer: Answer, format: TextFormat, onCut: () => void): AsyncIterable<string> {
  switch (format) {
    case 'table':
      return asTable(answer, onCut);
    case 'csv':
      return asCsv(answer);
    case 'json':
      return asJson(answer);
  }
}

async function* asTable({ columns, rows }: Answer, onCut: () => void): AsyncGenerator<string> {
  const firstRows: Cell[][] = [];
  for await (const portion of rows) {
    firstRows.push(...portion);
    if (firstRows.length > tableRows) break;
  }
  const cells = firstRows
    .slice(0, tableRows)
    .map((row) => row.map((cell) => (cell === null ? 'NULL' : inText(cell))));
  const headings = columns.map(({ name }) => name);
  yield alignedTable(headings, cells, (column) => columns[column]?.numeric ?? false);
  if (firstRows.length > tableRows) onCut();
}

async function* asCsv({ columns, rows }: Answer): AsyncGenerator<string> {
  yield csvRows([columns.map(({ name }) => name)]);
  for await (const portion of rows)
    yield csvRows(
      portion.map((row) =>
        row.map((cell) => (typeof cell === 'number' || cell === null ? cell : inText(cell))),
      ),
    );
}

/** An array with an object for each row, one per line. */
async function* asJson({ columns, rows }: Answer): AsyncGenerator<string> {
  let before = '[\n';
  for await (const portion of rows)
    for (const row of portion) {
      yield before + JSON.stringify(Object.fromEntries(columns.map(({ name }, n) => [name, row[n] ?? null])));
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const inText = (cell: Exclude<Cell, null>) =>
  typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
