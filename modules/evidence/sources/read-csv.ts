import Papa from 'papaparse';
import { type Refusal, refuse } from '../../kernel/refusal';
import type { Cut } from './split-spans';
import { isNumeric } from '../figures/numbers';
import { maxRows } from '../contract';
import { isPeriodName } from './grouped-header';
import { isSentence, maxColumns } from './table-layout';
import { createCollector, TooManyRows, type ReadSource } from './table-spans';

type Row = { cells: string[]; line: number };

/**
 * A CSV with a header row: each row a span, all rows one typed dataset. Comment lines, titles above the header and notes below the rows
 * are kept as passages.
 */
export function readCsv(text: string, name: string, title: string): ReadSource | Refusal {
  const broken = (problem: string) => refuse('csv-broken', { name, problem });
  const parsed = parseRows(text);
  if ('problem' in parsed) return broken(parsed.problem);
  const { above, rows, below } = partsOf(parsed.rows);
  const table = shaped(rows);
  if ('problem' in table) return broken(table.problem);
  const collector = createCollector();
  const comments = commentLines(text);
  for (const note of [...comments, ...above]) collector.add(note);
  const notes = [...comments, ...above, ...below].map((note) => note.text);
  collector.addTable(above[0]?.text ?? title, table.headers, table.rows, table.headerLine, notes);
  for (const note of below) collector.add(note);
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

/** Lines above a header that are read as titles, and below the rows as notes. */
const mostTitles = 5;
const longestTitle = 200;

/** A line of one cell above a header is a title, a sentence of one cell below the rows a note. */
function partsOf(all: readonly Row[]): { above: Cut[]; rows: readonly Row[]; below: Cut[] } {
  const head = all.slice(0, mostTitles + 1).findIndex((row) => !isAlone(row));
  const isHeaded = head > 0 && all.slice(0, head).every(isTitle) && isHeader(all[head]);
  const from = isHeaded ? head : 0;
  const last = all.findLastIndex((row) => !isAlone(row) || !isSentence(noteOf(row).text));
  const to = Math.max(last + 1, Math.min(from + 2, all.length));
  return {
    above: all.slice(0, from).map(noteOf),
    rows: all.slice(from, to),
    below: all.slice(to).map(noteOf),
  };
}

const noteOf = ({ cells, line }: Row): Cut => ({ text: (cells[0] ?? '').trim(), line });
const isAlone = ({ cells }: Row) => withoutEmptyEnd(cells).length === 1;
const isTitle = (row: Row) => {
  const { text } = noteOf(row);
  return text.length <= longestTitle && !isNumeric(text, 'point');
};
const isHeader = (row: Row | undefined) =>
  row !== undefined && row.cells.every((cell) => isPeriodName(cell.trim()) || !isNumeric(cell, 'point'));

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
