import type { DomainEvent } from '../modules/kernel/events/event';
import type { ReportId } from '../modules/kernel/report-id';
import { assemble } from '../modules/search/assembly/assemble';
import { climateAssembly, climateExtras, climatePlan, prose } from '../tests/doubles/climate-example';
import type { SearchEvent } from '../modules/search/events';
import type { Plan, SectionBrief } from '../modules/search/plan';

const sections = 7;
const wordsPerSection = 350;

const briefs = Array.from({ length: sections }, (_, index): SectionBrief => {
  const brief = climatePlan.sections[index % climatePlan.sections.length] ?? { title: '', brief: '' };
  return { factIds: [], datasetIds: [], spanIds: [], ...brief, id: `section-${index}` };
});
const plan: Plan = { ...climatePlan, sections: briefs };
const drafts = briefs.map(({ id }, index) => ({
  sectionId: id,
  markdown: `### Figures\n\nIn 1965 it stood at {{anomaly-1965}} [s1]. ${prose(wordsPerSection, 'abcdefg'.charAt(index))}`,
  truncated: false,
  slot: 'deepseek' as const,
}));
const report = assemble(climateAssembly({ plan, drafts }));

/** Words of the sample report, for the record. */
export const sampleWords = report.wordCount;

/** What a finished search leaves in its own stream: seven sections and the whole report. */
export function sampleSearch(searchId: ReportId, userId: string): SearchEvent[] {
  const about = { searchId, userId };
  const slot = 'deepseek' as const;
  const planners = [{ slot, status: 'success' as const, agreement: null }];
  return [
    {
      type: 'SearchRequested',
      ...about,
      kind: 'visual',
      query: 'Climate',
      model: slot,
      sourceIds: ['s'],
      charged: true,
    },
    { type: 'EvidenceGathered', ...about, sources: 1, spans: 60, datasets: 1 },
    { type: 'PlanDrafted', ...about, plan, writer: slot, planners, conflicts: [] },
    ...drafts.map((draft, index): SearchEvent => ({
      type: 'SectionWritten',
      ...about,
      ...draft,
      index,
      round: 0,
    })),
    { type: 'ExtrasWritten', ...about, slot, extras: climateExtras },
    { type: 'SearchCompleted', ...about, report, processingTimeMs: 60_000 },
  ];
}

/** What it leaves in the stream of its calls: each answer as it came. */
export function sampleCalls(searchId: string, userId: string): DomainEvent[] {
  const answers = [
    JSON.stringify(plan),
    ...drafts.map(({ markdown }) => markdown),
    JSON.stringify(climateExtras),
  ];
  return answers.map((answer, index) => ({
    type: 'ModelCallFinished',
    searchId,
    userId,
    callKey: `call#${index}/deepseek/1`,
    slot: 'deepseek',
    model: 'deepseek-chat',
    finish: 'stop',
    inputTokens: 4_000,
    outputTokens: 700,
    costUsd: 0.002,
    ms: 9_000,
    answer,
  }));
}

/** What it leaves in the journal of its workflow. */
export function sampleJournal(workflowId: string): DomainEvent[] {
  const names = [
    'gatherEvidence',
    'askPlan',
    'settlePlan',
    ...briefs.map(() => 'writeSection'),
    'writeExtras',
  ];
  return [
    {
      type: 'WorkflowStarted',
      workflowId,
      story: 'generate-visual-report',
      version: 1,
      input: { searchId: workflowId },
    },
    ...[...names, 'findFailing', 'complete'].map((name, index) => ({
      type: 'StepFinished',
      workflowId,
      key: `${name}#${index}`,
      name,
      inputHash: 'q83vASNFZ4mrze8SNFZ4kA',
      result: null,
    })),
    { type: 'WorkflowFinished', workflowId, outcome: 'completed' },
  ];
}
