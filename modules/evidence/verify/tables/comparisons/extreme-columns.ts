import { beginnings } from '../../words/beginnings';
import type { Case } from '../reading/case';
import { comparedIn, isCost, lossColumns } from '../reading/case-columns';
import { byFigures, columnsFor } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import {
  ageSuperlatives,
  busyMeanings,
  comparedMeanings,
  goodMeanings,
  qualitySuperlatives,
} from '../../words/lexicon';
import { type FigureColumn, holdsYears, labelMeanings, type Table } from '../structure/tables';
import type { Word } from '../../text/scan';
import { meaningOf } from '../../words/words';

/** The columns in which a row may be the highest, the best or the oldest. */
export function extremeColumns(
  given: Case,
  cue: Cue,
  isOfSign: boolean,
): readonly FigureColumn[] | undefined {
  const { columns, table } = given.reading;
  const next = columns.find(({ at }) => at >= cue.word.end && at - cue.word.end < 2);
  if (ageSuperlatives[cue.word.lower]) {
    const years = table.columns.filter(isBeginning);
    return years.length === 1 && (!next || next.columns.every((column) => years.includes(column)))
      ? years
      : undefined;
  }
  if (weather.test(cue.word.lower)) return weatherColumns(given, cue);
  const costs = costColumns(given, cue);
  if (costs) return costs.length === 1 ? costs : undefined;
  const busy = busiest(given, cue);
  if (busy) return busy.length > 0 ? busy : undefined;
  const found =
    largestByArea(given, cue) ??
    (isOfSign && lossColumns(given).length === 1 ? lossColumns(given) : undefined) ??
    columnsFor(given, cue) ??
    byFigures(given);
  if (found && !fitsWord(given, cue, found)) return undefined;
  const isGood = found?.every(({ meanings }) => [...meanings].some((meaning) => goodMeanings.has(meaning)));
  return qualitySuperlatives[cue.word.lower] && !isGood ? undefined : found;
}

/** A column of lengths or times. */
export const isLong = ({ name, unit }: FigureColumn) =>
  /^(?:length|year|day|hour|minute|second|time)$/.test(unit.dim) ||
  /\b(?:length|long|duration|time|wait\p{Ll}*|days|hours|minutes)\b/iu.test(name);
const isSize = ({ name, unit }: FigureColumn) =>
  unit.dim === 'area' || /\b(?:area|inhabitants?|population|residents|size|capacity)\b/i.test(name);
const low = /\b(?:low|lowest|min|minimum)\b/i;
const high = /\b(?:high|highest|max|maximum)\b/i;

/** "The longest line with 26 stations", "the largest city with 44 percent green space": by length and size, not by the figure beside it. */
function fitsWord(
  { reading: { text, table } }: Case,
  { word }: Cue,
  found: readonly FigureColumn[],
): boolean {
  if (/^(?:longest|shortest)$/.test(word.lower)) return found.some(isLong);
  const isOpposite = /^lowest$/.test(word.lower) ? high : /^highest$/.test(word.lower) ? low : undefined;
  const other = isOpposite === high ? low : high;
  if (
    isOpposite &&
    found.some(({ name }) => isOpposite.test(name)) &&
    table.columns.some(({ name }) => other.test(name))
  )
    return false;
  const noun = largestThing(text, word);
  if (noun === undefined || !isLabelNoun(table, noun)) return true;
  const isLand =
    /^(?:cit(?:y|ies)|state|countr|island|region|municipalit|town|district|lake|province|count(?:y|ies))/i.test(
      noun,
    );
  return (
    found.some(isSize) ||
    (!isLand && found.every(({ unit }) => unit.dim !== 'percent') && !table.columns.some(isSize))
  );
}

const weather = /^(?:wettest|driest|rainiest|sunniest|warmest|mildest|hottest|coldest|coolest)$/;

/** "The sunniest month, with 95 mm of rain" is by sunshine: the column named must be of what the word is of. */
function weatherColumns(given: Case, cue: Cue): readonly FigureColumn[] | undefined {
  const wanted = meaningOf(comparedMeanings[cue.word.lower] ?? '');
  const named = given.reading.columns
    .flatMap(({ columns }) => columns)
    .filter(({ meanings }) => meanings.has(wanted));
  return named.length > 0 ? named : comparedIn(given.reading);
}

/** "Electricity was cheapest in Belland", "the most expensive ward": by the one column of prices or costs, or the one of them that is named. */
function costColumns({ reading: { columns, table, text, words }, taken }: Case, { word }: Cue) {
  const adjective = words.find(
    ({ lower, at }) => /^(?:expensive|costly)$/.test(lower) && text.slice(word.end, at) === ' ',
  );
  const isOfCost = /^(?:cheapest|dearest|priciest|costliest)$/.test(word.lower);
  if (!isOfCost && !(adjective && /^(?:most|least)$/.test(word.lower))) return undefined;
  const named = columns.flatMap((ref) => ref.columns).filter(isCost);
  const found = named.length > 0 ? named : table.columns.filter(isCost);
  if (adjective && found.length === 1) taken.push({ at: adjective.at, end: adjective.end });
  return found;
}

/** The noun of "the largest island". */
const largestThing = (text: string, { lower, end }: Word): string | undefined =>
  /^(?:largest|biggest|smallest)$/.test(lower)
    ? /^ (\p{L}+)(?! (?:by|in terms of)\b)/u.exec(text.slice(end))?.[1]?.toLowerCase()
    : undefined;

/** The noun names what the rows are; "the largest harvest" of a column "Harvest" is by its figures, in a table of crops, too. */
const isLabelNoun = (table: Table, noun: string): boolean =>
  labelMeanings(table).has(meaningOf(noun)) &&
  !table.columns.some(({ meanings }) => meanings.has(meaningOf(noun)));

/** "With 22 hotels, Faro is the largest island": the largest by area, where the table tells it. */
function largestByArea({ reading: { text, table } }: Case, { word }: Cue): FigureColumn[] | undefined {
  const noun = largestThing(text, word);
  if (noun === undefined || !isLabelNoun(table, noun)) return undefined;
  const areas = table.columns.filter(({ unit }) => unit.dim === 'area');
  return areas.length === 1 ? areas : undefined;
}

/** "The busiest line", "the least used station": by passengers or visitors, which the sentence names or one column counts. */
function busiest(given: Case, cue: Cue): readonly FigureColumn[] | undefined {
  const { table, text } = given.reading;
  const isUse =
    /^(?:most|least)$/.test(cue.word.lower) && /^ (?:heavily )?used\b/.test(text.slice(cue.word.end));
  if (!/^(?:busiest|quietest)$/.test(cue.word.lower) && !isUse) return undefined;
  const isBusy = ({ meanings, unit }: FigureColumn) =>
    unit.dim !== 'percent' && [...meanings].some((meaning) => busyMeanings.has(meaning));
  const named = columnsFor(given, cue)?.filter(isBusy) ?? [];
  const busy = table.columns.filter(isBusy);
  // "Visitors" before "Visitors under 18".
  const all = busy.length > 1 ? busy.filter(({ name }) => /^\p{L}+(?: \d{4})?$/u.test(name.trim())) : busy;
  return named.length === 1 ? named : all.length === 1 && given.reading.columns.length === 0 ? all : [];
}

/** A column of the years in which something began. */
const isBeginning = (column: FigureColumn) =>
  holdsYears(column) && (beginnings.test(column.name) || /\bsince\b/i.test(column.name));

type Sign = Extract<Cue, { kind: 'sign' }>;
const signsIn = ({ cues }: Case): readonly Sign[] => cues.filter((cue) => cue.kind === 'sign');

/** "The largest loss" */
export const signBehind = (given: Case, { word }: Cue): Sign | undefined =>
  signsIn(given).find((sign) => sign.word.at >= word.end && sign.word.at - word.end < 20);

/** "The deficit was largest", "the loss peaked": the loss that the word of rank is said of. */
export const lossAhead = (given: Case, { word }: Cue): Sign | undefined =>
  signsIn(given).findLast(
    (sign) =>
      sign.direction < 0 &&
      sign.word.end <= word.at &&
      word.at - sign.word.end < 60 &&
      !/[,;:]/.test(given.reading.text.slice(sign.word.end, word.at)),
  );
