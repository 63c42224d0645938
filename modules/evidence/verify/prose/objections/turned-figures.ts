import { gappedClauses } from '../reading/gapped-clauses';
import { has, type Objection } from '../reading/objection';
import { isIdle, sameSize } from '../reading/passage-figures';
import { functionWords } from '../../words/lexicon';
import { stem } from '../../words/words';
import { readSentence } from '../reading/read-sentence';

const giving =
  '(?:received?|handled?|carried|carry|produced?|supplied|supply|generated?|accounts? for|accounted for|makes? up|made up)';

/** Who or what has a share: "the share of timber in exports", "exports handled by lockers", "timber's share of exports". */
const forms: readonly RegExp[] = [
  /\bshare of (?:the |all )?[^,;\d]{2,60}? (?:received|handled|carried|produced|supplied|generated) by (?:the )?(?<part>[^,;\d]{2,40}?) (?:rose|fell|grew|was|is|increased|decreased|dropped|climbed)\b/,
  /\bshare of (?:the |all )?(?<part>[^,;\d]{2,60}?) in (?<whole>[^,;]+)/,
  new RegExp(
    `(?<part>[^,;\\d]{2,60}?) ${giving}s? (?:about |some |nearly )?\\d[\\d.]* ?(?:%|percent|per cent) of `,
  ),
  /(?<part>[^,;\d]{2,60}?)['’]s? share of /,
];

const partIn = (text: string): string | undefined =>
  forms.map((form) => form.exec(text)?.groups?.part).find((part) => part !== undefined);

/** "The share of exports in timber" of timber's share of exports: what is the part, told as the whole. */
export const turnedShare: Objection = (claim, source) => {
  const [own, held] = [partIn(claim.text), partIn(source.text)];
  if (own === undefined || held === undefined) return undefined;
  // "Buyers accounted for 38 percent of purchases, investors for 17 percent": each of them has a share.
  const parts = [held, ...gappedClauses(source.text).flatMap((clause) => partIn(clause) ?? [])];
  const known = new Set(parts.flatMap((part) => readSentence(part).words.map(({ meaning }) => meaning)));
  const other = readSentence(own).words.find(
    (word) => !functionWords.has(word.lower) && !known.has(word.meaning),
  );
  return other && source.meanings.has(other.meaning) ? `gives the share of “${held.trim()}”` : undefined;
};

const better = new Set(['improve', 'worsen', 'deteriorate'].map(stem));

/** "Worsened to 62 percent" of what improved to it: which way is better, the passage says. */
export const turnedQuality: Objection = (claim, source) => {
  const [own, held] = [claim, source].map(({ words }) => words.find((word) => better.has(word.stem)));
  const isGood = (word: { stem: string }) => word.stem === stem('improve');
  return own && held && isGood(own) !== isGood(held) ? `says “${held.text}”` : undefined;
};

const present = /\b(?:now|currently|at present|today)\b/i;
const superseded =
  /\b(?:had (?:still|previously|earlier|originally|initially|once|first)|previously|originally|initially|formerly|at first|used to)\b/i;

/** "Now expects 2.8 billion" of what it had still expected in February: a figure that another one has replaced. */
export const supersededFigure: Objection = (claim, source) => {
  const told = has(present, claim) ? claim.amounts.filter(({ of }) => !isIdle(of)) : [];
  const held = source.amounts.find(({ of }) => told.some((each) => sameSize(each.of, of)));
  if (!held) return undefined;
  const end = source.text.indexOf('; ', held.end);
  const clause = source.text.slice(
    source.text.lastIndexOf('; ', held.at) + 1,
    end < 0 ? source.text.length : end,
  );
  return superseded.test(clause) && !present.test(clause) ? 'gives this figure as an earlier one' : undefined;
};
