import type { EvidenceModule } from '../../modules/evidence';
import type { Feedback } from '../../modules/feedback';
import type { Identity } from '../../modules/identity';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import type { RateLimiter } from '../../modules/kernel/rate-limit/rules';
import type { Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Publishing } from '../../modules/publishing';
import type { Quota } from '../../modules/quota';
import type { Reviews } from '../../modules/reviews';
import type { Search } from '../../modules/search';
import type { Queries } from '../../projections/queries';
import type { Erasure } from '../../workflows/erase-account/start';
import { composeAccounts } from './accounts';
import type { Application, Viewer } from './application';
import type { ClaimChains } from './claim-chains';
import { composeFeedback, composeReviews } from './contributions';
import type { Audit } from './moderation';
import { createOperations, type OperationsParts } from './operations';
import { composePublishing, createResultReader } from './publishing';
import { createRunDecision } from './run-decision';
import { composeSearches, createQueryModeration, createRemoval } from './searches';
import { composeSources } from './sources';

type Parts = {
  settings: Application['settings'];
  identity: Identity;
  quota: Quota;
  search: Search;
  publishing: Publishing;
  evidence: EvidenceModule;
  chains: ClaimChains;
  proposal: Application['search']['proposal'];
  questions: Queries;
  erasure: Erasure;
  feedback: Feedback;
  reviews: Reviews;
  limits: RateLimiter;
  audit: Audit;
  operations: OperationsParts;
  ownData(viewer: Viewer): AsyncIterable<string>;
  exports: Application['exports'];
  telemetry: Telemetry;
  /** Rejects while the log or the read models cannot be read. */
  isReachable(): Promise<void>;
};

/** The product for its routes and commands: modules for commands, read models for queries, joined where a call needs both. */
export function buildApplication(parts: Parts): Application {
  const { identity, search, publishing, feedback, reviews, questions } = parts;
  const decided = createRunDecision({ nameOf: questions.userName, account: identity.account });
  const remove = createRemoval({ search, publishing, questions });
  const resultFor = createResultReader(questions);
  return {
    settings: parts.settings,
    identity: composeAccounts({ ...parts, decided }),
    feedback: composeFeedback({ feedback, questions: questions.feedback, decided }),
    reviews: composeReviews({ reviews, questions: questions.reviews, decided }),
    limits: parts.limits,
    audit: parts.audit,
    operations: createOperations({ ...parts.operations, decided, search }),
    search: composeSearches({ ...parts, resultFor, remove }),
    queries: createQueryModeration({ decided, remove, search, questions }),
    publishing: composePublishing({ ...parts, decided, resultFor }),
    evidence: composeSources({ ...parts, resultFor }),
    exports: parts.exports,
    health: { ready: () => readiness(parts.isReachable) },
  };
}

async function readiness(isReachable: Parts['isReachable']): ReturnType<Application['health']['ready']> {
  try {
    await isReachable();
    return { ok: true };
  } catch (error) {
    const reason = error instanceof StoreUnavailable ? error.message : 'The product cannot work right now.';
    return { ok: false, reason };
  }
}
