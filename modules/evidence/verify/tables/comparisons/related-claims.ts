import type { Case, Explained } from '../reading/case';
import { explainCountedYears } from './counted-years';
import { explainExtremeGap } from './extreme-gaps';
import { explainRankedGrowth } from './ranked-growth';
import { explainRelation } from './row-relations';
import { explainFirstEach, explainNever } from './said-throughout';
import { explainSame } from './same-figures';
import { explainCountedSteps, explainFirstTime, explainLargestStep } from './series-steps';
import { explainShareChange } from '../figures/share-changes';
import { explainYearTotals } from '../figures/year-totals';

/** What is said of several rows, periods or shares at once, by the first reading that knows it. */
export const related = (given: Case): Explained[] | undefined =>
  given.reading.words.some(({ lower }) => lower === 'never')
    ? explainNever(given)
    : [
        explainLargestStep,
        explainCountedSteps,
        explainFirstTime,
        explainExtremeGap,
        explainCountedYears,
        explainRelation,
        explainRankedGrowth,
        explainShareChange,
        explainYearTotals,
        explainNever,
        explainFirstEach,
        explainSame,
      ].reduce<Explained[] | undefined>((known, ask) => known ?? ask(given), undefined);
