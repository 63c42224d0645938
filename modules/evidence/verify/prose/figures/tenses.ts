import { leadAt } from '../reading/objection';
import type { Pair } from '../reading/passage-figures';
import type { Read } from '../reading/read-sentence';
import { verbUses } from '../reading/verb-uses';
import { isPastForm, isPresentForm } from '../../words/verbs';

const present = /^(?:is|are|has|have)$/;
const past = /^(?:was|were|had)$/;

/** The tense of the last verb before a figure. */
function tenseBefore(read: Read, { at }: { at: number }): 'present' | 'past' | undefined {
  const uses = new Set(verbUses(read).map(({ word }) => word));
  const verb = read.words.findLast(
    (word) =>
      word.end <= at &&
      (uses.has(word) || present.test(word.lower) || past.test(word.lower) || isBehindComma(word, read)),
  );
  if (!verb) return undefined;
  if (past.test(verb.lower) || isPastForm(verb.lower)) return 'past';
  return present.test(verb.lower) || isPresentForm(verb.lower, verb.stem) ? 'present' : undefined;
}

/** "The mine, closed in 1992, yields 12,000 tonnes" */
const isBehindComma = ({ at, lower, stem }: Read['words'][number], { text }: Read): boolean =>
  text.slice(Math.max(0, at - 2), at) === ', ' && /[^s]s$/.test(lower) && isPresentForm(lower, stem);

/** "Pell has 1,120 employees", told of 2019: what is so now has no time of the sentences beside it. */
export const isOfNow = (claim: Read, source: Read, pairs: readonly Pair[]): boolean =>
  source.periods.length === 0 &&
  pairs.length > 0 &&
  pairs.every(
    ({ amount, matches }) =>
      matches.length > 0 &&
      tenseBefore(claim, amount) === 'past' &&
      matches.every((match) => tenseBefore(source, match) === 'present'),
  );

/** "11 kilometres long in 1900, has shrunk to 6.5" */
const sinceChanged = /^, (?:(?:but|and|it|they) )*(?:now|today|(?:has|have) (?:since )?\p{Ll}+)\b/u;

/** "Cost 90 euros when it was launched in 2012", told as what it costs: a figure of a named time past. */
export const isOfThen = (claim: Read, source: Read, pairs: readonly Pair[]): boolean =>
  claim.periods.length === 0 &&
  source.periods.length > 0 &&
  pairs.some(
    ({ amount, matches }) =>
      matches.length > 0 &&
      tenseBefore(claim, amount) === 'present' &&
      matches.every((match) => {
        const time = source.periods.find(({ at }) => at >= match.end);
        return (
          time !== undefined &&
          !/[;,:\d]/.test(source.text.slice(match.end, time.at)) &&
          (source.periods.some(({ of }) => of.from > time.of.from) ||
            sinceChanged.test(source.text.slice(time.end)))
        );
      }),
  );

const formerly = /^(?:before|previously|formerly|earlier|once|originally|initially|until then|at first),? /i;

/** "Yields 12,000 tonnes, a third of what it did before", told as what it yielded before. */
export const isToldOfBefore = (claim: Read, source: Read, pairs: readonly Pair[]): boolean =>
  (formerly.test(claim.text) ||
    /(?<!\b(?:year|month|week|day|season|quarter|decade|time|s)) (?:before|previously|formerly|earlier)\.$/.test(
      claim.text,
    )) &&
  pairs.some(
    ({ amount, matches }) =>
      matches.length > 0 &&
      tenseBefore(claim, amount) === 'past' &&
      matches.every((match) => tenseBefore(source, match) === 'present'),
  );

const havingNow = /\b(?:has|have|is|are|employs?|runs?|owns?|holds?) (?:about |some |nearly )?$/i;
const havingThen = /\b(?:had|was|were|employed|ran|owned|held) (?:about |some |nearly )?$/i;
/** "The plant had 210 employees": how many it has now is not said. */
export const endedSince = (claim: Read, source: Read, pairs: readonly Pair[]): string | undefined => {
  const ended = pairs.find(
    ({ amount, matches }) =>
      havingNow.test(claim.text.slice(0, amount.at)) &&
      matches.length > 0 &&
      matches.every(({ at }) => havingThen.test(source.text.slice(0, at))),
  );
  const [match] = ended?.matches ?? [];
  if (match) return havingThen.exec(source.text.slice(0, match.at))?.[0].trim();
  // "Rose to 280 euros but has since halved".
  const turned = /\b(?:has|have) since [\p{Ll}-]+/u.exec(source.text);
  const isBefore = pairs.some(
    ({ amount, matches }) =>
      havingNow.test(claim.text.slice(0, amount.at)) &&
      matches.some(({ end }) => turned && end < turned.index),
  );
  return isBefore && !/\bsince\b/.test(claim.text) ? turned?.[0] : undefined;
};

const nowBehind = /^[^,;.\d]{0,40}?\b(?<now>now|today|currently|immediately|at once)\b/;

/** "Pays 30 million now and 12 million in 2028", told as 12 million now, or as paid. */
export function otherNow(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const now = /\b(?:now|today|currently|immediately|at once)\b/.exec(source.text)?.[0];
  if (now === undefined) return undefined;
  for (const { amount, matches } of pairs) {
    const own = nowBehind.exec(claim.text.slice(amount.end))?.groups?.now;
    const isElsewhere = matches.every(({ end }) => !nowBehind.test(source.text.slice(end)));
    const isDated = matches.every(({ end }) =>
      / (?:in|by|from) (?:19|20)\d{2}\b/.test(source.text.slice(end, end + 30)),
    );
    if (own === now && matches.length > 0 && isElsewhere && isDated) return now;
    const isPast = tenseBefore(claim, amount) === 'past' && claim.periods.length > 0;
    if (isPast && matches.length > 0 && matches.every((match) => tenseBefore(source, match) === 'present'))
      return now;
  }
  return undefined;
}

const deadline = /\b(?:years?|months?|weeks?|days?|hours?|time) to \p{Ll}+\b[^,;.]*$/u;

/** "Has five years to remove the turbines or pay 11 million", told as paid. */
export const isOnlyDue = (claim: Read, source: Read, pairs: readonly Pair[]): boolean =>
  !/\b(?:to|must|may|can|could|has|have|will|would|or|due)\b/.test(claim.text) &&
  pairs.some(
    ({ matches }) =>
      matches.length > 0 &&
      matches.every(({ at }) => deadline.test(leadAt(source, at).replace(/(?<=\d)[.,](?=\d)/g, ' '))),
  );
