import type { EvidenceModule } from '../../modules/evidence';
import { TerminalError } from '../../modules/kernel/errors';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { Slot } from '../../modules/models/contract';
import { overBudget, type Models } from '../../modules/models';
import { answerKey, retrievedOf, type Search } from '../../modules/search';
import { stepKeys, type Plan } from '../../modules/search/plan';
import type { StepContext } from '../engine';
import type { ReportSteps } from './step-types';

type Deps = {
  search: Search;
  evidence: Pick<EvidenceModule, 'gather'> & {
    retrieval: Pick<EvidenceModule['retrieval'], 'providersOf' | 'ask' | 'read' | 'remove'>;
  };
  models: Models;
  /** Whether a slot is answered by the offline writer. */
  isOffline(slot: Slot): boolean;
  /** US dollars a report may cost; undefined when there is no limit. */
  budgetUsd: number | undefined;
};

/** Step name to handler, each with the engine's context of the step. */
type Handlers = {
  [Name in keyof ReportSteps]: (
    input: Parameters<ReportSteps[Name]>[0],
    step: StepContext,
  ) => ReturnType<ReportSteps[Name]>;
};

/** Model 3 is two models: both plan, claude writes, and each takes over where the other is unavailable. */
const slotsOf: Readonly<Record<Slot, Slot[]>> = {
  deepseek: ['deepseek'],
  qwen: ['qwen'],
  claude: ['claude', 'qwen'],
};

/** The handlers of a report workflow: each asks the model, then the module. */
export function createReportSteps(deps: Deps): Handlers {
  const { search, evidence, models, budgetUsd } = deps;
  return {
    async gatherEvidence({ searchId }, { context, signal }) {
      const { evidence: found, model, retrieve = [] } = await material(deps, searchId, signal);
      const { sources, lastSpan, datasets } = found.digest;
      const counts = { sources: sources.length, spans: lastSpan, datasets: datasets.length };
      await search.record(searchId, { type: 'EvidenceGathered', ...counts }, context);
      const slots = writersOf(deps, model);
      const providers = evidence.retrieval.providersOf(retrieve);
      const drafter = slots.find((slot) => !deps.isOffline(slot));
      const retrieval = providers.length > 0 && { providers, ...(drafter && { drafter }) };
      return { planners: slots, writers: slots, ...retrieval };
    },

    draftQueries: (input, step) => draftQueries(deps, input, step),
    askProvider: (input, step) => askProvider(deps, input, step),
    readFound: (input, step) => readFound(deps, input, step),

    async askPlan({ searchId, slot }, step) {
      await askPlan(deps, searchId, slot, step);
      return null;
    },

    settlePlan: (input, step) => settlePlan(deps, input, step),
    writeSection: (input, step) => withinBudget(() => writeSection(deps, input, 0, step)),
    repairSection: (input, step) => withinBudget(() => writeSection(deps, input, 1, step)),
    writeExtras: (input, step) => withinBudget(() => writeExtras(deps, input, step)),
    writePart: (input, step) => withinBudget(() => writePart(deps, input, step)),

    async findFailing({ searchId }) {
      await running(deps, searchId);
      return [...(await search.problems(searchId)).keys()];
    },

    async complete({ searchId, overBudget }, { context, signal }) {
      const { evidence: found } = await planned(deps, searchId, signal);
      const usage = await models.spent(searchId);
      const partial =
        overBudget && budgetUsd !== undefined ? { reason: budgetSentence(budgetUsd) } : undefined;
      await search.complete(searchId, { evidence: found, usage, partial }, context, { signal });
      return null;
    },

    async fail({ searchId, code, message }, { context }) {
      await search.fail(searchId, code, message, context);
      return null;
    },
  };
}

/** The answer is recorded before anything else happens: a crash repeats no request that was paid. */
/** From the query alone: passages of attached files must not reach a provider by way of a query. */
async function draftQueries(
  deps: Deps,
  { searchId, slot }: Parameters<ReportSteps['draftQueries']>[0],
  step: StepContext,
): ReturnType<ReportSteps['draftQueries']> {
  const { query, userId, kind, state } = await running(deps, searchId);
  if (state.queries) return { drafted: state.queries.length };
  const nothing = held(await deps.evidence.gather([], userId, query, { signal: step.signal }));
  const task = { kind: 'queries' as const, reportKind: kind, query, evidence: nothing };
  const { value } = await deps.models.ask(slot, task, askOptions(deps, userId, searchId, 'queries', step));
  const queries = value.filter((each) => each.toLowerCase() !== query.trim().toLowerCase());
  const drafts = { type: 'QueriesDrafted' as const, slot, drafted: queries.length, queries };
  await deps.search.record(searchId, drafts, step.context);
  return { drafted: queries.length };
}

async function askProvider(
  deps: Deps,
  { searchId, provider, draft = 0 }: Parameters<ReportSteps['askProvider']>[0],
  { context, signal }: StepContext,
): Promise<null> {
  const { query, state } = await running(deps, searchId);
  if (state.answers.has(answerKey({ provider, draft }))) return null;
  const text = draft === 0 ? query : state.queries?.[draft - 1];
  if (text === undefined) throw new TerminalError('query-missing', 'This search has no such query.');
  const found = await deps.evidence.retrieval.ask(provider, text, signal);
  const answer = {
    type: 'ProviderAnswered' as const,
    provider,
    ...(draft > 0 && { draft }),
    results: found.length,
    found,
  };
  await deps.search.record(searchId, answer, context);
  return null;
}

async function readFound(
  deps: Deps,
  { searchId, failed }: Parameters<ReportSteps['readFound']>[0],
  { context }: StepContext,
): Promise<null> {
  const { query, userId, state } = await running(deps, searchId);
  if (state.retrieved) return null;
  const found = [...state.answers.values()].flat();
  try {
    const { sources, unread } = await deps.evidence.retrieval.read(found, { searchId, userId, query });
    const read = { type: 'SourcesRetrieved' as const, retrieved: sources.length, sources, failed };
    await deps.search.record(searchId, { ...read, ...(unread.length > 0 && { unread }) }, context);
  } finally {
    // The reaction to a deletion removed only what was stored by then.
    if ((await deps.search.load(searchId)).state.status === 'deleted')
      await deps.evidence.retrieval.remove(searchId, userId);
  }
  return null;
}

async function settlePlan(
  deps: Deps,
  { searchId, outcomes }: Parameters<ReportSteps['settlePlan']>[0],
  step: StepContext,
): ReturnType<ReportSteps['settlePlan']> {
  const answered = outcomes.filter(({ status }) => status === 'success');
  const plans = await Promise.all(
    answered.map(async ({ slot }) => ({ slot, plan: await askPlan(deps, searchId, slot, step) })),
  );
  const first = outcomes[0];
  if (plans.length === 0)
    throw new TerminalError(first?.code ?? 'no-plan', first?.message ?? 'No model made a plan.');
  const { plan } = await deps.search.mergePlans(searchId, plans, outcomes, step.context);
  return { sections: plan.sections.map(({ id }) => id) };
}

async function askPlan(deps: Deps, searchId: string, slot: Slot, step: StepContext): Promise<Plan> {
  const { query, userId, kind, evidence: found } = await material(deps, searchId, step.signal);
  const task = { kind: 'plan' as const, reportKind: kind, query, evidence: found };
  return (await deps.models.ask(slot, task, askOptions(deps, userId, searchId, stepKeys.plan, step))).value;
}

async function writeSection(
  deps: Deps,
  { searchId, sectionId, slot }: Parameters<ReportSteps['writeSection']>[0],
  round: 0 | 1,
  step: StepContext,
): Promise<void> {
  const { search, models } = deps;
  const { query, userId, kind, evidence: found, plan, state } = await planned(deps, searchId, step.signal);
  const index = plan.sections.findIndex(({ id }) => id === sectionId);
  const brief = plan.sections[index];
  if (!brief) throw new TerminalError('no-section', 'The plan has no such section.');
  const head = { reportKind: kind, query, evidence: found, plan, brief };
  const task =
    round === 0
      ? { ...head, kind: 'section' as const }
      : {
          ...head,
          kind: 'repair' as const,
          draft: state.drafts.get(sectionId)?.markdown ?? '',
          problems: (await search.problems(searchId)).get(sectionId) ?? [],
        };
  const key = stepKeys.section(sectionId, round);
  const { value, truncated } = await models.ask(slot, task, askOptions(deps, userId, searchId, key, step));
  const section = {
    type: 'SectionWritten' as const,
    sectionId,
    index,
    round,
    slot,
    markdown: value,
    truncated,
  };
  await search.record(searchId, section, step.context);
}

async function writeExtras(
  deps: Deps,
  { searchId, slot }: Parameters<ReportSteps['writeExtras']>[0],
  step: StepContext,
): Promise<void> {
  const { query, userId, kind, evidence: found, plan } = await planned(deps, searchId, step.signal);
  const task = { kind: 'extras' as const, reportKind: kind, query, evidence: found, plan };
  const options = askOptions(deps, userId, searchId, stepKeys.extras, step);
  const { value } = await deps.models.ask(slot, task, options);
  await deps.search.record(searchId, { type: 'ExtrasWritten', slot, extras: value }, step.context);
}

async function writePart(
  deps: Deps,
  { searchId, part, slot }: Parameters<ReportSteps['writePart']>[0],
  step: StepContext,
): Promise<void> {
  const { query, userId, kind, evidence: found, plan } = await planned(deps, searchId, step.signal);
  const task = { kind: 'part' as const, part, reportKind: kind, query, evidence: found, plan };
  const options = askOptions(deps, userId, searchId, stepKeys.part(part), step);
  const { value } = await deps.models.ask(slot, task, options);
  await deps.search.record(
    searchId,
    { type: 'ResearchPartWritten', part, slot, content: { [part]: value } },
    step.context,
  );
}

async function planned(deps: Deps, searchId: string, signal: AbortSignal) {
  const found = await material(deps, searchId, signal);
  const plan = found.state.plan?.plan;
  if (!plan) throw new TerminalError('no-plan', 'This search has no plan.');
  return { ...found, plan };
}

async function material(deps: Deps, searchId: string, signal: AbortSignal) {
  const found = await running(deps, searchId);
  const { sourceIds, userId, query } = found;
  const options = { signal, retrieved: retrievedOf(found.state) };
  return { ...found, evidence: held(await deps.evidence.gather(sourceIds, userId, query, options)) };
}

/** The current search, for a step that needs no source. */
async function running({ search }: Deps, searchId: string) {
  const { state } = await search.load(searchId);
  const { request } = state;
  if (!request || state.status !== 'running')
    throw new TerminalError('search-ended', 'This search has ended.');
  if (request.query === null)
    throw new TerminalError('person-erased', 'The account behind this search is gone.');
  return { ...request, query: request.query, state };
}

const askOptions = (
  { budgetUsd }: Deps,
  userId: string,
  searchId: string,
  key: string,
  { signal, context }: StepContext,
) => ({ searchId, userId, step: { key, signal, context }, budgetUsd });

/** The offline writer never stands in for a model: it serves only where no model of the choice has a key. */
function writersOf({ isOffline }: Deps, model: Slot): Slot[] {
  const real = slotsOf[model].filter((slot) => !isOffline(slot));
  return real.length > 0 ? real : slotsOf[model];
}

/** Leaves out what would exceed the budget, which is no failure. */
async function withinBudget(work: () => Promise<void>): Promise<'written' | 'over-budget'> {
  try {
    await work();
    return 'written';
  } catch (error) {
    if (error instanceof TerminalError && error.code === overBudget) return 'over-budget';
    throw error;
  }
}

const budgetSentence = (budget: number) =>
  `The cost limit of ${budget} US dollars for one report was reached, so some parts were not written.`;

/** A refusal inside a workflow is a failure for good. */
function held<T extends object>(value: T | Refusal): T {
  if (isRefusal(value))
    throw new TerminalError(value.code, 'One of the sources of this search cannot be read any more.');
  return value;
}
