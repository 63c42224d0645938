import type { Amount } from '../../numbers/amounts';
import { currencies } from '../../numbers/currencies';
import { isPastForm, isPresentForm } from '../../words/verbs';
import { stem } from '../../words/words';

/** A level that a sentence gives: whose, of what, when. */
export type StatedLevel = {
  /** As the text calls it, without its article: "Paints". Empty where the clause names none. */
  owner: string;
  /** What the owner is called behind its name: "division". */
  kind: string;
  /** "revenue", "passengers"; empty where it is that of the clause before. */
  measure: string;
  /** What the owner did with what is counted: "carried"; empty for what it has. */
  verb: string;
  amount: Amount;
  /** "2022"; empty where the sentence names none. */
  year: string;
  /** It is what another level is compared with: "up from £180 million". */
  isBack?: boolean;
  /** Its sentence lists all there are: "three hospitals: A with 640 beds, B with 410 and C with 150". */
  isOfAll?: boolean;
  /** Its owner is what is counted: "12 Embraer E195s". */
  isKind?: boolean;
  /** The noun by which the sentence calls what the levels are of: "group", "trust". */
  called?: string;
};

const word = '\\p{Ll}[\\p{L}-]{0,30}';
const nameWord = '\\p{Lu}[\\p{L}&’-]{0,40}';
const noName =
  '(?!(?:The|It|Its|In|At|On|This|That|These|Those|They|Their|There|He|She|A|An|One|Another|Each|Both|All|Some|Most|Many|Of|Among|By|For|But|And|While|Total|Number|Over|Under|About|Nearly)\\b)';
const name = `${noName}${nameWord}(?: (?:(?:of|and|the|de|on|&) )?(?:${nameWord}|\\d{1,3})){0,6}`;
const place =
  '(?:(?:chain|company|group|firm|brand|manufacturer|retailer|operator|airline|bank) (?=\\p{Lu}))?(?:(?:province|city|town|district|region|state|county|island|canton|port|village) of )?';
const noun =
  '(?!of\\b|by\\b|to\\b|from\\b|in\\b|at\\b|on\\b|for\\b|with\\b|more\\b|less\\b|fewer\\b|and\\b|or\\b|per\\b|than\\b|was\\b|were\\b|is\\b|are\\b)\\p{Ll}[\\p{L}-]{0,30}';
const nouns = `(?:${noun} ){0,3}${noun}`;
const who = `(?:[Tt]he )?${place}(?<owner>${name})(?: (?<kind>${noun}))??`;
const measure = `${nouns}(?: of (?!the |all )${nouns})?`;
const be =
  '(?:was|were|is|are|had been|stood at|stands at|came to|amounted to|totalled|reached|averaged|rose to|fell to|grew to|climbed to|increased to|dropped to|declined to|was unchanged at|remained unchanged at|was cut to)';

/** Clauses whose figure ends them: the words before it. */
const measured: readonly RegExp[] = [
  `^${who}[’']s? (?<measure>${measure}) ${be}$`,
  `^(?:[Tt]he )?(?<measure>\\p{L}${measure}|${measure}) (?:of|in|at|for|from|on) ${who} ${be}$`,
  `^${who} (?:had|has|recorded|reported|posted|made|achieved) (?:an? )?(?<measure>${measure}) of$`,
  `^(?:[Tt]he |[Ii]ts |[Tt]heir )?(?<measure>\\p{L}${measure}) ${be}$`,
].map((form) => new RegExp(form, 'u'));

const verbs = `brought in|took in|turned over|handed out|made up|makes? up|accounted for|accounts? for|${word}`;
/** Clauses whose figure counts what is behind it: the words before it. */
const doing: readonly RegExp[] = [
  `^${who} (?<verb>${verbs})$`,
  `^(?:[Tt]he )?(?<owner>\\p{L}[\\p{L}-]{0,30}(?: ${noun}){0,2}?) (?:had )?(?<verb>${verbs})$`,
  `^(?:[Tt]he )?[\\p{L} -]{3,50}? (?:in|at|of) ${who} (?<verb>${verbs})$`,
].map((form) => new RegExp(form, 'u'));

/** "The remaining £74 million came from the Services division" */
export const cameFrom = new RegExp(
  `^(?:came from|was from|fell to|went to) (?:${who}|(?<class>${noun}(?: ${noun})?))$`,
  'u',
);
/** The words ahead of the figure of such a clause. */
export const leftOver = /^(?:[Tt]he (?:remaining|other)|[Aa] further|[Aa]nother|)$/;
/** What a gap leaves of a clause: "grain", "the Blue Line", "in Hafen", "medicines for". */
export const gap = new RegExp(
  `^(?:(?:in|at|for|from|on) )?(?:the )?${place}(?:(?<owner>${name})(?: (?<kind>${noun}))?|(?<class>${noun}(?: ${noun}){0,2}))(?: for)?$`,
  'u',
);
/** The noun that a figure counts, right behind it. */
export const counted = new RegExp(`^(?: of)? (?<noun>${nouns})$`, 'u');
/** "€380 million in North America", "of which 5.1 came from wind": whose a figure is stands behind it. */
export const ownerBehind = new RegExp(
  `^(?: (?<noun>${nouns}))??(?: (?:came|come|was|were|is|are)(?: (?:generated|earned|made|produced|sold|spent|recorded|used|employed))?| worked| lived)? (?:in|at|from|for|on|by) (?:the )?${place}(?:(?<owner>${name})(?: (?<kind>${noun}))?|(?<class>${noun}(?: ${noun})?))$`,
  'u',
);
/** "Of the 2023 total", "of the 2023 sales": the year of a figure, and its measure. */
export const ofTotal =
  / of (?:the|its|their) (?<year>(?:19|20)\d{2}) (?<measure>total|sales|revenue|turnover|exports|imports|output|budget|spending)$/;
/** "63 million dollars of that sum" */
export const ofThat =
  /^ of (?:them|these|those|this|that|the total|(?:this|that|the same) (?:sum|amount|total|number))$/;

/** What a clause says of a level beside its figure and its time. */
export type Named = Pick<StatedLevel, 'owner' | 'kind' | 'measure' | 'verb'>;

/** "Harvested 450,000 tonnes of wheat, 210,000 tonnes of barley": harvests of wheat and barley. */
export const outputs = new Map([
  ['harvested', 'harvest'],
  ['produced', 'production'],
  ['exported', 'exports'],
  ['imported', 'imports'],
  ['caught', 'catch'],
  ['sold', 'sales'],
]);

/** Words that say nothing of their own: whom they mean stands elsewhere. */
export const pointing =
  /\b(?:it|they|he|she|this|that|these|those|there|which|who|others?|rest|remaining|remainder|both|each|all|another|same|further|more|figure|latter|former|one|some|many|most|only|just|up|down|from|following|after|previous|compared)\b/i;

/** Whose and what the figure behind these words is: "the Paints division's revenue was". Undefined where they are not read whole. */
export function measuredBy(before: string): Named | undefined {
  const found = measured.map((form) => form.exec(before)?.groups).find((groups) => groups !== undefined);
  const said = found?.measure?.replace(/^[Nn]umber of /, '');
  if (!found || said === undefined || pointing.test(`${said} ${found.kind ?? ''}`)) return undefined;
  // "Coatings were 130 million" is no measure, but what has one.
  if (found.owner === undefined && /^\p{Lu}\p{Ll}+$/u.test(said) && !knownMeasures.test(said))
    return { owner: said, kind: '', measure: '', verb: '' };
  return { owner: found.owner ?? '', kind: found.kind ?? '', measure: said.toLowerCase(), verb: '' };
}

const having =
  /^(?:had|has|recorded|records|attracted|attracts|welcomed|welcomes|received|receives|registered|counted|drew|hosted)$/;
const knownMeasures =
  /^(?:sales|revenues?|turnover|profits?|costs?|expens\p{Ll}+|exports?|imports?|output|production|debts?|income|loss(?:es)?|\p{Ll}*employment|inflation|spending|investments?|earnings|wages|prices?|rents?|deposits|loans|assets|emissions|deaths|births|cases|visitors|passengers|members(?:hip)?|attendance|capacity|consumption|demand|supply|population|tax(?:es)?|reserves|orders|margins?|cash|dividends?|fees|subsidies|grants|donations|tickets|shares?|yields?|rainfall|temperatures?|traffic|turnout|literacy|poverty|growth|interest|\p{Ll}+(?:tion|ment|ance|ity|ness|age))s?$/iu;
const making = /^(?:made|produced|generated)$/;
const carriesOn =
  /^(?:made up|makes? up|contributed|accounted for|accounts? for|supplied|delivered|provided|held|earned)$/;
/** What a sum of money behind a verb is. */
const sums = new Map([
  ...['brought in', 'took in', 'turned over'].map((verb) => [verb, 'revenue'] as const),
  ['spent', 'spending'] as const,
  ['spends', 'spending'] as const,
  ['invested', 'investment'] as const,
]);
const changing =
  /^(?:rose|fell|grew|lost|gained|added|increased|decreased|declined|dropped|climbed|shrank|cut|saved|was|were|is|are|be|by|to|of|at|in|for|with|than)$/;

/** Who has or does what the words behind a figure count: "the Red Line carried", " passengers". Undefined where they are not read whole. */
export function countedBy(before: string, behind: string, { unit }: Amount): Named | undefined {
  const found = doing.map((form) => form.exec(before)?.groups).find((groups) => groups !== undefined);
  const { owner, kind = '', verb } = found ?? {};
  if (owner === undefined || verb === undefined || pointing.test(owner)) return undefined;
  const noun = behind === '' ? '' : counted.exec(behind)?.groups?.noun;
  if (noun === undefined || pointing.test(noun)) return undefined;
  // "30 percent of exports" is a share of them.
  if (noun !== '' && unit?.dim === 'percent')
    return carriesOn.test(verb) && behind.startsWith(' of ')
      ? { owner, kind, measure: `share of ${noun}`, verb: '' }
      : undefined;
  if (noun === '' && unit && !currencies.has(unit.dim) && making.test(verb))
    return { owner, kind, measure: '', verb: '' };
  if (carriesOn.test(verb) && (noun === '' || /^(?:made|makes?|account)/.test(verb)))
    return { owner, kind, measure: noun, verb: '' };
  const sum = noun === '' ? sums.get(verb) : undefined;
  if (sum !== undefined) return { owner, kind, measure: sum, verb: '' };
  if (having.test(verb)) return { owner, kind, measure: noun, verb: '' };
  if (/^employ(?:ed|s)$/.test(verb)) return { owner, kind, measure: 'employees', verb: '' };
  const isVerb = isPastForm(verb) || isPresentForm(verb, stem(verb));
  return isVerb && !changing.test(verb) ? { owner, kind, measure: noun, verb } : undefined;
}
