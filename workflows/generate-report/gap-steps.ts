import { findGaps as gapsOf } from '../../modules/evidence/retrieval/gaps';
import type { SourceReading } from '../../modules/evidence/retrieval/provider';
import { TerminalError } from '../../modules/kernel/errors';
import type { ReportId } from '../../modules/kernel/report-id';
import { hasAnswer, languageOfQuery, retrievedOf } from '../../modules/search';
import type { StepContext } from '../engine';
import { removingIfDeleted } from './retrieval-steps';
import { loadPlannedMaterial, loadRunningSearch, type StepDeps } from './step-material';
import { ReadingRecorder } from './record-reading';
import type { ReportSteps } from './step-types';

/** Never with attached files, whose words a plan may repeat, nor when nothing more may be paid for. */
export async function findGaps(
  deps: StepDeps,
  { searchId: reportId, providers }: Parameters<ReportSteps['findGaps']>[0],
  { signal, context }: StepContext,
): ReturnType<ReportSteps['findGaps']> {
  const { query, sourceIds, evidence, plan, state } = await loadPlannedMaterial(deps, reportId, signal);
  if (state.gaps) return { gaps: state.gaps.sectionIds.length };
  if (sourceIds.length > 0 || (await isBudgetSpent(deps, reportId))) return { gaps: 0 };
  const passages = evidence.digest.ranked;
  const gaps = gapsOf({ plan, query, drafted: state.queries ?? [], passages, providers });
  if (gaps.length === 0) return { gaps: 0 };
  const sectionIds = gaps.map(({ sectionId }) => sectionId);
  const queries = gaps.map((gap) => gap.query);
  await deps.search.record(reportId, { type: 'GapsFound', sectionIds, queries }, context);
  return { gaps: gaps.length };
}

/** As of `askProvider`: the answer is recorded before anything else happens. */
export async function askForGap(
  deps: StepDeps,
  { searchId: reportId, provider, gap }: Parameters<ReportSteps['askForGap']>[0],
  { signal, context }: StepContext,
): Promise<null> {
  const { state } = await loadRunningSearch(deps, reportId);
  if (hasAnswer(state, { provider, gap })) return null;
  const text = state.gaps?.queries?.[gap - 1];
  if (text === undefined) throw new TerminalError('query-missing', 'This search has no such query.');
  const words = { text, ...(await languageOfQuery(state)) };
  const candidates = await deps.evidence.retrieval.ask(provider, words, signal);
  const answer = {
    type: 'ProviderAnswered' as const,
    provider,
    gap,
    results: candidates.length,
    found: candidates,
  };
  await deps.search.record(reportId, answer, context);
  return null;
}

export async function readForGaps(
  deps: StepDeps,
  { searchId: reportId, failed }: Parameters<ReportSteps['readForGaps']>[0],
  step: StepContext,
): Promise<null> {
  const { userId, state } = await loadRunningSearch(deps, reportId);
  if (state.filled) return null;
  const query = (state.gaps?.queries ?? []).join(' ');
  const earlier = { found: [...state.answers.values()].flat(), sources: retrievedOf(state).sources };
  const candidates = [...state.gapAnswers.values()].flat();
  await removingIfDeleted(deps, { searchId: reportId, userId }, async () => {
    const reading = new ReadingRecorder(deps.search, reportId, step);
    const onReading = (each: readonly SourceReading[]) => reading.update(each);
    const target = { searchId: reportId, userId, query, signal: step.signal, onReading };
    const { sources, unread, late } = await deps.evidence.retrieval
      .readForGaps(candidates, target, earlier)
      .finally(() => reading.settled());
    const filled = { type: 'GapsFilled' as const, retrieved: sources.length, sources, failed, unread };
    await deps.search.record(reportId, { ...filled, ...(late.length > 0 && { late }) }, step.context);
  });
  return null;
}

async function isBudgetSpent({ models, budgetUsd }: StepDeps, reportId: ReportId): Promise<boolean> {
  return budgetUsd !== undefined && (await models.spent(reportId)).costUsd >= budgetUsd;
}
