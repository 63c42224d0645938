import { type GridRow, type Layout, layoutOf, maxColumns } from './table-layout';

/** Rows that a cell may span; no table that people wrote goes further. */
const mostRows = 1_000;

/** The value of `colspan` or `rowspan`; 1 for what is none. */
export function spanIn(value: string): number {
  const span = Number(value.trim());
  return Number.isInteger(span) && span > 0 ? Math.min(span, mostRows) : 1;
}

type Spanning = { text: string; left: number; isName: boolean };

/**
 * The cells of an HTML table by row and column. A cell that spans columns stands in the first of them, the others are empty. One that
 * spans rows of names stands in the first of them; below names, the label of several rows is repeated in each.
 */
export class HtmlGrid {
  private readonly rows: GridRow[] = [];
  /** What spans into the next rows, by column. */
  private readonly spanning = new Map<number, Spanning>();
  private cell: { at: number; columns: number; rows: number; isName: boolean } | undefined;
  /** A row is wider than a table may be, or cells of different rows meet. */
  private isBroken = false;
  private hasData = false;
  private isRagged = false;
  private width = 0;

  addRow(line: number): void {
    this.closeRow();
    this.rows.push({ cells: [], line });
    this.takeSpanning();
  }

  addCell(columns: number, rows: number, isName: boolean): void {
    if (this.rows.length === 0) this.isBroken = true;
    const at = this.rows.at(-1)?.cells.length ?? 0;
    this.cell = { at, columns, rows, isName };
    if (!isName) this.hasData = true;
  }

  /** The words of the cell that was added last. */
  fill(text: string): void {
    const [row, cell] = [this.rows.at(-1), this.cell];
    if (!row || !cell || this.isBroken) return;
    const { at, columns, rows, isName } = cell;
    if (at + columns > maxColumns) {
      this.isBroken = true;
      return;
    }
    for (let column = 0; column < columns; column += 1) row.cells.push(column === 0 ? text : '');
    if (rows > 1)
      for (let column = at; column < at + columns; column += 1)
        this.spanning.set(column, { text: column === at ? text : '', left: rows - 1, isName });
    this.takeSpanning();
  }

  /** Fills the cells that cells of rows above span. */
  private takeSpanning(): void {
    const cells = this.rows.at(-1)?.cells;
    if (!cells) return;
    for (let found = this.spanning.get(cells.length); found; found = this.spanning.get(cells.length)) {
      if (found.left > 1) this.spanning.set(cells.length, { ...found, left: found.left - 1 });
      else this.spanning.delete(cells.length);
      // A name that spans rows of the header stands in its first one; the label of several rows in each of them.
      cells.push(this.hasData ? found.text : '');
    }
  }

  /** All rows are as wide as the first: another width is a layout of the page, and no table of data. */
  private closeRow(): void {
    const cells = this.rows.at(-1)?.cells;
    if (!cells) return;
    if (this.rows.length === 1) this.width = cells.length;
    else if (cells.length !== this.width) this.isRagged = true;
  }

  layout(): Layout | undefined {
    this.closeRow();
    return this.isBroken || this.isRagged || this.width < 2 ? undefined : layoutOf(this.rows);
  }
}
