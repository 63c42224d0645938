import { type GridRow, type Layout, layoutOf, lineOf, maxColumns } from '../table-layout';
import { createCollector, rowLength, type ReadSource } from '../table-spans';
import { openZip } from './open-zip';
import { UnreadableDocument } from './unreadable-document';
import { newTextBudget, readSheet, type SheetRow } from './xlsx-sheet';
import { readWorkbook } from './xlsx-workbook';

/** A title of a table that is longer is a sentence. */
const titleLength = 200;

/** A workbook: each sheet with a header and rows is a dataset; the rows of any other are passages. */
export function readXlsx(bytes: Uint8Array, title: string): ReadSource {
  const zip = openZip(bytes);
  const workbook = readWorkbook(zip);
  const budget = newTextBudget();
  const collector = createCollector();
  const addNotes = (rows: readonly GridRow[]) => {
    for (const row of rows) collector.add({ text: lineOf(row).slice(0, rowLength), line: row.line });
  };
  for (const { name, part } of workbook.sheets) {
    const xml = zip.read(part);
    if (xml === undefined) throw new UnreadableDocument('file-damaged');
    const grid = gridOf(readSheet(xml, workbook, budget));
    const table = collector.isFull() || !grid.isNarrow ? undefined : layoutOf(grid.rows);
    if (!table) {
      addNotes(grid.rows);
      continue;
    }
    addNotes(table.before);
    const named = workbook.sheets.length > 1 ? `${title}: ${name}` : title;
    const notes = [...table.before, ...table.after].map(lineOf);
    collector.addTable(
      (captionOf(table) ?? named).slice(0, titleLength),
      table.headers,
      table.rows,
      table.headerLine,
      notes,
    );
    addNotes(table.after);
  }
  if (collector.spans.length === 0) throw new UnreadableDocument('file-without-text');
  return { title, spans: collector.spans, datasets: collector.datasets };
}

/** "Table 3: Revenue by mode, 2021": a title above the table, without its number. */
function captionOf({ before: [first] }: Layout): string | undefined {
  const text = first && first.cells.filter((cell) => cell !== '').length === 1 ? lineOf(first) : '';
  return text.replace(/^(?:table|tab\.|exhibit) ?\d{1,3}[a-z]?(?:\.\d{1,2})?[.:]? /i, '') || undefined;
}

/** The cells of a sheet from its first filled column to its last. `isNarrow`: no more columns than a table has. */
function gridOf(rows: readonly SheetRow[]): { rows: GridRow[]; isNarrow: boolean } {
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].sort((a, b) => a - b);
  const isNarrow = columns.length <= maxColumns;
  return {
    isNarrow,
    rows: rows.map(({ cells, line }) => ({
      cells: isNarrow
        ? columns.map((column) => cells.get(column) ?? '')
        : [...cells].sort(([a], [b]) => a - b).map(([, text]) => text),
      line,
    })),
  };
}
