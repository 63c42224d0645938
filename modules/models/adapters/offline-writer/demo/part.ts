import type { Evidence } from '../../../../evidence/evidence';
import type { PartName, ResearchParts } from '../../../../research/plan';
import type { Plan } from '../../../../search/plan';
import type { WritingTask } from '../../../provider';
import { demoFacts } from './figures';
import { demoAnalysis } from './part-analysis';
import { demoAssessment } from './part-assessment';
import { demoOutlook } from './part-outlook';
import { type Topic, topicOf } from './topic';

type PartTask = Extract<WritingTask<Evidence>, { kind: 'part' }>;

/** A structured part of a research demo; of a report that another writer planned, what its plan says and no more. */
export function demoPart({ query, plan, part }: PartTask): ResearchParts[PartName] {
  const topic = topicOf(query);
  if (!isOwn(plan, topic)) return bare(plan)[part];
  return { analysis: demoAnalysis, assessment: demoAssessment, outlook: demoOutlook }[part](topic);
}

/** Whether the plan holds the ledger of this demo: figures of another writer are never illustrative. */
function isOwn({ facts }: Plan, topic: Topic): boolean {
  const known = new Set(facts.filter(({ basis }) => basis === 'illustrative').map(({ id }) => id));
  return demoFacts(topic).every(({ id }) => known.has(id));
}

const mostMetrics = 6;

const bare = ({ summary, facts }: Plan): ResearchParts => ({
  analysis: {
    abstract: summary,
    keyMetrics: facts
      .slice(0, mostMetrics)
      .map(({ id, label }) => ({ value: `{{${id}}}`, label, description: 'A figure of the plan.' })),
    technicalLimitations: [],
    comparativeAnalysis: { title: '', headers: [], rows: [] },
  },
  assessment: { researchScorecard: { categories: [] }, keyFindings: { bulletPoints: [] }, citations: [] },
  outlook: { futureResearch: { directions: [] }, researchIdeas: [], predictions: [] },
});
