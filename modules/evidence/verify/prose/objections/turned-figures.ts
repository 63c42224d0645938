import { withCarriedUnits } from '../reading/carried-units';
import { gappedClauses } from '../reading/gapped-clauses';
import { countsOf, has, leadAt, type Objection } from '../reading/objection';
import { isIdle, isSaidBy, sameSize } from '../reading/passage-figures';
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

const present =
  /(?<!\b(?:until|till|up to) )\b(?:now|currently|at present|today|expects|forecasts|predicts|projects|plans|aims)\b/i;
const superseded =
  /\b(?:had (?:still|previously|earlier|originally|initially|once|first|(?:expected|forecast|predicted|projected|planned|aimed))|previously|originally|initially|formerly|at first|used to|(?:until|till|up to) now|until recently)\b/i;

/** "Now expects 2.8 billion", "expects 2.8 billion" of what it had still expected in February: a figure that another one has replaced. */
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

const recordNoun =
  /\b(?:(?:a|the|its|their|new|all-time) record\b|record (?:\d|number|high|low|level|year|figure|sum|amount|total))/i;
const againstRecord =
  /\b(?:short of|below|under|behind|from|than|off|missed|against|to|since|over|above) (?:the |its |their |a )?(?:previous |old |former |earlier |all-time |last )?record\b/gi;

/** "A record 1.34 million visits" of 1.34 million, "still short of the record of 1.41 million": which figure is the record. */
export const otherRecord: Objection = (claim, source) => {
  if (!has(recordNoun, claim) || claim.text.search(againstRecord) >= 0) return undefined;
  const compared = [...source.text.matchAll(againstRecord)];
  const all = [...source.text.matchAll(/\brecord\b/gi)];
  if (compared.length === 0 || compared.length < all.length) return undefined;
  const records = compared.flatMap(({ index, 0: lead }) =>
    source.amounts.filter(({ at }) =>
      /^ (?:high |low |level |number )?(?:of |set |was )?$/.test(source.text.slice(index + lead.length, at)),
    ),
  );
  const isOfRecord = claim.amounts.some(({ of }) => records.some((each) => sameSize(each.of, of)));
  return isOfRecord ? undefined : 'compares this with the record';
};

const possible =
  /\b(?:can|could|may|might) (?:\p{Ll}+ ){0,2}?(?:hold|seat|carry|take|house|store|accommodate|treat|serve|handle|produce|process|generate|supply|sleep) (?:up to |about |some |as many as )?$/u;
const possibleTold =
  /\b(?:can|could|may|might|capacity|capable|room for|space for|up to|at most|maximum|enough|able to|designed|would|potential\p{Ll}*|seats|places)\b/iu;

/** "The caves can hold 84,000 wheels" told as 84,000 wheels that they held. */
export const onlyPossible: Objection = (claim, source) => {
  if (has(possibleTold, claim)) return undefined;
  const told = source.amounts.filter(({ of }) => claim.amounts.some((each) => sameSize(each.of, of)));
  const isPossible = told.some(({ at }) => possible.test(source.text.slice(0, at)));
  return isPossible ? 'gives this as what could be' : undefined;
};

const ofOne =
  /^(?:(?:Each|Every|Any) (?:\p{Ll}+ ){0,2}?(?<each>\p{Ll}+) \p{Ll}+s\b|An? (?:\p{Ll}+ ){0,2}?(?<one>\p{Ll}+) (?:takes|uses|costs|needs|lasts|weighs|holds|carries|contains|consumes|makes|produces|requires|earns|yields)\b)/u;

/** "A full melt uses 2,900 kilowatt-hours" told of the use as a whole. */
export const ofEachOne: Objection = (claim, source) => {
  const { each, one } = ofOne.exec(source.text)?.groups ?? {};
  const noun = each ?? one;
  if (noun === undefined || claim.amounts.length === 0) return undefined;
  const isOfIt = source.amounts.some(({ of }) => claim.amounts.some((other) => sameSize(other.of, of)));
  const [word] = isOfIt ? source.words.filter(({ lower }) => lower === noun) : [];
  return word === undefined || claim.meanings.has(word.meaning) ? undefined : `says this of one “${noun}”`;
};

const statistic =
  /\b(?:the|its|their|a) (?<kind>median|mean|average|maximum|minimum|total|peak) (?:\p{Ll}+ ){0,3}(?:\p{Sc} ?|[A-Z]{3} )?$/u;
const plainKind = (kind: string) => (kind === 'mean' ? 'average' : kind);

/** "The average price was 88" of "rose to 103, while the median was 88". */
export const otherStatistic: Objection = (claim, source) => {
  for (const figure of countsOf(claim)) {
    const kinds = countsOf(source)
      .filter(({ of }) => isSaidBy(figure.of, of))
      .map(({ at }) => statistic.exec(leadAt(source, at))?.groups?.kind);
    const [kind] = kinds;
    const own = [...claim.text.matchAll(/\b(?:median|mean|average|maximum|minimum|total|peak)\b/gi)].map(
      ([word]) => plainKind(word.toLowerCase()),
    );
    if (kind !== undefined && kinds.every(Boolean) && own.length > 0 && !own.includes(plainKind(kind)))
      return `says this of the ${kind}`;
  }
  return undefined;
};

/** "The number of tickets rose to 64" of a ticket that costs 64 euros: what is counted has no unit. */
export const countedInUnit: Objection = (claim, source) => {
  if (!has(/\b(?:number|count) of\b/i, claim)) return undefined;
  for (const figure of countsOf(claim)) {
    const held = countsOf(source).filter(({ of }) => isSaidBy(figure.of, of));
    const [first] = held;
    const isBare = figure.of.unit === undefined && !figure.of.fraction;
    const dims = new Set(claim.amounts.map(({ of }) => of.unit?.dim));
    if (first && isBare && held.every(({ of }) => of.unit !== undefined && !dims.has(of.unit.dim)))
      return `gives ${first.of.text.trim()}, which is no number of things`;
  }
  return undefined;
};

/** "1.4 crowns on schools" of "3.2 million crowns on roads and 1.4 on schools": the figure has the scale of the one before it. */
export const lostScale: Objection = (claim, source) => {
  const full = readSentence(withCarriedUnits(source.text));
  if (full.text === source.text) return undefined;
  const lost = countsOf(claim).find(
    (amount) =>
      countsOf(source).some(({ of }) => isSaidBy(amount.of, of)) &&
      !countsOf(full).some(({ of }) => isSaidBy(amount.of, of)),
  );
  return lost && `gives ${lost.of.text.trim()} in the unit of another figure`;
};
