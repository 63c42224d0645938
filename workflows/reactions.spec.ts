import { afterEach, describe, expect, it, vi } from 'vitest';
import { ada, bob, createContributions, request } from '../tests/doubles/contributions';
import { randomIds, silentLog } from '../modules/kernel/ports';
import { createPublishing } from '../modules/publishing';
import { createSearch } from '../modules/search';
import { createInProcessEngine } from './adapters/engine.in-process';
import { createReactions } from './reactions';

const contribution = { rating: 5, content: 'It survived.' };

describe('what follows from feedback and reviews', () => {
  const stop = new AbortController();
  const ended: Promise<void>[] = [];
  afterEach(async () => {
    stop.abort();
    await Promise.all(ended.splice(0));
  });

  it('is the reward that a crash kept back, once, and nothing for those who had theirs', async () => {
    const world = createContributions();
    const { log, vault, keys, clock, feedback, reviews, quota } = world;
    await feedback.submit(contribution, bob, request());
    for (const submit of [feedback.submit, reviews.submit]) {
      world.crashBeforeReward();
      await expect(submit(contribution, ada, request())).rejects.toThrow('ended here');
    }
    const engine = createInProcessEngine({ log, stories: [], works: {}, clock, logger: silentLog });
    const search = createSearch({
      log,
      clock,
      ids: randomIds,
      secret: 'a secret of the product',
      quota,
      isOffline: () => true,
      checkSentence: () => ({ numbers: [], basis: 'model', verdict: 'unverified' }),
      ownsSources: () => Promise.resolve(true),
    });
    const submitted = await log.head();
    const publishing = createPublishing({ log, keys, search });
    const deps = { log, vault, engine, quota, search, publishing, feedback, reviews, logger: silentLog };
    ended.push(createReactions(deps).run(stop.signal));
    await vi.waitFor(async () => expect(await vault.get('checkpoints', 'reactions')).toBe(submitted));
    expect(await quota.remaining(ada.id)).toBe(11);
    expect(await quota.remaining(bob.id)).toBe(6);
  });
});
