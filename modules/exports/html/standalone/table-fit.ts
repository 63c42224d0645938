import { max } from 'd3-array';
import type { Table } from '../../../search/report';

/** How a table is set on paper: closer together than the page is wide, as it is, smaller, or on a page that is turned. */
export type TableFit = 'narrow' | 'plain' | 'dense' | 'turned' | 'turned dense';

/** A longer cell is wrapped, so it asks for no more room than this. */
const longestLine = 26;
const gap = 4;
/** Characters that a line of a table holds, by the width of the page and the size of its letters. */
const room = { narrow: 40, upright: 100, uprightDense: 122, turned: 155 };

/** Wide tables shrink, and wider ones are turned: none is cut off at the edge of the paper. In narrow ones the eye finds its row. */
export function tableFit({ headers, rows }: Pick<Table, 'headers' | 'rows'>): TableFit {
  const width = headers
    .map((header, column) => Math.max(longestWord(header), max(rows, (row) => row[column]?.length ?? 0) ?? 0))
    .reduce((sum, longest) => sum + Math.min(longest, longestLine) + gap, 0);
  if (width <= room.narrow) return 'narrow';
  if (width <= room.upright) return 'plain';
  if (width <= room.uprightDense) return 'dense';
  return width <= room.turned ? 'turned' : 'turned dense';
}

const longestWord = (text: string) => max(text.split(/\s+/), ({ length }) => length) ?? 0;
