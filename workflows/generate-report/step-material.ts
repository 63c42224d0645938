import type { EvidenceModule } from '../../modules/evidence';
import { TerminalError } from '../../modules/kernel/errors';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import type { Models } from '../../modules/models';
import { retrievedOf, type Search } from '../../modules/search';
import type { StepContext } from '../engine';

/** What the steps of a report use. */
export type StepDeps = {
  search: Search;
  evidence: Pick<EvidenceModule, 'gather'> & {
    retrieval: Pick<EvidenceModule['retrieval'], 'providersOf' | 'ask' | 'read' | 'readForGaps' | 'remove'>;
  };
  models: Models;
  /** Whether a slot is answered by the offline writer. */
  isOffline(slot: Slot): boolean;
  /** US dollars a report may cost; undefined when there is no limit. */
  budgetUsd: number | undefined;
  /** The model that reads related sentences again; undefined without a setting. */
  judge?: Slot;
};

/** The current search, for a step that needs no source. */
export async function loadRunningSearch({ search }: StepDeps, reportId: ReportId) {
  const { state } = await search.load(reportId);
  const { request } = state;
  if (!request || state.status !== 'running')
    throw new TerminalError('search-ended', 'This search has ended.');
  if (request.query === null)
    throw new TerminalError('person-erased', 'The account behind this search is gone.');
  return { ...request, query: request.query, state };
}

export async function loadMaterial(deps: StepDeps, reportId: ReportId, signal: AbortSignal) {
  const search = await loadRunningSearch(deps, reportId);
  const { sourceIds, userId, query } = search;
  const options = { signal, retrieved: retrievedOf(search.state) };
  return {
    ...search,
    evidence: orTerminalError(await deps.evidence.gather(sourceIds, userId, query, options)),
  };
}

export async function loadPlannedMaterial(deps: StepDeps, reportId: ReportId, signal: AbortSignal) {
  const gathered = await loadMaterial(deps, reportId, signal);
  const plan = gathered.state.plan?.plan;
  if (!plan) throw new TerminalError('no-plan', 'This search has no plan.');
  return { ...gathered, plan };
}

/** What the tasks of every text of a report share. */
export const taskHead = ({ query, kind, language, evidence }: Awaited<ReturnType<typeof loadMaterial>>) => ({
  reportKind: kind,
  query,
  evidence,
  ...(language && { language }),
});

export const askOptions = (
  { budgetUsd }: StepDeps,
  userId: string,
  reportId: ReportId,
  key: string,
  { signal, context }: StepContext,
) => ({ searchId: reportId, userId, step: { key, signal, context }, budgetUsd });

/** Throws a refusal as a terminal error. */
export function orTerminalError<T extends object>(value: T | Refusal): T {
  if (isRefusal(value))
    throw new TerminalError(value.code, 'One of the sources of this search cannot be read any more.');
  return value;
}
