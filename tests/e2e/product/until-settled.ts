import type { StoredEvent } from '../../../modules/kernel/events/event-store';
import { storesOf } from './stores-of';
import { until } from './until';

/**
 * Resolves once all consequences of a finished search are in the log: its workflow has ended, and its reservation is spent
 * or refunded. Readers see the report before that.
 */
export async function untilSettled(dataDir: string, searchId: string): Promise<void> {
  const stores = await storesOf(dataDir);
  const has = async (stream: string, isIt: (event: StoredEvent) => boolean) =>
    (await stores.store.readStream(stream)).some(isIt);
  try {
    const [asked] = await stores.store.readStream(`search-${searchId}`);
    const quota = `quota-${String(asked?.data.userId)}`;
    await until(
      'all has untilSettled that follows from a report',
      async () =>
        (await has(`workflow-${searchId}`, ({ type }) => type === 'WorkflowFinished')) &&
        (await has(
          quota,
          ({ type, data }) => /^Search(Spent|Refunded)$/.test(type) && data.searchId === searchId,
        )),
    );
  } finally {
    await stores.close();
  }
}
