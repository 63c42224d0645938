import { randomUUID } from 'node:crypto';
import { facts } from '../../facts';
import { createEventLog } from '../../modules/kernel/event-log';
import { systemClock } from '../../modules/kernel/ports';
import { Report } from '../../modules/search/report';
import type { Result } from '../../projections/documents';
import { sampleDemo, sampleResult } from '../doubles/sample-result';
import type { Person } from './person';
import type { RunningProduct } from './server';
import { storesOf } from './stores-of';
import { until } from './until';

/** The sample report with structured parts of a research report. */
const research: Report = {
  ...reportIn(sampleDemo),
  research: {
    abstract: [{ text: 'Salt caverns can hold hydrogen for a season.' }],
    keyMetrics: [],
    limitations: [],
    comparison: null,
    scorecard: null,
    keyPoints: [],
    directions: [],
    ideas: [],
    citations: [],
    predictions: [],
  },
};

type Seeded = { title: string; query: string; kind?: 'visual' | 'research'; sourced?: boolean };

/** Writes a finished report of somebody to the log of a running product, as if it had been written before. */
export async function seedReport(
  product: RunningProduct,
  owner: Person,
  { title, query, kind = 'research', sourced = false }: Seeded,
): Promise<string> {
  const stores = await storesOf(product.dataDir);
  const log = createEventLog({ ...stores, facts, clock: systemClock });
  const { id: userId } = (await owner.ask<{ id: string }>('/api/auth/user')).body;
  const searchId = randomUUID();
  const about = { searchId, userId };
  const asked = { query, model: 'deepseek' as const, sourceIds: [], charged: false };
  const report = {
    ...(kind === 'research' ? research : reportIn(sourced ? sampleResult : sampleDemo)),
    title,
  };
  const context = { actor: { kind: 'system' as const }, correlationId: searchId, causationId: searchId };
  await log.append(
    `search-${searchId}`,
    [
      { type: 'SearchRequested', ...about, ...asked, kind },
      { type: 'SearchCompleted', ...about, report, processingTimeMs: 41_200 },
    ],
    { expected: 'none', context },
  );
  await stores.close();
  const list = `/api/${kind === 'research' ? 'research-report' : 'visual-insights'}/user/${userId}`;
  await until('the report is in the list of its owner', async () => {
    const { body } = await owner.ask<{ id: string }[]>(list);
    return body.some(({ id }) => id === searchId);
  });
  return searchId;
}

/** What assembly makes: the result without its id, its owner and where it stands. */
function reportIn(result: Result): Report {
  return Report.parse(result);
}
