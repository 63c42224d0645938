import { openStores } from '../../../composition/open-stores';
import { loadConfig } from '../../../config';
import { eventCatalogue } from '../../../composition/event-catalogue';
import { createEventLog } from '../../../modules/kernel/events/event-log';
import { silentLog, systemClock } from '../../../modules/kernel/ports';
import { SearchCompleted, SearchRequested } from '../../../modules/search/events';
import type { Result } from '../../../projections/documents';
import { enginesOf } from './engines';
import type { Person } from '../http/person';
import type { RunningProduct } from './server';
import { until } from './until';

/** Appends a finished report of this owner to the log of a running product; resolves once its read models show it. */
export async function plantReport(
  { dataDir }: Pick<RunningProduct, 'dataDir'>,
  owner: Person,
  result: Result,
): Promise<void> {
  const { body } = await owner.ask<{ id: string }>('/api/auth/user');
  const about = { searchId: result.id, userId: body.id };
  const { kind, model, query, processingTime } = result;
  const requested = SearchRequested.parse({
    ...{ ...about, type: 'SearchRequested', kind, model, query: query.query },
    ...{ sourceIds: [], charged: false },
  });
  const completed = SearchCompleted.parse({
    ...{ ...about, type: 'SearchCompleted', report: result, processingTimeMs: processingTime },
  });
  const stores = await openStores(
    loadConfig({ DATA_DIR: dataDir, ...(await enginesOf(dataDir)) }),
    silentLog,
  );
  const log = createEventLog({ ...stores, catalogue: eventCatalogue, clock: systemClock });
  const context = { actor: { kind: 'system' as const }, correlationId: result.id, causationId: result.id };
  const outcome = await log.append(`search-${result.id}`, [requested, completed], {
    expected: 'none',
    context,
  });
  await stores.close();
  if (!outcome.ok) throw new Error('the report could not be planted');
  const list = `/api/${kind === 'research' ? 'research-report' : 'visual-insights'}/user/${body.id}`;
  await until('the report is in the list of its owner', async () => {
    const { body: listed } = await owner.ask<{ id: string }[]>(list);
    return listed.some(({ id }) => id === result.id);
  });
}
