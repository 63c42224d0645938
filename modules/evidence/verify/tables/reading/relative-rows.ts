import { smallNumbers } from '../../numbers/number-words';
import type { Reading } from './reading';
import type { Scope } from './scope';
import type { Table } from '../structure/tables';

const unit = '(year|quarter|month|day)';
const noun = '(?:year|quarter|month|day|entry|row|value|figure|reading|period|point)';
const earlier = new RegExp(
  `\\b(?:(?:a|one) ${unit} (?:earlier|before|previously)|(?:the|its) (?:previous|preceding|prior) ${unit}|the ${unit} (?:before|earlier)|previous ${unit}['’]s)\\b`,
  'gi',
);
const later = new RegExp(
  `\\b(?:(?:a|one) ${unit} (?:later|after)|the (?:following|next|subsequent) ${unit}|the ${unit} after)\\b`,
  'gi',
);
const latest = new RegExp(
  `\\b(?:latest|most recent|last|final)(?: available)? ${noun}\\b|\\b(?:at )?the end of the (?:series|period|table)\\b`,
  'gi',
);
const first = new RegExp(
  `\\b(?:first|earliest|opening) ${noun}\\b|\\b(?:at )?the (?:start|beginning) of the (?:series|period|table)\\b`,
  'gi',
);

/** Rows named by where they stand: "the latest year", "a year earlier". */
export function addRelatives(reading: Reading, scope: Scope): void {
  const { table, text } = reading;
  if (!scope.isSeries) return;
  const { order } = scope;
  const add = (found: RegExpExecArray, row: number | undefined) => {
    const taken = [...scope.singles, ...scope.stretches].some(
      ({ at, end }) => at < found.index + found[0].length && end > found.index,
    );
    const named = reading.columns.some(
      ({ at, end }) => at < found.index + found[0].length && end > found.index,
    );
    // What another part of the sentence names is none of this one's.
    const isOfOther = found.index < reading.from || found.index + found[0].length > reading.to;
    if (row === undefined || taken || named || isOfOther) return;
    scope.singles.push({
      at: found.index,
      end: found.index + found[0].length,
      text: found[0],
      rows: [row],
      kind: 'period',
    });
  };
  for (const found of text.matchAll(latest)) add(found, order.at(-1));
  for (const found of text.matchAll(first)) add(found, order[0]);
  const base = scope.singles.find(({ rows }) => rows.length === 1)?.rows[0];
  for (const [pattern, direction] of [
    [earlier, -1],
    [later, 1],
  ] as const)
    for (const found of text.matchAll(pattern))
      add(
        found,
        base === undefined
          ? undefined
          : shifted(table, base, found.slice(1).find(Boolean) ?? 'year', direction, order),
      );
  for (const found of text.matchAll(several)) {
    const by = smallNumbers.indexOf((found[1] ?? '').toLowerCase());
    const row =
      base === undefined || by < 2
        ? undefined
        : shifted(table, base, found[2] ?? 'year', found[3] === 'later' ? 1 : -1, order, by);
    if (row !== undefined) add(found, row);
  }
  for (const found of text.matchAll(sameIn)) {
    const period = base === undefined ? undefined : table.periods?.[base];
    const year = Number(found[1]);
    const row =
      period && order.find((each) => table.periods?.[each]?.from === year * 10_000 + (period.from % 10_000));
    if (row === undefined) continue;
    scope.singles = scope.singles.filter(
      ({ at, end }) => end <= found.index || at >= found.index + found[0].length,
    );
    scope.stretches = scope.stretches.filter(
      ({ at, end }) => end <= found.index || at >= found.index + found[0].length,
    );
    add(found, row);
  }
  scope.singles.sort((a, b) => a.at - b.at);
}

const several = new RegExp(
  `\\b(two|three|four|five|six|seven|eight|nine|ten) (year|quarter|month)s (earlier|before|later)\\b`,
  'gi',
);
const sameIn = /\bthe same (?:quarter|month|period) (?:of|in) (\d{4})\b/gi;

/** The row a year, quarter or month away. */
export function shifted(
  table: Table,
  row: number,
  by: string,
  direction: 1 | -1,
  order: readonly number[],
  steps = 1,
): number | undefined {
  const period = table.periods?.[row];
  if (!period) return undefined;
  const months = { year: 12, quarter: 3, month: 1, day: 0 }[by.toLowerCase()] ?? 12;
  const start =
    Math.floor(period.from / 10_000) * 12 +
    (Math.floor(period.from / 100) % 100) -
    1 +
    direction * months * steps;
  const from = Math.floor(start / 12) * 10_000 + ((start % 12) + 1) * 100 + (period.from % 100);
  return order.find((each) => table.periods?.[each]?.from === from);
}
