import { type Case, type Explained, open, wrong } from '../reading/case';
import { columnsOf, negativeColumns, signColumns } from '../reading/case-columns';
import { fits } from '../../numbers/compare';
import { byFigures, columnsFor, derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import * as formulas from '../structure/formulas';
import { plainRows } from '../reading/counted-rows';
import type { RowRef } from '../reading/reading';
import { type FigureColumn, meaningsIn } from '../structure/tables';
import { meaningOf } from '../../words/words';

type Compared = Extract<Cue, { kind: 'compare' }>;

/** "Only Jessop has less revenue than Greenlow", "2020 was the only year below 500,000": no other row is so. */
export function explainOnly(given: Case, cue: Cue): Explained {
  const compare = given.cues.find(
    (other): other is Compared => other.kind === 'compare' && other.word.at > cue.word.end,
  );
  const than = / than /i.exec(given.reading.text.slice(cue.word.end));
  return compare && than ? onlyAhead(given, cue, compare, cue.word.end + than.index) : onlyOne(given, cue);
}

/** Just the rows named before "than" are ahead of the one behind it. */
function onlyAhead(given: Case, cue: Cue, compare: Compared, than: number): Explained {
  const { scope, reading } = given;
  const left = scope.singles.filter(({ at }) => at > cue.word.at && at < than);
  const [right, ...others] = scope.singles.filter(({ at }) => at > than);
  const [column, ...more] = columnsFor(given, compare) ?? byFigures(given) ?? [];
  const row = right?.rows[0];
  const plain = [...left, ...(right ? [right] : [])].every(({ rows }) => rows.length === 1);
  const early = scope.singles.some(({ at }) => at < cue.word.at) || scope.stretches.length > 0;
  if (
    row === undefined ||
    !column ||
    more.length > 0 ||
    others.length > 0 ||
    left.length === 0 ||
    !plain ||
    early
  )
    return open(`“${cue.word.text}” could not be checked.`);
  const ahead = formulas
    .filled(column, scope.order)
    .filter(
      (each) => compare.direction * (formulas.valueAt(column, each) - formulas.valueAt(column, row)) > 0,
    );
  const named = new Set(left.flatMap(({ rows }) => rows));
  const stray = ahead.find((each) => !named.has(each));
  if (ahead.length !== named.size || stray !== undefined)
    return wrong(
      `Ahead of ${formulas.rowName(reading.table, row)}: ${ahead.map((each) => formulas.rowName(reading.table, each)).join(', ')}.`,
    );
  const made = formulas.rank(reading.table, column, scope.order, row, compare.direction);
  if (!made) return open('Several rows share that figure.');
  given.used.add(compare);
  return derived({ ...made, about: [...named, row] }, column);
}

/** The one row named holds, and every other row does not; of a label with a row in each period all of its rows do. */
function onlyOne(given: Case, cue: Cue): Explained {
  const { scope, reading } = given;
  const [ref] = scope.singles;
  const own = ref && (ref.rows.length === 1 || isThroughout(given, cue, ref)) ? ref.rows : [];
  const [row] = own;
  const limits = reading.figures.filter(({ amount }) =>
    /^(?:over|under|at-least|at-most)$/.test(amount.bound),
  );
  const signs = given.cues.filter((other) => other.kind === 'sign');
  const [limit] = limits;
  const [sign] = signs;
  const plain =
    scope.singles.length === 1 && scope.stretches.length <= 1 && limits.length + signs.length === 1;
  const [column, ...more] = limit
    ? columnsOf(given, limit)
    : (columnsFor(given, cue) ?? (sign ? signColumns(given, sign.word) : negativeColumns(given)));
  if (row === undefined || !plain || !column || more.length > 0)
    return open(`“${cue.word.text}” could not be checked.`);
  const holds = (each: number) =>
    limit
      ? fits(limit.amount, formulas.valueAt(column, each), column.unit) === 'yes'
      : sign?.kind === 'sign' && Math.sign(formulas.valueAt(column, each)) === sign.direction;
  const rows = scope.stretches[0]?.rows ?? rowsOfOnly(given, cue);
  if (!rows) return open(`“${cue.word.text}” could not be checked.`);
  const known = formulas.filled(column, rows);
  const found = known.filter(holds);
  const isNamed = found.length === own.length && found.every((each) => own.includes(each));
  if (!isNamed && own.length > 1) return open(`“${cue.word.text}” could not be checked.`);
  if (!isNamed)
    return wrong(`So are: ${found.map((each) => formulas.rowName(reading.table, each)).join(', ')}.`);
  // Of a row without a figure it is not known whether it is so, too.
  if (known.length < rows.length && !ofKnown.test(reading.text))
    return open(`${column.name} has gaps, so “${cue.word.text}” could not be checked.`);
  if (own.length > 1 && sign) given.used.add(sign);
  return worked(given, column, rows, row);
}

const ofKnown =
  /\b(?:with|for which|that (?:report|give)s?) (?:an? |the )?(?:figures?|data|values?|results?)\b/i;
const onlyNoun =
  /^only (?:one (?:of|among) the )?(?:\p{Ll}+ )?(?<noun>\p{Ll}+) (?:with|that|which|whose|where|in|to)\b/u;

/** A name that stands in several periods, in a sentence that speaks of none of them: "Dale is the only region with net imports". */
function isThroughout({ scope, reading }: Case, { word }: Cue, ref: RowRef): boolean {
  const { table, rows, text } = reading;
  const noun = onlyNoun.exec(text.slice(word.at))?.groups?.noun ?? '';
  const isOfRows =
    noun === ''
      ? word.lower !== word.text
      : plainRows.test(noun) ||
        meaningsIn(table.dataset.columns[ref.column ?? -1]?.name ?? '').has(meaningOf(noun));
  return (
    isOfRows &&
    ref.kind === 'label' &&
    ref.rows.length > 1 &&
    !table.timed &&
    table.periods !== undefined &&
    new Set(ref.rows.map((row) => table.periods?.[row]?.from)).size === ref.rows.length &&
    scope.stretches.length === 0 &&
    rows.every(({ kind }) => kind === 'label') &&
    word.lower === 'only'
  );
}

/** "The only year in which nitrate at Mere exceeded 40 mg/l" is one of the years of Mere. Undefined where they are no series. */
function rowsOfOnly({ reading: { table, text }, scope }: Case, { word }: Cue): readonly number[] | undefined {
  const isOfTime = /^ (?:year|quarter|month|season|week|day|time)\b/i.test(text.slice(word.end));
  if (table.timed || !table.periods || !isOfTime) return scope.order;
  return scope.series === scope.order && !scope.isSeries ? undefined : scope.series;
}

function worked({ reading }: Case, column: FigureColumn, rows: readonly number[], row: number): Explained {
  const made = formulas.extreme(reading.table, column, rows, 1);
  return made ? derived({ ...made, about: [row] }, column) : open('It could not be checked.');
}
