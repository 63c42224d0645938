import type { DemoChapter } from './chapter';

export const framing: DemoChapter = {
  id: 'framing',
  title: 'What is being asked',
  brief: 'Turn the query into questions that evidence can answer, and say plainly that this is a demo.',
  factIds: ['adoption', 'market-size', 'growth'],
  datasetIds: [],
  text: (topic) => `
This is a demo. It was written without a language model and without sources, so it knows nothing about ${topic} beyond those words. What it can offer truthfully is a description of how an analyst would take up such a topic: which questions come first, what data would answer them, and where such work usually goes wrong. The figures set into the text are illustrative figures. They show where a number would stand and how it would be labelled, and they must not be quoted as findings.

### From a topic to a question

A topic is not yet a question. Readers who type a few words into a search box may want a definition, a size, a direction, a comparison or a reason, and each of these calls for different evidence. The first hour of good work therefore goes into writing down what would count as an answer. "How large is it?" needs a boundary and a unit. "Is it growing?" needs two points in time that were measured in the same way. "Why?" needs at least one rival explanation that could turn out to be right instead.

It helps to write the expected answer down before looking. A guess on paper can be compared with what the evidence shows later, whereas a guess kept in the head quietly moves to wherever the evidence happens to be. Analysts who do this are surprised more often, and that is the point of the exercise.

### The boundary

Most disagreements about ${topic} will turn out to be disagreements about what belongs to it. Does the count include services as well as products, users as well as buyers, public bodies as well as firms? Two careful studies can differ by a factor of two and both be right, because each drew its line elsewhere. A report should state its line in one sentence near the top and keep to it.

A complete report would open with a few headline figures. In this demo they read: adoption at {{adoption}}, a size of {{market-size}} and growth of {{growth}} a year. All three are illustrative figures, chosen only to show how the cards above the text are filled.
`,
};
