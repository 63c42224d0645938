import type { Derivation } from '../../../evidence';
import { type Finding, finding } from '../../tables/check-table';
import type { Amount } from '../../numbers/amounts';
import { shareWords } from '../../words/lexicon';
import { type ChangedEnds, changedEnds, frameOf, yearsIn } from './changed-ends';
import { wayAt } from '../figures/figure-ways';
import { fits, times } from '../../numbers/compare';
import { oneOfSeveral } from '../reading/named-kinds';
import { narrowedSubject } from '../figures/narrowed-subjects';
import { isIdle, isSaidBy, roleIn, saysWhat } from '../reading/passage-figures';
import { type Period, samePeriod } from '../../numbers/periods';
import type { Passage } from '../reading/read-passage';
import type { Placed, Read } from '../reading/read-sentence';
import { areLedAlike, areLimitedAlike, isSaidAlike } from '../reading/shared-limits';
import type { Word } from '../../text/scan';
import { verbUses } from '../reading/verb-uses';
import { isPastForm, isPresentForm } from '../../words/verbs';
import { areRatesAlike, isCue, isRate, changeClaimOf, type ChangeClaim } from './change-statements';
import { isAlike, isShare, isWritten, isWrittenShare, number } from '../reading/worked-figures';
import { month } from '../../words/calendar';

/** A pair of figures of a passage, with the sentence before it. */
type Held = { ends: ChangedEnds; before: Read | undefined; id: string; passage: Passage };

/**
 * Whether a change that a statement gives lies between two figures that a clause of a passage gives of one thing: by how much, in
 * percent or a year. Each word of the statement stands in that clause, and what narrows the thing in the clause stands in the
 * statement; no other pair of figures that the words fit gives another change.
 */
export function workedChange(claim: Read, passages: readonly Passage[]): Finding | undefined {
  const told = changeClaimOf(claim);
  if (!told) return undefined;
  const held = passages.flatMap((passage) =>
    passage.sentences.flatMap((source, index) =>
      changedEnds(source).map((ends): Held => ({
        ends,
        before: passage.before(index),
        id: passage.id,
        passage,
      })),
    ),
  );
  const meant = held.filter((each) => isMeant(told, each));
  const [first] = meant;
  const isNarrowed = ({ ends: { source }, before, passage }: Held) =>
    narrowedSubject(claim, source, before, passage) !== undefined ||
    oneOfSeveral(claim, source, passage.sentences) !== undefined;
  if (meant.some(isNarrowed)) return undefined;
  const [worked, ...others] = meant.map(({ ends }) => workedOut(told, ends));
  if (!first || !worked || others.some((each) => each?.result !== worked.result)) return undefined;
  const inputs = [first.ends.from, first.ends.to].map(({ of }) => ({
    spanId: first.id,
    label: of.text.trim(),
    value: of.value,
    unit: of.unit?.text ?? '',
  }));
  return { ...finding('derived'), derivations: [{ ...worked, inputs }], spanIds: [first.id] };
}

const partOfYear = new RegExp(
  `\\b(?:first|second|third|fourth|final|last) (?:quarter|half|season|month|week)\\b|\\b(?:three|six|nine) months\\b|\\b${month}\\b`,
  'gi',
);

/** "In the fourth quarter": both speak of that part of the year, or neither does. */
function areOfOnePart(claim: Read, { source, stretch }: ChangedEnds): boolean {
  const lead =
    /^(?:In|During|For|At|Over|By) [^,;]{2,60},/.exec(source.text.slice(0, stretch.from))?.[0] ?? '';
  const partsIn = (text: string) => new Set((text.match(partOfYear) ?? []).map((part) => part.toLowerCase()));
  const [own, held] = [partsIn(claim.text), partsIn(lead + source.text.slice(stretch.from, stretch.to))];
  return own.size === held.size && [...own].every((part) => held.has(part));
}

/** "The agency recorded 48 cases": who counted them is not what they are of. */
const recorder =
  /^(?:agency|ministry|office|institute|authority|authorities|police|registry|department) (?:recorded|registered|counted|reported|logged) /;

/** "The waiting list held 7,385 households": what a list is a list of. */
const isListed = ({ at }: Word, { text }: Read, { at: start, end }: Placed<Amount>): boolean =>
  at === end + 1 &&
  /\b(?:list|register|fleet|stock|portfolio)\b.{0,20} (?:held|numbered|counted|comprised|had) $/.test(
    text.slice(0, start),
  );

function isMeant({ read: claim, by, words, speaker }: ChangeClaim, { ends, before }: Held): boolean {
  const { source, stretch, from, to } = ends;
  const within = source.words.filter(
    (word) =>
      word.at >= stretch.from &&
      word.end <= stretch.to &&
      saysWhat(word) &&
      !isCue(word) &&
      !isRate(word, source),
  );
  const named =
    /^(?:Its?|Their|They)\b/.test(source.text.slice(stretch.from).trim()) && before ? subjectOf(before) : [];
  const isPercent = to.of.unit?.dim === 'percent';
  const own = isPercent ? words.filter(({ lower }) => !shareWords.has(lower)) : words;
  const frame = frameOf(source, stretch).filter((word) => saysWhat(word) && !isCue(word));
  const held = new Set([...within, ...named, ...frame].map(({ meaning }) => meaning));
  const isHeld = (word: Word) => held.has(word.meaning) || isWelcome(word, claim, ends);
  if (own.length === 0 || !own.every(isHeld)) return false;
  if (!areOfOnePart(claim, ends)) return false;
  if (!areRatesAlike(claim, source.text.slice(stretch.from, stretch.to))) return false;
  if (isPercent && !isShareAlike(claim, ends)) return false;
  const said = new Set(words.map(({ meaning }) => meaning));
  if (frame.length > 0 && !frame.some(({ meaning }) => said.has(meaning))) return false;
  const verbs = new Set(verbUses(source).map(({ word }) => word));
  const whole = isPercent ? wholeBehind(source, to) : [];
  const isOpen = (word: Word) =>
    (word.isName && !isPercent && word.at > 0) ||
    (verbs.has(word) && !word.lower.endsWith('ing')) ||
    recorder.test(source.text.slice(word.at)) ||
    isListed(word, source, to) ||
    (word.end + 1 === Math.min(from.at, to.at) && isPresentForm(word.lower, word.stem)) ||
    shareWords.has(word.lower) ||
    whole.includes(word);
  // What narrows the thing, or is counted, is part of the statement; who does it may be a name.
  const isNamed = (word: Word) =>
    named.includes(word) && named.some(({ isName, meaning }) => isName && said.has(meaning));
  if (![...within, ...named].every((word) => isOpen(word) || isNamed(word) || said.has(word.meaning)))
    return false;
  if (!areLedAlike(own, claim, [...within, ...named, ...frame], source)) return false;
  if (!areLimitedAlike(claim, [{ read: source, ...stretch }]) || !isSaidAlike({ speaker }, [source], before))
    return false;
  const others = claim.amounts.filter((each) => each !== by && !isIdle(each.of));
  const isGiven = (each: Placed<Amount>) =>
    isLength(each, ends) ||
    (roleIn(each, claim) === 'to' && isSaidBy(each.of, to.of)) ||
    (roleIn(each, claim) === 'from' && isSaidBy(each.of, from.of)) ||
    source.amounts.some(
      (other) =>
        other !== from &&
        other !== to &&
        (other.at >= stretch.from || frame.length > 0) &&
        other.end <= stretch.to &&
        isSaidBy(each.of, other.of),
    );
  return others.every(isGiven) && areEndsDated(claim, ends) && areTimesMeant(claim, ends);
}

/** "6 percent of the vehicles": what a share is of. */
const wholeBehind = ({ words, text }: Read, { end }: Placed<Amount>): readonly Word[] => {
  const of = /^ of (?:the |all |its )?/.exec(text.slice(end))?.[0].length;
  const first = of === undefined ? undefined : words.find(({ at }) => at === end + of);
  return first ? [first] : [];
};

/** "The share of timber in exports" of "Timber made up 30 percent of exports": the part, and behind it the whole. */
function isShareAlike({ words, text }: Read, { source, to }: ChangedEnds): boolean {
  const verb = verbUses(source).findLast(({ word }) => word.end <= to.at)?.word;
  const isShared = words.some(({ lower, meaning }) => shareWords.has(lower) || meaning === verb?.meaning);
  const [whole] = wholeBehind(source, to);
  const named = words.find(({ meaning }) => meaning === whole?.meaning);
  const part = source.words.findLast(
    (word) =>
      word.end <= to.at && saysWhat(word) && word !== verb && !shareWords.has(word.lower) && !isCue(word),
  );
  const own = words.find(({ meaning }) => meaning === part?.meaning);
  // "87 percent of trains arrived on time": what is said of the part stands behind it.
  if (!part || part.at < to.at - 80 || !own) return isShared && (!named || !part);
  const isBehind =
    named !== undefined &&
    own.at < named.at &&
    /\b(?:of|in) (?:the |all |its )?(?:\p{L}+ )?$/u.test(text.slice(0, named.at));
  return isShared && (named === undefined || isBehind);
}

const welcomes = /^(?:attracted|drew|welcomed|received|admitted|counted|recorded|registered)$/;
const guests = /^(?:visitors|guests|tourists|spectators|passengers|swimmers|customers|hikers|people)$/;

/** "attracted" of visitors that the passage counts. */
const isWelcome = (word: Word, claim: Read, { source, stretch }: ChangedEnds) => {
  const within = source.words.filter(({ at, end }) => at >= stretch.from && end <= stretch.to);
  return (
    welcomes.test(word.lower) &&
    within.some(({ lower }) => welcomes.test(lower)) &&
    within.some(({ lower, meaning }) => guests.test(lower) && claim.meanings.has(meaning))
  );
};

/** What a sentence says before its first verb. */
function subjectOf(read: Read): readonly Word[] {
  const past = read.words.find(({ lower }, index) => index > 0 && isPastForm(lower));
  const end = Math.min(verbUses(read)[0]?.word.at ?? 0, past?.at ?? read.text.length);
  return read.words.filter((word) => word.end <= end && saysWhat(word));
}

const isTime = ({ unit }: Amount) => unit?.dim === 'year' || unit?.dim === 'month';

/** "in the space of five years", where the two figures are five years apart. */
const isLength = ({ of }: Placed<Amount>, { years }: ChangedEnds) =>
  isTime(of) &&
  years !== undefined &&
  of.bound === 'exact' &&
  Math.abs((of.value * (of.unit?.factor ?? 1)) / (of.unit?.dim === 'month' ? 12 : 1) - years) < 0.01;

const isEarlyLead =
  /\b(?:than|from|since|over|against|on|compared with|compared to)(?: (?:in|for|at))?(?: the)? $/;

/** "from 16 in 2023 to 48 in 2024": a time right behind an end is that of the end. */
function areEndsDated(claim: Read, { then, now }: ChangedEnds): boolean {
  return claim.amounts.every((each) => {
    const role = roleIn(each, claim);
    const behind = claim.periods.find(
      ({ at }) =>
        at > each.end &&
        /^(?: \p{Ll}+){0,2} (?:in|at|on)(?: the end of)? $/u.test(claim.text.slice(each.end, at)),
    );
    if (!behind || !/^(?:from|to)$/.test(role)) return true;
    const own = role === 'from' ? then : now;
    return own === undefined || samePeriod(own, behind.of);
  });
}

/** Each time of a statement is that of the figure that it means. */
function areTimesMeant({ periods, text }: Read, { then, now, years }: ChangedEnds): boolean {
  const told = yearsIn(text) ?? (/\b(?:last|previous|preceding|prior) year\b/.test(text) ? 1 : undefined);
  if (told !== undefined && (years === undefined || Math.abs(told - years) > 0.01)) return false;
  const isAt = (period: Period | undefined, of: Period) => period !== undefined && samePeriod(period, of);
  // "ten years earlier" than a named time has that distance from it.
  const isThen = (of: Period) =>
    isAt(then, of) ||
    (!then &&
      now !== undefined &&
      years !== undefined &&
      now.from - of.from === years * 10_000 &&
      now.to - of.to === years * 10_000);
  const [one, other, ...more] = periods;
  if (!one) return true;
  if (more.length > 0) return false;
  const lead = (each: Placed<Period>) => isEarlyLead.test(text.slice(0, each.at));
  if (!other) return lead(one) ? isThen(one.of) : isAt(now, one.of);
  const [early, late] = one.of.from < other.of.from ? [one, other] : [other, one];
  return isThen(early.of) && isAt(now, late.of) && !(lead(late) && !lead(early));
}

const yearly = /\b(?:a|per|each|every) year\b(?! (?:earlier|before|ago))|\b(?:annual|annually|yearly)\b/;

/** The change between the two ends in the way that the statement gives it, where it is the one that is written. */
function workedOut(
  { read, by, isMultiple }: ChangeClaim,
  { from, to, years, source }: ChangedEnds,
): Omit<Derivation, 'inputs'> | undefined {
  const [a, b] = [from.of.value, to.of.value];
  const isRough = from.of.bound === 'about' || to.of.bound === 'about';
  const areClose = [from, to].every(({ of: { bound } }) => bound === 'exact' || bound === 'about');
  if (!areClose || (isRough && by.of.bound !== 'about' && !by.of.fraction)) return undefined;
  if (a <= 0) return undefined;
  if (isMultiple) return multipliedBy(by.of, a, b);
  if (Math.sign(b - a) !== wayAt(read, by) && !isBetterAlike(read, source)) return undefined;
  const isPercent = to.of.unit?.dim === 'percent';
  const text = `change from ${from.of.text.trim()} to ${to.of.text.trim()}`;
  const isYearly = yearly.test(read.text) && !yearly.test(source.text);
  if (isYearly) return isPercent ? undefined : yearlyChange(by.of, { a, b, years, text });
  if (isShare(by.of) && by.of.unit?.dim !== 'points') {
    const value = (100 * (b - a)) / a;
    return !isPercent && isWrittenShare(by.of, Math.abs(value))
      ? { text, formula: `(${b} − ${a}) / ${a} = ${number(value)} %`, result: number(value) }
      : undefined;
  }
  const isCounted =
    isAlike(by.of, to.of) || (by.of.unit?.dim === 'points' && isPercent) || (!by.of.unit && !isPercent);
  return isCounted && !isPercent === (by.of.unit?.dim !== 'points') && isWritten(by.of, Math.abs(b - a))
    ? { text, formula: `${b} − ${a} = ${number(b - a)}`, result: number(b - a) }
    : undefined;
}

/** "Improved from 68 to 62 percent" is an improvement by six points: the word says which way is better, not which way is up. */
const isBetterAlike = (claim: Read, source: Read): boolean =>
  [/\bimprov\p{Ll}+ by\b/u, /\b(?:worsened|deteriorated) by\b/].some((by) => by.test(claim.text)) &&
  /\bimprov/.test(claim.text) === /\bimprov/.test(source.text) &&
  /\b(?:improv|worsen|deteriorat)/.test(source.text);

const multipliedBy = (by: Amount, a: number, b: number): Omit<Derivation, 'inputs'> | undefined =>
  fits(by, b / a, times) === 'yes'
    ? { text: `${b} against ${a}`, formula: `${b} / ${a} = ${number(b / a)}`, result: number(b / a) }
    : undefined;

type Ends = { a: number; b: number; years: number | undefined; text: string };

/** Growth by the same rate in each year. */
function yearlyChange(by: Amount, { a, b, years, text }: Ends): Omit<Derivation, 'inputs'> | undefined {
  if (years === undefined || years < 2 || b <= 0 || by.unit?.dim !== 'percent') return undefined;
  const rate = 100 * ((b / a) ** (1 / years) - 1);
  return isWrittenShare(by, Math.abs(rate))
    ? {
        text: `${text} in ${years} years`,
        formula: `(${b} / ${a}) ^ (1 / ${years}) − 1 = ${number(rate)} %`,
        result: number(rate),
      }
    : undefined;
}
