import type { PlantedDataset } from './corpus';
import { columnAt, nameAndUnit, numberIn, rowsNamed, type Table, tablesOf } from './tables';

type Planned = PlantedDataset['dataset'];

/** Whether a source holds exactly these rows under these columns, in this unit. It may have more rows and columns. */
export function isHeld(planned: Planned, source: string): boolean {
  return tablesOf(source).some((table) => holdsRows(table, planned));
}

function holdsRows(table: Table, { columns, rows, unit }: Planned): boolean {
  const places = columns.map((column) => columnAt(table, column));
  if (places.includes(-1)) return false;
  const [, ...figures] = places;
  const units = figures.map((place) => nameAndUnit(table.headers[place] ?? '').unit);
  if (unit !== '' && units.some((each) => each !== unit)) return false;
  return rows.every(([label, ...values]) => {
    const [row, ...more] = rowsNamed(table, String(label));
    const cells = table.rows[row ?? -1];
    if (!cells || more.length > 0 || cells[places[0] ?? 0] !== String(label)) return false;
    return values.every((value, at) => isCell(value, cells[figures[at] ?? -1], table));
  });
}

function isCell(value: string | number | null, cell: string | undefined, table: Table): boolean {
  if (value === null) return (cell ?? '') === '';
  return typeof value === 'number' ? numberIn(cell, table) === value : cell === value;
}
