import { TerminalError } from '../../modules/kernel/errors';
import type { ReportId } from '../../modules/kernel/report-id';
import { hasAnswer, languageOfQuery } from '../../modules/search';
import type { StepContext } from '../engine';
import { askOptions, orTerminalError, loadRunningSearch, type StepDeps } from './step-material';
import { ReadingRecorder } from './record-reading';
import type { ReportSteps } from './step-types';

/** From the query alone: passages of attached files must not reach a provider by way of a query. */
export async function draftQueries(
  deps: StepDeps,
  { searchId: reportId, slot }: Parameters<ReportSteps['draftQueries']>[0],
  step: StepContext,
): ReturnType<ReportSteps['draftQueries']> {
  const { query, userId, kind, state } = await loadRunningSearch(deps, reportId);
  if (state.queries) return { drafted: state.queries.length };
  const nothing = orTerminalError(await deps.evidence.gather([], userId, query, { signal: step.signal }));
  const task = { kind: 'queries' as const, reportKind: kind, query, evidence: nothing };
  const { value } = await deps.models.ask(slot, task, askOptions(deps, userId, reportId, 'queries', step));
  const queries = value.filter((each) => each.toLowerCase() !== query.trim().toLowerCase());
  const drafts = { type: 'QueriesDrafted' as const, slot, drafted: queries.length, queries };
  await deps.search.record(reportId, drafts, step.context);
  return { drafted: queries.length };
}

/** The answer is recorded before anything else happens: a crash repeats no request that was paid. */
export async function askProvider(
  deps: StepDeps,
  { searchId: reportId, provider, draft = 0 }: Parameters<ReportSteps['askProvider']>[0],
  { context, signal }: StepContext,
): Promise<null> {
  const { query, state } = await loadRunningSearch(deps, reportId);
  if (hasAnswer(state, { provider, draft })) return null;
  const text = draft === 0 ? query : state.queries?.[draft - 1];
  if (text === undefined) throw new TerminalError('query-missing', 'This search has no such query.');
  const words = { text, ...(await languageOfQuery(state)) };
  const candidates = await deps.evidence.retrieval.ask(provider, words, signal);
  const answer = {
    type: 'ProviderAnswered' as const,
    provider,
    ...(draft > 0 && { draft }),
    results: candidates.length,
    found: candidates,
  };
  await deps.search.record(reportId, answer, context);
  return null;
}

export async function readFound(
  deps: StepDeps,
  { searchId: reportId, failed }: Parameters<ReportSteps['readFound']>[0],
  step: StepContext,
): Promise<null> {
  const { query, userId, sourceIds, state } = await loadRunningSearch(deps, reportId);
  if (state.retrieved) return null;
  const candidates = [...state.answers.values()].flat();
  await removingIfDeleted(deps, { searchId: reportId, userId }, async () => {
    const reading = new ReadingRecorder(deps.search, reportId, step);
    const { sources, unread, late } = await deps.evidence.retrieval
      .read(candidates, {
        ...{ searchId: reportId, userId, query, sourceIds, signal: step.signal },
        onReading: (each) => reading.update(each),
      })
      .finally(() => reading.settled());
    const read = { type: 'SourcesRetrieved' as const, retrieved: sources.length, sources, failed };
    const missed = { ...(unread.length > 0 && { unread }), ...(late.length > 0 && { late }) };
    await deps.search.record(reportId, { ...read, ...missed }, step.context);
  });
  return null;
}

/** The reaction to a deletion removed only what was stored by then. */
export async function removingIfDeleted(
  { search, evidence }: StepDeps,
  { searchId: reportId, userId }: { searchId: ReportId; userId: string },
  store: () => Promise<void>,
): Promise<void> {
  try {
    await store();
  } finally {
    if ((await search.load(reportId)).state.status === 'deleted')
      await evidence.retrieval.remove(reportId, userId);
  }
}
