import { isSaidBy } from '../reading/passage-figures';
import { countsOf, has, type Objection } from '../reading/objection';
import { exchangedTime } from './exchanged-times';
import { isGoneBack, isSaidOfEarlier } from '../figures/passage-periods';
import type { Amount } from '../../numbers/amounts';
import { samePeriod } from '../../numbers/periods';
import { negations } from '../../words/lexicon';

const figure = '(?:\\p{Sc} ?|[A-Z]{3} )?\\d[\\d.,]*(?: ?(?:%|[\\p{L}]+))?';
const when = '(?: (?:in|at the end of|in the \\p{L}+ of|for)(?: the)? (?:[\\p{L}]+ )?(?<$>(?:19|20)\\d{2}))?';
const ends = new RegExp(
  `\\b(?<verb>rose|grew|climbed|increased|went up|widened|fell|dropped|declined|decreased|went down|narrowed|shrank|slipped|sank)(?: by [^,;]{1,30})? from (?<a>${figure})${when.replace('$', 'then')},? to (?<b>${figure})${when.replace('$', 'now')}`,
  'u',
);
const years =
  /\bfrom (?:[\p{L} ]{0,20})?(?<then>(?:19|20)\d{2})\.? (?:to|until) (?:[\p{L} ]{0,20})?(?<now>(?:19|20)\d{2})\b/u;
const up = /^(?:rose|grew|climbed|increased|went up|widened)$/;

/** "Fell from 2,028 to 2,146", "from 134 in 2024 to 119 in 2023": the ends of a change, the one told as the other. */
export const reversedEnds: Objection = (claim, source) => {
  const span = years.exec(claim.text)?.groups;
  if (span && Number(span.then) > Number(span.now) && !years.test(source.text))
    return 'has this the other way round in time';
  const found = ends.exec(claim.text);
  if (!found) return undefined;
  const { verb = '', a = '', b = '', then, now } = found.groups ?? {};
  if (then !== undefined && now !== undefined && Number(then) > Number(now))
    return 'has this the other way round in time';
  const at = (text: string) =>
    claim.amounts.find((each) =>
      claim.text.slice(each.at, each.end).includes(text.replace(/[^\d.,]/g, '').replace(/[.,]$/, '')),
    );
  const [from, to] = [at(a)?.of, at(b)?.of];
  if (!from || !to || from.sign !== '' || to.sign !== '') return undefined;
  const size = ({ value, unit }: Amount) => value * (unit?.factor ?? 1);
  const isUp = size(to) > size(from);
  return from.unit?.dim === to.unit?.dim && size(to) !== size(from) && isUp !== up.test(verb)
    ? 'gives this change the other way round'
    : undefined;
};

const beforeYear =
  /(?<!\b(?:year|season|month|day|week)s? )\bbefore (?:(?:the )?(?:end|start|beginning|middle) of )?(?:\p{L}+ )?(?<year>(?:19|20)\d{2})\b/iu;
const boundOf = /\b(?:before|until|till|up to|prior to|ahead of|earlier than|by|pre)[ -][^.;,\d]{0,25}$/i;

/** "Received before 2024" of "received in 2024": a time told as the bound of an earlier one. */
export const movedBefore: Objection = (claim, source) => {
  const { year } = beforeYear.exec(claim.text)?.groups ?? {};
  // "Not before 2024" is in 2024 at the earliest.
  if (year === undefined || has(/\b(?:not|no|never|unlikely)\b/i, claim)) return undefined;
  const places = [...source.text.matchAll(new RegExp(`\\b${year}\\b`, 'g'))].map(({ index }) => index);
  const isBound = places.some((at) => boundOf.test(source.text.slice(Math.max(0, at - 40), at)));
  return places.length > 0 && !isBound ? `does not say this of the time before ${year}` : undefined;
};

const yearBefore = /\b(?:year|season|winter) before (?:the )?(?:\p{L}+ )*$/iu;

/** "A year before, it had 512" of the figure that a year before is compared with; "a year before the end of 2023", where the passage goes back from 2024. */
export const movedEarlier: Objection = (claim, source) => {
  const base = claim.periods.find(({ at }) => yearBefore.test(claim.text.slice(0, at)));
  if (base && !source.periods.some(({ of }) => samePeriod(of, base.of)))
    return `does not go back from ${base.of.text}`;
  const [figure, ...more] = countsOf(claim);
  if (!figure || more.length > 0 || !isSaidOfEarlier(claim)) return undefined;
  const places = source.amounts.filter(({ of }) => isSaidBy(figure.of, of));
  return places.length > 0 && !places.some((place) => isGoneBack(place, source))
    ? `does not give ${figure.of.text.trim()} for an earlier time`
    : undefined;
};

const comparedBack =
  /\b(?<now>(?:19|20)\d{2})\b[^;]{0,120}?\b(?:more|fewer|less|higher|lower|larger|smaller|above|below|up|down)\b[^;]{0,120}?\b(?:than|above|below|on|over|compared with|compared to)\b[^;\d]{0,40}\b(?<then>(?:19|20)\d{2})\b/;

/** "In 2022 the schools taught 600 more pupils than in 2023": compared with a later time than its own. */
export const comparedWithLater: Objection = (claim, source) => {
  const { now, then } = comparedBack.exec(claim.text)?.groups ?? {};
  if (now === undefined || then === undefined || Number(now) >= Number(then)) return undefined;
  const held = comparedBack.exec(source.text)?.groups;
  return held?.now === now && held.then === then
    ? undefined
    : `does not compare ${now} with ${then} in that way`;
};

/** "1,325 kilograms" worked out from tonnes, "82 usable weeks" of 82 days: a unit that the passage does not count in. */
export const otherUnit: Objection = (claim, source) => {
  const odd = claim.amounts.find(({ of }) => {
    const { dim, factor } = of.unit ?? {};
    if (dim === undefined || of.ordinal || factor === undefined) return false;
    const alike = source.amounts.filter((each) => each.of.unit?.dim === dim);
    return (
      alike.length > 0 &&
      !alike.some((each) => each.of.unit?.factor === factor || isSaidBy(of, each.of)) &&
      !alike.some(
        (each) =>
          each.of.value * (each.of.unit?.factor ?? 1) > of.value * factor * 0.01 && isNear(of, each.of),
      )
    );
  });
  return odd && `does not count in “${odd.of.unit?.text ?? ''}”`;
};

/** Of one size in their own units, within what rounding leaves. */
const isNear = (a: Amount, b: Amount): boolean => {
  const [one, other] = [a, b].map(({ value, unit }) => value * (unit?.factor ?? 1)) as [number, number];
  return Math.abs(one - other) <= 0.1 * Math.max(one, other);
};

const denied =
  /\b(?:would|will|is|are|was|were|has|have|had|did|does|do|could|may|might|must|should) (?:not|never)\b(?! (?:only|more|less|fewer|later|earlier|until|just)\b)/;
const anyDenial =
  /\b(?:rather than|instead of|fail\p{Ll}*|refus\p{Ll}*|reject\p{Ll}*|den(?:y|ied|ies)|lack\p{Ll}*|avoid\p{Ll}*|exclud\p{Ll}*|apart from|except|unable|un\p{Ll}{4,}|hardly|barely)\b|n['’]t\b/iu;

/** "Would not be 13.1 pence" of a passage that gives 13.1 pence and denies nothing. */
export const deniedFigure: Objection = (claim, source) => {
  if (!has(denied, claim) || has(anyDenial, source) || source.words.some(({ lower }) => negations.has(lower)))
    return undefined;
  const verb = denied.exec(claim.text);
  const end = (verb?.index ?? 0) + (verb?.[0].length ?? 0);
  const first = claim.amounts.find(({ at, of }) => at >= end && !of.ordinal);
  const isHeld = (of: Amount) => source.amounts.some((each) => isSaidBy(of, each.of));
  const isBeside = first !== undefined && first.at - end < 8;
  const others = claim.amounts.filter(({ of }) => !of.ordinal && !isHeld(of));
  return first && isHeld(first.of) && (isBeside || others.length === 0) ? 'does not deny this' : undefined;
};

const clock = /(?<![\d.,:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g;

/** "Opened at 22:15" of a passage that has other times of day; "7:15" may stand for 19:15. */
export const otherClock: Objection = (claim, source) => {
  const held: readonly string[] = source.text.match(clock) ?? [];
  const isHeld = (time: string) =>
    held.includes(time) ||
    (Number(time.split(':')[0]) <= 12 &&
      held.some(
        (each) =>
          Number(each.split(':')[0]) % 12 === Number(time.split(':')[0]) % 12 &&
          each.split(':')[1] === time.split(':')[1],
      ));
  const odd = held.length === 0 ? undefined : (claim.text.match(clock) ?? []).find((time) => !isHeld(time));
  return odd && `does not say “${odd}”`;
};

const multiple =
  /\b(?<bound>more than|over|less than|under|almost|nearly|not quite|just over) (?<word>doubled|tripled|trebled|quadrupled|halved)\b/;
const boundClass = (bound: string) => (/^(?:more than|over|just over)$/.test(bound) ? 'over' : 'under');

/** "Less than doubled" of what more than doubled. */
export const otherMultiple: Objection = (claim, source) => {
  const [own, held] = [claim, source].map(({ text }) => multiple.exec(text)?.groups);
  return own && held && own.word === held.word && boundClass(own.bound ?? '') !== boundClass(held.bound ?? '')
    ? `says “${held.bound} ${held.word}”`
    : undefined;
};

const comparedLater =
  /\b(?:than|with|on|from|against) (?:in )?(?:after\b|(?:a|the)(?: \p{Ll}+)? (?:year|month|quarter|season) (?:after|later)\b)/u;

/** "5 percent lower than a year after" of what was compared with a year before. */
export const comparedAfter: Objection = (claim, source) =>
  has(comparedLater, claim) &&
  !/\b(?:year|month|quarter|season)s? (?:after|later)\b|\b(?:following|next) (?:year|month|quarter|season)\b/.test(
    source.text,
  )
    ? 'compares this with an earlier time'
    : undefined;

const taxed = /\b(?<side>before|after|pre|post)[- ](?<of>tax|interest|exceptional|depreciation)/gi;
const loss = /\b(?:loss(?:es)?|deficits?|shortfall)\b/i;
const lost =
  /\b(?:loss(?:es)?|lost|los(?:e|es|ing)|deficits?|shortfall|in the red|negative|minus|exceed\p{Ll}*|more than)\b|[-−–]\d/iu;

/** "Profit after tax" of profit before tax; "operating loss fell" of a passage that speaks of no loss. */
export const otherResult: Objection = (claim, source) => {
  const sides = (text: string) =>
    [...text.matchAll(taxed)].map(
      ({ groups: { side = '', of = '' } = {} }) =>
        `${/^(?:before|pre)$/i.test(side) ? 'before' : 'after'} ${of.toLowerCase()}`,
    );
  const held = sides(source.text);
  const odd = sides(claim.text).find(
    (side) => !held.includes(side) && held.some((each) => each.split(' ')[1] === side.split(' ')[1]),
  );
  if (odd !== undefined) return `does not say “${odd}”`;
  return has(loss, claim) && !has(lost, source) && /\b(?:profits?|surplus|income|result)\b/i.test(source.text)
    ? `speaks of no ${loss.exec(claim.text)?.[0].toLowerCase() ?? 'loss'}`
    : undefined;
};

/** All of them, of statements that are worked out, too. */
export const turnedEnds: readonly Objection[] = [
  reversedEnds,
  comparedWithLater,
  movedBefore,
  movedEarlier,
  exchangedTime,
  otherUnit,
  deniedFigure,
  otherClock,
  otherMultiple,
  comparedAfter,
  otherResult,
];
