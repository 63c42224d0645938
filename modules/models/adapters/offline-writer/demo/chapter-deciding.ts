import type { DemoChapter } from './chapter';

export const deciding: DemoChapter = {
  id: 'deciding',
  title: 'From findings to a decision',
  brief: 'Show how findings become choices, what to check first, and how to go on from this demo.',
  factIds: ['payback'],
  datasetIds: [],
  text: (topic) => `
A report is read because something has to be decided. The last step is therefore to connect what was found about ${topic} with choices that are actually open to the reader, and to say which finding would change which choice. Findings that would change nothing can move to an appendix, however interesting they are.

### What would change your mind

For each recommendation it is worth printing the observation that would overturn it. "Wait a year" is overturned by a competitor signing the two largest customers; "begin with a pilot" is overturned if the pilot would cost nearly as much as the real thing. Writing these sentences shows quickly whether a recommendation rests on evidence or on mood.

Costs belong here too, including the cost of being wrong. A step that can be undone may be taken on thin evidence. One that cannot be undone needs more, and sometimes the right advice is to pay a little for keeping the option open. This demo assumes {{payback}} until a pilot has paid for itself, an illustrative figure that a real study would replace by the experience of comparable pilots, failed ones included.

### A checklist before publishing

- Every figure has a unit, a period and a place where it can be looked up.
- Numbers that were worked out say how, so that a reader can repeat the sum.
- Statements that rest on one source alone are marked as such.
- The strongest objection is stated in words that its supporters would accept.
- Somebody who took no part in the work has read the whole and tried to break it.

### How to turn this demo into a report

Two things replace the illustrative figures by real ones. The first is to attach sources: a table as CSV, a text, a Markdown note or a saved web page. The writer then takes sentences and figures from them alone and cites each one. The second is to set up a key for one of the language models, which can read sources for meaning and plan a report around the question; its figures are checked against the sources in the same way, and what no source supports is labelled as the model's own word. With both in place, the charts on this page would be drawn from data that a reader can open, and the label at the top would be gone.
`,
};
