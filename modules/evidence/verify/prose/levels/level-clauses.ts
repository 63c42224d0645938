import type { Amount } from '../../numbers/amounts';
import { isPastForm } from '../../words/verbs';
import { limiting, time } from '../reading/dated-levels';
import type { Placed, Read } from '../reading/read-sentence';
import {
  cameFrom,
  counted,
  countedBy,
  gap,
  leftOver,
  measuredBy,
  type Named,
  ofThat,
  ofTotal,
  outputs,
  ownerBehind,
  pointing,
  type StatedLevel,
} from './level-forms';

/** The year of "up from £180 million", which is that before the year of the level that it is compared with. */
export const earlierYear = '<';

/** Longer sentences, and those of more figures, are not read. */
const longest = 300;
const mostFigures = 8;
const leading = new RegExp(`^(?<time>${time}),? `, 'iu');
const ending = new RegExp(` (?<time>${time})$`, 'iu');
const yearIn = /^(?:in|during|for|at the end of|by the end of) (?<year>(?:19|20)\d{2}(?:\/\d{2})?)$/i;
const joint =
  /^(?<post>.*?)(?:, (?:and|while|whereas|but|of which) |, | and )(?<pre>(?:(?!, | and |; ).)*)$/u;
const back = /^(?:up from|down from|compared with|compared to|against|as against|after|from)$/;
const ago = /^ (?:a|one) year (?:earlier|before)$|^ (?:in )?the (?:year before|previous year)$/;

type Piece = { pre: string; figure: Placed<Amount>; post: string };

/** The levels that a sentence gives, where it says nothing but levels. */
export function levelsIn(read: Read): readonly StatedLevel[] {
  const plain = read.text.replace(/\.$/, '');
  if (
    plain.length > longest ||
    limiting.test(plain.replace(/, (?:while|of which) | of that (?:sum|amount|total|number)\b/g, ', ')) ||
    /[:()]/.test(plain)
  )
    return [];
  const lead = leading.exec(plain);
  const own = lead ? yearOf(lead.groups?.time) : '';
  const pieces = own === undefined ? undefined : piecesOf(read, plain, lead?.[0].length ?? 0);
  if (!pieces || own === undefined) return [];
  const found: StatedLevel[] = [];
  for (const piece of pieces) {
    const next = levelOf(piece, found, own);
    if (next === undefined) return [];
    if (next !== 'undated') found.push(next);
  }
  // "Arlen’s workforce numbered 310, Bexley’s 280": of what the second is, its clause does not say.
  if (found.some(({ owner }) => /[’']s?(?: |$)/.test(owner))) return [];
  return found.filter(({ amount }) => amount.bound === 'exact');
}

const yearOf = (when: string | undefined): string | undefined => yearIn.exec(when ?? '')?.groups?.year;

/** A sentence cut at its figures: the words ahead of each, and those behind it. */
function piecesOf(read: Read, plain: string, from: number): Piece[] | undefined {
  const figures = read.amounts.filter(
    ({ at, of }) => !of.ordinal && at >= from && !isOfName(of, plain.slice(0, at)),
  );
  if (figures.length === 0 || figures.length > mostFigures || figures.some((each) => !isPlain(each.of)))
    return undefined;
  const pieces: Piece[] = [];
  for (const [index, figure] of figures.entries()) {
    const last = figures[index - 1];
    const between = plain.slice(last?.end ?? from, figure.at);
    const cut = last
      ? /^ from $/.test(between)
        ? { post: '', pre: 'from' }
        : joint.exec(between)?.groups
      : undefined;
    if (last && !cut) return undefined;
    const before = pieces.at(-1);
    if (before) before.post = cut?.post ?? '';
    const of = before ? withUnitOf(figure.of, before.figure.of) : figure.of;
    if (!of) return undefined;
    pieces.push({ pre: (cut ? (cut.pre ?? '') : between).trim(), figure: { ...figure, of }, post: '' });
  }
  const end = pieces.at(-1);
  if (end) end.post = plain.slice(end.figure.end);
  return pieces;
}

/** "Line 2" */
const isOfName = ({ value, unit, scale }: Amount, ahead: string): boolean =>
  value < 100 && unit === undefined && scale === 1 && /\p{Lu}\p{Ll}+ $/u.test(ahead);

const isPlain = ({ bound, range, fraction, value }: Amount): boolean =>
  /^(?:exact|about)$/.test(bound) && !range && !fraction && value >= 0;

/** "4.2 terawatt-hours from wind and 3.1 from gas": a bare figure has the unit of the one before. */
function withUnitOf(of: Amount, before: Amount): Amount | undefined {
  if (of.unit || !before.unit)
    return of.scale === before.scale || before.scale === 1 || of.value >= 1000 ? of : undefined;
  return of.scale === before.scale ? { ...of, unit: before.unit } : undefined;
}

/** The level of a piece; "undated" for one of a time that it does not name; undefined where it is not read. */
function levelOf(
  { pre, figure, post }: Piece,
  before: readonly StatedLevel[],
  own: string,
): StatedLevel | 'undated' | undefined {
  const total = ofTotal.exec(post);
  const last = total ? null : ending.exec(post);
  const when = total?.groups?.year ?? (last ? yearOf(last.groups?.time) : undefined);
  if (last && when === undefined) return undefined;
  const until = total?.index ?? last?.index ?? post.length;
  const rest = post.slice(0, until).replace(ofThat, '');
  const previous = before.at(-1);
  const amount = figure.of;
  if (previous && (back.test(pre) || (pre === '' && rest === '' && when)))
    return comparedLevel({ pre, rest, when }, previous, amount);
  const year = when ?? own;
  const giver = leftOver.test(pre) ? cameFrom.exec(rest.trim())?.groups : undefined;
  const gaveIt = giver?.owner ?? giver?.class;
  if (giver && gaveIt !== undefined)
    return { owner: gaveIt, kind: giver.kind ?? '', measure: '', verb: '', amount, year };
  const placed = placedLevel(pre, rest, previous);
  if (placed) return { ...placed, amount, year: year || (previous?.year ?? '') };
  const named = rest === '' ? (measuredBy(pre) ?? countedBy(pre, '', amount)) : countedBy(pre, rest, amount);
  const sold = total?.groups?.measure;
  if (named && sold !== undefined && sold !== 'total' && rest === '')
    return { ...named, measure: sold, verb: '', amount, year };
  if (named && ofThat.test(post)) return { ...named, measure: '', verb: '', amount, year };
  if (named) return { ...named, amount, year };
  const head = before.findLast((each) => !each.isBack);
  return head ? gapped(pre, rest, head, { amount, year: year || head.year }) : undefined;
}

type Said = { pre: string; rest: string; when: string | undefined };

/** "Compared with 310,000 in 2015", "up from £180 million": the level before at another time. */
function comparedLevel({ pre, rest, when }: Said, previous: StatedLevel, amount: Amount) {
  const year = ago.test(rest) ? yearBefore(previous.year) : rest === '' ? (when ?? '') : undefined;
  const noun = year === undefined ? counted.exec(rest)?.groups?.noun : previous.measure;
  const dated = year ?? when;
  if (noun !== previous.measure || dated === undefined) return undefined;
  const isCompared = back.test(pre);
  if (dated === '' && isCompared)
    return previous.year === '' ? { ...previous, amount, year: earlierYear, isBack: true } : 'undated';
  const isAnother = previous.year === '' ? isCompared : dated !== previous.year;
  return isAnother && dated !== '' ? { ...previous, amount, year: dated, isBack: true } : undefined;
}

/** "€380 million in North America", "210,000 tonnes of barley": whose a figure is stands behind it. */
function placedLevel(pre: string, rest: string, previous: StatedLevel | undefined): Named | undefined {
  const behind = ownerBehind.exec(rest)?.groups;
  const place = behind?.owner ?? behind?.class;
  if (behind && place !== undefined && !pointing.test(place)) {
    const first = behind.noun === undefined ? measuredBy(pre) : undefined;
    const of = first?.owner === '' ? first : pre === '' ? (previous ?? unsaid) : undefined;
    if (of && (behind.noun ?? of.measure) === of.measure)
      return { measure: of.measure, verb: of.verb, owner: place, kind: behind.kind ?? '' };
  }
  const owner = /^ of (?<what>\p{Ll}[\p{L}-]{2,30})$/u.exec(rest)?.groups?.what;
  const made = outputs.get(/(?<verb>\p{Ll}+)$/u.exec(pre)?.groups?.verb ?? '');
  const isNext = pre === '' && previous !== undefined && [...outputs.values()].includes(previous.measure);
  const measure = made ?? (isNext ? previous.measure : undefined);
  return owner === undefined || measure === undefined ? undefined : { owner, kind: '', measure, verb: '' };
}

const unsaid = { measure: '', verb: '' };

const yearBefore = (year: string): string | undefined =>
  /^\d{4}$/.test(year) ? String(Number(year) - 1) : undefined;

/** A clause without a verb: "the Blue Line 52 million", "in Hafen 12.80 euros". */
function gapped(
  pre: string,
  rest: string,
  previous: StatedLevel,
  own: Pick<StatedLevel, 'amount' | 'year'>,
): StatedLevel | undefined {
  const found = gap.exec(pre)?.groups;
  const owner = found?.owner ?? found?.class;
  const noun = rest === '' ? previous.measure : counted.exec(rest)?.groups?.noun;
  if (owner === undefined || pointing.test(owner) || noun !== previous.measure || isVerbIn(owner))
    return undefined;
  return { ...previous, owner, kind: found?.kind ?? '', ...own };
}

const isVerbIn = (text: string): boolean => text.split(' ').some((each) => isPastForm(each));
