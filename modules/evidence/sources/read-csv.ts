import Papa from 'papaparse';
import { type Refusal, refuse } from '../../kernel/refusal';
import type { Cut } from './split-spans';
import { isNumeric } from '../figures/numbers';
import { maxRows } from '../contract';
import { maxColumns } from './table-layout';
import { createCollector, TooManyRows, type ReadSource } from './table-spans';

type Row = { cells: string[]; line: number };

/** A CSV with a header row: each row a span, all rows one typed dataset, comment lines kept as notes on its origin. */
export function readCsv(text: string, name: string, title: string): ReadSource | Refusal {
  const broken = (problem: string) => refuse('csv-broken', { name, problem });
  const parsed = parseRows(text);
  if ('problem' in parsed) return broken(parsed.problem);
  const table = shaped(parsed.rows);
  if ('problem' in table) return broken(table.problem);
  const collector = createCollector();
  for (const note of commentLines(text)) collector.add(note);
  collector.addTable(title, table.headers, table.rows, table.headerLine);
  return { title, spans: collector.spans, datasets: collector.datasets };
}

/** Empty lines at the end would mislead the guess of the delimiter. */
function parseRows(sent: string): { rows: Row[] } | { problem: string } {
  const text = sent.trimEnd();
  const rows: Row[] = [];
  const lineAt = lineCounter(text);
  let problem: string | undefined;
  Papa.parse<string[]>(text, {
    comments: /^#[,;\t|]/.test(text) ? false : '#',
    delimitersToGuess: [',', ';', '\t', '|'],
    step: ({ data, errors, meta }, parser) => {
      const line = lineAt(meta.cursor) - breaksIn(data);
      if (errors.some(({ type }) => type === 'Quotes')) {
        problem = `a quotation mark around line ${line} is opened and never closed`;
        parser.abort();
      } else if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line });
      // Its header is one more.
      if (rows.length > maxRows + 1) throw new TooManyRows();
    },
  });
  return problem ? { problem } : { rows };
}

/** The line of the row that ends at a character; rows come in order, so each is counted from the one before. */
function lineCounter(text: string): (end: number) => number {
  let seen = 0;
  let breaks = 0;
  return (end) => {
    for (; seen < end; seen += 1) if (text.charCodeAt(seen) === 10) breaks += 1;
    return text.charCodeAt(end - 1) === 10 ? breaks : breaks + 1;
  };
}

const breaksIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

function shaped([head, ...body]: readonly Row[]):
  { headers: string[]; rows: Row[]; headerLine: number } | { problem: string } {
  if (!head) return { problem: 'it has no rows' };
  const headers = withoutEmptyEnd(head.cells).map((cell) => cell.trim().replace(/\s+/g, ' '));
  const problem = headerProblem(headers) ?? (body.length === 0 ? 'it has a header but no rows' : undefined);
  if (problem) return { problem };
  const ragged = body.find(
    ({ cells }) => withoutEmptyEnd(cells).length > headers.length || cells.length < headers.length,
  );
  if (ragged)
    return {
      problem: `line ${ragged.line} has ${fields(ragged.cells.length)} where the header has ${headers.length}`,
    };
  if (headers[0] === '') headers[0] = 'Row';
  return { headers, rows: body, headerLine: head.line };
}

function headerProblem(headers: readonly string[]): string | undefined {
  if (headers.length > maxColumns) return `it has ${headers.length} columns, more than ${maxColumns}`;
  if (headers.every((header) => isNumeric(header, 'point')))
    return 'its first line holds figures, not the names of columns';
  const nameless = headers.findIndex((header, index) => header === '' && index > 0);
  if (nameless > 0) return `column ${nameless + 1} has no name`;
  const twice = headers.find((header, index) => headers.indexOf(header) !== index);
  return twice === undefined ? undefined : `two columns are called "${twice}"`;
}

/** Lines that begin with "#", with their numbers. */
function commentLines(text: string): Cut[] {
  const notes: Cut[] = [];
  if (!text.startsWith('#') && !text.includes('\n#')) return notes;
  for (let from = 0, line = 1; from < text.length; line += 1) {
    const end = text.indexOf('\n', from);
    const to = end < 0 ? text.length : end;
    const note =
      text.charAt(from) === '#'
        ? text
            .slice(from, to)
            .replace(/^#+\s*/, '')
            .trim()
        : '';
    if (note) notes.push({ text: note, line });
    from = to + 1;
  }
  return notes;
}

const fields = (count: number) => (count === 1 ? '1 field' : `${count} fields`);

/** Spreadsheets like to add empty cells at the end of a line. */
function withoutEmptyEnd(cells: readonly string[]): string[] {
  let end = cells.length;
  while (end > 1 && cells[end - 1]?.trim() === '') end -= 1;
  return cells.slice(0, end);
}
