import { multiples } from '../../tables/reading/cues';
import type { Amount } from '../../numbers/amounts';
import { timesOf } from '../changes/worked-relations';
import { isIdle } from '../reading/passage-figures';
import type { Placed, Read } from '../reading/read-sentence';
import { isShare } from '../reading/worked-figures';

/** What a statement works out of two facts: which it is, its figure, and where it passes from the one fact to the other. */
export type Operation = {
  kind: 'difference' | 'ratio' | 'share' | 'sum' | 'order' | 'product' | 'quotient' | 'rest';
  /** The figure of the statement; undefined where a word tells: "more than", "twice". */
  figure: Placed<Amount> | undefined;
  /** The factor that a word gives: "twice". */
  factor?: Amount;
  /** 1 where the first fact is said to be larger, -1 smaller, 0 where the statement does not say. */
  way: number;
  /** Words before this place are of the first fact, those behind it of the second; undefined where the statement has no such place. */
  pivot: number | undefined;
};

const more =
  'more|higher|larger|greater|longer|older|taller|faster|heavier|warmer|bigger|wider|deeper|later|hotter|stronger|farther|further|above|ahead|over';
const less =
  'less|fewer|lower|smaller|shorter|younger|slower|lighter|colder|cheaper|below|under|behind|cooler|narrower|short';
/** Words of a statement that only say how two facts are compared. */
export const comparing = new RegExp(
  `^(?:${more}|${less}|than|as|times|twice|double|doubled|tripled|halved|half|high|large|great|long|big|much|many|combined|together|total|altogether|both|sum|share|percent|percentage|points?|difference|gap|exceeds?|exceeded|compared|most|account(?:s|ed)?|made?|makes|represent(?:s|ed)|comprised|constituted|again|others?|two|rest|remaining|remainder|per|each|every)$`,
);

const isMore = new RegExp(`^(?:${more})$`);
const bound = '(?:about |nearly |almost |more than |over |less than |some |just over |an? |the )*';
const money = '(?:\\p{Sc}|[A-Z]{3} )?';
const comparedBy = new RegExp(`^(?: of)?(?: (?!than\\b)[\\p{L}-]+){0,3}? (?<way>${more}|${less})\\b`, 'u');
const exceededBy = new RegExp(`\\bexceed(?:s|ed)? [^,;]{2,60}? by ${bound}${money}$`, 'u');
const sharing = new RegExp(
  `\\b(?:accounts? for|accounted for|made up|makes? up|represent(?:s|ed)|comprised|constituted|was|were|is|are|equal to|share of|at|takes?|took) ${bound}$`,
);
const adding = /\b(?:together|combined|in total|altogether|total|totalled|both|sum)\b/i;
const remaining = /\b(?:[Tt]he )?(?:other|remaining)(?: about| some)? $|\b(?:rest|remainder)\b.*$/u;
const than = / (?:than|above|below|over|under|ahead of|behind|short of)(?= )/g;
const ordered = new RegExp(
  `\\b(?<way>${more}|${less})\\b(?: (?!than\\b)[\\p{L}'’-]+){0,6}? than (?!doubled|tripled|halved)`,
  'u',
);

/** The operations that a statement can tell of. */
export function operationsIn(claim: Read): Operation[] {
  const figures = claim.amounts.filter(({ of }) => !isIdle(of) && !of.range);
  return figures.length > 0
    ? figures.flatMap((figure) => operationsAt(claim, figure))
    : [...ordersIn(claim), ...factorsIn(claim)];
}

function operationsAt({ text }: Read, figure: Placed<Amount>): Operation[] {
  const [behind, ahead] = [text.slice(figure.end), text.slice(0, figure.at)];
  const found: Operation[] = [];
  const isTimes = /^ times\b/.test(behind) || figure.of.unit?.dim === 'times';
  const compared = isTimes ? null : comparedBy.exec(behind);
  if (compared) {
    const way = isMore.test(compared.groups?.way ?? '') ? 1 : -1;
    found.push({ kind: 'difference', figure, way, pivot: pivotOf(text, figure.end + compared.index) });
  }
  const exceeded = exceededBy.exec(ahead);
  if (exceeded) found.push({ kind: 'difference', figure, way: 1, pivot: exceeded.index });
  if (isTimes) found.push({ kind: 'ratio', figure, way: 0, pivot: ratioPivot(text, figure.end) });
  const isPart = isShare(figure.of) && figure.of.unit?.dim !== 'points';
  const isOf = / of /.test(behind.slice(0, 4));
  if (isPart && !compared && (isOf || sharing.test(ahead)))
    found.push({ kind: 'share', figure, way: 0, pivot: isOf ? figure.end : undefined });
  if (adding.test(text)) found.push({ kind: 'sum', figure, way: 0, pivot: undefined });
  if (/\b(?:per|each|every|average)\b/i.test(text))
    found.push({ kind: 'quotient', figure, way: 0, pivot: undefined });
  if (remaining.test(ahead) || isPart) found.push({ kind: 'rest', figure, way: 0, pivot: undefined });
  if (!isPart) found.push({ kind: 'product', figure, way: 0, pivot: undefined });
  return found;
}

/** "much more", "slightly longer": how far the two lie apart, which no order decides. */
const degree =
  /\b(?:much|far|slightly|somewhat|significantly|considerably|substantially|marginally|little|bit|well|just|barely|hardly|vastly|clearly|noticeably|way|lot|many|even|dramatically|sharply|\p{L}+ly) $/u;

/** "Had more stores than": which of two is larger, without a figure. */
function ordersIn({ text }: Read): Operation[] {
  const order = ordered.exec(text);
  if (!order || degree.test(text.slice(0, order.index))) return [];
  const way = isMore.test(order.groups?.way ?? '') ? 1 : -1;
  return [{ kind: 'order', figure: undefined, way, pivot: order.index + order[0].length - 6 }];
}

const rough = /\b(more than|almost|nearly|about|roughly|just over|well over) $/;

/** "Twice", "doubled", "half as many". */
function factorsIn({ words, text }: Read): Operation[] {
  const word = words.find(({ lower }) => Object.hasOwn(multiples, lower) || lower === 'half');
  if (!word) return [];
  const factor = timesOf(multiples[word.lower]?.[0] ?? 0.5, rough.exec(text.slice(0, word.at))?.[1] ?? '');
  return [{ kind: 'ratio', figure: undefined, factor, way: 0, pivot: ratioPivot(text, word.end) }];
}

function pivotOf(text: string, from: number): number | undefined {
  than.lastIndex = Math.max(0, from - 1);
  return than.exec(text)?.index;
}

const asOf =
  /^(?: times)? (?:as (?:[\p{L}-]+ ){1,6}?as|(?:that|those|what) |(?:the |its )?(?:[\p{L}-]+ ){1,4}?(?:of|in|at|for) )/u;

/** "Three times as high as that of", "twice the capacity of", "2.5 times the limit". */
function ratioPivot(text: string, from: number): number | undefined {
  const behind = text.slice(from);
  const as = asOf.exec(behind);
  if (as) return from + as[0].length;
  return /^(?: times)? (?:the|its|their) /.test(behind) ? from + 1 : pivotOf(text, from);
}
