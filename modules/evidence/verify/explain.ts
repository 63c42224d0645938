import { type Case, type Explained, countsRows } from './case';
import { explainBy, explainTimes } from './explain-change';
import { explainLevel } from './explain-level';
import { explainCount, explainShare, shareCell } from './explain-part';
import type { Figure } from './reading';

/** Explains one figure of a statement from the table. */
export function explain(given: Case, figure: Figure): Explained {
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
