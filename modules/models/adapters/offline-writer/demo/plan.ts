import type { Evidence } from '../../../../evidence/evidence';
import type { ReportKind } from '../../../../search/contract';
import type { Plan } from '../../../../search/plan';
import type { WritingTask } from '../../../provider';
import { shortened } from '../wording';
import { demoDatasets, demoFacts } from './figures';
import { demoChapters } from './chapters';
import { researchChapters } from './research';
import { topicOf } from './topic';

const forms: Readonly<Record<ReportKind, { name: string; does: string }>> = {
  visual: { name: 'demo report', does: 'explains how such a topic is analysed' },
  research: { name: 'demo research report', does: 'explains how such a topic is studied' },
};

const chaptersOf = (kind: ReportKind) => (kind === 'research' ? researchChapters : demoChapters);

/** The plan of a demo: complete in form, every figure illustrative. */
export function demoPlan(query: string, kind: ReportKind): Plan {
  const topic = topicOf(query);
  const { name, does } = forms[kind];
  return {
    title: shortened(`Demo: ${topic.title}`, 120),
    summary: `A ${name} on ${topic.name}, written without a language model and without sources. It ${does}; every figure in it is illustrative and none is a finding.`,
    keywords: [...topic.words, 'demo', 'illustrative figures', 'methods'].slice(0, 8),
    sections: chaptersOf(kind).map(({ id, title, brief, factIds, datasetIds }) => ({
      ...{ id, title, brief, factIds, datasetIds },
      spanIds: [],
    })),
    facts: demoFacts(topic),
    datasets: demoDatasets(topic),
  };
}

type SectionTask = Extract<WritingTask<Evidence>, { kind: 'section' | 'repair' }>;

/** A section of the demo; one that another writer planned gets a plain word on what it would hold. */
export function demoSection({ query, brief, plan, reportKind = 'visual' }: SectionTask): string {
  const topic = topicOf(query);
  const plannedIds = new Set(plan.facts.map(({ id }) => id));
  // The sections of every research report have the same ids and titles; the brief tells who planned them.
  const chapter = chaptersOf(reportKind).find((each) => each.id === brief.id && each.brief === brief.brief);
  if (chapter?.factIds.every((id) => plannedIds.has(id))) return chapter.text(topic.name).trim();
  const figures = brief.factIds
    .map((id) => `The plan gives {{${id}}} here, which this writer cannot check.`)
    .join(' ');
  return `This section of a report on ${topic.name} was planned by another writer. ${brief.brief} Without sources this writer has nothing of its own to say about it. ${figures}`.trim();
}
