import { createEvidence } from '../modules/evidence';
import type { PageFetcher } from '../modules/evidence/retrieval/fetch/page-fetcher';
import type { EvidenceProvider } from '../modules/evidence/retrieval/provider';
import { createFeedback } from '../modules/feedback';
import { createIdentity } from '../modules/identity';
import type { EventLog } from '../modules/kernel/events/event-log';
import { randomIds, type Clock, type Log } from '../modules/kernel/ports';
import { createRateLimiter } from '../modules/kernel/rate-limit/rate-limiter';
import type { Telemetry } from '../modules/kernel/telemetry/telemetry';
import { createModels } from '../modules/models';
import type { Slot } from '../modules/models/contract';
import type { ModelProvider } from '../modules/models/provider';
import { createPublishing } from '../modules/publishing';
import { createQuota } from '../modules/quota';
import { createReviews } from '../modules/reviews';
import { createSearch } from '../modules/search';
import type { Stores } from './open-stores';
import type { Tasks } from './tasks';

type Deps = {
  stores: Pick<Stores, 'vault' | 'keys' | 'snapshots'>;
  log: EventLog;
  providers: Record<Slot, ModelProvider>;
  tasks: Tasks;
  pages: PageFetcher;
  evidenceProviders: readonly EvidenceProvider[];
  secret: string;
  clock: Clock;
  logger: Log;
  telemetry: Telemetry;
  settings: Pick<Parameters<typeof createModels>[0], 'prices' | 'concurrency'> & {
    /** Hours between two rewards of one user, by kind of contribution. */
    rewardEveryHours: Parameters<typeof createQuota>[0]['everyHours'];
    sourceStorageMb: number;
  };
};

export type Modules = ReturnType<typeof composeModules>;

/** The modules over their ports: what the product decides and records. */
export function composeModules(deps: Deps) {
  const {
    stores,
    log,
    providers,
    tasks,
    pages,
    evidenceProviders,
    secret,
    clock,
    logger,
    telemetry,
    settings,
  } = deps;
  const { vault, keys, snapshots } = stores;
  const ids = randomIds;
  const { prices, concurrency } = settings;
  const models = createModels({ providers, log, prices, concurrency, clock, logger, telemetry });
  const quota = createQuota({ log, everyHours: settings.rewardEveryHours });
  const identity = createIdentity({ log, vault, keys, clock, ids, logger });
  const feedback = createFeedback({ log, ids, secret, reward: quota.rewardFeedback });
  const reviews = createReviews({ log, ids, secret, reward: quota.rewardReview });
  const limits = createRateLimiter({ vault, clock, secret });
  const limitBytes = settings.sourceStorageMb * 1024 * 1024;
  const reading = { tasks, pages, providers: evidenceProviders, clock, logger };
  const evidence = createEvidence({ log, keys, snapshots, ids, secret, limitBytes, ...reading });
  const isOffline = (slot: Slot) => providers[slot].offline;
  const search = createSearch({
    log,
    clock,
    ids,
    secret,
    quota,
    isOffline,
    refusesSources: evidence.refusesSources,
    useSources: evidence.use,
    retrieveKinds: evidence.retrieval.kinds(),
    assemble: tasks.assembleReport,
  });
  const publishing = createPublishing({ log, keys, search });
  return { models, quota, identity, feedback, reviews, limits, evidence, search, publishing, isOffline };
}
