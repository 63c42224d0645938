/** A section of the demo: a true account of method, with illustrative figures that say so. */
export type DemoChapter = {
  id: string;
  title: string;
  brief: string;
  factIds: string[];
  datasetIds: string[];
  text(topic: string): string;
};

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

const deciding: DemoChapter = {
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

/** Names no work: a demo has read none. */
export const literature: DemoChapter = {
  id: 'literature',
  title: 'Literature',
  brief: 'Explain how works on such a topic are searched and weighed, without naming any.',
  factIds: [],
  datasetIds: [],
  text: (topic) => `
No work is named in this section, because a demo has read none, and an invented reference would do more harm than a gap. What follows describes how the literature on ${topic} would be searched, sorted and weighed. Even an illustrative figure would be out of place here: how many works exist, and what they conclude, is exactly what the search is meant to find out.

### Where to search

A search begins with vocabulary. Engineers, economists and authorities often use different names for the same matter, and a search in the language of one field misses the shelves of the others. Writing down the synonyms first, along with older names that have gone out of use, gives a list of terms that another person can run again. Library catalogues, citation indexes, preprint servers, theses, standards, patent files and papers of public bodies each hold a different slice. The list is therefore run in several of them, and the date of every run is noted.

The reference lists of good works lead back to older ones. A citation index leads forward, to authors who have used a work since, whether to build on it or to object. The search may stop when neither direction brings up anything that was not known before.

### What to keep

The rules for keeping a work are fixed before the abstracts are read: which period, which places, which kinds of study, which languages. Without such rules, agreement with a conclusion quietly becomes a reason to include it. Every exclusion gets a short note. Systematic reviews print this path from the first hits to the works read in full, so that readers can see where the material ran thin.

### How to weigh it

Works are not votes, and counting them settles little. An experiment with random assignment says more about causes than a survey does; a survey with a proper sample says more about how common something is; close study of single cases says more about how it comes about. Within each design a reviewer asks who paid, how many cases were observed, whether the data can be obtained, whether the hypothesis was registered in advance, and whether an independent team has repeated the result.

Printed work also leans in a known direction. Studies that find an effect reach the journals more easily than those that find none, so registers of planned studies, dissertations and conference papers are consulted as a counterweight. A retraction is checked for last of all, shortly before publication.

### What the finished section would say

Works would be grouped by what they claim, not listed author by author. The text would state where they agree, name the point on which they part, and trace that disagreement to a definition, a period, a sample or a method. It would close with the gap that remains. For ${topic} none of this can be written before the reading has been done; texts that are attached to a request would be quoted in this place, sentence by sentence.
`,
};

/** The seven sections of a demo, in their order. */
export const demoChapters = [framing, gathering, measuring, comparing, explaining, outlook, deciding];
