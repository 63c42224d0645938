import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOfflineSearch } from '../../tests/doubles/offline-search';
import { ada, bob, createContributions } from '../../tests/doubles/contributions';
import { request } from '../../tests/doubles/request';
import { withoutRetrieval } from '../../tests/doubles/offline-pages';
import { admin, createPublishingWorld } from '../../tests/doubles/publishing-world';
import { createReactionsWorld } from '../../tests/doubles/reactions-world';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { toReportId } from '../../modules/kernel/report-id';
import { createPublishing } from '../../modules/publishing';
import { createQuota } from '../../modules/quota';
import { createInProcessEngine } from '../adapters/engine.in-process';
import { planApproved } from '../signals';
import { createReactions } from './reactions';

const contribution = { rating: 5, content: 'It survived.' };

describe('reactions to feedback and reviews', () => {
  const stop = new AbortController();
  const ended: Promise<void>[] = [];
  afterEach(async () => {
    stop.abort();
    await Promise.all(ended.splice(0));
  });

  it('grant each missing reward exactly once after a crash', async () => {
    const world = createContributions();
    const { log, vault, keys, clock, feedback, reviews, quota } = world;
    await feedback.submit(contribution, bob, request());
    for (const submit of [feedback.submit, reviews.submit]) {
      world.crashBeforeReward();
      await expect(submit(contribution, ada, request())).rejects.toThrow('ended here');
    }
    const engine = createInProcessEngine({ log, workflows: [], works: {}, clock, logger: silentLog });
    const search = createOfflineSearch({ log, clock, quota });
    const submitted = await log.head();
    const publishing = createPublishing({ log, keys, search });
    const deps = {
      log,
      vault,
      engine,
      quota,
      search,
      publishing,
      feedback,
      reviews,
      logger: silentLog,
      evidence: withoutRetrieval,
    };
    ended.push(createReactions(deps).run(stop.signal));
    await vi.waitFor(async () => expect(await vault.get('checkpoints', 'reactions')).toBe(submitted), 15_000);
    expect(await quota.remaining(ada.id)).toBe(11);
    expect(await quota.remaining(bob.id)).toBe(6);
  });
});

describe('the reaction to a lapsed reservation', () => {
  it('refunds it once', async () => {
    const { log, search, publishing } = createPublishingWorld();
    const { feedback, reviews } = createContributions();
    const vault = createMemoryVault();
    const quota = createQuota({ log, everyHours: { feedback: 0, review: 0 } });
    await quota.welcome(ada.id, request());
    await quota.reserve(ada.id, toReportId('s-1'), request());
    const before = await quota.remaining(ada.id);
    const clock = systemClock;
    const engine = createInProcessEngine({ log, workflows: [], works: {}, clock, logger: silentLog });
    for (let times = 0; times < 2; times += 1) await search.lapse(toReportId('s-1'), ada.id, request());
    const deps = {
      log,
      vault,
      engine,
      quota,
      search,
      publishing,
      feedback,
      reviews,
      logger: silentLog,
      evidence: withoutRetrieval,
    };
    const stop = new AbortController();
    const running = createReactions(deps).run(stop.signal);
    await vi.waitFor(async () => expect(await quota.remaining(ada.id)).toBe(before + 1), 15_000);
    stop.abort();
    await running;
  });
});

describe('reactions to publication and deletion', () => {
  const stop = new AbortController();
  const ended: Promise<void>[] = [];
  afterEach(async () => {
    stop.abort();
    await Promise.all(ended.splice(0));
  });

  it('unpublish deleted reports and those of erased users, wherever a crash came between', async () => {
    const world = createPublishingWorld();
    const { log, search, publishing, finished, told } = world;
    const [deleted, late, left, kept] = [
      await finished({ title: 'Deleted' }),
      await finished({ title: 'Late' }),
      await finished({ title: 'Left' }),
      await finished({ title: 'Kept' }),
    ];
    const asked = await log.head();
    for (const id of [deleted, late, left, kept]) await publishing.publish(toReportId(id), {}, request());
    // Deleted without being taken back, or published behind its deletion, as a crash and a race leave it.
    await search.remove(toReportId(deleted), admin, request());
    await publishing.unpublish(toReportId(late), {}, request());
    await publishing.publish(toReportId(late), {}, request());
    await search.remove(toReportId(late), admin, request());
    await world.erase(ada.id);
    await publishing.unpublish(toReportId(left), {}, request());
    const vault = createMemoryVault();
    await vault.put('checkpoints', 'reactions', asked);
    const engine = createInProcessEngine({
      log,
      workflows: [],
      works: {},
      clock: systemClock,
      logger: silentLog,
    });
    const quota = createQuota({ log, everyHours: { feedback: 0, review: 0 } });
    const { feedback, reviews } = createContributions();
    const deps = {
      log,
      vault,
      engine,
      quota,
      search,
      publishing,
      feedback,
      reviews,
      logger: silentLog,
      evidence: withoutRetrieval,
    };
    ended.push(createReactions(deps).run(stop.signal));
    await vi.waitFor(
      async () => expect(await vault.get('checkpoints', 'reactions')).toBe(await log.head()),
      10_000,
    );
    const standing = await Promise.all(
      [deleted, late, left, kept].map((id) => publishing.isPublic(toReportId(id))),
    );
    expect(standing).toEqual([false, false, false, true]);
    expect((await told('SearchDeleted')).map(({ searchId }) => searchId)).toEqual([deleted, late, left]);
    const readable = (await told('ReportPublished')).filter(({ content }) => content !== null);
    expect(readable).toMatchObject([{ reportId: kept }]);
  });
});

describe('the reaction to an approved plan', () => {
  it('sends the signal that its workflow waits for, once', async () => {
    const { engine, happened, react, vault, since } = createReactionsWorld();
    await engine.start('generate-visual-report', 's-1', { searchId: 's-1' });
    const started = (await since(0)).at(-1)?.position ?? 0;
    const approved = { type: 'PlanApproved', searchId: 's-1', userId: ada.id, leftOut: [] };
    await happened('search-s-1', approved);
    await react();
    // The checkpoint is lost with a crash, and the reaction runs again.
    await vault.put('checkpoints', 'reactions', started);
    await react();
    const sent = (await since(started)).filter(({ type }) => type === 'SignalReceived');
    expect(sent.map(({ data }) => data)).toEqual([{ workflowId: 's-1', name: planApproved }]);
  });
});
