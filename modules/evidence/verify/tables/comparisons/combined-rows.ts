import { type Case, type Explained, open, wrong } from '../reading/case';
import { byFigures, columnsFor, derived } from '../reading/cue-columns';
import type { Cue } from '../reading/cues';
import * as formulas from '../structure/formulas';
import type { RowRef } from '../reading/reading';
import { type FigureColumn, labelMeanings } from '../structure/tables';
import { meaningOf } from '../../words/words';

type Compared = Extract<Cue, { kind: 'compare' }>;

const allOthers =
  /^ than (?:in |at )?(?:all (?:of )?(?:the )?(?:others?|other (?<noun>\p{L}+)|rest)|(?:all )?the (?:others?|rest|other (?<some>\p{L}+))) (?:combined|together|put together|taken together)\b/u;
const listed =
  /^(?: (?:combined|together|put together|taken together|combined did|together did))(?=[.,;]|$| in \d)/;

/**
 * "Brunsund handled more containers than all the other ports combined", "than Carrow and Dunmar together": one row against the
 * sum of others. Undefined where the sentence adds nothing up behind "than".
 */
export function explainCombined(given: Case, cue: Compared): Explained | undefined {
  const { reading, scope, cues } = given;
  const { text } = reading;
  const than = text.indexOf(' than ', cue.word.end);
  const totals = cues.filter(({ kind, word }) => kind === 'total' && word.at > than);
  const [total, ...more] = totals;
  if (than < 0 || !total || more.length > 0) return undefined;
  const lefts = scope.singles.filter(({ end, at }) => at >= 0 && end <= cue.word.at);
  const [left, ...others] = lefts;
  const [column, ...columns] = columnsFor(given, cue) ?? byFigures(given) ?? [];
  const row = left?.rows.length === 1 ? left.rows[0] : undefined;
  if (!column || columns.length > 0 || others.length > 0 || row === undefined || reading.figures.length > 0)
    return open(`“${cue.word.text}” could not be checked.`);
  const added = addedRows(given, row, than);
  if (!added || /\bfar\b/.test(text.slice(0, than)) || scope.stretches.length > 0)
    return open(`“${total.word.text}” could not be checked.`);
  const taken = allOthers.exec(text.slice(than))?.[0];
  if (taken !== undefined) given.taken.push({ at: than, end: than + taken.length });
  given.used.add(total);
  return compared(given, cue, column, row, added);
}

function compared(
  { reading: { table } }: Case,
  cue: Compared,
  column: FigureColumn,
  row: number,
  added: readonly number[],
): Explained {
  const sum = formulas.total(table, column, added);
  const own = formulas.valueAt(column, row);
  const isWhole = formulas.filled(column, [row, ...added]).length === added.length + 1;
  if (!sum || !isWhole) return open('The figures cannot be added up.');
  const difference = own - sum.value;
  const made = formulas.worked(table, column, [row, ...added], {
    text: `${column.name}: ${formulas.rowName(table, row)} less the total of ${formulas.scopeOf(table, added)}`,
    formula: `${formulas.numberText(own)} − (${sum.formula}) = ${formulas.numberText(difference)}`,
    value: difference,
    unit: 'column',
  });
  if (!made) return open('The figures cannot be added up.');
  return Math.sign(difference) === cue.direction
    ? derived(made, column)
    : wrong(`${made.text}: ${made.formula}.`);
}

/** The rows behind "than": all but the one before it, or those that are listed. */
function addedRows({ reading, scope }: Case, row: number, than: number): readonly number[] | undefined {
  const { text, table } = reading;
  const behind = scope.singles.filter(({ at }) => at > than);
  const all = allOthers.exec(text.slice(than));
  if (all) {
    const noun = all.groups?.noun ?? all.groups?.some;
    const isRows = noun === undefined || labelMeanings(table).has(meaningOf(noun.toLowerCase()));
    const rows = scope.order.filter((each) => each !== row);
    return isRows && isOneEach(reading.table, scope.order) && behind.length === 0 && rows.length > 1
      ? rows
      : undefined;
  }
  const rows = behind.flatMap((ref) => (ref.rows.length === 1 ? ref.rows : []));
  const last = behind.at(-1);
  const isPlain = rows.length === behind.length && new Set(rows).size === rows.length && !rows.includes(row);
  return last && rows.length > 1 && isPlain && isList(text, than, behind) && listed.test(text.slice(last.end))
    ? rows
    : undefined;
}

/** Each row is another label, at one time. */
const isOneEach = ({ periods }: Case['reading']['table'], rows: readonly number[]) =>
  new Set(rows.map((row) => periods?.[row]?.from)).size === 1;

const isList = (text: string, than: number, refs: readonly RowRef[]) =>
  refs.every(({ at }, index) =>
    index === 0
      ? /^ than (?:in |at )?(?:the )?$/.test(text.slice(than, at))
      : /^(?:,|,? and)(?: in| at)?(?: the)? $/.test(text.slice(refs[index - 1]?.end ?? 0, at)),
  );
