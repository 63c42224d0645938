import { sample, shapes } from '../tests/doubles/providers/provider-shapes';
import { startProviderStandIn } from '../tests/doubles/providers/provider-stand-in';
import { summary, type Bench, type BenchResult } from './harness';
import { startWorld } from './product-world';
import { delays, plan, slowest } from './report-wall';

/** Milliseconds that the draft of queries and each answer of the provider take. */
const draft = 700;
const answered = 900;
const goal = 1.05;
const reports = 5;

/**
 * How much a report that looks for sources takes beyond its calls to models and providers. Its plan has gaps: the provider
 * is asked before the plan and once more after it, so its answer counts twice.
 */
export const retrievalWall: Bench = {
  name: 'retrieval-wall',
  goal: `report wall time with retrieval / (critical path of model calls + slowest answers of a provider before and after the plan) <= ${goal}`,
  run: measure,
};

async function measure(): Promise<BenchResult> {
  const providers = await startProviderStandIn();
  const { entry, answer } = shapes.wikipedia;
  const json = answer(Array.from({ length: 8 }, (_, at) => entry(sample(at), at)));
  providers.now({ json, delayMs: answered });
  const drafts = { when: { purpose: 'queries' as const }, then: { delayMs: draft } };
  const { WIKIPEDIA_URL = '' } = providers.settings;
  const env = { OPEN_SOURCES: 'wikipedia', WIKIPEDIA_URL, CONTACT_EMAIL: 'desk@example.org' };
  const world = await startWorld({ delays, rules: [drafts] }, env);
  const report = () => world.report({ retrieve: ['literature'] });
  try {
    await report();
    const figures: number[] = [];
    for (let n = 0; n < reports; n += 1)
      figures.push((await report()).completed / (draft + answered + plan + answered + slowest));
    const ratio = summary(figures);
    const settings = { draft, answered, plan, slowest, reports, requests: providers.calls.length };
    return { ratio, settings, ok: ratio.median <= goal };
  } finally {
    await world.stop();
    await providers.close();
  }
}
