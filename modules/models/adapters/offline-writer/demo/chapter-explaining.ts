import type { DemoChapter } from './chapter';

export const explaining: DemoChapter = {
  id: 'explaining',
  title: 'Drivers, barriers and the test of an explanation',
  brief: 'Show how explanations are formed and tested against rivals.',
  factIds: ['driver', 'barrier'],
  datasetIds: ['drivers', 'barriers'],
  text: (topic) => `
Describing comes before explaining, yet readers mostly want the explanation. The honest way there leads through rivals. For every proposed driver of ${topic} an analyst writes down what else could have produced the same pattern: a change in the law, a change in prices, a change in how things are counted, or plain chance. An explanation earns belief by predicting something that its rivals do not, and by being right about it.

### Weighing drivers

Lists of drivers are cheap; weights are not. One way to obtain them is to ask the people concerned to divide a hundred points among the reasons for what they did. Another is to watch what happens when one reason disappears, as when a subsidy ends on a known day. The chart here gives the first driver {{driver}}. That is an illustrative figure, and in practice the two methods rarely agree, because what moves people is not always what they say moves them.

### Weighing barriers

Barriers are not drivers with the sign reversed. A missing permit stops a project entirely, while a high cost merely slows it, so adding the two up on one scale is doubtful. It is more useful to ask which barrier binds first. If data quality binds, cheaper funding changes nothing until the data are better. In the demo the first barrier carries {{barrier}}, once more an illustrative figure.

Those who gave up are the best witnesses here and the hardest to find. Studies that speak only with present users learn what users value; they cannot learn what kept the others away. A short list of people who looked, tried and left is worth more than another round of satisfied customers.

### Cause and coincidence

Two things that rise together may share a cause or merely share a decade. The usual safeguards are well known: look for the dose, since more of the cause should bring more of the effect; look at the order in time; look for a group that was spared. Where a real experiment is possible, even a small one beats a large correlation. Where it is not, the text should say "goes along with" and leave the word "because" for cases that have earned it.
`,
};
