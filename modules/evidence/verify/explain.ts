import { type Case, type Explained, countsRows } from './case';
import { fits } from './compare';
import { explainBy, explainTimes } from './explain-change';
import { explainLevel } from './explain-level';
import { explainCount, explainShare, shareCell } from './explain-part';
import type { Figure } from './reading';

/** "37,884 thousand euros, or about 37.9 million": the same figure once more. */
function isRestated({ reading: { figures, text } }: Case, figure: Figure): boolean {
  const before = figures.filter(({ end }) => end <= figure.at).at(-1);
  if (!before || !/^,? or (?:\p{L}+ ){0,2}$/u.test(text.slice(before.end, figure.at))) return false;
  const { value, unit } = before.amount;
  return (
    unit?.dim === figure.amount.unit?.dim &&
    fits(figure.amount, value, { dim: unit?.dim ?? '', factor: unit?.factor ?? 1, scale: 1 }) === 'yes'
  );
}

/** Explains one figure of a statement from the table. */
export function explain(given: Case, figure: Figure): Explained {
  if (isRestated(given, figure)) return { state: 'harmless' };
  const role = given.roles.get(figure) ?? 'level';
  if (role === 'rank') return { state: 'harmless' };
  if (role === 'times') return explainTimes(given, figure);
  if (role === 'duration' || (role === 'level' && countsRows(given, figure))) {
    const found = explainCount(given, figure);
    if (found) return found;
  }
  if (role === 'by') return explainBy(given, figure);
  if (role === 'share')
    return shareCell(given, figure) ?? explainShare(given, figure) ?? explainLevel(given, figure);
  return explainLevel(given, figure);
}
