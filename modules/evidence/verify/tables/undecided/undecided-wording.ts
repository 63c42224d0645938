import type { Derivation } from '../../../evidence';
import type { Case, Explained } from '../reading/case';
import { downStems, upStems } from '../../words/lexicon';
import { otherBase } from './other-measures';
import type { Reading } from '../reading/reading';
import { deedOfCount } from './deeds';
import { unheldWording } from './unheld-wording';
import { unreadOwner } from '../wording/stake-wording';
import { meaningOf } from '../../words/words';

/**
 * Why a statement stays open although each of its figures was found: words that say more than a reading of two rows, of
 * one cell or of a level decides.
 */
export function undecidedWording(reading: Reading, derivations: readonly Derivation[]): string | undefined {
  const undecided = [
    eachStep,
    comparedChange,
    spread,
    turnedLoss,
    countOfShare,
    gapInWhole,
    ofOthers,
    butOne,
    aTime,
    rankedChange,
    thenMoved,
    comparedAfter,
    thanAnyOther,
    byGrowth,
    meanOfOne,
    ofWider,
    unheldWording,
    deedOfCount,
    fromGiver,
    ({ table, text }: Reading) => unreadOwner(table, text),
  ].reduce<string | undefined>((known, ask) => known ?? ask(reading, derivations), undefined);
  const base = otherBase(reading, derivations);
  if (base !== undefined) return base;
  return undecided === undefined ? undefined : `“${undecided}” could not be checked.`;
}

const changesBefore = ({ words }: Reading, at: number): boolean =>
  words.some(({ stem, end }) => end <= at && (upStems.has(stem) || downStems.has(stem)));

const giver =
  /\bfrom (?:the |its |their )?(?:own )?(?<who>state|government|city|council|company|parent|group|owners?|bank|region|province|municipality|foundation|authorit(?:y|ies))(?=[.,;]|$)/i;

/** "Received 372 permits from the state": who gave them, which the table does not tell. */
function fromGiver({ text, table, rows }: Reading): string | undefined {
  const found = giver.exec(text);
  const meaning = meaningOf((found?.groups?.who ?? '').toLowerCase());
  const isHeld =
    table.context.has(meaning) ||
    table.columns.some(({ meanings }) => meanings.has(meaning)) ||
    rows.some(({ at, end }) => found && at >= found.index && end <= found.index + found[0].length);
  return found && !isHeld ? found[0] : undefined;
}

const inARow =
  /\b(?:years|quarters|months|seasons|days) (?:in a row|in succession|running|straight|on end)\b|\b(?:\S+ )straight (?:years|quarters|months)\b/i;
const inEach =
  /\b(?:in|during|for|over|throughout) (?:(?:each|every one) of (?:the )?|all (?:of )?(?:the )?)(?:\S+ )?(?:years|quarters|months)\b|\b(?<grain>year|quarter|month|season)[- ](?:after|by)[- ]\k<grain>\b/i;
const ofStep = /^(?:each step|rows of|change of [^:]*: rows)/;

/** "Rose for three years in a row", "rose annually": the two ends do not tell it of each step. */
function eachStep(reading: Reading, derivations: readonly Derivation[]): string | undefined {
  const { text } = reading;
  const byAll = /\b(?:every|each|all) (?:quarters?|months?|years?)\b[^;]*, by /i.exec(text);
  if (byAll) return byAll[0];
  if (!changesBefore(reading, text.length)) return undefined;
  const isOfFigure = reading.figures.some(
    ({ amount }) => amount.unit !== undefined && amount.unit.dim !== 'year',
  );
  const row = inARow.exec(text) ?? (isOfFigure ? null : /\bannually\b/i.exec(text));
  if (row) return row[0];
  const each = inEach.exec(text)?.[0];
  return derivations.some((made) => ofStep.test(made.text)) ? undefined : each;
}

const comparison =
  /[,(–—] ?(?:and )?(?:much |far |slightly |even |also )?(?:more|less|fewer|faster|slower|higher|lower|larger|smaller) than (?!a year\b|the year\b)/iu;

/** "Rose by 5.7 percent, more than in Elm": the changes are compared, and not the levels. */
function comparedChange(reading: Reading): string | undefined {
  const found = comparison.exec(reading.text);
  if (!found || !changesBefore(reading, found.index)) return undefined;
  const end = found.index + found[0].length;
  const bounds = reading.figures.some((figure) => figure.end > end && figure.at <= end + 2);
  return bounds ? undefined : found[0].slice(1).trim();
}

const spreads =
  /\b(?:rang(?:ed|es|e|ing)|span(?:ned|s|ning)?|var(?:ied|ies|y|ying)|fluctuat(?:ed|es|e|ing)) (?:widely )?(?:from|between|\S*\d)/i;

/** "Ranged from 2 (Esk plant) to 17 (Dene plant)": both cells hold the figures, and other rows may lie beyond them. */
function spread({ text, figures }: Reading, derivations: readonly Derivation[]): string | undefined {
  const found = spreads.exec(text);
  if (!found || !figures.some(({ at }) => at >= found.index)) return undefined;
  const isDecided = (['lowest', 'highest'] as const).every((end) =>
    derivations.some((made) => made.text.startsWith(end)),
  );
  return isDecided ? undefined : found[0];
}

const lossWord = /\b(?:loss(?:es)?|deficits?|shortfalls?|out-?migration)\b/i;
const lossCompared =
  /\b(?:loss(?:es)?|deficits?|shortfalls?|out-?migration)\b[^;]{0,80}?\b(?:(?<less>smaller|lower|less|fewer)|larger|higher|greater|bigger|more|deeper)\b[^;]{0,60}?\bthan\b/i;

/** "The loss was EUR 18 million smaller": of figures below zero, the smaller loss is the higher figure. */
function turnedLoss({ text }: Reading, derivations: readonly Derivation[]): string | undefined {
  const found = lossCompared.exec(text);
  if (!found) return undefined;
  const direction = found.groups?.less === undefined ? 1 : -1;
  const isTurned = derivations.some(
    (made) =>
      /^change of /.test(made.text) && !lossWord.test(made.text) && (made.result ?? 0) * direction > 0,
  );
  return isTurned ? found[0] : undefined;
}

const counting = /\b(?:most|fewest|more|fewer) $/i;
const plural = /(?<!\btime)s$|\b(?:women|men|people|children)$/i;
const people =
  /\b(?:women|men|girls|boys|people|children|students|pupils|workers|employees|residents|inhabitants|foreigners)$/i;
const parts = /\b(?:shares?|rates?|percentages?|proportions?|percent|per cent|points?)\b|%/i;

/** "Law has 58.9 women", "has the fewest women": a column in percent counts no women. */
function countOfShare({ text, columns, figures }: Reading): string | undefined {
  const found = columns.find(({ at, end, columns: named }) => {
    if (at < 0 || !named.every(({ unit }) => unit.dim === 'percent')) return false;
    const name = text.slice(at, end);
    const isCounted = figures.some(
      ({ end: to, amount }) =>
        !amount.unit && !amount.fraction && !amount.ordinal && to === at - 1 && text[to] === ' ',
    );
    const isCompared = people.test(name) && counting.test(text.slice(0, at)) && !parts.test(text);
    return (plural.test(name) && isCounted) || isCompared;
  });
  return found && text.slice(found.at, found.end);
}

const wholes = /\b(?:of|all|across|over|the|these) $/i;
const sizes = [/\b\d+ of (\d+)\b/, /\((\d+) rows\)/, /\) \/ (\d+) =/, /\bmiddle of (\d+) /, /, (\d+) rows\b/];

/** "The smallest of the five islands" by figures of four: one of them has none. */
function gapInWhole(
  { text, figures, table }: Reading,
  derivations: readonly Derivation[],
): string | undefined {
  const whole = figures.find(
    ({ at, amount }) =>
      amount.bound === 'exact' &&
      Number.isInteger(amount.value) &&
      (amount.unit === undefined || amount.unit.dim === table.grain) &&
      amount.value > 1 &&
      amount.value <= table.dataset.rows.length &&
      wholes.test(text.slice(Math.max(0, at - 8), at)),
  );
  const isShort = derivations.some((made) =>
    sizes.some((size) => {
      const [, rows] = size.exec(`${made.text}: ${made.formula}`) ?? [];
      return rows !== undefined && whole !== undefined && Number(rows) < whole.amount.value;
    }),
  );
  return isShort ? whole?.amount.text : undefined;
}

/** "Two sectors had a deficit, and the others a surplus": the rest of the rows is not checked. */
const ofOthers = ({ text }: Reading): string | undefined =>
  /[,;] (?:and|but|while|whereas) (?:all )?(?:the|all) (?:others|rest|remaining \p{L}+)\b/u.exec(text)?.[0];

const exception =
  /\b(?:[Aa]ll|[Ee]very|[Ee]ach|[Nn]o|[Nn]one) (?:[^,;]{1,60} )?(?:but|except(?: for)?|apart from|bar) (?:for |in |at )?(?:the )?(?=\p{Lu})/u;

/** "All regions in the North but Brunn have more than 400,000 inhabitants": the figure of the one does not tell it of the others. */
function butOne({ text }: Reading, derivations: readonly Derivation[]): string | undefined {
  const isCounted = derivations.some(({ formula }) => /^\d+ of \d+/.test(formula));
  return isCounted ? undefined : exception.exec(text)?.[0];
}

const each =
  /\d(?: (?:thousand|million|billion))? \p{Ll}+ an? (?<time>hour|day|week|month|quarter)\b(?! (?:earlier|later|before|ago|after)\b)/u;

/** "201,700 visits a day" of a table with the column "Open days": none of its figures is counted by the day. */
function aTime({ text, table }: Reading, derivations: readonly Derivation[]): string | undefined {
  const { 0: found, groups } = each.exec(text) ?? {};
  const time = groups?.time ?? '';
  if (found === undefined || table.grain === time) return undefined;
  const per = new RegExp(`(?:\\bper |/ ?|\\beach |\\ban? )${time}|\\b${time}ly\\b|\\bdaily\\b`, 'i');
  const isCountedSo = table.columns.some(({ name, unitText }) => per.test(`${name} ${unitText}`));
  return isCountedSo || derivations.some(({ formula }) => / \/ /.test(formula)) ? undefined : `a ${time}`;
}

/** "Rose least in Brunn, by 184 percent": the rise of the one row does not tell those of the others. */
function rankedChange({ text, words }: Reading, derivations: readonly Derivation[]): string | undefined {
  const word = words.find(
    ({ stem, end }) =>
      (upStems.has(stem) || downStems.has(stem)) &&
      /^ (?:the )?(?:most|least)\b(?! of\b)/.test(text.slice(end)),
  );
  return word && !derivations.some((made) => /, ahead of |^place of|^first of all steps/.test(made.text))
    ? word.text
    : undefined;
}

/** "Rose between 2019 and 2021 and then fell": of the time behind the one that it names. */
const thenMoved = ({ text, words }: Reading): string | undefined => {
  const [found, verb = ''] =
    /\band (?:then|later|afterwards|subsequently) (\p{L}+)(?=[.,;]|$)/u.exec(text) ?? [];
  const isMove = words.some(
    ({ lower, stem }) => lower === verb && (upStems.has(stem) || downStems.has(stem)),
  );
  return isMove ? found : undefined;
};

/** "8.8% lower than a year after": the row before is compared, and not the one behind. */
const comparedAfter = ({ text }: Reading): string | undefined =>
  /\b(?:than|with|on|from|against) (?:in )?(?:a|the) (?:year|month|quarter|season) (?:after|later)\b/.exec(
    text,
  )?.[0];

/** "Gained more market share than any other operator, adding 1.1 points": the change alone does not tell that it is the largest. */
function thanAnyOther({ text }: Reading, derivations: readonly Derivation[]): string | undefined {
  const said = /\bthan (?:any|every) (?:of the )?other\b/.exec(text)?.[0];
  const isRanked = derivations.some((made) =>
    /, ahead of |^place of|^first of all steps|\b(?:max|min)\(/.test(`${made.text} ${made.formula}`),
  );
  return derivations.length > 0 && !isRanked ? said : undefined;
}

const changing =
  /\b(?:growth|gr[oe]w\w*|chang\w*|increas\w*|decreas\w*|ris\w*|rose|fell|fall\w*|declin\w*|drop\w*|gain\w*|los[et]\w*|fast\w*|slow\w*|expan\w*|shr[aiu]nk\w*|climb\w*|slipp\w*|surg\w*|jump\w*|up|down|year[ -]on[ -]year)\b/i;

/** "Had the fewest passengers" ranked by "Passenger growth": the sentence speaks of no change. */
const byGrowth = ({ text }: Reading, derivations: readonly Derivation[]): string | undefined =>
  changing.test(text)
    ? undefined
    : /^place of .* by (?<column>[^,]*\b(?:growth|change|increase|decrease|decline)\b[^,]*)/i.exec(
        derivations.find((made) => made.text.startsWith('place of'))?.text ?? '',
      )?.groups?.column;

/** "Yields averaged 6.1": a mean of one figure, where the sentence speaks of several. */
const meanOfOne = (_reading: Reading, derivations: readonly Derivation[]): string | undefined =>
  derivations.find((made) => /^mean of /.test(made.text) && / \/ 1 =/.test(made.formula))?.text;

const wider =
  / of (?:all|the)\b(?:[^,;]|,(?=\d))*? (?:in|of|across|within) the (?:whole |entire )?(country|nation|world|continent|region|state|city|town|industry|sector|market)\b/;

/** "60% of all passengers in the country": the table does not say that it has all of them. */
function ofWider({ text, table }: Reading, derivations: readonly Derivation[]): string | undefined {
  const found = wider.exec(text);
  const isShare = derivations.some((made) => made.text.startsWith('share of'));
  return found && isShare && !table.context.has(meaningOf(found[1] ?? '')) ? found[1] : undefined;
}

/** A change of one column told as following another, and a change told of each single step. */
export function causal({ cues, reading, roles }: Case): { reason: string } | undefined {
  const changes = cues.filter(({ kind }) => kind === 'change');
  const [first, second] = changes;
  if (
    reading.columns.length > 1 &&
    first &&
    second &&
    !/\b(?:and|but|while|whereas|although)\b/i.test(reading.text.slice(first.word.end, second.word.at))
  )
    return { reason: 'The table gives no cause.' };
  // "After rising to 31.5 in 2022, it recovered to 32.2 in 2023": each change is one to a row of its own.
  const arrivals = [...roles.values()];
  if (second && arrivals.filter((role) => role === 'to').length > 1 && !arrivals.includes('from'))
    return { reason: 'The check does not decide between which rows each change lies.' };
  const steady = cues.some(({ kind }) => kind === 'steady') && [...roles.values()].includes('by');
  return steady ? { reason: 'The check does not decide what is said of each step.' } : undefined;
}

/** What goes up and down, or has its peak, does so in time, which a table of one period does not tell. */
export function overTime(
  { reading, cues }: Case,
  found: readonly Explained[],
): { reason: string } | undefined {
  const { only } = reading.table;
  const moves = cues.some(
    ({ kind, word }) =>
      kind === 'change' || kind === 'steady' || /^(?:peak|trough|bottom|record|all-time)/.test(word.lower),
  );
  const isOfOthers = found.some((each) => 'column' in each && each.column.inTime);
  return only && (moves || isOfOthers)
    ? { reason: `The columns of ${only.text} alone do not decide this.` }
    : undefined;
}
