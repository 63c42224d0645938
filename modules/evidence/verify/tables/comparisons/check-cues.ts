import { plainAmount } from '../../numbers/amounts';
import { type Case, type Explained, open, wrong } from '../reading/case';
import { endsOf } from '../reading/ends';
import { columnsAt, leavesChangeOut, lossColumns } from '../reading/case-columns';
import { explainCompare } from './check-compare';
import { explainOnly } from './check-only';
import { explainExtreme, explainRanks } from './check-orders';
import { explainEven, explainSign } from './check-signs';
import { explainSteady } from './check-steady';
import { says } from '../../numbers/compare';
import { byFigures, columnsFor, derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import { explainRatio } from '../figures/explain-change';
import * as formulas from '../structure/formulas';
import { goodMeanings, qualityStems } from '../../words/lexicon';
import * as rowFormulas from '../reading/row-formulas';
import { rowBefore } from '../reading/scope';
import type { FigureColumn } from '../structure/tables';

/** Decides what the words of a statement say about the table: directions, orders, extremes, multiples. */
export function explainCues(given: Case): Explained[] {
  const isFirst = ({ kind }: Cue) => Number(kind === 'steady' || kind === 'only');
  const inOrder = [...given.cues].sort((a, b) => isFirst(b) - isFirst(a));
  const found = inOrder.flatMap((cue) => (given.used.has(cue) ? [] : (explainCue(given, cue) ?? [])));
  return [...found, ...explainRanks(given)];
}

export function explainCue(given: Case, cue: Cue): Explained | undefined {
  switch (cue.kind) {
    case 'change':
      return explainChange(given, cue);
    case 'extreme':
      return explainExtreme(given, cue);
    case 'compare':
      return explainCompare(given, cue);
    case 'times':
      return explainMultiple(given, cue);
    case 'steady':
      return explainSteady(given, cue);
    case 'sign':
      return explainSign(given, cue);
    case 'only':
      return explainOnly(given, cue);
    case 'even':
      return explainEven(given, cue);
    case 'yearly':
      return given.reading.table.grain === 'year'
        ? undefined
        : open(`“${cue.word.text}” could not be checked.`);
    case 'share':
      return isPlain(cue) || columnsAt(given, cue.word.at).some(({ unit }) => unit.dim === 'percent')
        ? undefined
        : open(`“${cue.word.text}” could not be checked.`);
    case 'difference':
      return /^change/.test(cue.word.lower) ||
        given.reading.figures.some((figure) => given.roles.get(figure) === 'by')
        ? undefined
        : open(`“${cue.word.text}” could not be checked.`);
    case 'mean':
    case 'median':
    case 'total':
      return isPlain(cue) || isVerbOfOneRow(given, cue)
        ? undefined
        : open(`“${cue.word.text}” could not be checked.`);
  }
}

/** "Passengers totalled 1,549 thousand in 2023" and "combined revenue of 7.9 billion" name the figure of one row. */
const isVerbOfOneRow = ({ scope, reading }: Case, { kind, word }: Cue) =>
  kind === 'total' &&
  /^(?:total+ed|total+ing|totals|combined|combines)$/.test(word.lower) &&
  scope.singles.length === 1 &&
  scope.stretches.length === 0 &&
  reading.figures.length > 0;

/** Forms that often mean nothing of the kind: "made", "part", "taken together". */
const isPlain = ({ word }: Cue) =>
  /^(?:made|make|makes|part|accounts?|together|accounted|represented|represents|range)$/.test(word.lower);

function explainChange(given: Case, cue: Extract<Cue, { kind: 'change' }>): Explained | undefined {
  const { table } = given.reading;
  if (isTurnOfSign(given, cue)) return undefined;
  // "An average flat", "per flat": something to live in.
  if (
    /^flats?$/.test(cue.word.lower) &&
    /\b(?:an?|the|average|each|every|per) $/i.test(given.reading.text.slice(0, cue.word.at))
  )
    return open(`“${cue.word.text}” could not be checked.`);
  const ends = endsOf(given, cue.word.at);
  const columns = columnsFor(given, cue) ?? (cue.ofLoss ? theNegative(given) : undefined) ?? byFigures(given);
  const steps = stepsOf(given);
  if (steps && columns?.length === 1 && columns[0]) return explainSteps(given, cue, columns[0], steps);
  if (
    qualityStems.has(cue.word.stem) &&
    !columns?.every(({ meanings }) => [...meanings].some((meaning) => goodMeanings.has(meaning)))
  )
    return open(`“${cue.word.text}” could not be checked.`);
  if (!columns || columns.length === 0) return open(`It does not say what “${cue.word.text}” is about.`);
  if (!ends) return open(`It does not say between which rows it “${cue.word.text}”.`);
  if (columns.some((column) => leavesChangeOut(given.reading, column)))
    return open(`“${cue.word.text}” could not be checked.`);
  let other: Explained | undefined;
  for (const column of columns) {
    const made = rowFormulas.difference(table, column, ends[0], ends[1]);
    if (!made) continue;
    if (cue.ofLoss && !ends.every((row) => formulas.valueAt(column, row) < 0)) continue;
    if (Math.sign(made.value) === cue.direction) return derived(made, column);
    const words = made.value > 0 ? 'rises' : made.value < 0 ? 'falls' : 'stays the same';
    other ??= wrong(
      `${column.name} ${words} from ${formulas.rowName(table, ends[0])} to ${formulas.rowName(table, ends[1])}: ${made.formula}.`,
      columns.length === 1 ? { at: cue.word.at, worked: made, column } : undefined,
    );
  }
  return other ?? open(`“${cue.word.text}” could not be checked.`);
}

/** "Slid into the red": the word of the sign says all of it. */
const isTurnOfSign = (
  { cues, reading, roles }: Case,
  { word, direction }: Extract<Cue, { kind: 'change' }>,
) =>
  /^(?:slipped|slid|fell|dipped)$/.test(word.lower) &&
  ![...roles.values()].includes('from') &&
  cues.some(
    (cue) =>
      cue.kind === 'sign' &&
      cue.direction === direction &&
      cue.word.at > word.end &&
      /^ (?:back )?(?:in)?to (?:an? |the )?(?:\p{L}+ )?$/u.test(reading.text.slice(word.end, cue.word.at)),
  );

/** The only column with figures below zero. */
function theNegative(given: Case): readonly FigureColumn[] | undefined {
  const found = lossColumns(given);
  return found.length === 1 ? found : undefined;
}

/** Rows named one after another without figures, "in 2020 and again in 2021": each is a step of its own. */
function stepsOf({ reading, scope, roles }: Case): number[] | undefined {
  const rows = scope.singles.flatMap(({ rows: named }) => named);
  const plain =
    scope.isSeries && scope.stretches.length === 0 && rows.length > 1 && rows.length === scope.singles.length;
  const joined = scope.singles.every(
    (ref, index) =>
      index === 0 ||
      /^\s*,?\s*(?:and|and again|,)?(?: again)?(?: in)?\s*$/.test(
        reading.text.slice(scope.singles[index - 1]?.end ?? 0, ref.at),
      ),
  );
  return plain && joined && [...roles.values()].every((role) => role === 'duration' || role === 'rank')
    ? rows
    : undefined;
}

function explainSteps(
  given: Case,
  cue: Extract<Cue, { kind: 'change' }>,
  column: FigureColumn,
  rows: readonly number[],
): Explained {
  const { table } = given.reading;
  const made = rows
    .map((row) => ({ row, before: rowBefore(given.scope, row) }))
    .map(({ row, before }) =>
      before === undefined ? undefined : rowFormulas.difference(table, column, before, row),
    );
  const broken = made.find((worked) => !worked || Math.sign(worked.value) !== cue.direction);
  const [first] = made;
  if (made.includes(undefined) || !first) return open(`“${cue.word.text}” could not be checked.`);
  if (broken) return wrong(`${column.name}: ${broken.formula}.`);
  const all = made.flatMap((worked) => worked ?? []);
  return derived(
    {
      ...first,
      text: all.map(({ text }) => text).join('; '),
      formula: all.map(({ formula }) => formula).join('; '),
      inputs: all.flatMap(({ inputs }) => inputs),
      rows: all.flatMap((worked) => worked.rows),
    },
    column,
  );
}

/** "doubled", "twice as much as", "more than halved". */
function explainMultiple(given: Case, cue: Extract<Cue, { kind: 'times' }>): Explained {
  const lead = given.reading.text.slice(Math.max(0, cue.word.at - 24), cue.word.at);
  if (/\b(?:not|no|never|nor)(?: even)?(?: (?:more|less|fewer) than| quite| nearly| almost) $/i.test(lead))
    return open(`“${cue.word.text}” could not be checked.`);
  const bound = /(?:more than|over|well over) $/i.test(lead)
    ? 'over'
    : /(?:less than|under) $/i.test(lead)
      ? 'under'
      : /(?:nearly|almost|close to|just under) $/i.test(lead)
        ? 'nearly'
        : /(?:about|around|roughly|approximately|some) $/i.test(lead)
          ? 'about'
          : 'exact';
  const more =
    cue.factor < 1 && (bound === 'over' || bound === 'under') ? (bound === 'over' ? 'under' : 'over') : bound;
  const written = plainAmount(cue.word.text, cue.factor, { step: cue.factor < 1 ? 0.02 : 0.1 });
  const near = (value: number) =>
    bound === 'nearly'
      ? cue.factor < 1
        ? value > cue.factor && value <= cue.factor * 1.1
        : value < cue.factor && value >= cue.factor * 0.9
      : bound === 'about'
        ? Math.abs(value - cue.factor) <= cue.factor * 0.075
        : says({ ...written, bound: more }, value);
  return explainRatio(given, cue.word.at, ({ value }) => (near(value) ? 'yes' : 'no'), cue.word.text);
}
