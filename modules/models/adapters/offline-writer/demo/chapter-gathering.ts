import type { DemoChapter } from './chapter';

export const gathering: DemoChapter = {
  id: 'gathering',
  title: 'Where the evidence would come from',
  brief: 'Name kinds of sources, how to judge them and what a first data set looks like.',
  factIds: ['interviews', 'survey', 'agreement', 'missing'],
  datasetIds: [],
  text: (topic) => `
Evidence on a subject like ${topic} comes in layers, and it pays to work from the most dependable inwards. Official statistics are slow but state their methods. Registers, filings and tenders record what somebody had to declare under a legal duty. Trade bodies know their members well and everyone else badly. Press articles are good for dates and names. Opinion pieces show which arguments are in the air, which is worth knowing, though it is not the same as knowing what is the case.

### Judging a source

Four questions sort most material quickly. Who published it, and what do they gain if it is believed? When was it measured, as opposed to printed? Was the thing itself counted, or something that stands in for it? Could another person repeat the count and arrive at the same place? A source that fails two of these may still be useful as a pointer to a better one. It should not carry a conclusion on its own.

Independence deserves special care. Five articles that lean on one press release are one source, however different they look. Tracing a number back to the first place it appeared is dull work that often changes the picture, because the caveats tend to be lost somewhere along the way.

### Asking people

Where nothing has been written down, people have to be asked. A small project might plan {{interviews}} interviews to learn which words and worries are in use, followed by a questionnaire with {{survey}} answers to learn how common they are; both numbers are illustrative figures. Interviews come first, since a questionnaire can only count the answers its author thought of. When two readers sort the same interviews independently, their agreement is reported too. Here it stands at {{agreement}}, again an illustrative figure.

### The first table

The first table assembled from all this is never clean. Units are mixed, years are fiscal in one column and calendar in another, and some cells are empty. In this demo {{missing}} of the values are taken to be missing, an illustrative figure like the rest. Whatever the real share, it should be published next to the results, together with what was done about it: left out, estimated, or asked for again. Gaps that are silently filled are the hardest errors to find later.
`,
};
