import type { DemoChapter } from './chapter';

export const outlook: DemoChapter = {
  id: 'outlook',
  title: 'Looking ahead without pretending to know',
  brief: 'Show how scenarios, ranges and early signs replace a single forecast.',
  factIds: ['low-case', 'high-case'],
  datasetIds: ['scenarios'],
  text: (topic) => `
Nobody has data about the future. What an analyst can offer is a set of statements of the form "if this holds, then that follows", along with a view of how likely the "if" is. For ${topic} that means scenarios in place of a single line, and ranges in place of a point.

### Building scenarios

Useful scenarios differ in their causes and not merely in their numbers. Three lines fanned out around a middle one tell the reader only that the author is unsure. Scenarios built on events, such as a rule that passes or fails, a supplier that stays or leaves, a price that halves or does not, tell the reader what to watch. Each one needs a short story, a list of conditions and a date by which it should have shown itself.

The demo chart ends at {{low-case}} in its low case and at {{high-case}} in its high case. These are illustrative figures, and the distance between them was chosen to make the chart legible. Real ranges are often wider than authors like to print. A simple check is to look up past forecasts on the same subject and see how far off they were; the error of yesterday is a fair first guess at the error of tomorrow.

### Stating uncertainty

Words such as "likely" mean different things to different people. Some institutions therefore tie each word to a range of probabilities and print the table at the front, a practice worth copying. Equally helpful is to separate two kinds of doubt: doubt that more data would remove, and doubt that no data can remove because the outcome depends on choices not yet made. The first calls for research, the second for flexible plans.

### Early signs

Every scenario should come with a few signs that can be observed soon and cheaply. Job advertisements, tender notices, delivery times and questions asked in forums all tend to move before the official statistics do. The signs are written down in advance, with thresholds, so that nobody can later choose whichever one happens to agree with the story. When a sign fires, the forecast is revised in public and the old version stays readable. Keeping a record of one's misses is uncomfortable, and there is hardly a faster way to improve.
`,
};
