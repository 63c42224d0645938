import { createFeedback } from '../../modules/feedback';
import { FeedbackEvent } from '../../modules/feedback/events';
import { createEventLog } from '../../modules/kernel/events/event-log';
import { catalogueOf } from '../../modules/kernel/events/event';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import { randomIds } from '../../modules/kernel/ports';
import { createQuota, type RewardHours } from '../../modules/quota';
import { QuotaEvent } from '../../modules/quota/events';
import { createReviews } from '../../modules/reviews';
import { ReviewEvent } from '../../modules/reviews/events';
import { createMemoryEventStore } from './event-store.memory';
import { createMemoryVault } from './vault.memory';

const person = { isAdmin: false, isApproved: true, isActive: true };
export const ada = { ...person, id: 'u-ada' };
export const bob = { ...person, id: 'u-bob' };
export const admin = { ...person, id: 'u-admin', isAdmin: true };

/** Feedback, reviews and the quota that rewards them, over one log and a clock set by hand. */
export function createContributions(everyHours: RewardHours = { feedback: 24, review: 24 }) {
  const store = createMemoryEventStore();
  const vault = createMemoryVault();
  const keys = createPersonKeys(vault);
  const catalogue = catalogueOf(FeedbackEvent, ReviewEvent, QuotaEvent);
  let hours = 0;
  const clock = { now: () => new Date(Date.UTC(2026, 0, 1) + hours * 60 * 60 * 1000) };
  const log = createEventLog({ store, catalogue, keys, clock });
  const quota = createQuota({ log, everyHours });
  let crashes = 0;
  /** Simulates a crash right before the reward, this many times. */
  const unless = <A extends unknown[], R>(work: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      if (crashes === 0) return work(...args);
      crashes -= 1;
      throw new Error('the process ended here');
    };
  };
  const deps = { log, ids: randomIds, secret: 'a secret of the product' };
  return {
    log,
    vault,
    keys,
    clock,
    quota,
    feedback: createFeedback({ ...deps, reward: unless(quota.rewardFeedback) }),
    reviews: createReviews({ ...deps, reward: unless(quota.rewardReview) }),
    crashBeforeReward: () => (crashes += 1),
    passHours: (more: number) => (hours += more),
    /** All events of a type, decrypted. */
    async eventsOf<Type extends string>(type: Type) {
      const found: Record<string, unknown>[] = [];
      for await (const { events } of log.readAll({ from: 0, types: [type] }))
        found.push(...events.map(({ event }) => event));
      return found;
    },
    /** The types of all events, in order. */
    async eventTypes(): Promise<string[]> {
      const types: string[] = [];
      for await (const stored of store.readAll({ from: 0 })) types.push(...stored.map(({ type }) => type));
      return types;
    },
    /** The whole log as stored. */
    async kept(): Promise<string> {
      const batches: unknown[] = [];
      for await (const stored of store.readAll({ from: 0 })) batches.push(stored);
      return JSON.stringify(batches);
    },
  };
}
