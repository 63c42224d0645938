import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldInto } from '../tests/doubles/fold-into';
import { createPublishingWorld } from '../tests/doubles/publishing-world';
import { readStores, type Place } from '../tests/doubles/read-store-adapters';
import { createQueries } from './queries';
import type { ReadStore } from './read-store';
import { searchProgress } from './search-progress';
import { approved, asking, cancelled, requested } from './search-progress.fixture';

describe.each(readStores)('the plans that wait for a person, $name', { timeout: 60_000 }, ({ place }) => {
  let here: Place;
  let store: ReadStore;
  beforeEach(async () => {
    here = place();
    store = await here.open();
    await store.open([searchProgress]);
  });
  afterEach(async () => {
    await store.close();
    await here.remove();
  });

  it('are those of that person alone, newest first, and only while they wait', async () => {
    const fold = foldInto(store, [searchProgress]);
    const waiting = (searchId: string, userId = 'u-1') =>
      fold(...asking.map((event) => ({ ...event, searchId, userId })));
    await fold({ ...requested('visual'), searchId: 's-0' });
    await waiting('s-1');
    await waiting('s-2', 'u-2');
    await waiting('s-3');
    const { waitingPlans } = createQueries({ store, log: createPublishingWorld().log });
    const title = 'A warm year';
    expect(await waitingPlans('u-1')).toEqual([
      { id: 's-3', title },
      { id: 's-1', title },
    ]);
    await fold({ ...approved(), searchId: 's-3' }, { ...cancelled, searchId: 's-1' });
    expect(await waitingPlans('u-1')).toEqual([]);
    expect(await waitingPlans('u-2')).toEqual([{ id: 's-2', title }]);
  });
});
