import { researchSections, type PartName } from '../../research/plan';
import type { Plan, SectionBrief } from '../../search/plan';
import { dataBlock } from './data-block';

/** Requested words of a section: a quarter above its share of the 2,000 of the spec, because models write fewer words than requested. */
export const sectionWords = 420;

/** Queries that a model drafts for one report beside its own words; each is a request to each provider. */
export const maxDraftedQueries = 3;

export const queriesInstructions = `# Task: search queries

Sources are looked for before the report is planned: on the web, in catalogues of scholarly works and in tables of statistics offices. The query itself is asked as it is. Draft up to ${maxDraftedQueries} more searches that cover the aspects a long report on it needs, each different. Answer with one JSON object.
- queries: each 3 to 8 words, as typed into a search box; name the subject, measure, place and years; no operators and no quotation marks.`;

export const judgeInstructions = `# Task: second reading

Each numbered statement in <claims> is followed by the passages that it cites. A check by rules could not decide whether they say it. Read each, and name the statements that their passages do not say or contradict. Use nothing but the passages. Answer with one JSON object.
- doubts: one for each such statement: "claim" is its number, "reason" one short sentence on what the passages say instead. A statement that its passages say is left out; an empty list is a good answer.`;

const plan = (kind: string, sections: string) => `# Task: plan

Plan a long ${kind} that answers the query. Answer with one JSON object.
- title, summary, keywords.
- sections: ${sections} Each names the facts, datasets and spans it is to use.
- facts: the ledger, 8 to 24 figures that the report turns on. Basis {"span":"s3"} where that span says exactly this, otherwise "model". Sections may use only these figures.
- datasets: 6 to 8, of different kinds: "trend" (over time), "comparison" (side by side), "share" (parts of a whole), at least one of each that the matter allows. The first column holds the labels, the others numbers.
  Prefer a dataset of the evidence: put its id into "from", its column names (exactly as written) into "columns", leave "rows" empty and set basis "source"; the server fills in the rows. Otherwise "from" is null, rows are given (4 to 12) and basis is "model".`;

export const planInstructions = plan(
  'report',
  "7 briefs (6 to 8). Together they answer the query; none repeats another. No introduction or conclusion for form's sake.",
);

export const researchPlanInstructions = plan(
  'research report',
  `a brief for each of these, by its id: ${researchSections.map(({ id, brief }) => `${id} (${brief})`).join('; ')}. None repeats another. Limitations, comparison, scorecard, research ideas and predictions are written apart from them.`,
);

const partRules = `Answer with one JSON object. In every text, figures only as {{fact-id}} with an id of the ledger, or copied from a span of the evidence with that span's id, like [s3], right after the sentence.`;

const partTexts: Readonly<Record<PartName, string>> = {
  analysis: `- abstract: 150 to 250 words: question, method, findings, meaning.
- keyMetrics: 4 to 8. value is {{fact-id}} alone, label says what it measures, description what it means.
- technicalLimitations: 4 to 6, each with a category, a title, a description, its impact (High Impact, Medium Impact or Low Impact) and details: what follows from it and what would mend it.
- comparativeAnalysis: a title, headers and 4 to 8 rows that set approaches, products, places or groups side by side; the first column names the rows. Words or {{fact-id}} in cells.`,
  assessment: `- researchScorecard: 5 to 7 categories by which the state of the matter can be judged, each with a score from 0 to 10 (maxScore 10) and a description that gives the reason. These are your judgement and are shown as such.
- keyFindings: 5 to 8 bulletPoints, each one or two sentences that say a finding and what carries it.
- citations: works that the report leans on or that a reader should know: authors, year, title, journal, doi, url. Only works that you know to exist; leave doi and url empty unless you know them exactly.`,
  outlook: `- futureResearch: 4 to 6 directions, each with a category, a title, a description, a timeline and a priority (High, Medium or Low; at least two High and two Medium).
- researchIdeas: 4 to 6, of type Patent, Paper or Other, each with title, description, novelty, feasibility, patentValue, marketPotential, implementationCost and competitiveAdvantage (a short phrase each).
- predictions: 3 to 5, each with title, timeline, confidence (a share in percent: your own estimate, shown as such), description and keyFactors.`,
};

export const partInstructions = (part: PartName) => `# Task: ${part} of the research report

Write this structured part; prose sections are written at the same time. ${partRules}
${partTexts[part]}`;

const proseRules = `- About ${sectionWords} words of Markdown prose in full paragraphs; ### subheadings are allowed, a title heading is not.
- Numbers only as {{fact-id}} with an id of the ledger, or copied from a span of the evidence with that span's id, like [s3], right after the sentence, or worked out from rows that are all cited, like [s3, s9]. No other numbers.
- Every sentence with a number is checked against what it cites: name the measure and the row or year with each number, keep the unit of the source, and put causes and judgements into sentences of their own.
- A sentence that says what a span says ends with its id, like [s3].
- Write what this section is for; the others are written at the same time and say the rest.
- End with a plain, finished sentence: no summary of the section, no outlook, no remark to the reader.`;

const place = (plan: Plan, brief: SectionBrief) =>
  `section ${plan.sections.findIndex(({ id }) => id === brief.id) + 1} of ${plan.sections.length}`;

function briefText(brief: SectionBrief): string {
  const list = (name: string, ids: readonly string[]) =>
    ids.length > 0 ? [`${name}: ${ids.join(', ')}`] : [];
  return [
    `Section id: ${brief.id}`,
    `Title (shown above it, do not repeat): ${brief.title}`,
    `Brief: ${brief.brief}`,
    ...list('Facts', brief.factIds),
    ...list('Datasets drawn beside it', brief.datasetIds),
    ...list('Spans to lean on', brief.spanIds),
  ].join('\n');
}

export const sectionInstructions = (plan: Plan, brief: SectionBrief) => `# Task: ${place(plan, brief)}

${briefText(brief)}

Write this section.
${proseRules}`;

export const repairInstructions = (
  plan: Plan,
  brief: SectionBrief,
  draft: string,
  problems: readonly string[],
) => `# Task: repair ${place(plan, brief)}

${briefText(brief)}

${dataBlock('draft', draft)}

The draft has these faults:
${problems.map((problem) => `- ${problem}`).join('\n')}

Write the section anew, whole, without these faults; keep what is good.
${proseRules}`;

export const extrasInstructions = `# Task: extras

Write what stands beside the sections. Answer with one JSON object. Figures only as {{fact-id}} with an id of the ledger.
- executiveSummary: 120 to 180 words.
- keyInsights: 5 or more, each with a category: growth, opportunity or other; at least one of each.
- faqs: 6 or more questions a reader would ask next, each answered in two to four sentences.
- suggestions: 4 or more follow-up queries for a next report: title (the query), description, category.
- recommendations: 4 or more things to do: title, description, category.
- seo: title (up to 60 characters), description (up to 155), keywords (5 to 10).`;
