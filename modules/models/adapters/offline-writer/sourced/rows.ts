import { listed, plainWords } from '../wording';
import type { Subject } from './chapter';
import { claim, find, place, type Row, shown } from './speech';

/** Rows that get a sentence with all their figures. */
const maxRows = 3;

/** Sentences on single rows with the figures of all columns; not on rows with an extreme, which other sentences name. */
export function rowSentences(columns: readonly Subject[]): string[] {
  const [first] = columns;
  if (!first) return [];
  const extreme = new Set(
    columns.flatMap((subjects) => [
      find(subjects, 'highest')?.rows[0]?.spanId,
      find(subjects, 'lowest')?.rows[0]?.spanId,
    ]),
  );
  const rows = first.table.figures('cell', first.column.name).flatMap(({ rows: [row] }) => row ?? []);
  return rows
    .filter(({ spanId }) => !extreme.has(spanId))
    .slice(0, maxRows)
    .flatMap((row, index) => {
      const cells = columns.flatMap((subjects) => cellOf(subjects, row));
      return cells.length < Math.min(2, columns.length) ? [] : [sentence(row, cells, index)];
    });
}

type Cell = { name: string; value: string };

const nameOf = ({ label, when }: Row) => plainWords(label && when ? `${label} in ${when}` : label || when);

function sentence(row: Row, cells: readonly Cell[], index: number): string {
  const given = listed(cells.map(({ name, value }) => `${name} as ${value}`));
  return claim(
    index % 2 === 0 ? `${place(row)}, the table gives ${given}` : `the row for ${nameOf(row)} gives ${given}`,
    row.spanId,
  );
}

function cellOf({ table, column, name }: Subject, { row }: Row): Cell[] {
  const value = column.values[row];
  const figure = table.figures('cell', column.name).find(({ rows }) => rows[0]?.row === row);
  return figure && typeof value === 'number' ? [{ name, value: shown(figure) }] : [];
}
