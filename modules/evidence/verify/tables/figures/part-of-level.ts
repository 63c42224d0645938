import { type Case, type Explained, open } from '../reading/case';
import { explainRatio } from './explain-change';
import { fits, percent } from '../../numbers/compare';
import type { Figure } from '../reading/reading';

const ofLevel = /^ of (?:its|their|the|that|what) (?:[^,;.]{0,30} )?(?:level|figure|value|peak|record)\b/;

/** "84% of its 2018 level", "less than half of its level of 2019": in relation to another row, no share of a total. */
export function explainPartOfLevel(given: Case, figure: Figure): Explained | undefined {
  if (!ofLevel.test(given.reading.text.slice(figure.end))) return undefined;
  if (given.reading.columns.length > 1 || !levelIn(given, figure))
    return open(`The check does not set “${figure.amount.text}” in relation to another row.`);
  return explainRatio(
    given,
    figure.at,
    ({ value }) => fits(figure.amount, value * 100, percent),
    figure.amount.text,
  );
}

/** The row behind the figure whose level it is a part of. */
const levelIn = ({ reading: { text }, scope }: Case, { end }: Figure) =>
  scope.singles.some(
    (ref) =>
      ref.at > end &&
      /^ of (?:its|their|the) (?:(?:level|figure|value) (?:of|in) )?(?:the year )?$/.test(
        text.slice(end, ref.at),
      ),
  );
