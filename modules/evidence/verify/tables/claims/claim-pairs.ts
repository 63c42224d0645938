import type { Explained } from '../reading/case';
import { type Claim, columnFor, isOfItsTime, rowOfClaim, wholeOfRows } from './claim-words';
import { fits, type Measure, percent, points, times } from '../../numbers/compare';
import { countFits, countsRows, isBounded } from '../reading/counted-rows';
import { countBeyond, filled, type Worked } from '../structure/formulas';
import { difference, growth, ratio } from '../reading/row-formulas';
import type { FigureColumn } from '../structure/tables';
import type { Word } from '../../text/scan';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const ofPairs = setOf(
  'than that those does did has had do more less fewer higher lower larger smaller stronger weaker dearer cheaper longer shorter as times much many what month year week day each',
);
const degrees = setOf('high large big great much many long strong expensive dear old wide deep tall heavy');
const above = /^(?:more|higher|larger|stronger|dearer|longer)$/;
const below = /^(?:less|fewer|lower|smaller|weaker|cheaper|shorter)$/;

/** "Tenants in Calder pay USD 875 a month more than those in Jarrow", "four times as expensive as": one row against another. */
export function pairTold(claim: Claim): Explained[] | undefined {
  const { figures, given, table, words, text } = claim;
  const [figure, ...more] = figures;
  const { singles, stretches } = given.scope;
  const [one, other, ...others] = singles;
  if (!figure || !one || !other || more.length + others.length + stretches.length > 0 || !isOfItsTime(claim))
    return undefined;
  const [first, second] = [one.rows, other.rows].map((rows) => (rows.length === 1 ? rows[0] : undefined));
  if (first === undefined || second === undefined || first === second || table.timed) return undefined;
  if (one.end > figure.at || other.at < figure.end || figure.amount.ordinal || figure.amount.range)
    return undefined;
  const link = text.slice(figure.end, other.at);
  const isTimes =
    given.roles.get(figure) === 'times' &&
    /^ times as (\p{L}+) (?:\p{L}+ ){0,3}?as (?:that |those |one |(?:an? )?\p{Ll}+ )?(?:in|of|at|for|to)? ?(?:the )?$/u.test(
      link,
    );
  const turn = words.find(({ at, lower }) => at >= figure.end && (above.test(lower) || below.test(lower)));
  const isMore =
    turn !== undefined &&
    /\bthan (?:that |those |one |(?:an? )?\p{Ll}+ )?(?:in|of|at|for|to)? ?(?:the )?$/u.test(link);
  const isPart =
    (figure.amount.fraction || figure.amount.unit?.dim === 'percent') &&
    /^ of the (?:\p{L}+ ){1,3}?(?:that |of |in |at )(?:the )?$/u.test(link) &&
    (!/ that $/.test(link) || /^ (?:does|did|has|had|do)\b/.test(text.slice(other.end)));
  if (Number(isTimes) + Number(isMore) + Number(isPart) !== 1) return undefined;
  const own = new Set([...ofPairs, ...(isTimes ? degrees : [])]);
  const column = columnFor(claim, fitting(claim, isTimes || isPart), { own });
  if (!column || !isMeasured(column, words)) return undefined;
  const direction = turn && below.test(turn.lower) ? -1 : 1;
  const part = isPart ? ratio(table, column, first, second) : undefined;
  if (isPart)
    return part && fits(figure.amount, part.value * 100, percent) === 'yes'
      ? [{ state: 'worked', worked: part, column }]
      : undefined;
  const found = isTimes
    ? [{ worked: ratio(table, column, first, second), measure: times }]
    : changes(claim, column, second, first);
  const hit = found.find(
    ({ worked, measure }) =>
      worked && fits(figure.amount, worked.value * (isTimes ? 1 : direction), measure) === 'yes',
  );
  return hit?.worked ? [{ state: 'worked', worked: hit.worked, column }] : undefined;
}

/** Figures in percent and in points are of any column, others of those with their unit. */
function fitting({ table, figures: [figure] }: Claim, isTimes: boolean): readonly FigureColumn[] {
  const dim = figure?.amount.unit?.dim;
  return table.columns.filter(({ unit }) =>
    isTimes || dim === 'percent'
      ? unit.dim !== 'percent'
      : dim === 'points'
        ? unit.dim === 'percent'
        : unit.dim === (dim ?? '') || unit.dim.startsWith(`${dim ?? '-'}/`),
  );
}

function changes(
  { table }: Claim,
  column: FigureColumn,
  from: number,
  to: number,
): { worked: Worked | undefined; measure: Measure }[] {
  return [
    { worked: growth(table, column, from, to), measure: percent },
    {
      worked: difference(table, column, from, to),
      measure: column.unit.dim === 'percent' ? points : column.unit,
    },
  ];
}

/** "Expensive" is said of a price, "long" of no price. */
function isMeasured({ name }: FigureColumn, words: readonly Word[]): boolean {
  const isDear = words.some(({ lower }) => /^(?:expensive|dear|dearer|cheaper)$/.test(lower));
  return !isDear || /\b(?:prices?|costs?|rents?|fares?|fees?)\b/i.test(name);
}

/** "Only two quarters had higher revenue than Q4 2022": the rows ahead of another one. */
export function countedAhead(claim: Claim): Explained[] | undefined {
  const { figures, given, table, words, text } = claim;
  const whole = wholeOfRows(claim);
  const [count, ...more] = figures.filter((each) => each !== whole?.figure);
  const place = rowOfClaim(claim);
  const turn = words.filter(({ lower }) => above.test(lower) || below.test(lower));
  const than = place && /\bthan (?:in |at |that (?:of|in) )?(?:the )?$/.test(text.slice(0, place.ref.at));
  if (!count || !place || !than || more.length > 0 || turn.length !== 1 || !turn[0]) return undefined;
  if (!countsRows(given, count) || count.end > turn[0].at || isBounded(count) || !isOfItsTime(claim))
    return undefined;
  const direction = above.test(turn[0].lower) ? 1 : -1;
  const grains = table.grain === '' ? [] : [table.grain, `${table.grain}s`];
  const own = new Set(['only', 'than', 'more', turn[0].lower, ...grains]);
  const column = columnFor(claim, table.columns, { own, ...(whole ? { taken: [whole.place] } : {}) });
  const value = column?.values[place.row];
  if (!column || typeof value !== 'number' || filled(column, table.order).length < table.order.length)
    return undefined;
  const made = countBeyond(table, column, table.order, direction, value);
  return made && countFits(count, made.value)
    ? [{ state: 'worked', worked: { ...made, about: [place.row] }, column }]
    : undefined;
}
