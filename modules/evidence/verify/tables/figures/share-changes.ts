import { type Case, type Explained, open, wrong } from '../reading/case';
import { derived } from '../reading/cue-columns';
import { goesBackward } from '../reading/ends';
import { fits, percent, points } from '../../numbers/compare';
import type { Worked } from '../structure/formulas';
import { negations } from '../../words/lexicon';
import type { Figure } from '../reading/reading';
import * as rowFormulas from '../reading/row-formulas';
import type { FigureColumn, Table } from '../structure/tables';

/** What one label makes up of all labels in one period and in another one. */
type Shares = { column: FigureColumn; before: Worked; after: Worked };

/**
 * "The share of coal fell from 30.1 percent in 2015 to 9.2 percent in 2022, a drop of 20.9 percentage points": what a label makes
 * up of its column, in two periods. Undefined where the sentence says nothing of the kind.
 */
export function explainShareChange(given: Case): Explained[] | undefined {
  const { cues, reading, roles } = given;
  const [share, ...others] = cues.filter(({ kind }) => kind === 'share');
  const changes = cues.filter(({ kind }) => kind === 'change');
  if (!share || others.length > 0 || changes.length === 0 || changes.length + 1 < cues.length)
    return undefined;
  const directions = new Set(changes.flatMap((cue) => (cue.kind === 'change' ? [cue.direction] : [])));
  if (reading.words.some(({ lower }) => negations.has(lower) || lower.endsWith("n't"))) return undefined;
  const shares = goesBackward(given) ? undefined : sharesOf(given);
  const [direction = 0, ...more] = directions;
  if (!shares || direction === 0 || more.length > 0) return undefined;
  const { column } = shares;
  for (const cue of [share, ...changes]) given.used.add(cue);
  const made = changeOf(shares);
  if (Math.sign(made.value) !== direction) return [wrong(`${made.text}: ${made.formula}.`)];
  for (const figure of reading.figures) {
    const said = says(shares, figure, roles.get(figure) ?? 'level');
    if (said === undefined) return [open(`“${figure.amount.text}” could not be checked.`)];
    if (!said) return [wrong(`${made.text}: ${made.formula}, not ${figure.amount.text}.`)];
  }
  return [derived(made, column)];
}

const changeOf = ({ before, after }: Shares): Worked => ({
  ...after,
  text: `change of the ${before.text} to the ${after.text}`,
  formula: `${before.formula}; ${after.formula}`,
  inputs: [...before.inputs, ...after.inputs],
  rows: [...before.rows, ...after.rows],
  about: [...(before.about ?? []), ...(after.about ?? [])],
  value: after.value - before.value,
  result: Number((after.value - before.value).toPrecision(10)),
  unit: 'points',
});

/** Whether a figure is the share before, the share behind, or the change from the one to the other. */
function says({ before, after }: Shares, { amount }: Figure, role: string): boolean | undefined {
  if (role === 'from' || role === 'to')
    return fits(amount, role === 'from' ? before.value : after.value, percent) === 'yes';
  if (role !== 'by') return undefined;
  const change = Math.abs(after.value - before.value);
  return amount.unit?.dim === 'points'
    ? fits(amount, change, points) === 'yes'
    : fits(amount, (change / before.value) * 100, percent) === 'yes';
}

function sharesOf({ reading, scope }: Case): Shares | undefined {
  const { table, rows, columns: named } = reading;
  const [label, ...labels] = rows.filter(({ kind }) => kind === 'label');
  const [one, other, ...more] = rows.filter(({ kind }) => kind === 'period');
  const columns = named.length === 0 ? table.columns : named.flatMap((ref) => ref.columns);
  const [column] = columns;
  const isPlain = columns.length === 1 && labels.length + more.length === 0 && !table.timed;
  if (!label || !one || !other || !column || !isPlain || column.unit.dim === 'percent') return undefined;
  const own = new Set(label.rows);
  const [first, last] = [one, other]
    .map((ref) => ref.rows.filter((row) => own.has(row)))
    .map((found) => (found.length === 1 ? found[0] : undefined))
    .sort((a, b) => scope.order.indexOf(a ?? -1) - scope.order.indexOf(b ?? -1));
  if (first === undefined || last === undefined || first === last) return undefined;
  const [before, after] = [first, last].map((row) => shareIn(table, column, row));
  return before && after ? { column, before, after } : undefined;
}

function shareIn(table: Table, column: FigureColumn, row: number): Worked | undefined {
  const time = table.periods?.[row]?.from;
  const among = table.order.filter((each) => table.periods?.[each]?.from === time);
  const isWhole = among.every((each) => typeof column.values[each] === 'number');
  const made = isWhole ? rowFormulas.share(table, column, [row], among) : undefined;
  return made && { ...made, about: [row] };
}
