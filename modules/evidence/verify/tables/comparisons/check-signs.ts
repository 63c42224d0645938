import { type Case, type Explained, open, wrong } from '../reading/case';
import { figureOfSign } from '../reading/signed-figures';
import { negativeColumns, signColumns } from '../reading/case-columns';
import { nearestRef } from './check-orders';
import { byFigures, columnsFor, derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import { isNext } from '../reading/ends';
import { explain } from '../figures/explain';
import * as formulas from '../structure/formulas';
import * as rowFormulas from '../reading/row-formulas';
import { rowBefore } from '../reading/scope';
import type { FigureColumn } from '../structure/tables';

/** A column in percent that is a result: a margin, a balance, a return. */
const isResult = (columns: readonly FigureColumn[], dim: string) =>
  columns.some(
    ({ unit, meanings }) =>
      unit.dim === dim &&
      [...meanings].some((meaning) =>
        /^(?:margin|gap|result|profit|balanc|return|surplus|deficit)/.test(meaning),
      ),
  );

/** The one row that a sign is of: a label of several rows names none of them. */
function signRow({ scope, cited }: Case, { word }: Cue): number | undefined {
  const ref = nearestRef(scope.singles, word.at);
  if (ref) return ref.rows.length === 1 ? ref.rows[0] : undefined;
  return cited.size === 1 ? [...cited][0] : undefined;
}

const turns =
  /\b(?:turn(?:ed|s|ing)?|return(?:ed|s|ing)?|swung|slipped|slid|fell|dipped|went|moved|back)(?: back)?(?: (?:in)?to)?(?: an?| the)?(?: [\p{L}-]+)? $/iu;

/** "turned negative", "returned to profit": the row before has the other sign. */
function signTurn(given: Case, cue: Extract<Cue, { kind: 'sign' }>): Explained | undefined {
  const { reading, scope } = given;
  if (!turns.test(reading.text.slice(Math.max(0, cue.word.at - 40), cue.word.at))) return undefined;
  if (reading.figures.some((figure) => given.roles.get(figure) === 'from')) return undefined;
  const row = signRow(given, cue);
  const column = (columnsFor(given, cue) ?? byFigures(given) ?? signColumns(given, cue.word))[0];
  const before = row === undefined || !scope.isSeries ? undefined : rowBefore(scope, row);
  if (
    row === undefined ||
    before === undefined ||
    !column ||
    !isNext(reading.table, before, row, reading.text)
  )
    return open(`“${cue.word.text}” could not be checked.`);
  const made = rowFormulas.difference(reading.table, column, before, row);
  const isReturn = /\b(?:again|back|return\w*)\b/i.test(reading.text);
  const hadIt = scope.order
    .slice(0, scope.order.indexOf(before))
    .some((each) => Math.sign(formulas.valueAt(column, each)) === cue.direction);
  if (isReturn && !hadIt) return open(`“${cue.word.text}” could not be checked.`);
  const [old, now] = [formulas.valueAt(column, before), formulas.valueAt(column, row)];
  if (made && Math.sign(now) === cue.direction && Math.sign(old) === -cue.direction) return undefined;
  return wrong(`The figure before is ${formulas.numberText(old)}.`);
}

/** Of several rows that the sentence names, another one has this sign. */
const isOfOtherRow = ({ scope }: Case, { values }: FigureColumn, row: number, direction: 1 | -1): boolean =>
  scope.singles.some(({ rows }) =>
    rows.some((other) => other !== row && Math.sign(values[other] ?? 0) === direction),
  );

/** "a loss", "a surplus": the sign of the figure in that row. */
export function explainSign(given: Case, cue: Extract<Cue, { kind: 'sign' }>): Explained | undefined {
  const turn = signTurn(given, cue);
  if (turn) return turn;
  const figure = figureOfSign(given, cue);
  if (figure && given.roles.get(figure) === 'by') return undefined;
  if (
    figure?.amount.unit?.dim === 'percent' &&
    !isResult(given.reading.table.columns, figure.amount.unit.dim)
  )
    return open(`“${cue.word.text}” could not be checked.`);
  const cell = figure && explain(given, figure);
  if (cell?.state === 'worked')
    return Math.sign(cell.worked.value) === cue.direction
      ? { state: 'harmless' }
      : wrong(`The ${cell.worked.text} is ${formulas.numberText(cell.worked.value)}.`);
  if (cell?.state === 'cell') {
    const value = cell.column.values[cell.row] ?? 0;
    return Math.sign(value) === cue.direction
      ? { state: 'harmless' }
      : isOfOtherRow(given, cell.column, cell.row, cue.direction)
        ? open(`It does not say which row is meant with “${cue.word.text}”.`)
        : wrong(
            `The source gives ${value} as ${cell.column.name} for ${formulas.rowName(given.reading.table, cell.row)}.`,
          );
  }
  const all = figure ? undefined : signOfAll(given, cue);
  if (all) return all;
  const row = signRow(given, cue);
  const signed = signColumns(given, cue.word);
  const columns = columnsFor(given, cue) ?? byFigures(given) ?? (signed.length === 1 ? signed : undefined);
  const [column] = columns ?? [];
  if (row === undefined || !column) return signByFigures(given, cue);
  const value = column.values[row];
  if (isOfOtherRow(given, column, row, cue.direction) && Math.sign(value ?? 0) !== cue.direction)
    return open(`It does not say which row is meant with “${cue.word.text}”.`);
  if (typeof value !== 'number' || Math.sign(value) !== cue.direction)
    return wrong(
      `The source gives ${value ?? 'no figure'} as ${column.name} for ${formulas.rowName(given.reading.table, row)}.`,
    );
  return given.reading.figures.length === 0 && columns?.length === 1
    ? { state: 'cell', column, row }
    : { state: 'harmless' };
}

/** "A loss in 2020, in 2021 and in 2023": each of the rows listed has that sign. */
function signOfAll(given: Case, cue: Extract<Cue, { kind: 'sign' }>): Explained | undefined {
  const { reading, scope, cues } = given;
  const { text, table } = reading;
  const rows = scope.singles.flatMap(({ rows: named }) => (named.length === 1 ? named : []));
  const isList =
    rows.length > 1 &&
    rows.length === scope.singles.length &&
    scope.stretches.length === 0 &&
    scope.singles.every(
      ({ at }, index) =>
        index === 0 ||
        /^(?:,|,? and|,? as well as|,? and again)(?: again)?(?: in| at| for)?(?: the)? $/.test(
          text.slice(scope.singles[index - 1]?.end ?? 0, at),
        ),
    );
  const signs = cues.filter(({ kind }) => kind === 'sign');
  const named = columnsFor(given, cue);
  const signed = signColumns(given, cue.word);
  // "The annual loss" is no figure of a column of annual changes.
  const isOther = signed.length === 1 && !named?.some((each) => signed.includes(each));
  const [column, ...more] = isOther ? signed : (named ?? signed);
  if (!isList || signs.length !== 1 || reading.figures.length > 0 || !column || more.length > 0)
    return undefined;
  const other = rows.find((row) => Math.sign(formulas.valueAt(column, row)) !== cue.direction);
  if (other !== undefined)
    return wrong(
      `${formulas.rowName(table, other)} has ${formulas.valueAt(column, other)} as ${column.name}.`,
    );
  const made = formulas.countBeyond(table, column, rows, cue.direction, 0);
  return made && derived(made, column);
}

/** "broke even": a result of nothing. One above it is no denial of that. */
export function explainEven(given: Case, cue: Cue): Explained {
  const row = signRow(given, cue);
  const [column, ...more] = negativeColumns(given);
  const value = row === undefined || !column ? Number.NaN : formulas.valueAt(column, row);
  if (row === undefined || !column || more.length > 0 || !(value <= 0))
    return open(`“${cue.word.text}” could not be checked.`);
  if (value === 0) return { state: 'cell', column, row };
  return wrong(
    `The source gives ${value} as ${column.name} for ${formulas.rowName(given.reading.table, row)}.`,
    { at: cue.word.at, column, row },
  );
}

function signByFigures({ reading }: Case, cue: Extract<Cue, { kind: 'sign' }>): Explained {
  const figure = reading.figures.find(({ amount }) => amount.sign === (cue.direction < 0 ? '-' : '+'));
  return figure ? { state: 'harmless' } : open(`“${cue.word.text}” could not be checked.`);
}
