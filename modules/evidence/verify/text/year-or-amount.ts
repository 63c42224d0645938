import { amountAt } from '../numbers/amounts';
import type { Token } from './scan';

const beforeYears = new Set(
  'in since from to until till by before after during between and of for year years early late mid fiscal through or versus vs the than as compared with around season seasons'.split(
    ' ',
  ),
);
const beforeValues = new Set(
  'reached reach totalled totaled was were stood hit exceeded counted at about nearly almost some over roughly approximately only employed sold had has have serves served involved carried'.split(
    ' ',
  ),
);

/** A bare number such as 1990 is a year unless the words around it count something. */
export function yearOrAmount(token: Token, index: number, tokens: readonly Token[], text: string): Token {
  if (token.kind !== 'period' || !/^\d{4}$/.test(token.period.text)) return token;
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  if (before?.kind !== 'word') return token;
  if (beforeYears.has(before.lower) && !isDoneBy(tokens.slice(Math.max(0, index - 2), index + 3)))
    return token;
  if (isOfOneThing(before, after, text.slice(0, token.at))) return token;
  const counts =
    after?.kind === 'word' && after.at - token.end <= 1 && /^[a-z]/.test(after.text) && !isVerb(after.lower);
  if (!counts && before.lower === 'over' && isChange(tokens[index - 2])) return token;
  if (!counts && !(beforeValues.has(before.lower) && after?.kind !== 'word')) return token;
  const read = amountAt(text, token.at, false);
  return read ? { kind: 'amount', at: token.at, end: token.end, amount: read.amount } : token;
}

/** "A 2023 budget", "Karsmunde's 2023 deficit": one thing is counted by no such number. */
const isOfOneThing = (before: Token, after: Token | undefined, ahead: string): boolean =>
  after?.kind === 'word' &&
  /^[a-z]{3,}$/.test(after.text) &&
  !isVerb(after.lower) &&
  (/\ban? $/i.test(ahead) ||
    (!/s$/.test(after.text) &&
      !/^(?:people|staff|cattle|sheep|fish|children|women|men|police)$/.test(after.lower) &&
      (/['’]s? $/.test(ahead) ||
        /^(?:its|their|his|her)$/.test(before.kind === 'word' ? before.lower : ''))));

/** "an increase of 6.4 percent over 2022", "growth over 2022": what the change is measured against. */
const isChange = (token: Token | undefined) =>
  token?.kind === 'amount' ||
  (token?.kind === 'word' && /^(?:increases?|rises?|growth|gains?|improvement)$/.test(token.lower));

/** "served by 1980 charging points": behind what is done by a plural, the number counts it. */
function isDoneBy([participle, by, , noun, next]: readonly Token[]): boolean {
  if (participle?.kind !== 'word' || by?.kind !== 'word' || noun?.kind !== 'word') return false;
  const isPlural = (word: Token | undefined) =>
    word?.kind === 'word' &&
    /^[a-z-]{2,}[^sui]s$/.test(word.text) &&
    !/^(?:always|perhaps|besides)$/.test(word.text);
  const isNoun =
    /^[a-z-]{3,}$/.test(noun.text) &&
    !isVerb(noun.lower) &&
    !/^(?:because|its|his|which|who|that|after|before|since|until|when|where)$/.test(noun.lower);
  return (
    by.lower === 'by' && /(?:ed|en)$/.test(participle.lower) && isNoun && (isPlural(noun) || isPlural(next))
  );
}

const isVerb = (word: string) =>
  /^(?:is|was|were|are|had|has|saw|and|to|or|the|with|in|on|at|by|as|than|but|while|when|for|from)$/.test(
    word,
  ) || /ed$/.test(word);
