import { oncePer } from '../../../../kernel/once-per';
import { countryOf } from '../../words/demonyms';
import { meaningOf } from '../../words/words';
import { keyMeanings, type Table } from '../structure/tables';

type Named = { name: string; row: number };

const mostRows = 300;
const cellAt = ({ dataset }: Table, row: number, column: number): string =>
  String(dataset.rows[row]?.[column] ?? '').trim();

/** The column of text whose cells name one row each; none where several rows are of one name. */
const keyColumn = oncePer((table: Table): number => {
  const { columns, rows } = table.dataset;
  return table.periods !== undefined || rows.length > mostRows
    ? -1
    : columns.findIndex(
        ({ type }, at) =>
          type === 'text' && new Set(rows.map((_, row) => cellAt(table, row, at))).size === rows.length,
      );
});

/** The names of rows that a text holds. */
export function namesIn(table: Table, text: string): Named[] {
  const key = keyColumn(table);
  if (key < 0) return [];
  return table.order
    .map((row) => ({ name: cellAt(table, row, key), row }))
    .filter(({ name }) => /^\p{Lu}/u.test(name) && text.includes(name));
}

const dated =
  / (?:(?:that|which) was )?(?<verb>founded|opened|built|established|launched|started|completed|dating) (?:in|from) (?<year>\d{4})$/;

/**
 * Whether a phrase, "tug built in 2019", "Danish company", is made of cells of text of a row, or of those of another one. Undefined
 * where it has other words.
 */
export function kindOf(table: Table, row: number, phrase: string): 'own' | 'other' | undefined {
  const { verb = '', year } = dated.exec(phrase)?.groups ?? {};
  if (year !== undefined && !isOfYear(table, row, verb, Number(year))) return undefined;
  let rest = ` ${phrase
    .replace(dated, '')
    .replace(/ whose (?:main )?(?:business|segment|sector|industry|type|class) is /, ' ')
    .replace(/\p{L}+/gu, (word) => countryOf(word) ?? word.toLowerCase())} `;
  const own: boolean[] = [];
  for (const cells of kindCells(table)) {
    const cell = cells.texts.find((each) => rest.includes(` ${each} `));
    if (cell === undefined) continue;
    rest = rest.replace(` ${cell} `, ' ');
    own.push(cellAt(table, row, cells.column).toLowerCase() === cell);
  }
  const isPlain = rest
    .trim()
    .split(' ')
    .every((word) => word === '' || isRowNoun(table, word));
  if (own.length === 0 || !isPlain) return undefined;
  return own.every(Boolean) ? 'own' : 'other';
}

/** The cells of each column of text beside the names, the longest first. */
const kindCells = oncePer((table: Table) =>
  table.dataset.columns.flatMap(({ type }, column) => {
    if (type !== 'text' || column === keyColumn(table)) return [];
    const texts = new Set(table.order.map((row) => cellAt(table, row, column).toLowerCase()));
    return [{ column, texts: [...texts].filter(Boolean).sort((a, b) => b.length - a.length) }];
  }),
);

const isOfYear = ({ columns }: Table, row: number, verb: string, year: number): boolean =>
  columns.some(
    ({ name, values }) =>
      values[row] === year &&
      (verb === 'dating'
        ? /\b(?:founded|opened|built|established|launched|started|completed)\b/i.test(name)
        : name.toLowerCase().includes(verb)),
  );

const ofCompany = /^(?:maker|producer|manufacturer|group|business)$/;
const isRowNoun = (table: Table, word: string): boolean =>
  keyMeanings(table).has(meaningOf(word)) ||
  (ofCompany.test(word) && keyMeanings(table).has(meaningOf('company')));
