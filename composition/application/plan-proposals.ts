import { can } from '../../modules/access/policy';
import type { EvidenceModule } from '../../modules/evidence';
import type { PackedEvidence } from '../../modules/evidence/contract';
import type { Task } from '../../modules/kernel/tasks';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Models } from '../../modules/models';
import type { WritingTask } from '../../modules/models/provider';
import { partNames } from '../../modules/research/plan';
import { retrievedOf, waitsForApproval, type Search } from '../../modules/search';
import type { PlanProposal, Proposing, ProposedPlan } from '../../modules/search/assembly/plan-proposal';
import { approvalMs } from '../../workflows/signals';
import type { WaitingPlan } from '../../projections/documents';
import type { RequestContext, Viewer } from './application';

/** The calls about plans that wait for an approval. */
export type PlanApprovals = {
  /** Approves a plan that waits for it. `input`: `{ leaveOut?: [sectionId] }`; an identical repeat changes nothing. */
  approvePlan(
    reportId: ReportId,
    viewer: Viewer,
    context: RequestContext,
    input: unknown,
  ): Promise<{ ok: true } | Refusal>;
  /** The plan that waits for an approval; undefined where none does, or not of this viewer, or a source is gone. */
  proposal(reportId: ReportId, viewer: Viewer | undefined): Promise<PlanProposal | undefined>;
  /** The newest searches of the viewer whose plan waits for its approval. */
  waitingPlans(viewer: Viewer): Promise<WaitingPlan[]>;
};

type Deps = {
  search: Pick<Search, 'load' | 'isOffline'>;
  evidence: Pick<EvidenceModule, 'gather'>;
  models: Pick<Models, 'spent' | 'estimate'>;
  propose: Task<Omit<Proposing, 'evidence'> & { evidence: PackedEvidence }, ProposedPlan>;
};

/**
 * Reads the plan of a search that waits for its approval, for its owner and admins. Undefined for other people, for a search
 * that does not wait, and where one of its sources cannot be read any more.
 */
export function createPlanProposals({ search, evidence, models, propose }: Deps) {
  return async (reportId: ReportId, viewer: Viewer | undefined): Promise<PlanProposal | undefined> => {
    const { state, recorded } = await search.load(reportId);
    const { request } = state;
    const plan = state.plan?.plan;
    if (!waitsForApproval(state) || !request?.query || !plan) return undefined;
    const { query, userId, sourceIds, kind, language } = request;
    if (!can(viewer, 'search.approve-plan', { ownerId: userId })) return undefined;
    const gathered = await evidence.gather(sourceIds, userId, query, { retrieved: retrievedOf(state) });
    if (isRefusal(gathered)) return undefined;
    const offline = search.isOffline(state);
    const proposed = await propose({ plan, query, offline, evidence: gathered.packed });
    const head = { reportKind: kind, query, evidence: gathered, ...(language && { language }), plan };
    const parts = kind === 'research' ? partNames : [];
    const rest: WritingTask[] = [
      ...plan.sections.map((brief) => ({ ...head, kind: 'section' as const, brief })),
      ...parts.map((part) => ({ ...head, kind: 'part' as const, part })),
      { ...head, kind: 'extras' },
    ];
    const plannedAt = recorded.find(({ event }) => event.type === 'PlanDrafted')?.metadata.at ?? '';
    return {
      ...proposed,
      offline,
      spentUsd: (await models.spent(reportId)).costUsd,
      restUsd: models.estimate(state.plan?.writer ?? request.model, rest),
      lapsesAt: new Date(Date.parse(plannedAt) + approvalMs).toISOString(),
    };
  };
}
