import type { Case, Explained } from '../reading/case';
import { countsRows } from '../reading/counted-rows';
import { fits } from '../../numbers/compare';
import { explainBy, explainTimes } from './explain-change';
import { explainLevel } from './explain-level';
import { explainCount } from './explain-part';
import { explainShare } from './explain-share';
import { explainPartOfLevel } from './part-of-level';
import { shareCell } from './share-cells';
import type { Figure } from '../reading/reading';

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

/** "In nine of the eighteen years, that is, in half of them": the same count as a part of all. */
function isPartAgain(given: Case, figure: Figure): boolean {
  const { figures, text } = given.reading;
  const [part, whole] = figures.filter(({ end }) => end <= figure.at).slice(-2);
  if (!figure.amount.fraction || figure.amount.bound !== 'exact' || !part || !whole) return false;
  if (![part, whole].every((each) => each.amount.bound === 'exact' && countsRows(given, each))) return false;
  return (
    / of (?:the |these |all )?$/.test(text.slice(part.end, whole.at)) &&
    /^(?: \p{Ll}+)?, (?:that is,?|in other words,|or) (?:in )?(?:exactly )?$/u.test(
      text.slice(whole.end, figure.at),
    ) &&
    /^ of them(?=[.,;]|$)/.test(text.slice(figure.end)) &&
    Math.abs(part.amount.value / whole.amount.value - figure.amount.value) < 1e-9
  );
}

/** Explains one figure of a statement from the table. */
export function explain(given: Case, figure: Figure): Explained {
  if (isRestated(given, figure) || isPartAgain(given, figure)) return { state: 'harmless' };
  const role = given.roles.get(figure) ?? 'level';
  if (role === 'rank') return { state: 'harmless' };
  if (role === 'times') return explainTimes(given, figure);
  if (role === 'duration' || (role === 'level' && countsRows(given, figure))) {
    const found = explainCount(given, figure);
    if (found) return found;
  }
  if (role === 'by') return explainBy(given, figure);
  if (role === 'share')
    return (
      explainPartOfLevel(given, figure) ??
      shareCell(given, figure) ??
      explainShare(given, figure) ??
      explainLevel(given, figure)
    );
  return explainLevel(given, figure);
}
