import { downStems, upStems } from '../../words/lexicon';
import type { Amount } from '../../numbers/amounts';
import { leadAt } from '../reading/objection';
import { type Pair, roleIn } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { countedBehind } from '../reading/worked-figures';
import { type VerbUse, verbUses } from '../reading/verb-uses';

/** The verb that a figure stands beside: the last one before it, else the first behind it. */
export function verbOf(at: number, uses: readonly VerbUse[]): VerbUse | undefined {
  return (
    uses.findLast(({ word, isReduced }) => word.at < at && !isReduced) ??
    uses.find(({ word }) => word.at > at)
  );
}

const having = /\b(?:has|have|had) (?:about |some |around |nearly |almost )?$/i;
const holding =
  /^(?:has|have|had|having|is|are|was|were|be|been|employs?|employed|owns?|owned|runs?|ran|operates?|operated|counts?|counted|numbers?|numbered|comprises?|comprised|totals?|totalled|holds?|held|includes?|included|stands?|stood|keeps?|kept)$/;

/** "has 34 shops" of "opened 34 shops": what was added or bought is not what there is. */
export function otherHolding(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const [match] = matches;
    if (!match || !having.test(claim.text.slice(0, amount.at))) continue;
    const verb = verbOf(match.at, verbUses(source))?.word;
    const words = source.words.filter(({ end }) => end <= match.at).slice(-4);
    if (verb && !holding.test(verb.lower) && !words.some(({ lower }) => holding.test(lower)))
      return verb.text;
  }
  return undefined;
}

/** "rose to 13 percent" of "stood at 13 percent": a level is no change. */
export function levelAsChange(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  const isChange = ({ stem, lower }: Read['words'][number]) =>
    upStems.has(stem) || downStems.has(stem) || /^(?:up|down|from)$/.test(lower);
  if (
    pairs.length > 1 ||
    source.words.some(isChange) ||
    !claim.words.some(({ stem }) => upStems.has(stem) || downStems.has(stem))
  )
    return undefined;
  return pairs.find(
    ({ amount, matches }) =>
      /\bto (?:\p{Sc} ?|[A-Z]{3} )?(?:about |some |nearly )?$/u.test(claim.text.slice(0, amount.at)) &&
      matches.length > 0 &&
      matches.every((match) => roleIn(match, source) === 'level'),
  )?.amount.of.text;
}

const been =
  /\b(?:was|were|is|are|been|being) (?:\p{Ll}+ly )?(?<deed>\p{Ll}+) (?<by>for|with|at|by|after|over) (?:a total of )?(?:about |some |only |just )?$/u;
/** Participles of how much something is. */
const measuring =
  /^(?:estimated|valued|put|priced|set|fixed|measured|recorded|registered|counted|assessed|reported|given|quoted|capped|limited|budgeted|calculated|projected|kept|held)$/;
const level = /\b(?:was|were|is|are) (?:about |some |only |just )?$/;

/** "The house was 300,000 euros" of "the house was sold for 300,000 euros": what was done for it is no level. */
export function deedAsLevel(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    if (!level.test(claim.text.slice(0, amount.at))) continue;
    const noun = nounOf(matches, source);
    if (noun !== undefined && !claim.words.some(({ meaning }) => noun.includes(meaning)))
      return matches[0]?.of.text.trim();
    const deeds = matches.map(({ at }) => been.exec(source.text.slice(Math.max(0, at - 60), at))?.groups);
    const [first] = deeds;
    const isDeed = deeds.every((deed) => deed && !measuring.test(deed.deed ?? ''));
    if (first && isDeed && !claim.words.some(({ lower }) => lower === first.deed))
      return `${first.deed} ${first.by}`;
  }
  return undefined;
}

const intended =
  /\b(?<how>planned|expected|due|supposed|estimated|forecast|projected|budgeted|meant|scheduled) (?:to \p{Ll}+|at) (?:about |some |only |just )?$/u;

/** "Planned to cost 48 million" of a bridge that was planned to cost 42 and cost 48: the figure of what came is not the intended one. */
export function intendedFigure(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  for (const { amount, matches } of pairs) {
    const how = intended.exec(claim.text.slice(0, amount.at))?.groups?.how;
    if (how === undefined || matches.length === 0) continue;
    const isIntended = ({ at, end }: Placed<Amount>) =>
      new RegExp(`\\b${how}\\b[^,;]*$`).test(source.text.slice(0, at)) ||
      new RegExp(`^[^,;]{0,30}\\b${how}\\b`).test(source.text.slice(end));
    const isElsewhere = new RegExp(`\\b${how}\\b`).test(source.text);
    if (isElsewhere && !matches.some(isIntended)) return how;
  }
  return undefined;
}

const planned =
  /\b(?:(?:was|were) (?:originally |initially |first )?(?:to|due to|meant to|supposed to|expected to|planned to|scheduled to) \p{Ll}+|had (?:planned|hoped|promised|intended|wanted|expected|asked|budgeted)|(?:planned|hoped|intended|wanted|promised) to \p{Ll}+)\b(?<behind>[^,;]*)$/u;
const intention =
  /\b(?:to|would|should|planned?|plans|due|meant|supposed|expect(?:ed|s)?|hoped?|hopes|promise[ds]?|intend(?:ed|s)?|want(?:ed|s)?|asked|budgeted|scheduled|originally|initially)\b/;

/** "Was to open at a cost of 300 million; it opened in 2023 and cost 540 million", told as opened at that cost. */
export function plannedFigure(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  if (intention.test(claim.text)) return undefined;
  for (const { matches } of pairs) {
    const plans = matches.map(({ at }) => planned.exec(leadAt(source, at)));
    const isPlan = plans.every(
      (plan) =>
        plan !== null && !/\b(?:but|and (?:it|they|he|she)|while|whereas)\b/.test(plan.groups?.behind ?? ''),
    );
    if (matches.length > 0 && isPlan) return plans[0]?.[0].slice(0, 30);
  }
  return undefined;
}

const seen =
  /\b(?<who>sees?|saw|puts?|reckons?|reckoned|guess(?:es|ed)?) [^,;.\d]{2,50} at (?:about |some |around )?$/;
const seeing =
  /\b(?:sees?|saw|puts?|reckon\p{Ll}*|guess\p{Ll}*|estimat\p{Ll}+|expect\p{Ll}*|forecast\p{Ll}*|project\p{Ll}*|according|predict\p{Ll}*|assum\p{Ll}+)\b/u;

/** "Both see unemployment at 6 percent" told as what it is. */
export function seenFigure(claim: Read, source: Read, pairs: readonly Pair[]): string | undefined {
  if (seeing.test(claim.text)) return undefined;
  const found = pairs.map(({ matches }) =>
    matches.map(({ at }) => seen.exec(leadAt(source, at))?.groups?.who),
  );
  return found.find((verbs) => verbs.length > 0 && verbs.every((verb) => verb !== undefined))?.[0];
}

/** What the words behind each of some bare counts mean, "48 cases": undefined where one of them counts nothing. */
function nounOf(matches: readonly Placed<Amount>[], { text, words }: Read): readonly string[] | undefined {
  const nouns = matches.map(({ of, end }) => {
    const length = of.unit ? 0 : countedBehind(text.slice(end)).length;
    return words.filter((word) => word.at > end && word.end <= end + length).map(({ meaning }) => meaning);
  });
  return nouns.length > 0 && nouns.every((noun) => noun.length > 0) ? nouns.flat() : undefined;
}
