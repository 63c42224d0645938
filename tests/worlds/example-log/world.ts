import { eventCatalogue } from '../../../composition/event-catalogue';
import { createFeedback } from '../../../modules/feedback';
import { createIdentity } from '../../../modules/identity';
import { createEventLog, type Context } from '../../../modules/kernel/events/event-log';
import type { EventActor } from '../../../modules/kernel/events/event';
import { createPersonKeys } from '../../../modules/kernel/events/personal-data';
import { silentLog, type Ids } from '../../../modules/kernel/ports';
import { createCalls } from '../../../modules/models/calls';
import { createPublishing } from '../../../modules/publishing';
import { createQuota } from '../../../modules/quota';
import { createReviews } from '../../../modules/reviews';
import { createSearch } from '../../../modules/search';
import { createMemoryEventStore } from '../../doubles/event-store.memory';
import { cheapHashing } from '../../doubles/identity-world';
import { assembleHere } from '../../doubles/inline-tasks';
import { createMemoryVault } from '../../doubles/vault.memory';

const counted = (word: string): Ids => {
  let last = 0;
  return { next: () => `${word}-${(last += 1)}` };
};

/** The product's modules over a log in memory, with a clock set by hand and sequential ids. */
export async function createExampleWorld() {
  let now = 0;
  let commands = 0;
  const clock = { now: () => new Date(now) };
  const vault = createMemoryVault(() => now);
  // A random secret would change the names of the claim streams each time.
  await vault.put('secrets', 'email-hmac', 'example');
  const store = createMemoryEventStore();
  const keys = createPersonKeys(vault);
  const log = createEventLog({ store, catalogue: eventCatalogue, keys, clock });
  const secret = 'example';
  const quota = createQuota({ log, everyHours: { feedback: 24, review: 24 } });
  const search = createSearch({
    log,
    clock,
    ids: counted('search'),
    secret,
    quota,
    isOffline: () => false,
    retrieveKinds: [],
    refusesSources: () => Promise.resolve(undefined),
    useSources: () => Promise.resolve(undefined),
    assemble: assembleHere,
  });
  return {
    store,
    log,
    clock,
    quota,
    identity: createIdentity({
      log,
      vault,
      keys,
      clock,
      ids: counted('person'),
      logger: silentLog,
      effort: { hashing: cheapHashing, answerMs: 0 },
    }),
    feedback: createFeedback({ log, ids: counted('feedback'), secret, reward: quota.rewardFeedback }),
    reviews: createReviews({ log, ids: counted('review'), secret, reward: quota.rewardReview }),
    search,
    publishing: createPublishing({ log, keys, search }),
    calls: createCalls(log),
    /** Sets the clock: `2025-03-03 09:00`, in UTC. */
    at: (time: string) => void (now = Date.parse(`${time.replace(' ', 'T')}:00Z`)),
    pass: (ms: number) => void (now += ms),
    /** The context of the next command; `correlationId` links it to an earlier one. */
    context(actor: EventActor = { kind: 'system' }, correlationId?: string): Context {
      const id = `command-${(commands += 1)}`;
      return { actor, correlationId: correlationId ?? id, causationId: id };
    },
  };
}

export type ExampleWorld = Awaited<ReturnType<typeof createExampleWorld>>;
