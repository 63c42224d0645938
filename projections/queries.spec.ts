import { describe, expect, it } from 'vitest';
import { toReportId } from '../modules/kernel/report-id';
import { createPublishingWorld, ada } from '../tests/doubles/publishing-world';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { request } from '../tests/doubles/request';
import { projections } from './registry';
import { createQueries } from './queries';
import { results } from './results';

/** A log with a finished report, and read models without any writes. */
async function laggingWorld() {
  const { log, search, finished } = createPublishingWorld();
  const store = createMemoryReadStore();
  await store.open(projections);
  const id = await finished({ userId: ada.id });
  return { id, search, store, questions: createQueries({ store, log }) };
}

describe('read models that lag behind the log', () => {
  it('show a report as soon as its progress shows that it is complete', async () => {
    const { id, questions } = await laggingWorld();
    expect((await questions.progress(toReportId(id)))?.status).toBe('completed');
    expect(await questions.result(toReportId(id))).toMatchObject({ id, userId: ada.id, status: 'draft' });
  });

  it('show a report of which the read model has folded the request alone', async () => {
    const { id, questions, store } = await laggingWorld();
    const doc = { id, completed: false };
    await store.commit([{ model: results.name, from: 0, to: 1, writes: [{ put: id, doc }], parked: [] }]);
    expect(await questions.result(toReportId(id))).toMatchObject({ id, status: 'draft' });
  });

  it('show no deleted report, and none under an unknown id', async () => {
    const { id, search, questions } = await laggingWorld();
    await search.remove(toReportId(id), ada, request());
    expect(await questions.result(toReportId(id))).toBeUndefined();
    expect(await questions.result(toReportId('unknown'))).toBeUndefined();
  });
});
