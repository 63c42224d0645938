import { capital } from '../../words/words';
import type { Derivation } from '../../../evidence';
import { plainWording } from '../../words/plain-wording';
import { type Read, readSentence } from '../reading/read-sentence';
import { type Restatement, restShares, sharesInPercent } from './shares';
import { isParticiple } from '../../words/verbs';

/** Other wordings of a statement, each true just where the statement is. A bounded number of short texts. */
export function restatementsOf(claim: Read, sentences: readonly Read[]): Restatement[] {
  if (claim.text.length > 500) return [];
  const plain = plainWording(claim.text);
  const texts = [plain, partFirst(plain), ...foundToBe(plain)].filter(
    (text): text is string => text !== undefined,
  );
  const active = texts.flatMap((text) => activeOf(text) ?? []);
  const all = [...new Set([...texts, ...active])];
  return [
    ...all.filter((text) => text !== claim.text).map((text) => ({ read: readSentence(text) })),
    ...texts.flatMap((text) => complementsOf(readSentence(text))),
    ...restShares(claim, sentences),
    ...sharesInPercent(claim, sentences),
  ];
}

/** "Of the 312 inspections, 19 led to a fine" as "19 of the 312 inspections led to a fine". */
function partFirst(text: string): string | undefined {
  const found =
    /^(?:Out of|Of) (?<whole>(?:the |its |these |all )?\d[^,;]{2,60}), (?<part>[\p{L}\d.,-]+(?: (?:percent|per cent))?) (?<rest>[^,;]+)$/iu.exec(
      text,
    )?.groups;
  if (!found) return undefined;
  const [part] = readSentence(found.part ?? '').amounts;
  const rest = found.rest ?? '';
  if (
    !part ||
    part.end < (found.part ?? '').length ||
    !/^(?:\p{L}+ed|\p{L}+t|was|were|have|had|has|are|is|did|do|made|won|lost|fell|rose|took) /u.test(rest)
  )
    return undefined;
  const whole = /^(?:the|its|these|all) /i.test(found.whole ?? '') ? found.whole : `the ${found.whole}`;
  return `${capital(found.part ?? '')} of ${whole} ${rest}`;
}

const finding =
  /^(?<who>(?:An?|The|Its|This) (?:\p{Ll}+ )?(?:survey|poll|study)[^,;\d]{0,60}?) found (?:that )?(?<share>(?:about |some |nearly )?\d[\d.,]*(?: ?%| percent| per cent) of (?:\p{L}+ ){0,3}?\p{Ll}+s) (?:to be )?(?<state>(?:dis|un)?(?:satisfied|happy|content|worried|employed|vaccinated|insured|infected|married))(?<rest>(?:,| with| about| by| in) .+)?$/u;

/** "A survey found 71 percent of users satisfied" as "According to a survey, 71 percent of users are satisfied". */
function foundToBe(text: string): string[] {
  const { who, share, state, rest = '' } = finding.exec(text.replace(/\.$/, ''))?.groups ?? {};
  return who === undefined
    ? []
    : ['are', 'were'].map(
        (be) => `According to ${who.charAt(0).toLowerCase()}${who.slice(1)}, ${share} ${be} ${state}${rest}.`,
      );
}

const small = (text: string) =>
  /^(?:The|A|An|Its|Their|All|Some|About|Almost|Nearly|Around|Roughly) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const passive =
  /^(?<object>[^,;]+?) (?:was|were) (?<adverb>(?:\p{Ll}+ly|first|also) )?(?<verb>\p{Ll}+)(?<middle>(?: [^,;]*?)?) by (?<agent>(?:the |a |an |its |their )?(?:\p{L}[\p{L}’'-]*)(?: (?!in |at |on |for |from |to |with |after |before |during |by )\p{L}[\p{L}’'-]*){0,4})(?<tail>(?: (?:in|at|on|for|from|to|with|after|before|during) [^,;]+)?)\.?$/u;

/** "The plan was approved by the council in May" as "The council approved the plan in May". */
function activeOf(text: string): string | undefined {
  const found = passive.exec(text)?.groups;
  if (
    !found ||
    !isParticiple(found.verb ?? '') ||
    /\b(?:not|never|no|none|nor|and|or)\b/i.test(found.object ?? '')
  )
    return undefined;
  const { object = '', adverb = '', verb = '', middle = '', agent = '', tail = '' } = found;
  if (
    /\b(?:\d|year|month|day|week)/.test(agent) ||
    /\b(?:and|but|who|which|that)\b/.test(`${middle} ${tail}`) ||
    // "guests from abroad" is who did it, "to Melvia" is none of it.
    /^ (?:from|for|with|to)\b/.test(tail)
  )
    return undefined;
  return `${capital(agent)} ${adverb}${verb} ${small(object)}${middle}${tail.replace(/\.$/, '')}.`;
}

const denied =
  /^(?<part>[^,;]+?) (?<of>of (?:the |its |their |all )?)(?<whole>\d[\d,.]*|\p{L}+)(?<noun> [^,;]*?) (?<verb>(?:is|are|was|were|has|have|had|does|do|did)) not (?<rest>(?!yet\b|all\b|only\b|even\b)[^,;]+)$/u;
const failed =
  /^(?<part>[^,;]+?) (?<of>of (?:the |its |their |all )?)(?<whole>\d[\d,.]*|\p{L}+)(?<noun> [^,;]*?) (?<verb>failed|fail)(?<rest>(?: to [^,;]+)?)$/u;
const peopleLead =
  /^(?<who>Men|Women|Boys|Girls) (?<verb>\p{L}+) (?<part>[\d.,]+|\p{L}+)(?<rest> of (?:the |its |their )?.+)$/u;
const opposite: Readonly<Record<string, string>> = {
  Men: 'Women',
  Women: 'Men',
  Boys: 'Girls',
  Girls: 'Boys',
};

/** "25 of the 71 shops were not paid" as "46 of the 71 shops were paid": what holds of the rest of a counted whole. */
function complementsOf(claim: Read): Restatement[] {
  const text = claim.text.replace(/[.!]$/, '');
  const negated = denied.exec(text)?.groups ?? failed.exec(text)?.groups;
  if (negated) {
    const { noun = '', verb = '', rest = '', of = '', whole = '' } = negated;
    const predicate = /^fail/.test(verb)
      ? rest === ''
        ? 'succeeded'
        : rest.replace(/^ to /, '')
      : /^d/.test(verb)
        ? rest
        : `${verb} ${rest}`;
    if (/\b(?:not|never|no|only|any|either|anything)\b/i.test(`${noun} ${predicate}`)) return [];
    return restOf(claim, (part) => `${capital(part)} ${of}${whole}${noun} ${predicate}.`);
  }
  const people = peopleLead.exec(text)?.groups;
  if (people)
    return restOf(claim, (part) => `${opposite[people.who ?? '']} ${people.verb} ${part}${people.rest}.`);
  return [];
}

/** The statement about the rest, where the part and the whole are the only figures and exact. */
function restOf(claim: Read, textOf: (part: string) => string): Restatement[] {
  const [part, whole, ...more] = claim.amounts;
  if (!part || !whole || more.length > 0 || part.of.ordinal || whole.of.ordinal) return [];
  if (part.of.bound !== 'exact' || whole.of.bound !== 'exact' || part.of.fraction || whole.of.fraction)
    return [];
  if (
    part.of.unit ||
    whole.of.unit ||
    !/^ of (?:the |its |their |all )?$/.test(claim.text.slice(part.end, whole.at))
  )
    return [];
  const rest = whole.of.value - part.of.value;
  if (rest <= 0 || part.of.value < 0 || !Number.isInteger(rest)) return [];
  const formula = `${whole.of.value} − ${rest} = ${part.of.value}`;
  return [
    {
      read: readSentence(textOf(String(rest))),
      formula: { text: `${rest} of ${whole.of.value}`, formula, result: part.of.value },
    },
  ];
}

/** The derivation of a complement, from the passage that gives the other part. */
export const derivationOf = ({ read, formula }: Restatement, spanId: string): Derivation | undefined =>
  formula && {
    ...formula,
    inputs: read.amounts.map(({ of }) => ({
      spanId,
      label: of.text.trim(),
      value: of.value,
      unit: of.unit?.text ?? '',
    })),
  };
