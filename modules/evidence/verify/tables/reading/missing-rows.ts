import type { Case } from './case';
import { isNext } from './ends';
import type { Worked } from '../structure/formulas';
import { periodAt, type Period } from '../../numbers/periods';
import type { Stretch } from './scope';
import type { FigureColumn, Table } from '../structure/tables';

/** A calculation from one row to another; what lies between them has no part in it. */
const fromEndToEnd = /^(?:change|growth|compound growth|mean change) |(?:^|, )\S.* against /;
/** A calculation that is of all rows; a mean and a median are of the figures that there are, as their formula says. */
const overAll = /^total of /;

/** "ranged from 12 to 22 between 2003 and 2022" over a table that lacks 2010: what it says of the years left out is open. */
export function lacksRows(
  { reading, scope }: Pick<Case, 'reading' | 'scope'>,
  worked: Worked,
  column: FigureColumn,
): boolean {
  const { table, text } = reading;
  if (fromEndToEnd.test(worked.text)) return false;
  const isShort = (rows: readonly number[]) => rows.some((row) => typeof column.values[row] !== 'number');
  if (scope.stretches.length === 0)
    return (
      (overAll.test(worked.text) &&
        worked.rows.length > 1 &&
        scope.singles.every(({ rows }) => rows.length > 1) &&
        isShort(scope.order)) ||
      (isOverTime.test(text) && scope.isSeries && !isUnbroken(table, scope.order))
    );
  return scope.stretches.some(
    (stretch) => isShort(stretch.rows) || !isUnbroken(table, stretch.rows) || !fills(table, stretch, text),
  );
}

const isOverTime =
  /\b(?:ranged|ranging|ranges|varied|fluctuated|moved between|every (?:single )?(?:year|quarter|month)(?! (?:shown|listed|given|covered|in the table)\b)|each (?:year|quarter|month)|steadily|continuously|consistently|consecutive)\b/i;

/** Each row is the next year, quarter or month. */
export const isUnbroken = (table: Table, rows: readonly number[]) =>
  rows.every((row, index) => index === 0 || isNext(table, rows[index - 1] ?? row, row, ''));

/** The rows begin and end where the time does that the sentence names: a year of which one quarter is missing is no year. */
function fills({ periods }: Table, { at, end, rows }: Stretch, text: string): boolean {
  const named = periodsIn(text.slice(at, end));
  const [first, last] = [periods?.[rows[0] ?? -1], periods?.[rows.at(-1) ?? -1]];
  if (!first || !last || named.length === 0) return true;
  const since = named.length === 1 && /\bsince (?:the )?(?:year )?$/i.test(text.slice(0, at));
  return first.from <= (named[0]?.from ?? 0) && (since || last.to >= (named.at(-1)?.to ?? 0));
}

function periodsIn(text: string): Period[] {
  const found: Period[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const period = /[\p{L}\p{N}]/u.test(text.charAt(at - 1)) ? undefined : periodAt(text, at);
    if (!period) continue;
    found.push(period);
    at = period.end;
  }
  return found;
}
