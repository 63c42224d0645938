import { joinedIn } from '../reading/clause-forms';
import { type Read, readSentence } from '../reading/read-sentence';
import { trailingIn } from '../reading/single-clauses';
import type { Word } from '../../text/scan';
import { downStems, upStems } from '../../words/lexicon';
import { isParticiple, isPastForm } from '../../words/verbs';
import { antecedent } from './wholes';

/** The sentences that a statement joins, where each holds for the one time that it names. */
export function joinedParts(claim: Read): Read[] {
  const parts = joinedIn(claim.text.replace(/[.!]$/, '')).map((text) => readSentence(text));
  const dated = parts.filter(({ periods }) => periods.length > 0).length;
  return dated === 0 || dated === parts.length ? parts : [];
}

const joint = /;\s+|,?\s+(?:while|whereas|of which|and|but)\s+|,\s+(?:with|of whom)\s+/g;

/** The parts of a sentence that each hold a figure: "costs 340 million, of which the state pays 60%". */
export function partsOf(claim: Read): Read[] {
  const edges = [...claim.text.matchAll(joint)].filter(({ index }) => {
    const before = claim.amounts.some(({ end }) => end <= index);
    return before && claim.amounts.some(({ at }) => at > index);
  });
  const pieces: string[] = [];
  let from = 0;
  let lead = '';
  for (const edge of edges) {
    pieces.push(`${lead}${claim.text.slice(from, edge.index)}`);
    from = edge.index + edge[0].length;
    lead = /of (?:which|whom)/.test(edge[0]) ? `Of the ${antecedent(claim, edge.index)}, ` : '';
  }
  pieces.push(`${lead}${claim.text.slice(from)}`);
  const read = pieces.map((piece) => readSentence(piece));
  return read.every((part) => part.amounts.length > 0 && !lacksVerb(part)) ? read : [];
}

const bareChange = /^(?!There )(?:[\p{L}’'-]+ ){1,5}(?:by|to) (?:about |some |nearly |almost )?$/u;
/** "and energy prices by 1.8%": the verb of another part is meant. */
function lacksVerb({ text, amounts, words }: Read): boolean {
  const at = amounts[0]?.at ?? 0;
  const isVerb = ({ lower, stem, end }: Word) =>
    end < at && (isPastForm(lower) || downStems.has(stem) || upStems.has(stem));
  return bareChange.test(text.slice(0, at)) && !words.some(isVerb);
}

const predicate =
  '(?:\\p{L}+(?:ed|s)|left|took|rose|fell|cost|sold|won|lost|made|paid|grew|led|built|had|was|were|is|are|has|have)';
const insertion = new RegExp(
  `^(?<subject>(?:The |A |An )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,5}), (?<aside>(?:[^,;]|,(?=\\d)){5,120}), (?<rest>${predicate} [^;]{3,200})$`,
  'u',
);
const opening = new RegExp(
  `^(?<aside>(?<verb>\\p{Lu}\\p{Ll}+) (?:[^,;]|,(?=\\d)){3,80}), (?<subject>(?:the |a |an )?[\\p{L}’'-]+(?: [\\p{L}’'-]+){0,5}?) (?<rest>${predicate} [^;]{3,200})$`,
  'u',
);

/** "is fed by the Ister and drained by the Sool". */
const passives =
  /^(?<what>[^,;]{2,60}?) (?<be>is|are|was|were) (?<one>\p{Ll}+ by [^,;]{2,60}?),? (?:and|but) (?<other>\p{Ll}+ by [^,;]{2,60})$/u;

/**
 * "Fjordpap, which employs 320 people, sold 21 ships", "Founded by monks, Brenn has 320 houses": what is said in passing and the
 * rest, as two statements about one subject.
 */
export function insertedParts(claim: Read): Read[] {
  const text = claim.text.replace(/[.!]$/, '');
  const { what, be, one, other } = passives.exec(text)?.groups ?? {};
  if (what !== undefined && !/\b(?:not|no|never|that|if)\b/i.test(text))
    return [`${what} ${be} ${one}.`, `${what} ${be} ${other}.`].map((part) => readSentence(part));
  const inserted = insertion.exec(text)?.groups;
  const { subject, aside, rest } = inserted ?? opening.exec(text)?.groups ?? {};
  if (subject === undefined || aside === undefined || rest === undefined) return [];
  if (
    /\b(?:of|and|or|if|that|not|no|never)\b/i.test(subject) ||
    /\b(?:if|unless|because|although|while)\b/.test(rest)
  )
    return [];
  const said = asideOf(inserted ? aside : aside.charAt(0).toLowerCase() + aside.slice(1));
  return said === undefined
    ? []
    : [`${subject} ${said}.`, `${subject} ${rest}.`].map((part) => readSentence(part));
}

/** A relative clause, a participle or a noun phrase as a predicate. */
function asideOf(text: string): string | undefined {
  const relative = /^(?:which|who) (.+)$/.exec(text)?.[1];
  if (relative !== undefined) return relative;
  const [first = ''] = text.split(' ');
  if (/^(?:an?|the)$/.test(first) && !/\b(?:and|or)\b/.test(text)) return `is ${text}`;
  return isParticiple(first) && /^\S+ (?:by|in|on|at|from|for|since|between|to|with) /.test(text)
    ? `was ${text}`
    : undefined;
}

/** "She led the team, which set 160 traps": the sentence, and the one on what its last noun did. */
export const relativeParts = (claim: Read): Read[] =>
  /["“”„«»?:;]/.test(claim.text)
    ? []
    : trailingIn(claim.text.replace(/[.!]$/, '')).map((part) => readSentence(`${part}.`));

const figure = '(?:\\p{Sc} ?)?\\d[\\d.,]*';
const respective = new RegExp(
  `^(?<lead>(?:[^,;]{2,50}, )?(?:[Tt]he )?)(?<one>[^,;]{2,40}?) and (?:the )?(?<other>[\\p{L}’'-]+)(?<noun>(?: \\p{Ll}+s)?) (?<verb>(?:were|are|had|have|\\p{Ll}+ed|rose|fell|grew|cost)(?: (?:by|to|at))?) (?<first>${figure})(?<unit> \\p{L}+)? and (?<second>${figure})(?<tail>[^,;]{0,60}),? respectively$`,
  'u',
);

/** "A and B were 83 and 64 percent full, respectively": what is said of each. */
export function respectiveParts(claim: Read): Read[] {
  const found = respective.exec(claim.text.replace(/[.!]$/, ''))?.groups;
  if (!found) return [];
  const {
    lead = '',
    one = '',
    other = '',
    noun = '',
    verb = '',
    first = '',
    unit = '',
    second = '',
    tail = '',
  } = found;
  const single = noun.replace(/s$/, '');
  const be = verb.replace(/^were/, 'was').replace(/^are/, 'is').replace(/^have/, 'has');
  return [
    `${lead}${one}${single} ${be} ${first}${unit === '' ? tail : unit}`,
    `${lead}${other}${single} ${be} ${second}${tail}`,
  ].map((part) => readSentence(`${part}.`));
}

const noneOfThem =
  /^(?<main>(?:[^,;]|,(?=\d))+?), (?:and )?none of (?:them|these|whom|which) (?<be>(?:was|were|is|are) )?(?<rest>[^,;]{3,80})$/u;

/** "There were 1,036 accidents, none of them fatal": the sentence, and that none of the accidents was. */
export function noneParts(claim: Read): Read[][] {
  const { main, be = '', rest } = noneOfThem.exec(claim.text.replace(/[.!]$/, ''))?.groups ?? {};
  const [counted, ...more] = main === undefined ? [] : claim.amounts.filter(({ end }) => end <= main.length);
  const noun = counted && /^ (?<noun>\p{Ll}+s)\b/u.exec(claim.text.slice(counted.end))?.groups?.noun;
  if (main === undefined || rest === undefined || noun === undefined || more.length > 0) return [];
  const verbs = be !== '' || isPastForm(rest.split(' ')[0] ?? '') ? [be] : [];
  return [...verbs, 'was ', 'were ', 'is ', 'are '].map((verb) =>
    [`${main}.`, `None of the ${noun} ${verb}${rest}.`].map((part) => readSentence(part)),
  );
}
