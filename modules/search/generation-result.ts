import type { Retrieved } from '../evidence/retrieval/retrieved-source';
import { providerNames, type ProviderName } from '../evidence/retrieval/provider';
import { toReportId } from '../kernel/report-id';
import type { GatheredEvidence, PackedEvidence } from '../evidence/contract';
import { modelNames, type Slot } from '../models/contract';
import { compareFacts } from './assembly/figures/agreement';
import type { Task, TaskOptions } from '../kernel/tasks';
import type { Assembly } from './assembly/assemble';
import { findProblems } from './assembly/checks/checks';
import { wordFloor } from './contract';
import type { Draft, SearchState } from './decider';
import type { PlanDrafted } from './events';
import type { Plan } from './plan';
import type { Report } from './report';

export type GenerationResult = {
  evidence: GatheredEvidence;
  usage: Report['usage'];
  /** The reason for an end before everything was written. */
  partial?: { reason: string };
};

type Outcome = { slot: Slot; status: 'success' | 'processing_unavailable' };
type Settled = Omit<PlanDrafted, 'type' | 'searchId' | 'userId' | 'plan'> & { plan: Plan };

/** Merges the returned plans: the first one is used; a second one confirms its facts or contradicts them. */
export function mergePlans(
  plans: readonly { slot: Slot; plan: Plan }[],
  outcomes: readonly Outcome[],
): Settled {
  const [first, second] = plans;
  if (!first) throw new Error('no plan to merge');
  const { conflicts } = second ? compareFacts(first.plan, second.plan) : { conflicts: [] };
  const agreementOf = (slot: Slot) => {
    const [own, other] = first.slot === slot ? [first, second] : [second, first];
    return own && other && own.slot === slot ? compareFacts(own.plan, other.plan).agreement : null;
  };
  return {
    plan: first.plan,
    writer: first.slot,
    planners: outcomes.map(({ slot, status }) => ({ slot, status, agreement: agreementOf(slot) })),
    conflicts,
  };
}

/** The issues of the drafts that had no second round yet. */
export function problemsOf(state: SearchState, offline: boolean): Map<string, string[]> {
  const plan = state.plan?.plan;
  if (!plan) return new Map();
  // A section is not longer because others were left out.
  const planned = plan.sections.length + (state.approval?.leftOut.length ?? 0);
  const minWordsPerSection = Math.ceil(wordFloor / planned);
  const hasSources = (state.request?.sourceIds.length ?? 0) + retrievedOf(state).sources.length > 0;
  const problems = findProblems({ plan, drafts: draftsOf(state), hasSources, minWordsPerSection, offline });
  return new Map([...problems].filter(([sectionId]) => state.drafts.get(sectionId)?.round === 0));
}

/** Assembles the report: `assemble` over the decoded evidence, off the event loop. */
export type AssembleReport = Task<Omit<Assembly, 'evidence'> & { evidence: PackedEvidence }, Report>;

/** The report from everything written for this search. */
export async function assembleFrom(
  state: SearchState,
  { evidence, usage, partial, offline }: GenerationResult & { offline: boolean },
  assemble: AssembleReport,
  options?: TaskOptions,
): Promise<Report> {
  const { request, plan: drafted } = state;
  if (!request || !drafted?.plan) throw new Error('a report needs a request and a plan');
  // The offline writer has one language, whatever that of its plan looks like.
  const language = request.language ?? (offline ? undefined : drafted.language);
  const given = {
    query: request.query ?? '',
    model: request.model,
    ...(language && { language }),
    plan: drafted.plan,
    drafts: draftsOf(state),
    extras: state.extras,
    ...(request.kind === 'research' ? { parts: state.parts } : {}),
    evidence: evidence.packed,
    planners: drafted.planners,
    conflicts: drafted.conflicts ?? [],
    offline,
    usage,
    partial,
    unavailable: namesOf(state.retrieved?.failed),
    unavailableAgain: namesOf(state.filled?.failed),
    unread: [...(state.retrieved?.unread ?? []), ...(state.filled?.unread ?? [])],
    late: [...(state.retrieved?.late ?? []), ...(state.filled?.late ?? [])],
    ...(state.judged && {
      judgement: { by: modelNames[state.judged.slot], doubts: state.judged.doubts ?? [] },
    }),
  };
  return assemble(given, options);
}

/** The texts of a plan, whose language that of the report will be. */
export const textOf = ({ title, summary, sections }: Plan): string =>
  [title, summary, ...sections.flatMap((section) => [section.title, section.brief])].join('\n');

/** The sources that were found for a search; none of a search that looked for none. */
export function retrievedOf({ request, retrieved, gaps, filled }: SearchState): Retrieved {
  const forGaps = filled?.sources ?? [];
  return {
    searchId: request?.searchId ?? toReportId(''),
    sources: [...(retrieved?.sources ?? []), ...forGaps],
    ...(forGaps.length > 0 && { gaps: { sources: forGaps.length, queries: gaps?.queries ?? [] } }),
  };
}

const namesOf = (failed: readonly { provider: ProviderName }[] = []): string[] =>
  failed.map(({ provider }) => providerNames[provider]);

const draftsOf = (state: SearchState): Draft[] =>
  [...state.drafts.values()].sort((a, b) => a.index - b.index);
