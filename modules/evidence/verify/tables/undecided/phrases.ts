import type { Case, Explained } from '../reading/case';
import type { Reading } from '../reading/reading';
import type { Word } from '../../text/scan';
import { isElectricity } from '../structure/electric-columns';
import { type FigureColumn, labelMeanings } from '../structure/tables';
import { currencies } from '../../numbers/currencies';
import { meaningOf } from '../../words/words';

/** "Hall and Mint, both in Lindau": a label that was found to be that of both rows is none of those left to check. */
export const isSharedPlace = ({ end }: Word, { reading: { rows, text }, scope }: Case): boolean =>
  rows.some(
    (ref) =>
      ref.at > end &&
      /^ (?:of |in |from )(?:the )?$/.test(text.slice(end, ref.at)) &&
      !scope.singles.some(({ at }) => at === ref.at),
  );

/** "the unemployment rate" of a column in percent; "orders worth EUR 807k". */
export const isNounOfColumn = ({ lower, at, end }: Word, { columns, figures, text }: Reading): boolean =>
  (lower === 'rate' &&
    columns.some(
      (ref) =>
        ref.columns.every(({ unit }) => unit.dim === 'percent') &&
        [ref, ...(ref.also ?? [])].some((each) => each.end === at - 1),
    )) ||
  (lower === 'worth' &&
    figures.some(
      (figure) =>
        figure.at >= end &&
        currencies.has(figure.amount.unit?.dim ?? '') &&
        !/[,;]/.test(text.slice(end, figure.at)) &&
        figure.at - end < 24,
    ));

const costs = new Set(['cost', 'wage', 'rent', 'fee', 'tax', 'fuel'].map(meaningOf));

/** "Spent 62.9 percent of its revenue on wages", "paid wages of 4 million": the verb of a named column of costs. */
export const isSpending = ({ lower, at }: Word, { columns, text }: Reading): boolean =>
  /^(?:spent|spends?|paid|pays?)$/.test(lower) &&
  !/\b(?:was|were|is|are|be|been|being) $/.test(text.slice(Math.max(0, at - 6), at)) &&
  columns.some(({ meanings }) => [...meanings].some((meaning) => costs.has(meaning)));

/** Words for what makes energy of a source, and for the energy that it makes. */
const ofSource =
  /^(?:power|energy|electricity|fired|powered|plants?|stations?|farms?|parks?|turbines?|reactors?|dams?|panels?|fleet|sector)$/;
const made = /^(?:output|generation|production)$/;

/** "Wind power", "gas-fired plants", "coal output" in a table of energy or of what produces it. */
export const isOfEnergy = ({ lower, at }: Word, { table, rows, columns, text }: Reading): boolean => {
  const isMade = made.test(lower);
  if (!isMade && !ofSource.test(lower)) return false;
  const isOfDim = (dim: string) => table.columns.some(({ unit }) => unit.dim === dim);
  // What a plant can make is not what it made.
  if (!isOfDim('energy') && (isMade || !isOfDim('power'))) return false;
  const link = /^(?:fired|powered)$/.test(lower)
    ? /^-$/
    : /^(?:-(?:fired|powered))? (?:power |energy |electricity )?$/;
  return [
    ...rows.filter(({ kind }) => kind === 'label'),
    ...columns.flatMap((ref) => [ref, ...(ref.also ?? [])]),
  ].some((ref) => ref.end >= 0 && ref.end < at && at - ref.end < 24 && link.test(text.slice(ref.end, at)));
};

/** "137.9 TWh of electricity", "produced the most power", by a column that counts just that. */
export const isOfElectricity = (
  { lower, at }: Word,
  { figures, text, table }: Reading,
  used: readonly FigureColumn[],
): boolean =>
  /^(?:electricity|power)$/.test(lower) &&
  (figures.some(({ amount, end }) => amount.unit?.dim === 'energy' && text.slice(end, at).trim() === 'of') ||
    mostMade.test(text.slice(0, at))) &&
  used.length > 0 &&
  used.every((column) => isElectricity(table, column));

const mostMade =
  /\b(?:produced|generated|delivered|supplied|yielded|produces|generates|delivers|supplies) (?:(?:the )?(?:most|least)|more|less) $/;

/** "The unweighted mean of the rates of all ten districts": the mean of the rows, which the check works out. */
export const isOfPlainMean = (
  { lower, end }: Word,
  { text }: Reading,
  found: readonly Explained[],
): boolean =>
  /^(?:unweighted|arithmetic)$/.test(lower) &&
  /^ (?:average|mean)\b/.test(text.slice(end)) &&
  found.some((each) => each.state === 'worked' && each.worked.text.startsWith('mean of ')) &&
  found.every((each) => each.state !== 'cell');

/** "by contrast", "is home to", "despite being". */
export const isPhrase = ({ lower, at, end }: Word, { text, table, rows }: Reading) =>
  (/^(?:colleagues|counterparts|peers)$/.test(lower) &&
    rows.some(
      (ref) => /^(?:-\p{Ll}+)? $/u.test(text.slice(ref.end, at)) && /\btheir $/.test(text.slice(0, ref.at)),
    )) ||
  (lower === 'contrast' && /\b(?:by|in) $/i.test(text.slice(Math.max(0, at - 3), at))) ||
  (lower === 'used' &&
    /^ the \p{Ll}+/u.test(text.slice(end)) &&
    /\p{L}s(?: a year| a month| a quarter)? $/u.test(text.slice(0, at))) ||
  (/^(?:edged|inched|crept|ticked|nudged|drifted|headed)$/.test(lower) &&
    /^ (?:back )?(?:up|down|higher|lower)\b/.test(text.slice(end))) ||
  (lower === 'decade' && table.grain === 'year' && table.order.length === 10) ||
  (lower === 'found' && /\b(?:is|are|was|were) $/i.test(text.slice(0, at))) ||
  (lower === 'sold' && /^ [^.;]{0,40}\btickets\b/.test(text.slice(end))) ||
  (/^return/.test(lower) && /^ to (?:an? )?(?:[\p{L}-]+ )?(?:profits?|surplus)\b/u.test(text.slice(end))) ||
  (lower === 'season' && /\b\d{4}(?:\/\d{2})? $/.test(text.slice(Math.max(0, at - 8), at))) ||
  (lower === 'even' && /\bbr(?:eak|oke)\w* $/i.test(text.slice(Math.max(0, at - 9), at))) ||
  (lower === 'despite' && /^ (?:being|having)\b/.test(text.slice(end))) ||
  (lower === 'people' && /\bhome to [^,;]{0,30}\d(?: million| thousand)? $/.test(text.slice(0, at))) ||
  (lower === 'used' && /\b(?:most|least) (?:heavily )?$/.test(text.slice(0, at))) ||
  (lower === 'back' && /\bh(?:olds?|eld|olding) $/.test(text.slice(0, at))) ||
  (lower === 'home' && /^ to\b/.test(text.slice(end)));

/** "State-owned", "city-run": what such a word says no part of it does. "Public-sector" is a label with the name of its column. */
export const isHalfOfWord = ({ at, end, meaning }: Word, { text, table, rows }: Reading) =>
  /^-\p{Ll}/u.test(text.slice(end, end + 2)) ||
  (/\p{Ll}-$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    !(labelMeanings(table).has(meaning) && rows.some((ref) => ref.kind === 'label' && ref.end === at - 1)));
