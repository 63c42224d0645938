import type { Context, EventLog } from '../../modules/kernel/events/event-log';
import type { Log } from '../../modules/kernel/ports';
import { type ReportId, toReportId } from '../../modules/kernel/report-id';
import type { Telemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Vault } from '../../modules/kernel/vault';
import type { UserApproved, UserErased } from '../../modules/identity/events';
import type { EvidenceModule } from '../../modules/evidence';
import type { Feedback } from '../../modules/feedback';
import type { FeedbackSubmitted } from '../../modules/feedback/events';
import type { Publishing } from '../../modules/publishing';
import type { PublishingEvent } from '../../modules/publishing/events';
import type { Quota } from '../../modules/quota';
import type { Reviews } from '../../modules/reviews';
import type { ReviewSubmitted } from '../../modules/reviews/events';
import type { Search } from '../../modules/search';
import type { SearchEvent } from '../../modules/search/events';
import type { Engine } from '../engine';
import type { WorkflowFinished } from '../events';
import { planApproved } from '../signals';
import { subscribeWithCheckpoint } from './checkpointed-subscription';

type Deps = {
  log: EventLog;
  vault: Vault;
  engine: Engine;
  quota: Quota;
  search: Search;
  evidence: { retrieval: Pick<EvidenceModule['retrieval'], 'remove'> };
  publishing: Pick<Publishing, 'purge' | 'purgeIfDeleted'>;
  feedback: Feedback;
  reviews: Reviews;
  logger: Log;
  telemetry?: Telemetry;
};
type ReactionEvent =
  | SearchEvent
  | PublishingEvent
  | WorkflowFinished
  | UserApproved
  | UserErased
  | FeedbackSubmitted
  | ReviewSubmitted;

/**
 * The reactions to events: workflows start, searches are spent or refunded, contributions are rewarded. Every reaction
 * may be repeated; the checkpoint lives in the vault, so that deleting the read models repeats none.
 */
export function createReactions(deps: Deps) {
  const { log, vault, logger, telemetry } = deps;
  return {
    run: subscribeWithCheckpoint({
      log,
      vault,
      logger,
      telemetry,
      ...reactionsSubscription,
      react: ({ event, id, metadata: { correlationId } }, _signal, span) =>
        react(deps, event as ReactionEvent, {
          actor: { kind: 'system' },
          correlationId,
          causationId: id,
          span,
        }),
    }),
  };
}

async function react(deps: Deps, event: ReactionEvent, context: Context): Promise<void> {
  const { engine, quota, search, evidence, publishing, feedback, reviews } = deps;
  const { correlationId } = context;
  switch (event.type) {
    case 'SearchRequested':
      return engine.start(
        event.kind === 'research' ? 'generate-research-report' : 'generate-visual-report',
        event.searchId,
        { searchId: event.searchId },
        correlationId,
      );
    case 'PlanApproved':
      return engine.signal(event.searchId, planApproved);
    case 'SearchCompleted':
      await quota.spend(event.userId, event.searchId, context);
      return;
    case 'SearchLapsed':
    case 'SearchFailed':
      await quota.refund(event.userId, event.searchId, context);
      return;
    case 'SearchCancelled':
      await takeBack(deps, event.userId, event.searchId, context);
      return;
    case 'SearchDeleted':
      await publishing.purge(event.searchId, context);
      await evidence.retrieval.remove(event.searchId, event.userId);
      await takeBack(deps, event.userId, event.searchId, context);
      return;
    case 'ReportPublished':
      await publishing.purgeIfDeleted(event.reportId, context);
      return;
    case 'ReportUnpublished':
      await search.removeDisowned(event.reportId, context);
      return;
    case 'WorkflowFinished':
      // The search is over: completed by the last step, cancelled before, or else failed.
      if (event.outcome === 'completed') return;
      await search.fail(
        toReportId(event.workflowId),
        event.code ?? 'surprise',
        event.message ?? 'It stopped unexpectedly.',
        context,
      );
      return;
    case 'UserApproved':
      await quota.welcome(event.userId, context);
      return;
    case 'UserErased':
      return engine.start('erase-account', `erase-${event.userId}`, { userId: event.userId }, correlationId);
    case 'FeedbackSubmitted':
      await feedback.reward(event.feedbackId, context);
      return;
    case 'ReviewSubmitted':
      await reviews.reward(event.reviewId, context);
      return;
    default:
      return;
  }
}

async function takeBack(
  { engine, quota }: Deps,
  userId: string,
  reportId: ReportId,
  context: Context,
): Promise<void> {
  await engine.cancel(reportId);
  await quota.refund(userId, reportId, context);
}

const reactsTo = [
  'SearchRequested',
  'SearchLapsed',
  'PlanApproved',
  'SearchCompleted',
  'SearchFailed',
  'SearchCancelled',
  'SearchDeleted',
  'ReportPublished',
  'ReportUnpublished',
  'WorkflowFinished',
  'UserApproved',
  'UserErased',
  'FeedbackSubmitted',
  'ReviewSubmitted',
] satisfies ReactionEvent['type'][];

/** The key of their position in `checkpoints` of the vault. */
export const reactionsSubscription = { checkpoint: 'reactions', types: reactsTo } as const;
