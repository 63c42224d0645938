import type { Table } from '../../search/report';

/** How a table is set on paper: smaller, and on a page that is turned. */
export type TableFit = { dense: boolean; turned: boolean };

/** A longer cell is wrapped, so it asks for no more room than this. */
const longestLine = 26;
const gap = 4;
/** Characters that a line of a table holds, by the width of the page and the size of its letters. */
const room = { upright: 100, uprightDense: 122, turned: 155 };

/** Wide tables shrink, and wider ones are turned: none is cut off at the edge of the paper. */
export function tableFit({ headers, rows }: Pick<Table, 'headers' | 'rows'>): TableFit {
  const width = headers
    .map((header, column) => Math.max(longestWord(header), ...rows.map((row) => row[column]?.length ?? 0)))
    .reduce((sum, longest) => sum + Math.min(longest, longestLine) + gap, 0);
  if (width <= room.upright) return { dense: false, turned: false };
  if (width <= room.uprightDense) return { dense: true, turned: false };
  return { dense: width > room.turned, turned: true };
}

const longestWord = (text: string) => Math.max(...text.split(/\s+/).map(({ length }) => length));
