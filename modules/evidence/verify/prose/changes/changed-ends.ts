import type { Amount } from '../../numbers/amounts';
import { memoize } from '../../../../kernel/memoize';
import type { Period } from '../../numbers/periods';
import type { Placed, Read } from '../reading/read-sentence';
import type { Token } from '../../text/scan';
import { isAlike } from '../reading/worked-figures';
import { month } from '../../words/calendar';

/** Two figures of one thing at two times, in a clause of its own: "9,600 vehicles a day in 2022, compared with 8,000 in 2012". */
export type ChangedEnds = {
  from: Placed<Amount>;
  to: Placed<Amount>;
  /** Where the clause stands. */
  stretch: { from: number; to: number };
  /** When the earlier and the later figure were so, as years with fractions, and as periods where both are named. */
  then?: Period | undefined;
  now?: Period | undefined;
  /** Years between the two. */
  years?: number | undefined;
  source: Read;
};

const upFrom = /^[^;:.]{0,70}?,? (?:up|down) from (?:about |some |a )?$/u;
const against =
  /^[^;:.]{0,70}?, (?:compared with|compared to|as against|against|after) (?:about |some |the )?$/u;
/** "costs 12 euros and is to rise to 13 euros" */
const planned =
  /^(?: \p{Ll}+){0,2},? and (?:is|are) (?:set |due )?to (?:rise|increase|climb|go up|fall|drop|go down) to $/u;
const sameTime = /\b(?:same (?:period|month|quarter|time|day|week)|last year|earlier|previously)\b/;
const fromBefore = /\bfrom (?:about |some )?$/;
const most = 40;

/** Pairs of figures of which one is what the other was before. */
export const changedEnds = memoize((source: Read): readonly ChangedEnds[] => {
  const { text, amounts } = source;
  return amounts.slice(0, most).flatMap((one, index): ChangedEnds[] => {
    const other = amounts[index + 1];
    if (!other || [one, other].some(({ of }) => of.ordinal || of.range || of.fraction)) return [];
    if (!isAlike(one.of, other.of)) return [];
    const link = text.slice(one.end, other.at);
    const isFrom =
      fromBefore.test(text.slice(0, one.at)) &&
      /^(?: \p{Ll}+){0,2}?(?: (?:in|at|on|during) [^,;]{3,45})? to (?:about |some )?$/u.test(link);
    const isPlan = planned.test(link);
    const isBack = upFrom.test(link) || against.test(link);
    if (!isFrom && !isBack && !isPlan) return [];
    const [from, to] = isFrom || isPlan ? [one, other] : [other, one];
    const stretch = { from: clauseStart(source, one, amounts[index - 1]), to: clauseEnd(source, other) };
    const times = timesOf(source, { from, to, stretch, isFrom: isFrom || isPlan });
    // "Compared with 48 million in Rask" is no earlier figure.
    const isDated = times.then ?? times.years ?? sameTime.exec(text.slice(other.end, stretch.to));
    return against.test(link) && !isDated ? [] : [{ from, to, stretch, source, ...times }];
  });
});

const isMark = (token: Token) => token.kind === 'mark' && /^[,;:()–—]$/.test(token.text);
const joints = /(?:,| and| but| while| whereas)? (?:and|but|while|whereas) /g;

/** Behind the mark or the conjunction that parts the clause from a figure before; without one, where the sentence begins. */
function clauseStart(
  { text, tokens }: Read,
  { at }: Placed<Amount>,
  before: Placed<Amount> | undefined,
): number {
  const lead = text.slice(0, at);
  const semicolon = Math.max(lead.lastIndexOf('; '), lead.lastIndexOf(': ')) + 1;
  const edge = Math.max(semicolon, before?.end ?? 0);
  if (edge === 0) return 0;
  const mark = tokens.find((token) => token.at >= edge && token.end <= at && isMark(token))?.end;
  const joint = [...text.slice(edge, at).matchAll(joints)][0];
  const own = semicolon > (before?.end ?? 0) ? semicolon : undefined;
  return own ?? mark ?? (joint ? edge + joint.index + joint[0].length : edge);
}

const clauseEnd = ({ text, tokens }: Read, { end }: Placed<Amount>): number => {
  const mark = tokens.find((token) => token.at >= end && isMark(token))?.at ?? text.replace(/\.$/, '').length;
  const joint = text.slice(end).search(/ (?:and|but|while|whereas) /);
  return joint >= 0 ? Math.min(mark, end + joint) : mark;
};

const numbers = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');
const distance =
  /\b(?<count>\p{L}+|\d{1,2}) (?<unit>years?|months?|decades?) (?:earlier|before|previously|ago)\b|\b(?:the|in the|of the) (?:previous|preceding|prior) (?<last>year)\b|\bthe (?<before>year) before\b/u;

/** How many years "ten years earlier" are. */
export function yearsIn(text: string): number | undefined {
  const found = distance.exec(text)?.groups;
  if (!found) return undefined;
  if (found.last ?? found.before) return 1;
  const { count = '', unit = '' } = found;
  const size = /^\d/.test(count) ? Number(count) : numbers.indexOf(count === 'a' ? 'one' : count);
  if (size < 1) return undefined;
  return /^month/.test(unit) ? size / 12 : /^decade/.test(unit) ? 10 * size : size;
}

type Clause = {
  from: Placed<Amount>;
  to: Placed<Amount>;
  stretch: { from: number; to: number };
  isFrom: boolean;
};

function timesOf({ text, periods }: Read, { from, to, stretch, isFrom }: Clause) {
  const [first, second] = isFrom ? [from, to] : [to, from];
  const inClause = periods.filter(({ at, end }) => at >= stretch.from && end <= stretch.to);
  const behind = inClause.find(({ at }) => at >= second.end)?.of;
  const between = inClause.find(({ at }) => at >= first.end && at < second.at)?.of;
  const ahead = inClause.findLast(({ end }) => end <= first.at)?.of;
  // "In 2023, sales rose …, and exports fell …": a time that leads the sentence is that of all its clauses.
  const lead = periods.find((each) =>
    /^(?:In|During|For) (?:the )?(?:\p{Ll}+ )?$/u.test(text.slice(0, each.at)),
  )?.of;
  const then = isFrom ? between : behind;
  const now = isFrom ? behind : (between ?? ahead ?? lead);
  const told = yearsIn(text.slice(second.end, stretch.to));
  const years = then && now ? (now.from - then.from) / 10_000 : isFrom ? undefined : told;
  return { then, now, years };
}

const monthName = new RegExp(`^${month}$`);

/** What leads a sentence before a clause of it, other than a time: "At four clinics with longer breaks, sleep rose". */
export function frameOf({ text, words, periods }: Read, { from }: { from: number }): Read['words'] {
  if (from === 0 || !/^(?:At|In|Among|For|On|With|Within|Outside|Under|Across|Without) /.test(text))
    return [];
  const end = text.search(/, (?!\d)/);
  const isTime = periods.some((each) => each.end <= end && each.at < 24);
  return end < 0 || end > from || isTime
    ? []
    : words.filter((word) => word.end <= end && !monthName.test(word.text));
}
