import type { Case, Explained } from '../reading/case';
import { fits } from '../../numbers/compare';
import type { Figure } from '../reading/reading';
import { rowBefore } from '../reading/scope';

/** "lost 11.8 million pounds": a result below zero. */
export function lostCell(given: Case, figure: Figure): Explained | undefined {
  const { reading, scope } = given;
  const lead = reading.text.slice(0, figure.at);
  const isAgain = /\b(?:lost|losing|loses)\b[^;]* and (?:another |a further )?$/i.test(lead);
  if (
    !/\b(?:lost|losing|loses)(?: another| a further)?(?: some| about| around| nearly| almost| more than)? $/i.test(
      lead,
    ) &&
    !isAgain
  )
    return undefined;
  const own = scope.singles.find(
    ({ at }) =>
      at >= figure.end && /^ (?:in|during) (?:the )?(?:year )?$/.test(reading.text.slice(figure.end, at)),
  );
  const ref = own ?? (scope.singles.length === 1 && !isAgain ? scope.singles[0] : undefined);
  const row = ref?.rows.length === 1 ? ref.rows[0] : undefined;
  if (row === undefined) return undefined;
  const hits = reading.table.columns.filter(
    ({ values, unit }) =>
      (values[row] ?? 0) < 0 &&
      figure.amount.unit?.dim === unit.dim &&
      fits(figure.amount, -(values[row] ?? 0), unit) === 'yes',
  );
  const [column] = hits;
  if (!column || hits.length > 1) return undefined;
  // "A further SEK 275 million" follows a loss.
  if (/\b(?:another|a further) (?:\p{L}+ )*$/u.test(lead)) {
    const before = scope.isSeries ? rowBefore(scope, row) : undefined;
    if (before === undefined || !((column.values[before] ?? 0) < 0)) return undefined;
  }
  for (const cue of given.cues) if (cue.kind === 'change' && /^los/.test(cue.word.lower)) given.used.add(cue);
  return { state: 'cell', column, row };
}
