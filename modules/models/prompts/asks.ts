import type { Plan, SectionBrief } from '../../search/plan';
import { dataBlock } from './data-block';

/** Words asked of a section: a quarter above its share of the 2,000 of the spec, since models deliver less than asked. */
export const wordsAsked = 420;

export const planAsk = `# Task: plan

Plan a long report that answers the query. Answer with one JSON object.
- title, summary, keywords.
- sections: 7 briefs (6 to 8). Together they answer the query; none repeats another. Each names the facts, datasets and spans it is to use. No introduction or conclusion for form's sake.
- facts: the ledger, 8 to 24 figures that the report turns on. Basis {"span":"s3"} where that span says exactly this, otherwise "model". Sections may use only these figures.
- datasets: 6 to 8, of different kinds: "trend" (over time), "comparison" (side by side), "share" (parts of a whole), at least one of each that the matter allows. The first column holds the labels, the others numbers.
  Prefer a dataset of the evidence: put its id into "from", its column names (exactly as written) into "columns", leave "rows" empty and set basis "source"; the server fills in the rows. Otherwise "from" is null, rows are given (4 to 12) and basis is "model".`;

const proseRules = `- About ${wordsAsked} words of Markdown prose in full paragraphs; ### subheadings are allowed, a title heading is not.
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

export const sectionAsk = (plan: Plan, brief: SectionBrief) => `# Task: ${place(plan, brief)}

${briefText(brief)}

Write this section.
${proseRules}`;

export const repairAsk = (
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

export const extrasAsk = `# Task: extras

Write what stands beside the sections. Answer with one JSON object. Figures only as {{fact-id}} with an id of the ledger.
- executiveSummary: 120 to 180 words.
- keyInsights: 5 or more, each with a category: growth, opportunity or other; at least one of each.
- faqs: 6 or more questions a reader would ask next, each answered in two to four sentences.
- suggestions: 4 or more follow-up queries for a next report: title (the query), description, category.
- recommendations: 4 or more things to do: title, description, category.
- seo: title (up to 60 characters), description (up to 155), keywords (5 to 10).`;
