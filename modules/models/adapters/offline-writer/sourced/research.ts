import type { Evidence } from '../../../../evidence/evidence';
import type { ResearchParts } from '../../../../research/plan';
import type { ReportKind } from '../../../../search/contract';
import { sourcedExtras } from './extras';
import { sourcedAnalysis } from './part-analysis';
import { sourcedAssessment } from './part-assessment';
import { sourcedOutlook } from './part-outlook';
import { materialOf, planOf, type SourcedReport, sourcedReport, summaryOf, withCharts } from './report';
import { researchChapters } from './research-chapters';
import { textsOf } from './texts';

export type SourcedResearch = SourcedReport & { parts: ResearchParts };

/** The whole research report of these sources, always the same; worked out once, as `sourcedReport` is. */
export function sourcedResearch(query: string, evidence: Evidence): SourcedResearch {
  const cached = reports.get(evidence);
  if (cached?.query === query) return cached.report;
  const report = written(query, evidence);
  reports.set(evidence, { query, report });
  return report;
}
const reports = new WeakMap<Evidence, { query: string; report: SourcedResearch }>();

/** The report of a kind. */
export const sourcedOf = (kind: ReportKind, query: string, evidence: Evidence): SourcedReport =>
  kind === 'research' ? sourcedResearch(query, evidence) : sourcedReport(query, evidence);

/** The plan comes last: its ledger holds what sections and parts asked for. */
function written(query: string, evidence: Evidence): SourcedResearch {
  const material = materialOf(query, evidence);
  const summary = summaryOf(material);
  const texts = textsOf(material);
  const chapters = withCharts(researchChapters(material, texts));
  const extras = sourcedExtras(material, texts.topics);
  const parts = {
    analysis: sourcedAnalysis(material, texts),
    assessment: sourcedAssessment(material, texts),
    outlook: sourcedOutlook(material),
  };
  return {
    ...{ chapters, extras, parts },
    plan: planOf(material, summary, chapters),
    rejected: material.accepted.rejected(),
  };
}
