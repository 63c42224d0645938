import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { load } from 'cheerio/slim';
import Papa from 'papaparse';
import { sourcesFolder } from './corpus';

/** A table of a file. Parsed by code of its own, so that the product's parser does not judge itself. */
export type Table = {
  headers: string[];
  rows: string[][];
  /** From every figure of the file: all of them together decide about thousands and decimal marks. */
  decimalComma: boolean;
};

const cache = new Map<string, Table[]>();

/** The tables of a source, in order. */
export function tablesOf(source: string): Table[] {
  const known = cache.get(source);
  if (known) return known;
  const text = readFileSync(join(sourcesFolder, source), 'utf8');
  const grids = gridsOf(text, extname(source));
  const tables = grids.flatMap(([headers, ...rows]) =>
    headers ? [{ headers, rows, decimalComma: rows.flat().some((cell) => surelyComma.test(cell)) }] : [],
  );
  cache.set(source, tables);
  return tables;
}

/** A comma before three digits may stand for thousands. */
const surelyComma = /^-?(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,}))$/;

function gridsOf(text: string, extension: string): string[][][] {
  if (extension === '.csv') return [csvGrid(text)];
  if (extension === '.md') return markdownGrids(text);
  if (extension === '.html') return htmlGrids(text);
  return [];
}

function csvGrid(text: string): string[][] {
  const [first = ''] = text.split('\n').filter((line) => !line.startsWith('#'));
  const delimiter = first.includes(';') ? ';' : first.includes('\t') ? '\t' : ',';
  const { data } = Papa.parse<string[]>(text, { comments: '#', delimiter, skipEmptyLines: 'greedy' });
  return trimmed(data);
}

/** Runs of lines with bars; the line of dashes is dropped. */
function markdownGrids(text: string): string[][][] {
  const blocks = text
    .split(/\n(?!\s*\|)/)
    .map((block) => block.split('\n').filter((line) => /^\s*\|/.test(line)));
  return blocks
    .filter(({ length }) => length > 2)
    .map((lines) => lines.filter((line) => !/^[\s|:-]+$/.test(line)))
    .map((lines) =>
      trimmed(
        lines.map((line) =>
          line
            .trim()
            .replace(/^\||\|$/g, '')
            .split('|'),
        ),
      ),
    );
}

function htmlGrids(text: string): string[][][] {
  const $ = load(text);
  return $('table')
    .toArray()
    .map((table) =>
      trimmed(
        $(table)
          .find('tr')
          .toArray()
          .map((row) =>
            $(row)
              .find('th,td')
              .toArray()
              .map((cell) => $(cell).text()),
          ),
      ),
    );
}

const trimmed = (grid: readonly string[][]) =>
  grid.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));

/** The number in a cell; undefined where there is none. */
export function numberIn(cell: string | undefined, { decimalComma }: Table): number | undefined {
  const plain = (cell ?? '').replace(/[\s$€£%]/g, '').replace('−', '-');
  const digits = decimalComma ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, '');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

/** "Freight (kt)" is the column Freight in kt; "Population (2020)" has no unit. */
export function nameAndUnit(header: string): { name: string; unit: string } {
  const [, name, unit] = /^(.+?)\s*\(([^()]*\D[^()]*)\)$/.exec(header) ?? [];
  return name && unit ? { name, unit } : { name: header, unit: '' };
}

/** Where a column stands that is called by its header or by its header without the unit; -1: nowhere. */
export function columnAt({ headers }: Table, called: string): number {
  const whole = headers.indexOf(called);
  return whole >= 0 ? whole : headers.findIndex((header) => nameAndUnit(header).name === called);
}

/** The rows that a text names: by a cell of words, or by their first cell. A figure elsewhere names no row. */
export function rowsNamed(table: Table, name: string): number[] {
  const words = table.headers.map((_, at) =>
    table.rows.some((row) => numberIn(row[at], table) === undefined),
  );
  return table.rows.flatMap((row, index) =>
    row.some((cell, at) => cell === name && (at === 0 || words[at])) ? [index] : [],
  );
}
