import { type Case, type Explained, wrong } from '../reading/case';
import { countFits, namesOf, plainRows } from '../reading/counted-rows';
import { derived } from '../reading/cue-columns';
import { filled, rowName, valueAt, worked } from '../structure/formulas';
import { atomsOf } from '../structure/table-labels';
import { type FigureColumn, holdsYears, keyMeanings } from '../structure/tables';
import { meaningOf, stem } from '../../words/words';

const number =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|\\d{1,3}';
const counted = `(?:[Oo]nly |[Jj]ust )?(?<count>${number})(?: of (?:the|these|all)(?: (?<whole>${number}))?)? (?<noun>\\p{Ll}+s)`;
const decade = '(?<decade>(?:1[5-9]|20)\\d0)s';
const forms: readonly RegExp[] = [
  new RegExp(
    `^${counted} (?:were|have been|had been) (?<verb>\\p{Ll}+) (?:in the ${decade}|(?:between|from) (?<from>(?:1[5-9]|20)\\d{2}) (?:and|to) (?<to>(?:1[5-9]|20)\\d{2}))\\.?$`,
    'iu',
  ),
  new RegExp(`^The ${decade} saw ${counted} (?<verb>\\p{Ll}+)\\.?$`, 'iu'),
];

/** "Three of the reservoirs were completed in the 1970s": how many years of a column lie within others. */
export function explainCountedYears(given: Case): Explained[] | undefined {
  const { reading } = given;
  const { table, text, figures } = reading;
  const found = forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found || table.periods !== undefined) return undefined;
  const { count = '', whole, noun = '', verb = '', decade: ten, from = ten, to } = found;
  const figure = figures.find(({ amount }) => amount.text.trim().toLowerCase() === count.toLowerCase());
  const size = figures.find(
    (each) => each !== figure && each.amount.text.trim().toLowerCase() === whole?.toLowerCase(),
  );
  const isOfRows = plainRows.test(noun) || keyMeanings(table).has(meaningOf(noun));
  const [column, ...more] = table.columns.filter((each) => isYearOf(each, verb));
  if (!figure || !isOfRows || !column || more.length > 0 || from === undefined) return undefined;
  if (whole !== undefined && size?.amount.value !== namesOf(table)) return undefined;
  const [first, last] = [Number(from), to === undefined ? Number(from) + 9 : Number(to)];
  const rows = filled(column, table.order);
  const within = rows.filter((row) => valueAt(column, row) >= first && valueAt(column, row) <= last);
  const made = worked(table, column, rows, {
    text: `rows of ${column.name} from ${first} to ${last}`,
    formula: `${within.length} of ${rows.length}: ${within
      .slice(0, 6)
      .map((row) => rowName(table, row))
      .join(', ')}`,
    value: within.length,
    unit: 'count',
  });
  if (!made || rows.length < table.order.length) return undefined;
  given.taken.push({ at: reading.from, end: reading.to });
  for (const cue of given.cues) given.used.add(cue);
  reading.strange = [];
  return [countFits(figure, within.length) ? derived(made, column) : wrong(`${made.text}: ${made.formula}.`)];
}

/** "Completed", "year of commissioning": the years in which that was done. */
const isYearOf = (column: FigureColumn, verb: string): boolean =>
  holdsYears(column) && atomsOf(column.name).some((atom) => stem(atom) === stem(verb.toLowerCase()));
