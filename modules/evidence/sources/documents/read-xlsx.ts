import { isNumeric } from '../../figures/numbers';
import { maxColumns } from '../read-csv';
import { createCollector, rowLength, type ReadSource } from '../table-spans';
import { openZip } from './open-zip';
import { UnreadableDocument } from './unreadable-document';
import { newTextBudget, readSheet, type SheetRow } from './xlsx-sheet';
import { readWorkbook } from './xlsx-workbook';

type Row = { cells: string[]; line: number };
/** A sheet as a table, with the lines above and below it that describe it. */
type Shaped = { headers: string[]; headerLine: number; rows: Row[]; before: Row[]; after: Row[] };

/** A name of a column that is longer is a sentence. */
const headerLength = 200;

/** A workbook: each sheet with a header and rows is a dataset; the rows of any other are passages. */
export function readXlsx(bytes: Uint8Array, title: string): ReadSource {
  const zip = openZip(bytes);
  const workbook = readWorkbook(zip);
  const budget = newTextBudget();
  const collector = createCollector();
  const addNotes = (rows: readonly Row[]) => {
    for (const { cells, line } of rows) collector.add({ text: cells.join('; ').slice(0, rowLength), line });
  };
  for (const { name, part } of workbook.sheets) {
    const xml = zip.read(part);
    if (xml === undefined) throw new UnreadableDocument('file-damaged');
    const rows = readSheet(xml, workbook, budget);
    const table = collector.isFull() ? undefined : tableIn(rows);
    if (!table) {
      addNotes(rows.map(asNote));
      continue;
    }
    addNotes(table.before);
    const named = workbook.sheets.length > 1 ? `${title}: ${name}`.slice(0, headerLength) : title;
    collector.addTable(named, table.headers, table.rows, table.headerLine);
    addNotes(table.after);
  }
  if (collector.spans.length === 0) throw new UnreadableDocument('file-without-text');
  return { title, spans: collector.spans, datasets: collector.datasets };
}

const asNote = ({ cells, line }: SheetRow): Row => ({
  cells: [...cells].sort(([a], [b]) => a - b).map(([, text]) => text),
  line,
});

/** The table of a sheet: a header of different names, and rows beneath it. Undefined when there is none. */
function tableIn(rows: readonly SheetRow[]): Shaped | undefined {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.size), 0);
  // Titles above a table, often one merged cell, fill one column of many.
  const head = rows.findIndex(({ cells }) => cells.size > 1 || widest === 1);
  const header = rows[head];
  if (!header || header.cells.size > maxColumns) return undefined;
  const below = rows.slice(head + 1);
  const end = endOfTable(header, below);
  const body = below.slice(0, end);
  const columns = columnsOf(header, body);
  if (!columns || body.length === 0) return undefined;
  const headers = columns.map((column, index) =>
    (header.cells.get(column) ?? (index === 0 ? 'Row' : '')).slice(0, headerLength),
  );
  if (new Set(headers).size < headers.length) return undefined;
  if (headers.every((text) => isNumeric(text, 'point'))) return undefined;
  return {
    headers,
    headerLine: header.line,
    rows: body.map(({ cells, line }) => ({ cells: columns.map((column) => cells.get(column) ?? ''), line })),
    before: rows.slice(0, head).map(asNote),
    after: below.slice(end).map(asNote),
  };
}

/** Notes below a table fill its first column alone, and an empty row sets them off. */
function endOfTable(header: SheetRow, below: readonly SheetRow[]): number {
  const [first = 0] = [...header.cells.keys()].sort((a, b) => a - b);
  let end = below.length;
  if (header.cells.size < 2) return end;
  for (let at = below.length - 1; at > 0; at -= 1) {
    const { line, cells } = below[at] as SheetRow;
    if (cells.size > 1 || !cells.has(first)) break;
    if (line > (below[at - 1]?.line ?? line) + 1) end = at;
  }
  return end;
}

/** The columns of a table, in order; the first may lack a name. Undefined when another cell stands under no name. */
function columnsOf({ cells }: SheetRow, body: readonly SheetRow[]): number[] | undefined {
  const named = [...cells.keys()].sort((a, b) => a - b);
  const label = (named[0] ?? 0) - 1;
  let isLabelled = false;
  for (const row of body)
    for (const column of row.cells.keys()) {
      if (column === label) isLabelled = true;
      else if (!cells.has(column)) return undefined;
    }
  return isLabelled ? [label, ...named] : named;
}
