import { maxRows } from '../../contract';
import { TooManyRows } from '../table-spans';
import { numberText } from './cell-format';
import { maxInflatedBytes } from './open-zip';
import { UnreadableDocument } from './unreadable-document';
import { walkXml } from './walk-xml';
import { createTextReader, stringAt, type Workbook } from './xlsx-workbook';

/** A row with a filled cell: its number in the sheet, and its cells by column, from 0. */
export type SheetRow = { line: number; cells: Map<number, string> };

/** What Excel allows. */
const lastRow = 1_048_576;
const lastColumn = 16_384;

/** A count of characters of all cells: many cells may name one long string. */
export type TextBudget = { left: number };
export const newTextBudget = (): TextBudget => ({ left: maxInflatedBytes });

/** The filled rows of a sheet, formulas by their stored values. Sizes that the sheet claims are not believed. */
export function readSheet(xml: string, workbook: Workbook, budget: TextBudget): SheetRow[] {
  const reader = new SheetReader(workbook, budget);
  walkXml(xml, reader);
  fillMerged(reader.rows, reader.merged, budget);
  return reader.rows;
}

/** A cell that is merged over several rows of one column. */
type Merged = { column: number; from: number; to: number };

/** Cells that merged ones may fill; a sheet that a person made has far fewer. */
const mostMerged = 400_000;

/** Repeats a cell in each row that it is merged over: the label of several rows. */
function fillMerged(rows: readonly SheetRow[], merged: readonly Merged[], budget: TextBudget): void {
  if (merged.length === 0) return;
  const at = new Map(rows.map((row, index) => [row.line, index]));
  let left = mostMerged;
  for (const { column, from, to } of merged) {
    const first = at.get(from);
    const text = first === undefined ? undefined : rows[first]?.cells.get(column);
    if (first === undefined || text === undefined) continue;
    for (let index = first + 1; index < rows.length && left > 0; index += 1, left -= 1) {
      const row = rows[index];
      if (!row || row.line > to) break;
      if (row.cells.has(column)) continue;
      budget.left -= text.length;
      if (budget.left < 0) throw new UnreadableDocument('file-inflates');
      row.cells.set(column, text);
    }
  }
}

class SheetReader {
  readonly rows: SheetRow[] = [];
  readonly merged: Merged[] = [];
  #line = 0;
  #column = -1;
  #cells = new Map<number, string>();
  #type = '';
  #style = 0;
  #value: string[] | undefined;
  #stored = '';
  readonly #inline = createTextReader();
  readonly #workbook: Workbook;
  readonly #budget: TextBudget;

  constructor(workbook: Workbook, budget: TextBudget) {
    this.#workbook = workbook;
    this.#budget = budget;
  }

  open = (name: string, { r, t, s, ref }: Readonly<Record<string, string>>): void => {
    if (name === 'mergeCell') this.#merge(ref);
    else if (name === 'row') {
      this.#line = rowNumber(r) ?? this.#line + 1;
      this.#column = -1;
      this.#cells = new Map();
    } else if (name === 'c') {
      this.#column = columnNumber(r) ?? this.#column + 1;
      this.#type = t ?? 'n';
      this.#style = Number(s ?? 0);
      this.#stored = '';
      this.#inline.start();
    } else if (name === 'v') this.#value = [];
    else this.#inline.open(name);
  };

  text = (text: string): void => {
    if (this.#value) this.#value.push(text);
    else this.#inline.add(text);
  };

  close = (name: string): void => {
    if (name === 'v') {
      this.#stored = this.#value?.join('') ?? '';
      this.#value = undefined;
    } else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
    else this.#inline.close(name);
  };

  #merge(ref: string | undefined): void {
    const [first, last] = ref?.split(':') ?? [];
    const [column, from, to] = [columnNumber(first), lineOf(first), lineOf(last)];
    const isNarrow = column === columnNumber(last);
    if (column === undefined || from === undefined || to === undefined || !isNarrow || to <= from) return;
    if (this.merged.length < maxRows) this.merged.push({ column, from, to });
  }

  #closeCell(): void {
    const text = this.#cellText().replace(/\s+/g, ' ').trim();
    if (text === '' || this.#column >= lastColumn) return;
    this.#budget.left -= text.length;
    if (this.#budget.left < 0) throw new UnreadableDocument('file-inflates');
    this.#cells.set(this.#column, text);
  }

  #closeRow(): void {
    if (this.#cells.size === 0) return;
    this.rows.push({ line: this.#line, cells: this.#cells });
    // A header is one more.
    if (this.rows.length > maxRows + 1) throw new TooManyRows();
  }

  #cellText(): string {
    switch (this.#type) {
      case 's':
        return this.#stored === '' ? '' : stringAt(this.#workbook, this.#stored);
      case 'inlineStr':
        return this.#inline.take();
      case 'b':
        return this.#stored === '1' ? 'TRUE' : 'FALSE';
      case 'e':
        return '';
      case 'n':
        return numberText(
          this.#stored,
          this.#workbook.formats[this.#style] ?? 'number',
          this.#workbook.is1904,
        );
      default:
        return this.#stored;
    }
  }
}

function rowNumber(reference: string | undefined): number | undefined {
  const number = Number(reference);
  return Number.isInteger(number) && number > 0 && number <= lastRow ? number : undefined;
}

/** "AB12" is in row 12. */
const lineOf = (reference: string | undefined) => rowNumber(/\d+$/.exec(reference ?? '')?.[0]);

/** "AB12" is column 27. */
function columnNumber(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
