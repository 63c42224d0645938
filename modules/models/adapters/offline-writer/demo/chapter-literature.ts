import type { DemoChapter } from './chapter';

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
