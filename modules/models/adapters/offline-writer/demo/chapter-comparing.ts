import type { DemoChapter } from './chapter';

export const comparing: DemoChapter = {
  id: 'comparing',
  title: 'Comparing segments and places',
  brief: 'Show how a whole is divided and how groups are compared fairly.',
  factIds: ['largest-segment', 'leading-region'],
  datasetIds: ['segments', 'regions'],
  text: (topic) => `
Averages conceal. Once the whole has been sized, the next step is to take it apart, and the choice of cut decides what becomes visible. Cutting ${topic} by customer shows who pays. Cutting it by use shows what for. Cutting by place shows where rules, incomes and habits make a difference. A report has room for two or three cuts, so each one should be tied to a decision that somebody has to take.

### Shares and what they hide

Shares always add up to the whole, which makes them easy to draw and easy to misread. A part whose share falls may still be growing, only more slowly than its neighbours. In the charts of this section the largest segment holds {{largest-segment}} and the leading region {{leading-region}}; both are illustrative figures. In a real report each slice would come with its absolute amount, so that a shrinking slice of a larger pie is not taken for a decline.

The category called "other" deserves a look as well. When it is among the largest, the cut has failed, because most of the subject has been put where nobody can see it.

### Like with like

Groups that differ in many ways cannot be compared on one of them alone. A region with younger people, larger firms or newer machines may lead for any of these reasons. The plain remedy is to compare within similar groups first, for instance small firms with small firms, and only then to add the groups up again. Sometimes the order turns round when this is done, a pattern known as Simpson's paradox, and every analyst should have met it once before trusting a ranking.

Definitions travel badly across borders. What one statistical office counts as a firm, a household or a new product, another counts otherwise. Before two countries are set side by side, the wording of both definitions ought to be read in full. If they cannot be reconciled, two separate charts are better than one misleading one.

### How finely to cut

Every further cut leaves fewer cases in each cell. With a handful of cases a single large customer can move the result by several points, and the reader will take noise for news. A good rule is to state the number of cases in each group and to merge groups until the answer no longer depends on any single member.
`,
};
