import { nameInSentence } from './rewording';
import { meaningsIn, type FigureColumn, type Table } from '../structure/tables';

/** A sentence that names the neighbours of a row in an order, as the ranks or the comparisons that it amounts to. */
export const ofOrders = (table: Table, text: string): string =>
  table.periods
    ? text
    : [ofNeighbours, ofBetween, ofEarning, ofOutdoing].reduce((all, reword) => reword(table, all), text);

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);
const what = '(?<what>\\p{Ll}[\\p{Ll} &]{2,40}?)';
const name = (group: string) => `(?<${group}>(?:the )?\\p{Lu}[^,;]{1,50}?)`;

const neighbours = new RegExp(
  `^(?:Sorted|Ranked|Ordered|Arranged) by ${what}, ${name('one')} (?:follows|comes|ranks|is) (?:directly|immediately|right) (?:behind|after) ${name('other')}(?:,? and ${name('third')} takes (?<place>second|third|fourth|fifth|sixth) place)?(?<stop>\\.?)$`,
  'u',
);

/** "Sorted by staff, Dale follows directly behind Holm" as "Dale ranks third by staff, behind Holm", where Holm is the second. */
function ofNeighbours(table: Table, text: string): string {
  const {
    what: said = '',
    one = '',
    other = '',
    third,
    place = '',
    stop = '',
  } = neighbours.exec(text)?.groups ?? {};
  const column = columnOf(table, said);
  const value = column && valueOf(table, column, other);
  if (!column || value === undefined) return text;
  const ahead = table.order.filter((row) => (column.values[row] ?? Number.NEGATIVE_INFINITY) > value);
  const rank = ordinals[ahead.length + 1];
  if (rank === undefined) return text;
  const also = third === undefined ? '' : `, and ${third} ranks ${place} by ${said}`;
  return `${one} ranks ${rank} by ${said}${also}${stop}`;
}

const between = new RegExp(
  `^(?:In terms of|By|Measured by) ${what}, ${name('one')} (?:sits|lies|ranks|is|comes|falls) between ${name('other')} and ${name('third')}(?<stop>\\.?)$`,
  'u',
);

/** "In terms of capacity, Dale sits between Holm and Esk" as "Dale has a higher capacity than Esk but a lower one than Holm". */
function ofBetween(table: Table, text: string): string {
  const { what: said = '', one = '', other = '', third = '', stop = '' } = between.exec(text)?.groups ?? {};
  const column = columnOf(table, said);
  const [a, b] = [other, third].map((each) => column && valueOf(table, column, each));
  if (a === undefined || b === undefined || a === b) return text;
  const [low, high] = a < b ? [other, third] : [third, other];
  return `${one} has a higher ${said} than ${low} but a lower ${said} than ${high}${stop}`;
}

/** The one column that some words name by all or a part of its name. */
function columnOf({ columns }: Table, said: string): FigureColumn | undefined {
  const wanted = [...meaningsIn(said)];
  const found = columns.filter(
    ({ meanings }) => wanted.length > 0 && wanted.every((each) => meanings.has(each)),
  );
  const exact = found.filter(({ meanings }) =>
    [...meanings].every((each) => wanted.includes(each) || /^\d/.test(each)),
  );
  const [column, ...more] = exact.length > 0 ? exact : found;
  return more.length === 0 ? column : undefined;
}

/** The figure of the one row of a name. */
function valueOf({ dataset }: Table, { values }: FigureColumn, row: string): number | undefined {
  const own = row.replace(/^the /i, '').toLowerCase();
  const found = dataset.rows.flatMap((cells, at) =>
    cells.some((cell) => typeof cell === 'string' && cell.trim().toLowerCase() === own) ? [at] : [],
  );
  const value = found.length === 1 ? values[found[0] ?? -1] : undefined;
  return value ?? undefined;
}

const earning = new RegExp(
  `^(?<lead>In operating terms, |At the operating level, |)${name('one')} out-?earned ${name('other')} by (?<size>(?:[^,;]|,(?=\\d)){2,40}?)(?<stop>\\.?)$`,
  'u',
);

/** "In operating terms, Dale out-earned Holm by EUR 5 million" of the one column of operating results. */
function ofEarning({ columns }: Table, text: string): string {
  const { lead, one = '', other = '', size = '', stop = '' } = earning.exec(text)?.groups ?? {};
  if (one === '') return text;
  const results = columns.filter(
    ({ name: own, unit }) => unit.dim !== 'percent' && /\b(?:profit|result|earnings|income)\b/i.test(own),
  );
  const [column, ...more] =
    lead === '' ? results : results.filter(({ name: own }) => /^operating\b/i.test(own));
  if (!column || more.length > 0 || (lead === '' && /^(?:operating|interest|gross)\b/i.test(column.name)))
    return text;
  const measure = nameInSentence(column);
  return `The ${measure} of ${one} was ${size} higher than that of ${other}${stop}`;
}

const outdoing =
  /\bout-?(?<verb>produced|generated|sold|spent|exported|imported|employed|lent|carried) (?<other>[^,;]{2,50}?) by (?<size>(?:[^,;]|,(?=\d)){2,40}?)(?=[.;](?!\d)|$| in (?:19|20)\d{2})/u;

/** "Out-produced Holm by 705 GWh" as "produced 705 GWh more than Holm". */
const ofOutdoing = (_table: Table, text: string): string =>
  text.replace(outdoing, '$<verb> $<size> more than $<other>');
