import type { Plan } from '../../../../search/plan';
import { shortened } from '../wording';
import { demoDatasets, demoFacts } from './figures';
import { demoChapters } from './chapters';
import { topicOf } from './topic';

/** The plan of a demo: complete in form, every figure illustrative. */
export function demoPlan(query: string): Plan {
  const topic = topicOf(query);
  return {
    title: shortened(`Demo: ${topic.title}`, 120),
    summary: `A demo report on ${topic.name}, written without a language model and without sources. It explains how such a topic is analysed; every figure in it is illustrative and none is a finding.`,
    keywords: [...topic.words, 'demo', 'illustrative figures', 'methods'].slice(0, 8),
    sections: demoChapters.map(({ id, title, brief, factIds, datasetIds }) => ({
      id,
      title,
      brief,
      factIds,
      datasetIds,
      spanIds: [],
    })),
    facts: demoFacts(topic),
    datasets: demoDatasets(topic),
  };
}
