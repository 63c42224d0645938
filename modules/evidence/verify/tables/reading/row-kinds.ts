import { memoize } from '../../../../kernel/memoize';
import { countryOf } from '../../words/demonyms';
import { escapeRegExp, meaningOf } from '../../words/words';
import { keyMeanings, type Table } from '../structure/tables';

type Named = { name: string; row: number };

const mostRows = 300;
const cellAt = ({ dataset }: Table, row: number, column: number): string =>
  String(dataset.rows[row]?.[column] ?? '').trim();

/** The column of text whose cells name one row each; none where several rows are of one name. */
const keyColumn = memoize((table: Table): number => {
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
  const { place } = placed.exec(phrase)?.groups ?? {};
  if (place !== undefined && !isPlaceColumn(table, place)) return undefined;
  let rest = ` ${phrase
    .replace(dated, '')
    .replace(placed, ' $<place>')
    .replace(/ whose (?:main )?(?:business|segment|sector|industry|type|class) is /, ' ')
    .replace(/\p{L}+/gu, (word) => countryOf(word) ?? placeOf(table, word) ?? word.toLowerCase())} `;
  const own: boolean[] = [];
  for (const cells of kindCells(table)) {
    const cell = cells.texts.find((each) => rest.includes(` ${each} `));
    if (cell === undefined) continue;
    rest = withoutKind(table, cells.column, cell, rest);
    own.push(cellAt(table, row, cells.column).toLowerCase() === cell);
  }
  for (const { column } of kindCells(table)) {
    const head = narrower.exec(cellAt(table, row, column))?.[1]?.toLowerCase();
    if (head === undefined || !rest.includes(` ${head} `)) continue;
    rest = withoutKind(table, column, head, rest);
    own.push(true);
  }
  const isPlain = rest
    .trim()
    .split(' ')
    .every((word) => word === '' || isRowNoun(table, word));
  if (own.length === 0 || !isPlain) return undefined;
  return own.every(Boolean) ? 'own' : 'other';
}

/** "Romanian" of the cell "Romania". */
const placeOf = (table: Table, word: string): string | undefined => {
  const name = /^\p{Lu}\p{Ll}{2,}an$/u.test(word) ? word.slice(0, -1).toLowerCase() : undefined;
  return kindCells(table).some(({ texts }) => name !== undefined && texts.includes(name)) ? name : undefined;
};

/** The cells of each column of text beside the names, the longest first. */
const kindCells = memoize((table: Table) =>
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

const placed =
  / (?:(?:(?:that|which) is )?(?:located|situated|based|headquartered) )?in (?:the )?(?<place>\p{Lu}.*)$/u;
const placeName =
  /^(?:country|state|region|county|city|town|municipality|province|district|location|headquarters)$/i;

/** Places of that name are where the rows are. */
const isPlaceColumn = ({ dataset: { columns, rows } }: Table, place: string): boolean =>
  columns.some(
    ({ name }, at) =>
      placeName.test(name.trim()) && rows.some((row) => String(row[at] ?? '').trim() === place),
  );

/** An "onshore wind" farm is a wind farm. */
const narrower = /^(?:onshore|offshore|floating) (\p{L}+)$/iu;

/** "Wind farm", "solar park": what a plant is called by its kind, which no place makes it. */
function withoutKind({ dataset, columns }: Table, column: number, cell: string, text: string): string {
  const isOfPlace = placeName.test(dataset.columns[column]?.name.trim() ?? '');
  const isPlant = !isOfPlace && columns.some(({ unit }) => unit.dim === 'power');
  return text.replace(
    new RegExp(` ${escapeRegExp(cell)} ${isPlant ? '(?:(?:farm|park|plant|project) )?' : ''}`),
    ' ',
  );
}

const ofCompany = /^(?:maker|producer|manufacturer|group|business)$/;
const isRowNoun = (table: Table, word: string): boolean =>
  keyMeanings(table).has(meaningOf(word)) ||
  (ofCompany.test(word) && keyMeanings(table).has(meaningOf('company')));
