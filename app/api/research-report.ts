import { emptyResearch } from '../../modules/research/contract';
import { plainProse, type Research } from '../../modules/research/report';
import type { ResearchSectionId } from '../../modules/research/plan';
import type { Block, Section } from '../../modules/search/report';
import type { resultFor } from './public-report';

type Readable = ReturnType<typeof resultFor>;

/** Spec section 3, research report. `reportContent`: the other name that the spec gives to `data`. */
export function researchReport(result: Readable) {
  const { id, query, title, createdAt, status, url } = result;
  const data = researchReportData(result);
  const about = { id, query: query.query ?? '', reportTitle: title, createdAt, status, url };
  return { ...about, data, reportContent: data };
}

/**
 * The content of a research report under the names of spec section 3, without owner and status. An unwritten part is an
 * empty list or null. Claims and passages have a call of their own, `/api/results/{id}/evidence`.
 */
export function researchReportData(result: Readable) {
  const { title, visualData, research = emptyResearch() } = result;
  const { charts, metrics } = visualData;
  const proseOf = (id: ResearchSectionId) => markdownOf(result.sections, id);
  return {
    title,
    abstract: plainProse(research.abstract),
    overview: proseOf('overview'),
    literature: proseOf('literature'),
    methodology: proseOf('methodology'),
    currentStateAnalysis: {
      summary: proseOf('current-state'),
      keyMetrics: research.keyMetrics.map(({ value, label, description, basis }) => ({
        ...{ value, label, description: plainProse(description), basis },
      })),
    },
    technicalLimitations: research.limitations.map(({ description, details, ...limitation }) => ({
      ...limitation,
      description: plainProse(description),
      details: plainProse(details),
    })),
    comparativeAnalysis: research.comparison && {
      ...research.comparison,
      rows: research.comparison.rows.map((row) => row.map(({ text }) => text)),
    },
    researchScorecard: research.scorecard && {
      ...research.scorecard,
      categories: research.scorecard.categories.map(described),
    },
    keyFindings: {
      summary: proseOf('findings'),
      bulletPoints: research.keyPoints.map(plainProse),
      visualData: { charts, metrics },
    },
    futureResearch: { summary: proseOf('future'), directions: research.directions.map(described) },
    researchIdeas: research.ideas.map(described),
    citations: research.citations,
    predictions: research.predictions.map(described),
    ...ofEveryReport(result),
  };
}

/** The fields that research reports and visual reports share. */
function ofEveryReport(result: Readable) {
  const { summary, executiveSummary, keywords, wordCount, model, processingTime, publishedAt } = result;
  const { confidenceScores, aiSources, faqs, suggestions, recommendations, seoMetadata } = result;
  const { notices, demo, offline, partial = null, attached, withheld, usage } = result;
  return {
    ...{ summary, executiveSummary, keywords, wordCount, model, processingTime, publishedAt },
    ...{ confidenceScores, aiSources, faqs, suggestions, recommendations, seoMetadata },
    ...{ notices, demo, offline, partial, attached, withheld, usage },
  };
}

const described = <Part extends { description: Research['abstract'] }>({ description, ...part }: Part) => ({
  ...part,
  description: plainProse(description),
});

const marks: Readonly<Record<Block['type'], string>> = { subheading: '### ', listItem: '- ', paragraph: '' };

/** The text of a section as Markdown; empty for an unwritten section. */
const markdownOf = (sections: readonly Section[], id: ResearchSectionId): string =>
  (sections.find((section) => section.id === id)?.blocks ?? [])
    .map(({ type, content }) => `${marks[type]}${content}`)
    .join('\n\n');
