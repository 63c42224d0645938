import type { DemoChapter } from './chapter';

export const measuring: DemoChapter = {
  id: 'measuring',
  title: 'Measuring size and growth',
  brief: 'Show how size and growth are worked out, and the traps on the way.',
  factIds: ['market-size', 'growth', 'adoption'],
  datasetIds: ['adoption-path', 'size-path'],
  text: (topic) => `
Size can be built from below or taken from above. Building from below multiplies a count by an average: buyers by spending, machines by hours, patients by visits. Taking from above starts with a large published total and applies shares until only the wanted part is left. Neither way is better in general. The useful step is to do both and look at the gap, since a wide gap says that one of the assumptions is wrong, and a narrow one gives some reason for trust.

### One number, many choices

Behind a single headline stand a currency, a price level, a year and a boundary. Sales in today's money grow with inflation even when nothing more is sold. Totals converted at the exchange rate of the day jump when the rate jumps. For ${topic}, a careful author would publish the figure together with these choices, perhaps as "{{market-size}} in constant prices", which here is an illustrative figure, and would offer a second version for readers who prefer other choices.

### Growth without illusions

A growth rate compares two points, and everything depends on which two. Starting in a slump makes any recovery look splendid. A compound yearly rate smooths the path between the ends and so hides whatever happened on the way; a chart of the whole series is more honest than any single rate. This demo prints {{growth}} a year, an illustrative figure, mainly to show how a rate is displayed with its period and basis attached.

Small bases are another trap. Something that doubles from almost nothing has grown by a hundred percent and may still be of no importance. Absolute and relative change belong side by side, so that readers can see both how fast and how much.

### Reading an adoption curve

Adoption tends to follow a bent line: slow while few have heard of a thing, fast while neighbours copy each other, slow again when only the reluctant are left. The chart beside this section draws such a line with illustrative figures that end near {{adoption}}. Two cautions apply to real curves. The upper end is unknown while the middle is being drawn, so forecasts made in the steep part tend to overshoot. And "has tried it once" and "relies on it daily" are different curves, which are often plotted as though they were the same.
`,
};
