import type { Case, Explained } from './case';
import { columnsAt } from './case-columns';
import { countsRows } from './counted-rows';
import { fits } from '../../numbers/compare';
import type { Figure } from './reading';
import type { Word } from '../../text/scan';
import { difference } from './row-formulas';
import type { FigureColumn } from '../structure/tables';

/**
 * "Coal power did not fall in 2021", "did not exceed 5 %": what is found where the one word or bounded figure right behind
 * the denial is refuted by the table, and nothing else is.
 */
export function denied(
  { reading: { text, figures }, scope }: Case,
  denial: Word,
  found: readonly Explained[],
): Explained[] | undefined {
  const refuted = found.filter((each) => each.state === 'wrong');
  const [only] = refuted;
  if (refuted.length !== 1 || !only?.contrary || !plainDenial.test(denial.lower)) return undefined;
  if (scope.stretches.length > 0) return undefined;
  const { at, worked, column, row } = only.contrary;
  const between = text.slice(denial.end, at);
  const figure = figures.find((each) => each.at === at);
  const bounds = figure && boundOf(figure, between, column.values[row ?? -1] ?? Number.NaN, column);
  if (at < denial.end || (figure ? !bounds : !/^\s*(?:be |have )?$/.test(between))) return undefined;
  const instead: Explained = worked
    ? { state: 'worked', worked, column }
    : { state: 'cell', column, row: row ?? 0 };
  return found.map((each) => (each === only ? instead : each));
}

const plainDenial = /^(?:not|never|.*n't)$/;

const returns =
  /^\s*(?:yet |fully |quite )?(?:reach|regain|match|equal|attain|recover to|return to|get back to|come back to|climb back to|exceed|surpass)\s+(?:the |its |their )?/;
const levelOf =
  /^(?:(?:level|figure|total|mark|value|peak|record|high)s? )?(?:(?:of|in|from|for|seen in|reached in) )?(?:the year )?$/;

export const saysShort = ({ words, text }: Case['reading']): boolean =>
  words.some(({ lower, end }) => plainDenial.test(lower) && returns.test(text.slice(end)));

/** "Gannet has no hotel": a count of nothing. */
export function hasNone({ reading, scope, cited }: Case, denial: Word): Explained | undefined {
  const { columns, figures } = reading;
  const [ref] = scope.singles;
  const row = ref ? ref.rows[0] : cited.size === 1 ? [...cited][0] : undefined;
  const named = columns.find(({ at }) => at === denial.end + 1);
  const [column, ...more] = named?.columns ?? [];
  const isPlain = figures.length === 0 && columns.length === 1 && scope.stretches.length === 0;
  if (denial.lower !== 'no' || !isPlain || !column || more.length > 0 || row === undefined) return undefined;
  if (scope.singles.length > 1 || (ref?.rows.length ?? 1) > 1 || column.unit.dim !== '') return undefined;
  if (column.meanings.size > (named?.meanings.size ?? 0)) return undefined;
  return column.values[row] === 0
    ? { state: 'cell', column, row }
    : { state: 'wrong', reason: `The source gives ${column.values[row] ?? 'no figure'} as ${column.name}.` };
}

/** "reached the 971,000 of 2019" says something of another row than 2019. */
export function reachesOther({ reading: { figures, rows, text } }: Case): { reason: string } | undefined {
  const figure = figures.find(
    ({ at, end }) =>
      /\b(?:reach|match|equal|regain|attain|exceed|surpass|topp?|beat|(?:return|recover|climb|get|got|came)(?:ed)? (?:back )?to)(?:ed)? (?:the|its|their) $/i.test(
        text.slice(0, at),
      ) &&
      rows.some(
        (ref) => ref.at > end && /^ (?:of|in|from|seen in|recorded in) $/.test(text.slice(end, ref.at)),
      ),
  );
  const isDenied = /\b(?:not|never)\b[^,;]*$/i.test(text.slice(0, figure?.at ?? 0));
  return figure && !isDenied ? { reason: `“${figure.amount.text}” is of another row.` } : undefined;
}

/** "did not return to the 2019 level by 2023", "did not reach the 971,000 of 2019": the row lies below the one behind it. */
export function fallsShort({ reading, scope, ...given }: Case, denial: Word): Explained | undefined {
  const { text, figures, table } = reading;
  const verb = returns.exec(text.slice(denial.end));
  const [one, other, ...more] = scope.singles.filter(({ rows }) => rows.length === 1);
  if (!verb || !one || !other || more.length > 0 || scope.stretches.length > 0) return undefined;
  const from = denial.end + verb[0].length;
  const base = [one, other].find(({ at }) => {
    const figure = figures.find((each) => each.at === from);
    return at >= from && levelOf.test(text.slice(figure ? figure.end : from, at).trimStart());
  });
  const ref = base === one ? other : one;
  const [row, before] = [ref.rows[0], base?.rows[0]];
  const [column, ...others] = columnsAt({ reading }, denial.at);
  if (row === undefined || before === undefined || !column || others.length > 0) return undefined;
  if (ref.at > denial.at && !/\b(?:by|in|until) (?:the end of )?$/i.test(text.slice(0, ref.at)))
    return undefined;
  const [value, level] = [column.values[row], column.values[before]];
  if (
    typeof value !== 'number' ||
    typeof level !== 'number' ||
    scope.order.indexOf(row) < scope.order.indexOf(before)
  )
    return undefined;
  const made = difference(table, column, before, row);
  given.taken.push({ at: denial.end, end: base?.at ?? from }, { at: denial.end, end: from });
  for (const cue of given.cues) if (cue.word.at >= denial.end && cue.word.end <= from) given.used.add(cue);
  if (!made) return undefined;
  // "By 2023" it had not done so in any year before that either.
  const isEver = /\b(?:by|until) (?:the end of )?$/i.test(text.slice(0, ref.at));
  const between = scope.order.slice(scope.order.indexOf(before) + 1, scope.order.indexOf(row));
  if (isEver && between.some((each) => !((column.values[each] ?? Number.NaN) < level)))
    return { state: 'wrong', reason: `It did so in between: ${made.text}.` };
  return value < level
    ? { state: 'worked', worked: made, column }
    : { state: 'wrong', reason: `${made.text}: ${made.formula}.` };
}

/** "not exceed 5 %" is refuted by any cell up to it; "not reach 5,000" by any below it. */
function boundOf({ amount }: Figure, between: string, value: number, { unit }: FigureColumn): boolean {
  if (/^(?:over|under|at-least|at-most)$/.test(amount.bound))
    return /^\s*(?:\p{L}+\s+){0,2}(?:the )?$/u.test(between);
  const below = fits({ ...amount, bound: 'under' }, value, unit) === 'yes';
  return amount.bound === 'exact' && below && /^\s*(?:reach|hit|attain)\s+(?:the )?$/.test(between);
}

/** Denied of all rows but some, or of any other row or time: the rows named have what it denies of the others. */
const ofOtherRows =
  /\b(?:no|none)\b[^,;]{0,60} (?:but|except|other than)\b|\b(?:except|apart from|other than|exception of)\b[^;]*\bno(?:ne)?\b|^(?:no|none|at no|in no|nobody)\b[^,;]* (?:(?:as|so) [\p{Ll} ]{2,40} as|than)\b/iu;
const comingBack = /^ (?:yet |fully |quite )?(?:return|recover|climb|c[oa]me|g[eo]t)\p{Ll}* (?:back )?to\b/u;

/** A denial up to a time, "did not exceed it until 2023", of a return, or of nothing that was found. */
export function isUndecidedDenial(given: Case, { end, lower }: Word, found: readonly Explained[]): boolean {
  const { text, figures } = given.reading;
  const behind = text.slice(end);
  if (lower === 'never' && figures.some((figure) => countsRows(given, figure))) return true;
  if (/\buntil\b/.test(behind) || ofOtherRows.test(text)) return true;
  if (found.some(({ state }) => state === 'wrong')) return false;
  return comingBack.test(behind) || !found.some(({ state }) => state === 'cell' || state === 'worked');
}
