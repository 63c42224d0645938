import { hasNone } from '../reading/denials';
import { dictionary } from '../../words/dictionary';
import type { Case, Explained } from '../reading/case';
import { saysManner } from './change-manner';
import type { Cue } from '../reading/cues';
import {
  activityStems,
  causes,
  flatStems,
  functionWords,
  modalities,
  neutralStems,
  ownerStems,
} from '../../words/lexicon';
import { isCountOfOther, isPeopleOf, unitMeanings } from './people';
import {
  isHalfOfWord,
  isNounOfColumn,
  isOfElectricity,
  isOfEnergy,
  isOfPlainMean,
  isPhrase,
  isSharedPlace,
  isSpending,
} from './phrases';
import { isSideOfColumn } from './other-measures';
import type { Reading } from '../reading/reading';
import { tellsOf } from '../../words/measure-words';
import { isCostNoun } from '../structure/result-labels';
import { type Word, boundWords } from '../../text/scan';
import { isRowNoun, isScopeWord, isTotalOfAll } from './scope-words';
import { isStray } from './stray-words';
import { atomsOf } from '../structure/table-labels';
import { type FigureColumn, labelMeanings, meaningsIn } from '../structure/tables';
import { leftOut } from './unchecked-names';
import { meaningOf } from '../../words/words';
import { isOfYearLimit } from '../reading/year-limits';

/** "No country sold more than Poland" ranks Poland first. */
export const noneAhead = ({ text, rows }: Reading) =>
  rows.length === 1 &&
  (/^(?:no|none of the)(?: other)?\s+[\p{L}]+\b/iu.test(text) ||
    /\b(?:was|were|has|have|had) never\b/i.test(text)) &&
  /\b(?:more|less|fewer|higher|lower|larger|smaller|greater|cheaper|dearer|pricier|warmer|cooler|colder|hotter)\b.*\bthan\b/i.test(
    text,
  );

const grains = dictionary<RegExp>({
  year: /^(?:annual|annually|yearly)$/,
  quarter: /^quarterly$/,
  month: /^monthly$/,
  day: /^daily$/,
});

const isPer = (text: string) =>
  /\/|\b(?:per|each|every)\b|\d (?:thousand |million |billion )?an? \p{Ll}/iu.test(text);

/** The first word that nothing in the table accounts for. */
export function leftover(given: Case, found: readonly Explained[]): Word | undefined {
  const { reading, cues, scope } = given;
  const { table, words } = reading;
  const isOfUnits = (meaning: string) =>
    table.columns.some(
      (column) => unitMeanings(column).has(meaning) && (!isPer(column.unitText) || isPer(reading.text)),
    );
  const cued = new Set(cues.map(({ word }) => word));
  const namesColumn =
    reading.columns.length > 0 || reading.figures.some(({ amount }) => amount.unit !== undefined);
  return words.find((word) => {
    const { lower, stem, meaning } = word;
    if (
      lower === 'no' &&
      reading.columns.some(({ at }) => at === word.end + 1) &&
      hasNone(given, word)?.state === 'cell'
    )
      return false;
    if (given.taken.some(({ at, end }) => word.at >= at && word.end <= end)) return false;
    if (cued.has(word) || scope.singles.some(({ at, end }) => word.at >= at && word.end <= end)) return false;
    if (isCountOfOther(word, reading, usedIn(found))) return true;
    if (causes.has(lower) || (lower === 'short' && !/^ of\b/.test(reading.text.slice(word.end)))) return true;
    if (lower === 'both' && isSharedPlace(word, given)) return false;
    if (/^(?:no|none|never)$/.test(lower) && noneAhead(reading)) return false;
    if (lower === 'all' && isTotalOfAll(word, reading, found)) return false;
    const kind = isProviding(word, reading) ? undefined : modalities.get(lower);
    // "Of the seven projects" of a column "Project".
    const isLabel = /^projects?$/.test(lower) && labelMeanings(table).has(meaning);
    if (kind !== undefined && !isLabel) return !isScopeWord(word, reading);
    if (isWholeGrain(word, reading)) return false;
    if (isOfYearLimit(word, reading) || isSideOfColumn(word, reading)) return false;
    if (/^earn(?:s|ed|ing)?$/.test(lower) && !earns(reading)) return true;
    if (saysManner(word, given, found) || isOfPlainMean(word, reading, found)) return false;
    if (isOfElectricity(word, reading, usedIn(found))) return false;
    if (unplaced.has(lower) || isStray(word, reading)) return true;
    if (isMisplaced(word, given) || isPerUnknown(word, reading) || saysMore(word, given)) return true;
    if (isDegree(word, given) || isPhrase(word, reading) || isAgent(word, reading)) return false;
    if (isRate(word, reading)) return !ratesWell(word, reading, cues);
    if (functionWords.has(lower) || boundWords.has(lower)) return false;
    if (neutralStems.has(stem) || flatStems.has(stem)) return false;
    if (isOfEnergy(word, reading)) return false;
    if (isHalfOfWord(word, reading)) return true;
    if (activityStems.has(stem) && namesColumn) return false;
    if (ownerStems.has(stem) && !word.isName && namesColumn && isDefinite(word, reading)) return false;
    if (/^(?:group|company)$/.test(lower) && word.at === 0 && namesColumn) return false;
    if (isPeopleOf(word, reading)) return false;
    if (isNounOfColumn(word, reading) || isSpending(word, reading) || isCostNoun(word, reading)) return false;
    if (/^(?:rate|pace)$/.test(lower) && cues.some(({ kind }) => kind === 'yearly' || kind === 'change'))
      return false;
    if (table.context.has(meaning) || isOfUnits(meaning) || isOfUnit(lower, table)) return false;
    if (meaning.length >= 4 && [...table.context].some((known) => isDoerOf(known, meaning))) return false;
    if (grains[table.grain]?.test(lower)) return false;
    return !isMeasureOf(word, reading, found) && !isToldOfColumn(word, given, found);
  });
}

/** "Provided 420 GWh", "provided more heat than": a verb, where "provided that" is a condition. */
const isProviding = ({ lower, end }: Word, { text }: Reading): boolean =>
  lower === 'provided' &&
  /^ (?:(?:about|around|nearly|almost|some) )?(?:\p{Sc}?\d|more|less|the (?:most|least)\b)/u.test(
    text.slice(end),
  );

const usedIn = (found: readonly Explained[]): FigureColumn[] =>
  found.flatMap((each) => ('column' in each ? [each.column] : []));

/** "By weight", of a column that is counted in tonnes. */
const isMeasureOf = ({ lower, at }: Word, { text }: Reading, found: readonly Explained[]): boolean =>
  lower === 'weight' &&
  /\b(?:by|in) $/i.test(text.slice(0, at)) &&
  found.every((each) => !('column' in each) || each.column.unit.dim === 'mass');

/** "People" of the column of passengers, "capacity" of that of beds: what all columns that it speaks of count, and no other one. */
function isToldOfColumn(word: Word, { reading }: Case, found: readonly Explained[]): boolean {
  const { table } = reading;
  const used = usedIn(found);
  const others = table.columns.filter(({ name }) => used.every((column) => column.name !== name));
  return (
    used.length > 0 &&
    used.every((column) => tellsOf(word, column.meanings) && leftOut(column, reading) === undefined) &&
    !others.some(({ meanings }) => meanings.has(word.meaning))
  );
}

const earnings = new Set(
  ['revenue', 'profit', 'result', 'wage', 'margin', 'balance', 'fare', 'export', 'prize'].map(meaningOf),
);

/** What a budget gives to a school, the school has not earned. */
const earns = ({ table: { columns }, rows }: Reading) =>
  [...columns.map(({ meanings }) => meanings), ...rows.map(({ text }) => meaningsIn(text))].some((meanings) =>
    [...meanings].some((meaning) => earnings.has(meaning)),
  );

/** "After 2020", "the number of unemployed" of a rate, "the Bank of Finland": words that make a cell say something else. */
function isMisplaced({ lower, end, at: from, isName, meaning }: Word, { reading, scope }: Case): boolean {
  const { columns, text, table } = reading;
  const isColumn = columns.some(({ at, end: to }) => from >= at && from < to);
  if (isName && !isColumn && from > 0 && /^ of (?:the )?\p{Lu}/u.test(text.slice(end))) return true;
  // An operating loss is none of a column "Net profit".
  if (
    /^(?:operating|net|gross)$/.test(lower) &&
    /^ (?:loss(?:es)?|profits?|deficit|surplus|result)\b/.test(text.slice(end))
  )
    return !table.columns.some(({ name }) => name.toLowerCase().includes(lower));
  // A source that calls its figures provisional has no final ones.
  if (/^(?:final|definitive|confirmed|audited|official|provisional|preliminary)$/.test(lower))
    return (
      /^ (?:figures?|data|results?|numbers?|counts?|tally|statistics)\b/.test(text.slice(end)) &&
      !table.context.has(meaning)
    );
  if (lower === 'after') return scope.singles.some(({ at }) => at === end + 1);
  if (lower !== 'number') return false;
  const counted = columns.find(({ at }) => /^ of (?:the )?$/.test(text.slice(end, at)));
  return counted?.columns.every(({ unit }) => unit.dim === 'percent') ?? false;
}

/** Words that place a figure in time or on record in a way that no row does. */
const unplaced = new Set(
  'before until till start beginning begin began begins mid early late single throughout ever history decades records onwards ago both either respective last next this-year half-way'.split(
    ' ',
  ),
);

const agentVerb =
  /^ (?:has |had )?(?:carried|used|burned|consumed|bought|operated|employed|earned|sold|produced|generated|served|treated|reported|posted|recorded|swung|spent|invested|collected|handled|transported|welcomed|attracted|supplied|harvested|received|made|lost)\b/;
const otherParty =
  /^(?:rival|competitor|subsidiary|parent|predecessor|successor|neighbour|neighbor|partner|supplier|customer|client|government|ministry|buyer|seller|owner|shareholder|world|rest|other|majority|minority|target|plan|forecast|budget|quota|order)s?$/;

/** "The airline carried 1.785 million passengers": whom a table without names is about, as the subject of what it did. */
const isAgent = ({ lower, at, end }: Word, { text, table, rows }: Reading) =>
  table.periods !== undefined &&
  table.labels.size === 0 &&
  rows.every(({ kind }) => kind === 'period') &&
  /(?:^|, |\d )the $/i.test(text.slice(Math.max(0, at - 6), at)) &&
  agentVerb.test(text.slice(end)) &&
  !otherParty.test(lower);

/**
 * Words that compare with what was before, or say how large a change is: "remained at", "still", "fell again", "rose
 * slightly". One row decides none of them.
 */
function saysMore({ lower, end }: Word, { reading: { text, figures }, scope, cues }: Case): boolean {
  const bounds = figures.some(({ at }) => at >= end && /^ (?:an? |the )?$/.test(text.slice(end, at)));
  const next = text.slice(end);
  if (/^(?:slightly|marginally|roughly|nearly|almost)$/.test(lower))
    return (
      !bounds &&
      !(figures.length > 0 && /^ (?:positive|negative)\b/.test(next)) &&
      !/^ (?:over|under|above|below|more|less|fewer|higher|lower)\b/.test(next) &&
      !isBeforeMultiple(end, cues)
    );
  if (
    lower === 'again' &&
    /\b(?:turned|returned|back)\b/i.test(text) &&
    cues.some(({ kind }) => kind === 'sign')
  )
    return false;
  if (/^(?:still|again)$/.test(lower)) return scope.singles.length < 2 && scope.stretches.length === 0;
  return (
    /^(?:remain(?:s|ed)?|stay(?:s|ed)?|held|settled)$/.test(lower) &&
    /^ (?:at|steady)\b/.test(next) &&
    scope.stretches.length === 0
  );
}

/** "nearly doubled". */
const isBeforeMultiple = (end: number, cues: readonly Cue[]) =>
  cues.some(({ kind, word }) => kind === 'times' && word.at >= end && word.at - end < 3);

/** "w.e" of "m w.e.". */
const isOfUnit = (word: string, { columns }: Reading['table']) =>
  word.includes('.') &&
  columns.some(({ unit }) => unit.words.some((each) => each.replace(/\.$/, '') === word));

/** "3.2 times as high as": the multiple says how much, the adjective nothing more. */
function isDegree({ lower, at, end }: Word, { reading: { text, figures }, roles, cues }: Case): boolean {
  return (
    /^(?:high|large|big|great|much|many|long|strong)$/.test(lower) &&
    /\bas $/.test(text.slice(Math.max(0, at - 4), at)) &&
    /^[^.;,]{0,40}? as\b/.test(text.slice(end)) &&
    (cues.some(({ kind }) => kind === 'times') || figures.some((figure) => roles.get(figure) === 'times'))
  );
}

/** "the network", "its operator", or a noun that a count of all rows counts: "the eleven chains". */
function isDefinite({ at, lower }: Word, { text, table }: Reading): boolean {
  if (table.periods === undefined && /s$/.test(lower)) return isRowNoun(lower, table);
  return /\b(?:the|this|its|these|all|their) (?:\p{Ll}+ )?$/iu.test(text.slice(Math.max(0, at - 24), at));
}

/** "every single year" of a table by year. */
const isWholeGrain = ({ lower, end }: Word, { text, table }: Reading) =>
  lower === 'single' && table.grain !== '' && text.slice(end).trimStart().startsWith(table.grain);

/** "per passenger" where no column or unit is counted so. */
function isPerUnknown({ lower, at }: Word, { text, table, columns }: Reading): boolean {
  if (
    !/(?<!\p{L})per $/iu.test(text.slice(Math.max(0, at - 5), at)) ||
    timeUnit.test(lower) ||
    lower === 'cent'
  )
    return false;
  const named = columns
    .flatMap((ref) => ref.columns)
    .some(({ name, unitText }) =>
      atomsOf(`${name} ${unitText}`).some((atom) => atom.startsWith(lower.slice(0, 5))),
    );
  return !named && !atomsOf(table.dataset.columns.map(({ name }) => name).join(' ')).includes(lower);
}

const timeUnit = /^(?:year|quarter|month|week|day|hour|minute|second|decade|season)$/;

/** "a month", "per day": how often, not when. */
const isRate = (word: Word, { text }: Reading) =>
  timeUnit.test(word.lower) &&
  /(?:\d|[\p{L}]) (?:a|per|each|every) $/u.test(text.slice(Math.max(0, word.at - 8), word.at)) &&
  !/^ (?:earlier|before|later|ago|after|previously|in which|when|of)\b/.test(text.slice(word.end));

/** A rate is in order where the table counts by it, its column names it, or the calculation is one by year. */
function ratesWell(word: Word, { table, columns }: Reading, cues: readonly Cue[]): boolean {
  if (table.grain === word.lower) return true;
  const named = columns
    .flatMap((ref) => ref.columns)
    .some(
      ({ name, unitText }) =>
        atomsOf(`${name} ${unitText}`).some((atom) => atom.startsWith(word.lower)) ||
        (word.lower === 'year' && /(?:\/ ?|\bper )(?:yr|a|annum)\.?$/.test(unitText)),
    );
  return named || (word.lower === 'year' && cues.some(({ kind }) => kind === 'yearly'));
}

/** "brewed" in a table of breweries. */
const isDoerOf = (known: string, verb: string) =>
  known.startsWith(verb) && /^(?:er|ery|or|ing|age)$/.test(known.slice(verb.length));
