import type { Amount } from '../../numbers/amounts';
import { isPastForm, isPresentForm } from '../../words/verbs';
import { stem } from '../../words/words';
import { limiting, time } from '../reading/dated-levels';
import type { Placed, Read } from '../reading/read-sentence';

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
};

/** Longer sentences, and those of more figures, are not read. */
const longest = 300;
const mostFigures = 8;
const word = '\\p{Ll}[\\p{L}-]{0,30}';
const nameWord = '\\p{Lu}[\\p{L}&’-]{0,40}';
const noName =
  '(?!(?:The|It|Its|In|At|On|This|That|These|Those|They|Their|There|He|She|A|An|One|Another|Each|Both|All|Some|Most|Many|Of|Among|By|For|But|And|While|Total|Number|Over|Under|About|Nearly)\\b)';
const name = `${noName}${nameWord}(?: (?:(?:of|and|the|de|on) )?(?:${nameWord}|\\d{1,3}))*`;
const place = '(?:(?:province|city|town|district|region|state|county|island|canton|port|village) of )?';
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
].map((form) => new RegExp(form, 'u'));

/** "The remaining £74 million came from the Services division" */
const cameFrom = new RegExp(`^(?:came from|was from|fell to|went to) ${who}$`, 'u');
const leftOver = /^(?:[Tt]he (?:remaining|other)|[Aa] further|[Aa]nother|)$/;
/** What a gap leaves of a clause: "grain", "the Blue Line", "in Hafen", "medicines for". */
const gap = new RegExp(
  `^(?:(?:in|at|for|from|on) )?(?:the )?${place}(?:(?<owner>${name})(?: (?<kind>${noun}))?|(?<class>${noun}(?: ${noun}){0,2}))(?: for)?$`,
  'u',
);
const counted = new RegExp(`^(?: of)? (?<noun>${nouns})$`, 'u');
/** "€380 million in North America", "of which 5.1 came from wind": whose a figure is stands behind it. */
const ownerBehind = new RegExp(
  `^(?: (?<noun>${nouns}))??(?: (?:came|come|was|were|is|are)(?: (?:generated|earned|made|produced|sold|spent|recorded|used|employed))?)? (?:in|at|from|for|on|by) (?:the )?${place}(?:(?<owner>${name})(?: (?<kind>${noun}))?|(?<class>${noun}(?: ${noun})?))$`,
  'u',
);
const ofTotal =
  / of (?:the|its|their) (?<year>(?:19|20)\d{2}) (?<measure>total|sales|revenue|turnover|exports|imports|output|budget|spending)$/;
/** "63 million dollars of that sum" */
const ofThat =
  /^ of (?:them|these|those|this|that|the total|(?:this|that|the same) (?:sum|amount|total|number))$/;
const leading = new RegExp(`^(?<time>${time}),? `, 'iu');
const ending = new RegExp(` (?<time>${time})$`, 'iu');
const yearIn = /^(?:in|during|for|at the end of|by the end of) (?<year>(?:19|20)\d{2}(?:\/\d{2})?)$/i;
const joint =
  /^(?<post>.*?)(?:, (?:and|while|whereas|but|of which) |, | and )(?<pre>(?:(?!, | and |; ).)*)$/u;
const back = /^(?:up from|down from|compared with|compared to|against|as against|after|from)$/;
const ago = /^ (?:a|one) year (?:earlier|before)$|^ (?:in )?the (?:year before|previous year)$/;

type Named = Pick<StatedLevel, 'owner' | 'kind' | 'measure' | 'verb'>;
type Piece = { pre: string; figure: Placed<Amount>; post: string };

/** The levels that a sentence gives, where it says nothing but levels. */
export function levelsIn(read: Read): readonly StatedLevel[] {
  const plain = read.text.replace(/\.$/, '');
  if (
    plain.length > longest ||
    limiting.test(plain.replace(/, (?:while|of which) | of that (?:sum|amount|total|number)\b/g, ', ')) ||
    /[:()]/.test(plain)
  )
    return [];
  const lead = leading.exec(plain);
  const own = lead ? yearOf(lead.groups?.time) : '';
  const pieces = own === undefined ? undefined : piecesOf(read, plain, lead?.[0].length ?? 0);
  if (!pieces || own === undefined) return [];
  const found: StatedLevel[] = [];
  for (const piece of pieces) {
    const next = levelOf(piece, found, own);
    if (next === undefined) return [];
    if (next !== 'undated') found.push(next);
  }
  // "Arlen’s workforce numbered 310, Bexley’s 280": of what the second is, its clause does not say.
  if (found.some(({ owner }) => /[’']s?(?: |$)/.test(owner))) return [];
  return found.filter(({ amount }) => amount.bound === 'exact');
}

const yearOf = (when: string | undefined): string | undefined => yearIn.exec(when ?? '')?.groups?.year;

/** A sentence cut at its figures: the words ahead of each, and those behind it. */
function piecesOf(read: Read, plain: string, from: number): Piece[] | undefined {
  const figures = read.amounts.filter(
    ({ at, of }) => !of.ordinal && at >= from && !/\p{Lu}\p{Ll}+ $/u.test(plain.slice(0, at)),
  );
  if (figures.length === 0 || figures.length > mostFigures || figures.some((each) => !isPlain(each.of)))
    return undefined;
  const pieces: Piece[] = [];
  for (const [index, figure] of figures.entries()) {
    const last = figures[index - 1];
    const between = plain.slice(last?.end ?? from, figure.at);
    const cut = last
      ? /^ from $/.test(between)
        ? { post: '', pre: 'from' }
        : joint.exec(between)?.groups
      : undefined;
    if (last && !cut) return undefined;
    const before = pieces.at(-1);
    if (before) before.post = cut?.post ?? '';
    const of = before ? withUnitOf(figure.of, before.figure.of) : figure.of;
    if (!of) return undefined;
    pieces.push({ pre: (cut ? (cut.pre ?? '') : between).trim(), figure: { ...figure, of }, post: '' });
  }
  const end = pieces.at(-1);
  if (end) end.post = plain.slice(end.figure.end);
  return pieces;
}

const isPlain = ({ bound, range, fraction, value }: Amount): boolean =>
  /^(?:exact|about)$/.test(bound) && !range && !fraction && value >= 0;

/** "4.2 terawatt-hours from wind and 3.1 from gas": a bare figure has the unit of the one before. */
function withUnitOf(of: Amount, before: Amount): Amount | undefined {
  if (of.unit || !before.unit)
    return of.scale === before.scale || before.scale === 1 || of.value >= 1000 ? of : undefined;
  return of.scale === before.scale ? { ...of, unit: before.unit } : undefined;
}

function levelOf(
  { pre, figure, post }: Piece,
  before: readonly StatedLevel[],
  own: string,
): StatedLevel | 'undated' | undefined {
  const total = ofTotal.exec(post);
  const last = total ? null : ending.exec(post);
  const when = total?.groups?.year ?? (last ? yearOf(last.groups?.time) : undefined);
  if (last && when === undefined) return undefined;
  const rest = (total ? post.slice(0, total.index) : last ? post.slice(0, last.index) : post).replace(
    ofThat,
    '',
  );
  const previous = before.at(-1);
  const amount = figure.of;
  if (previous && (back.test(pre) || (pre === '' && rest === '' && when))) {
    const year = ago.test(rest) ? yearBefore(previous.year) : rest === '' ? (when ?? '') : undefined;
    const noun = year === undefined ? counted.exec(rest)?.groups?.noun : previous.measure;
    if (noun !== previous.measure || (year ?? when) === undefined) return undefined;
    if (year === '' && when === undefined) return back.test(pre) ? 'undated' : undefined;
    const isAnother = previous.year === '' ? back.test(pre) : (year ?? when) !== previous.year;
    return isAnother && (year ?? when) !== '' ? { ...previous, amount, year: year ?? when ?? '' } : undefined;
  }
  const year = when ?? own;
  const giver = leftOver.test(pre) ? cameFrom.exec(rest.trim())?.groups : undefined;
  if (giver?.owner)
    return { owner: giver.owner, kind: giver.kind ?? '', measure: '', verb: '', amount, year };
  const behind = ownerBehind.exec(rest)?.groups;
  const place = behind?.owner ?? behind?.class;
  if (behind && place !== undefined && !pointing.test(place)) {
    const first = behind.noun === undefined ? measuredBy(pre) : undefined;
    const of = first?.owner === '' ? first : pre === '' ? previous : undefined;
    if (of && (behind.noun ?? of.measure) === of.measure)
      return { ...of, owner: place, kind: behind.kind ?? '', amount, year: year || (previous?.year ?? '') };
  }
  const named = rest === '' ? (measuredBy(pre) ?? countedBy(pre, '')) : countedBy(pre, rest);
  const sold = total?.groups?.measure;
  if (named && sold !== undefined && sold !== 'total' && rest === '')
    return { ...named, measure: sold, verb: '', amount, year };
  if (named && ofThat.test(post)) return { ...named, measure: '', verb: '', amount, year };
  if (named) return { ...named, amount, year };
  return previous ? gapped(pre, rest, previous, { amount, year: year || previous.year }) : undefined;
}

const yearBefore = (year: string): string | undefined =>
  /^\d{4}$/.test(year) ? String(Number(year) - 1) : undefined;

/** A clause without a verb: "the Blue Line 52 million", "in Hafen 12.80 euros". */
function gapped(
  pre: string,
  rest: string,
  previous: StatedLevel,
  own: Pick<StatedLevel, 'amount' | 'year'>,
): StatedLevel | undefined {
  const found = gap.exec(pre)?.groups;
  const owner = found?.owner ?? found?.class;
  const noun = rest === '' ? previous.measure : counted.exec(rest)?.groups?.noun;
  if (owner === undefined || pointing.test(owner) || noun !== previous.measure || isVerbIn(owner))
    return undefined;
  return { ...previous, owner, kind: found?.kind ?? '', ...own };
}

const isVerbIn = (text: string): boolean => text.split(' ').some((each) => isPastForm(each));

/** Words that say nothing of their own: whom they mean stands elsewhere. */
const pointing =
  /\b(?:it|they|he|she|this|that|these|those|there|which|who|others?|rest|remaining|remainder|both|each|all|another|same|further|more|figure|latter|former|one|some|many|most|only|just|up|down|from)\b/i;

function measuredBy(before: string): Named | undefined {
  const found = measured.map((form) => form.exec(before)?.groups).find((groups) => groups !== undefined);
  const said = found?.measure?.replace(/^[Nn]umber of /, '');
  if (!found || said === undefined || pointing.test(`${said} ${found.kind ?? ''}`)) return undefined;
  return { owner: found.owner ?? '', kind: found.kind ?? '', measure: said.toLowerCase(), verb: '' };
}

const having =
  /^(?:had|has|recorded|records|attracted|attracts|welcomed|welcomes|received|receives|registered|counted|drew|hosted)$/;
const carriesOn = /^(?:made up|makes? up|contributed|accounted for|accounts? for)$/;
/** What a sum of money behind a verb is. */
const sums = new Map([
  ...['brought in', 'took in', 'turned over', 'generated', 'earned'].map(
    (verb) => [verb, 'revenue'] as const,
  ),
  ['spent', 'spending'] as const,
  ['spends', 'spending'] as const,
  ['invested', 'investment'] as const,
]);
const changing =
  /^(?:rose|fell|grew|lost|gained|added|increased|decreased|declined|dropped|climbed|shrank|cut|saved|was|were|is|are|be|by|to|of|at|in|for|with|than)$/;

function countedBy(before: string, behind: string): Named | undefined {
  const found = doing.map((form) => form.exec(before)?.groups).find((groups) => groups !== undefined);
  const { owner, kind = '', verb } = found ?? {};
  if (owner === undefined || verb === undefined || pointing.test(owner)) return undefined;
  const noun = behind === '' ? '' : counted.exec(behind)?.groups?.noun;
  if (noun === undefined || pointing.test(noun)) return undefined;
  if (carriesOn.test(verb)) return { owner, kind, measure: noun, verb: '' };
  const sum = noun === '' ? sums.get(verb) : undefined;
  if (sum !== undefined) return { owner, kind, measure: sum, verb: '' };
  if (having.test(verb)) return { owner, kind, measure: noun, verb: '' };
  if (/^employ(?:ed|s)$/.test(verb)) return { owner, kind, measure: 'employees', verb: '' };
  const isVerb = isPastForm(verb) || isPresentForm(verb, stem(verb));
  return isVerb && !changing.test(verb) ? { owner, kind, measure: noun, verb } : undefined;
}
