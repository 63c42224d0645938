import type { Evidence } from '../../../../evidence/evidence';
import type { Assessment, PartName, ResearchParts } from '../../../../research/plan';
import type { Plan } from '../../../../search/plan';
import type { WritingTask } from '../../../provider';
import { demoFacts } from './figures';
import { demoAnalysis } from './part-analysis';
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
  const factIds = new Set(facts.filter(({ basis }) => basis === 'illustrative').map(({ id }) => id));
  return demoFacts(topic).every(({ id }) => factIds.has(id));
}

const maxMetrics = 6;

const bare = ({ summary, facts }: Plan): ResearchParts => ({
  analysis: {
    abstract: summary,
    keyMetrics: facts
      .slice(0, maxMetrics)
      .map(({ id, label }) => ({ value: `{{${id}}}`, label, description: 'A figure of the plan.' })),
    technicalLimitations: [],
    comparativeAnalysis: { title: '', headers: [], rows: [] },
  },
  assessment: { researchScorecard: { categories: [] }, keyFindings: { bulletPoints: [] }, citations: [] },
  outlook: { futureResearch: { directions: [] }, researchIdeas: [], predictions: [] },
});

/** Scorecard and key points of a research demo. It cites no works: a demo has read none. */
const demoAssessment = (): Assessment => ({
  researchScorecard: { categories },
  keyFindings: { bulletPoints },
  citations: [],
});

const category = (name: string, score: number, description: string) => ({
  ...{ name, score, maxScore: 10 },
  description: `Illustrative. ${description}`,
});

const categories: Assessment['researchScorecard']['categories'] = [
  category('Evidence base', 6, 'Would say how many independent sources carry the main statements.'),
  category('Methodology', 8, 'Would say whether the steps are described well enough to be repeated.'),
  category('Data quality', 5, 'Would say how complete the data are and how their gaps were treated.'),
  category('Novelty', 6, 'Would say what is new against the works that were found.'),
  category('Practical use', 7, 'Would say which decision the results can carry, and which they cannot.'),
  category('Transparency', 9, 'Would say whether data, choices and doubts are open to readers.'),
];

const bulletPoints: Assessment['keyFindings']['bulletPoints'] = [
  'This demo holds no findings. Each point below is a rule of method that a study of the topic would follow.',
  'The boundary of the topic comes first, since most disagreements about size turn out to be disagreements about what was counted.',
  'Size is worked out from below and from above; the illustrative figure of {{market-size}} would then be printed together with the gap between the two.',
  'A rate such as the illustrative {{growth}} means little without its end points and the period between them.',
  'Shares are shown with absolute amounts beside them, so that a smaller slice of a larger whole, here {{largest-segment}} as an illustrative figure, is not mistaken for a decline.',
  'Explanations earn trust by surviving a rival, not by fitting the data at hand.',
  'Expectations are stated as ranges: the illustrative cases end at {{low-case}} and {{high-case}}, and the signs that would tell them apart are written down beforehand.',
];
