import { has, type Objection } from '../reading/objection';
import { sameSize } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import { isPastForm } from '../../words/verbs';

const same = /\b(?:same|identical)\b/i;
const different = /\b(?:different|opposite|separate|distinct)\b/i;
/** "The same thermostat" of "a different thermostat". */
const otherSameness: Objection = (claim, source) => {
  if (has(same, claim) && !has(same, source) && has(different, source)) return 'says that they differ';
  return has(different, claim) && !has(different, source) && has(same, source)
    ? 'says that they are the same'
    : undefined;
};

const comparative =
  '(?= (?:more|less|fewer|higher|lower|above|below|over|under|larger|smaller|longer|shorter|better|worse|\\p{Ll}+er)\\b)';
const strongly = new RegExp(
  `\\b(?:far|much|well|considerably|significantly|substantially|sharply|vastly)${comparative}`,
  'iu',
);
const slightly = new RegExp(
  `\\b(?:slightly|marginally|a little|narrowly|barely|just|somewhat)${comparative}`,
  'iu',
);
/** "Far below" of "slightly below". */
const otherDegree: Objection = (claim, source) => {
  if (has(strongly, claim) && !has(strongly, source) && has(slightly, source))
    return 'says that it is little';
  return has(slightly, claim) && !has(slightly, source) && has(strongly, source)
    ? 'says that it is much'
    : undefined;
};

const ranked =
  /\b(?:(?<place>second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|next|\d+(?:nd|rd|th))[- ])?(?<most>largest|biggest|highest|greatest|most|smallest|lowest|best|worst|oldest|youngest|longest|fastest|busiest|richest|poorest)\b/gi;
/** "The largest exporter" of "the second-largest". */
const otherRank: Objection = (claim, source) => {
  const places = ({ text }: Read) =>
    [...text.matchAll(ranked)].map(({ groups }) => ({
      most: groups?.most?.toLowerCase(),
      place: groups?.place?.toLowerCase() ?? 'first',
    }));
  const held = places(source);
  const other = places(claim).find(
    ({ most, place }) =>
      held.some((each) => each.most === most) &&
      !held.some((each) => each.most === most && each.place === place),
  );
  return other && `ranks it otherwise than “${other.most ?? ''}”`;
};

const earlier =
  /\b(?:(?:the|a|one|two|three) (?:year|month|quarter|season|week)s? (?:before|earlier|previously)|the (?:previous|preceding|prior) (?:year|month|quarter|season|week))\b/i;
const anyEarlier =
  /\b(?:before|earlier|previous(?:ly)?|preceding|prior|ago|then|had been|up from|down from)\b/i;
const recent = /\blast (?:year|month|quarter|season|week)\b/i;
/** "Against 52,700 the year before" of "against 52,700 at the other branch". */
const otherTime: Objection = (claim, source) => {
  const found = earlier.exec(claim.text)?.[0];
  if (found === undefined || has(anyEarlier, source) || source.periods.length > 1) return undefined;
  return has(recent, source) && !has(recent, claim) ? undefined : `does not say this of “${found}”`;
};

const whole = /\b(?:the whole|the entire|the full|all)(?: of)?(?: (?:the|its|their))? $/i;
const partOf = / of (?:(?:the|its|their|all) )*$/i;
/** "The whole of the 640,000 budget" of "two thirds of the 640,000 budget". */
const partAsWhole: Objection = (claim, source) => {
  const told = claim.amounts.find(({ at }) => whole.test(claim.text.slice(0, at)));
  const held = told && source.amounts.find(({ of }) => sameSize(told.of, of));
  const part =
    held &&
    source.amounts.find(
      ({ end }) => partOf.test(source.text.slice(end, held.at)) && held.at - end < 24 && end < held.at,
    );
  return part && `says it of ${part.of.text.trim()}`;
};

/** "The only side effect" of "the most common one". */
const onlyOne: Objection = (claim, source) =>
  has(/\b(?:the|its|their) only\b/i, claim) && !has(/\b(?:only|sole|alone)\b/i, source)
    ? 'does not say “only”'
    : undefined;

const moreThan = /\b(?:more|higher|larger|greater) than (?=(?:in|at|on|the|an?|last|its|those|it|they)\b)/i;
const fewerThan = /\b(?:fewer|less|lower|smaller) than (?=(?:in|at|on|the|an?|last|its|those|it|they)\b)/i;
/** "More than in the year before" of "fewer than in the year before". */
const otherSide: Objection = (claim, source) => {
  const isBack =
    has(/\bdown from\b/i, claim) && has(/\bup from\b/i, source) && !has(/\bdown from\b/i, source);
  const isAhead = has(/\bup from\b/i, claim) && has(/\bdown from\b/i, source) && !has(/\bup from\b/i, source);
  if (isBack || isAhead) return 'gives this change the other way round';
  const [up, down] = [moreThan, fewerThan].map((side) => [has(side, claim), has(side, source)] as const);
  if (up?.[0] && !down?.[0] && down?.[1] && !up[1]) return 'says that it is less';
  return down?.[0] && !up?.[0] && up?.[1] && !down[1] ? 'says that it is more' : undefined;
};

/** Words of which one excludes the other, and which the comparison of words reads over or takes for one another. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  ['day(?:s|time)?', 'nights?'],
  ['mornings?', 'evenings?'],
  ['inside|indoors?', 'outside|outdoors?'],
  ['upper', 'lower'],
  ['upstream', 'downstream'],
  ['left', 'right'],
  ['front', 'back|rear'],
  ['both', 'neither'],
  ['former', 'latter|current|present'],
  ['always', 'never'],
  ['still', 'no longer'],
  ['with', 'without'],
  ['gross', 'net'],
  ['minimum', 'maximum'],
  ['first', 'last|second|third'],
  ['average|mean', 'median'],
].map(
  ([one = '', other = '']) =>
    [new RegExp(`\\b(?:${one})\\b`, 'i'), new RegExp(`\\b(?:${other})\\b`, 'i')] as const,
);
/** "By day" of "at night". */
const otherOfPair: Objection = (claim, source) => {
  for (const pair of pairs)
    for (const [own, other] of [pair, [pair[1], pair[0]]] as const)
      if (has(own, claim) && !has(other, claim) && has(other, source) && !has(own, source))
        return `does not say “${own.exec(claim.text)?.[0] ?? ''}”`;
  return undefined;
};

const otherThing = /\b(?:other|another|different) (?<noun>\p{Ll}{3,})/giu;
const sameThing = /\b(?:same|identical) (?<noun>\p{Ll}{3,})/giu;
const nounsOf = (pattern: RegExp, { text }: Read) =>
  [...text.matchAll(pattern)].map(({ groups }) => (groups?.noun ?? '').slice(0, 4));
/** "From other raids" of "from the same raid". */
const otherThanSame: Objection = (claim, source) => {
  const meets = (one: RegExp, other: RegExp) =>
    nounsOf(one, claim).some(
      (noun) => nounsOf(other, source).includes(noun) && !nounsOf(one, source).includes(noun),
    );
  return meets(otherThing, sameThing) || meets(sameThing, otherThing)
    ? 'says otherwise what is the same'
    : undefined;
};

const planned =
  /\b(?:expected|planned|meant|supposed|forecast|intended|scheduled|hoped|likely) to (?:be |have )?(?<verb>\p{Ll}{3,})/giu;
/** "Was expected to carry 3,000" of "carries 3,000, twice as many as expected". */
const plannedOnly: Objection = (claim, source) => {
  const verb = [...claim.text.matchAll(planned)][0]?.groups?.verb;
  const start = verb?.slice(0, 4) ?? '';
  const held = verb && source.words.filter(({ lower }) => lower.startsWith(start));
  if (!held || held.length === 0) return undefined;
  const hedge =
    /\b(?:expect|plan|mean|suppos|forecast|intend|schedul|hop|likel|will|would|should|aim|to)\p{Ll}*[^,;.]*$/iu;
  return held.some(({ at }) => hedge.test(source.text.slice(Math.max(0, at - 60), at)))
    ? undefined
    : 'says that it is so';
};

const nearly = /\b(?:nearly|almost|narrowly|practically) (?<verb>\p{Ll}{3,}(?:ed|en|t|wn|ght))\b/giu;
/** "Was demolished" of "was nearly demolished". */
const nearlyDone: Objection = (claim, source) => {
  const verbs = [...source.text.matchAll(nearly)].flatMap(({ groups }) => groups?.verb ?? []);
  const verb = verbs.find(
    (each) =>
      has(new RegExp(`\\b${each}\\b`, 'i'), claim) &&
      !has(new RegExp(`(?:nearly|almost|narrowly|practically) ${each}`, 'i'), claim),
  );
  return verb && `says that it nearly was ${verb}`;
};

const halfOf = /\bhalf (?:of )?(?:an?|the|its|their) (?<what>(?:\p{L}+ )?\p{L}{3,})/giu;
/** "One share for each" of "half a share for each". */
const halfAsOne: Objection = (claim, source) => {
  if (has(/\b(?:half|halves|0\.5|50)\b/i, claim)) return undefined;
  const whats = [...source.text.matchAll(halfOf)].flatMap(({ groups }) => groups?.what ?? []);
  const what = whats.find((each) => new RegExp(`\\b(?:one|an?) ${each}\\b`, 'i').test(claim.text));
  return what && `says this of half a ${what}`;
};

const joined = (joint: string, { words, text }: Read) =>
  [...text.matchAll(new RegExp(`(?<=[\\p{L}\\d]) ${joint} (?=[\\p{L}\\d])`, 'gu'))].map(({ index }) => {
    const before = words.findLast(({ end }) => end <= index);
    const behind = words.filter(({ at }) => at > index + joint.length).slice(0, 3);
    return { before: before?.meaning, behind: behind.map(({ meaning }) => meaning) };
  });
/** "Cash or shares" of "cash and shares". */
const otherJoint: Objection = (claim, source) => {
  const meets = (one: string, other: string) =>
    joined(one, claim).some(
      (own) =>
        joined(other, source).some(
          (held) => held.before === own.before && own.behind.some((word) => held.behind.includes(word)),
        ) && !joined(one, source).some((held) => held.before === own.before),
    );
  if (meets('or', 'and')) return 'says “and”, not “or”';
  return meets('and', 'or') ? 'says “or”, not “and”' : undefined;
};

const perWhat = /\bper (?<unit>[\p{L}-]+)/giu;
/** "Per megawatt" of "per megawatt-hour". */
const otherRate: Objection = (claim, source) => {
  const units = ({ text }: Read) =>
    [...text.matchAll(perWhat)].map(({ groups }) => (groups?.unit ?? '').toLowerCase());
  const held = units(source);
  const unit = units(claim).find(
    (each) =>
      !held.includes(each) &&
      held.some((other) => other.startsWith(`${each}-`) || each.startsWith(`${other}-`)),
  );
  return unit && `does not say “per ${unit}”`;
};

const denial = /\b(?:not|never|no longer|\p{L}+n['’]t)(?: \p{Ll}+)?$/iu;
/** "Who was involved" of "who was not involved". */
const droppedDenial: Objection = (claim, source) => {
  const isDenied = ({ text }: Read, at: number) =>
    denial.test(text.slice(Math.max(0, at - 24), at).trimEnd());
  const word = claim.words.find((own) => {
    if (!isPastForm(own.lower) || isDenied(claim, own.at)) return false;
    const places = source.words.filter(({ lower }) => lower === own.lower);
    return places.length > 0 && places.every(({ at }) => isDenied(source, at));
  });
  return word && !has(/\b(?:not|never|no|without|neither|nor|yet to)\b|n['’]t\b/i, claim)
    ? `denies “${word.text}”`
    : undefined;
};

const relative = /\b(?<which>this|last|next) (?<unit>year|month|quarter|season|week|term)\b/gi;
/** "47 people this year" of "47 people last year". */
const otherRelative: Objection = (claim, source) => {
  const times = ({ text }: Read) => [...text.matchAll(relative)].map(([found]) => found.toLowerCase());
  const held = times(source);
  const time = times(claim).find(
    (each) => !held.includes(each) && held.some((other) => other.split(' ')[1] === each.split(' ')[1]),
  );
  return time && `does not say this of “${time}”`;
};

const duty = /\b(?:must|ha(?:s|ve) to|needs? to|ought to|obliged to|required to)\b/i;
const other = /\b(?:can|may|might|could|should|will|would)\b/i;
const mustDo = /\b(?:must|ha(?:s|ve) to|needs? to|ought to) (?<verb>\p{Ll}{3,})/iu;
/** "Must impose a fine" of "can impose", "has been approved" of "must be approved". */
const otherDuty: Objection = (claim, source) => {
  const verb = mustDo.exec(claim.text)?.groups?.verb;
  const isFree =
    verb !== undefined &&
    new RegExp(`\\b(?:can|may|might|could|should|will|would) ${verb}\\b`, 'i').test(source.text);
  if (
    isFree &&
    ![...source.text.matchAll(new RegExp(mustDo, 'giu'))].some(({ groups }) => groups?.verb === verb)
  )
    return 'does not say that it must be';
  const due = /\b(?:must|ha(?:s|ve) to|needs? to) (?:still |first |also )?be (?<verb>\p{Ll}+)/iu.exec(
    source.text,
  )?.groups?.verb;
  const isDone =
    due !== undefined && new RegExp(`\\b(?:was|were|is|are|been) ${due}\\b`, 'i').test(claim.text);
  return isDone && !has(duty, claim) && !has(other, claim) ? `says that it must be ${due}` : undefined;
};

const counts = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3}';
const result = new RegExp(`\\b(?<one>${counts}) (?:to|against) (?<two>${counts})\\b`, 'gi');
/** "By seven to one" of "by seven to two". */
const otherResult: Objection = (claim, source) => {
  const results = ({ text }: Read) => [...text.matchAll(result)].map(({ groups }) => groups);
  const told = results(claim).find((own) =>
    results(source).some((held) => (held?.one === own?.one) !== (held?.two === own?.two)),
  );
  return told && !results(source).some((held) => held?.one === told.one && held?.two === told.two)
    ? 'gives another result'
    : undefined;
};

/** Asked of each statement, in this order. */
export const turnedAlways: readonly Objection[] = [otherSameness, otherDegree, otherRank];

/** Asked of what the passage says itself: a figure that follows from others has words of its own. */
export const turnedWords: readonly Objection[] = [
  otherTime,
  partAsWhole,
  onlyOne,
  otherSide,
  otherOfPair,
  otherThanSame,
  plannedOnly,
  nearlyDone,
  halfAsOne,
  otherJoint,
  otherRate,
  droppedDenial,
  otherRelative,
  otherDuty,
  otherResult,
];
