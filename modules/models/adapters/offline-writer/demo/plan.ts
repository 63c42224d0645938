import type { ReportKind } from '../../../../search/contract';
import type { Plan } from '../../../../search/plan';
import { shortened } from '../wording';
import { demoDatasets, demoFacts } from './figures';
import { demoChapters } from './chapters';
import { researchChapters } from './research';
import { topicOf } from './topic';

const forms: Readonly<Record<ReportKind, { name: string; does: string }>> = {
  visual: { name: 'demo report', does: 'explains how such a topic is analysed' },
  research: { name: 'demo research report', does: 'explains how such a topic is studied' },
};

export const chaptersOf = (kind: ReportKind) => (kind === 'research' ? researchChapters : demoChapters);

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
