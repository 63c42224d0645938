import { max } from 'd3-array';
import type { Table } from '../../../search/report';

/** Print layout of a table: narrower than the page, full width, in smaller type, or on a landscape page. */
export type TableFit = 'narrow' | 'plain' | 'dense' | 'turned' | 'turned dense';

/** Longer cells wrap, so a cell needs at most this number of characters. */
const maxLine = 26;
const gap = 4;
/** Characters in a line of a table, by page width and type size. */
const room = { narrow: 40, upright: 100, uprightDense: 122, turned: 155 };

/** Wide tables get smaller type and wider ones a landscape page, so that none is cut off; narrow ones stay compact. */
export function tableFit({ headers, rows }: Pick<Table, 'headers' | 'rows'>): TableFit {
  const width = headers
    .map((header, column) => Math.max(longestWord(header), max(rows, (row) => row[column]?.length ?? 0) ?? 0))
    .reduce((sum, longest) => sum + Math.min(longest, maxLine) + gap, 0);
  if (width <= room.narrow) return 'narrow';
  if (width <= room.upright) return 'plain';
  if (width <= room.uprightDense) return 'dense';
  return width <= room.turned ? 'turned' : 'turned dense';
}

const longestWord = (text: string) => max(text.split(/\s+/), ({ length }) => length) ?? 0;
