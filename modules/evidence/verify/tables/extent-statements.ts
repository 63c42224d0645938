import { extent } from 'd3-array';
import { smallNumbers } from '../numbers/number-words';
import { meaningOf } from '../words/words';
import { type Finding, finding } from './judge';
import { namesOf } from './reading/counted-rows';
import { meaningsIn, spanOf, type Table, yearsOf } from './structure/tables';

const year = '(?:19|20)\\d{2}';
const whole = '(?:The|This) (?:table|data ?set|data|series|source|file)';
const count = '(?<count>\\p{Ll}+|\\d{1,4})';
const covered = new RegExp(
  `^${whole} (?:covers?|spans?) (?:(?:a period of )?${count} years(?:, (?:from )?(?<from>${year}) (?:to|through|until) (?<to>${year}))?|(?:the (?:years|period) )?(?:from )?(?<first>${year}) (?:to|through|until) (?<last>${year}))$`,
  'u',
);
const listed = new RegExp(
  `^${whole} (?:lists?|covers?|shows?|contains?|includes?|has data (?:on|for)) ${count} (?<noun>\\p{Ll}+s)$`,
  'u',
);

const numberOf = (text: string): number => (/^\d+$/.test(text) ? Number(text) : smallNumbers.indexOf(text));

/** "The table covers eight years, from 2016 to 2023", "lists eight towns": how far a table goes. Undefined for any other statement. */
export function extentFinding(table: Table, text: string): Finding | undefined {
  const plain = text.trim().replace(/\.$/, '');
  const time = covered.exec(plain)?.groups;
  if (time) return yearsCovered(table, time);
  const { count: said = '', noun = '' } = listed.exec(plain)?.groups ?? {};
  const number = numberOf(said);
  const isOfRows = table.dataset.columns.some(
    ({ type, name }) => type === 'text' && meaningsIn(name).has(meaningOf(noun)),
  );
  if (number < 1 || !isOfRows) return undefined;
  return number === namesOf(table)
    ? held(table, table.order)
    : finding('unsupported', `The source has ${namesOf(table)} ${noun}, not ${said}.`);
}

type Told = Readonly<Record<string, string | undefined>>;

function yearsCovered(
  table: Table,
  { count: said, from, to, first = from, last = to }: Told,
): Finding | undefined {
  const years = yearsOf(table);
  const [start, end] = extent(years);
  if (table.grain !== 'year' || start === undefined || end === undefined) return undefined;
  const isSo =
    (said === undefined || numberOf(said) === years.size) &&
    (first === undefined || Number(first) === start) &&
    (last === undefined || Number(last) === end);
  return isSo
    ? held(table, table.order)
    : finding('unsupported', `The source has ${years.size} years, from ${start} to ${end}.`);
}

/** The passages of the first and the last row. */
function held(table: Table, rows: readonly number[]): Finding {
  const [column] = table.columns;
  const ends = column
    ? [rows[0], rows.at(-1)].flatMap((row) => (row === undefined ? [] : [spanOf(table, row, column)]))
    : [];
  return { ...finding('supported'), spanIds: [...new Set(ends)] };
}
