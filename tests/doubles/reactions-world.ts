import { expect, vi } from 'vitest';
import { createFeedback } from '../../modules/feedback';
import { randomIds, silentLog, systemClock } from '../../modules/kernel/ports';
import type { DomainEvent } from '../../modules/kernel/events/event';
import { createQuota } from '../../modules/quota';
import { createReviews } from '../../modules/reviews';
import { createInProcessEngine } from '../../workflows/adapters/engine.in-process';
import { createReactions, reactionsSubscription } from '../../workflows/subscriptions/reactions';
import { workflows } from '../../workflows/registry';
import { withoutRetrieval } from './offline-pages';
import { createPublishingWorld } from './publishing-world';
import { request } from './request';
import { createMemoryVault } from './vault.memory';

const { checkpoint, types } = reactionsSubscription;

/** The modules that reactions use, over one log in memory. The engine starts workflows and runs none. */
export function createReactionsWorld() {
  const world = createPublishingWorld();
  const { log, search, publishing, store } = world;
  const vault = createMemoryVault();
  const quota = createQuota({ log, everyHours: { feedback: 0, review: 0 } });
  const engine = createInProcessEngine({ log, workflows, works: {}, clock: systemClock, logger: silentLog });
  const contributions = { log, ids: randomIds, secret: 'a secret of the product' };
  const feedback = createFeedback({ ...contributions, reward: quota.rewardFeedback });
  const reviews = createReviews({ ...contributions, reward: quota.rewardReview });
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

  /** The position up to which a subscription to the reactions' event types has read. */
  async function followedUpTo(): Promise<number> {
    let reached = 0;
    for await (const { upTo } of log.readAll({ from: 0, types })) reached = upTo;
    return reached;
  }

  return {
    ...world,
    vault,
    quota,
    engine,
    happened: (stream: string, event: DomainEvent) =>
      log.append(stream, [event], { expected: 'any', context: request() }),
    /** Moves the checkpoint to the end of the log: nothing reacts to earlier events. */
    forgetPast: async () => vault.put('checkpoints', checkpoint, await log.head()),
    /** Runs the reactions up to the end of the log. */
    async react(): Promise<void> {
      const stop = new AbortController();
      const running = createReactions(deps).run(stop.signal);
      try {
        await vi.waitFor(
          async () => expect(await vault.get('checkpoints', checkpoint)).toBe(await followedUpTo()),
          { interval: 2, timeout: 15_000 },
        );
      } finally {
        stop.abort();
        await running;
      }
    },
    /** Every event after a position, with its metadata. */
    async since(position: number) {
      const found = [];
      for await (const batch of store.readAll({ from: position })) found.push(...batch);
      return found;
    },
  };
}

export type ReactionsWorld = ReturnType<typeof createReactionsWorld>;
