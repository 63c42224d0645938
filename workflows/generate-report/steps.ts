import { TerminalError } from '../../modules/kernel/errors';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import { overBudgetCode } from '../../modules/models';
import { stepKeys, type Plan } from '../../modules/search/plan';
import type { StepContext } from '../engine';
import { askForGap, findGaps, readForGaps } from './gap-steps';
import { askProvider, draftQueries, readFound } from './retrieval-steps';
import {
  askOptions,
  loadMaterial,
  loadPlannedMaterial,
  loadRunningSearch,
  taskHead,
  type StepDeps,
} from './step-material';
import type { ReportSteps } from './step-types';

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

/** The handlers of a report workflow: each calls the model, then the module. */
export function createReportSteps(deps: StepDeps): Handlers {
  const { search, evidence, models, budgetUsd } = deps;
  return {
    async gatherEvidence({ searchId: reportId }, { context, signal }) {
      const material = await loadMaterial(deps, reportId, signal);
      const { model, sourceIds, retrieve = [] } = material;
      const { sources, lastSpan, datasets } = material.evidence.digest;
      const counts = { sources: sources.length, spans: lastSpan, datasets: datasets.length };
      await search.record(reportId, { type: 'EvidenceGathered', ...counts }, context);
      const slots = writersOf(deps, model);
      const providers = evidence.retrieval.providersOf(retrieve);
      const drafter = slots.find((slot) => !deps.isOffline(slot));
      // A plan may repeat words of attached files, which must not reach a provider.
      const mayFillGaps = drafter !== undefined && sourceIds.length === 0;
      const retrieval = providers.length > 0 && { providers, mayFillGaps, ...(drafter && { drafter }) };
      return { planners: slots, writers: slots, ...retrieval, ...(deps.judge && { judge: deps.judge }) };
    },

    draftQueries: (input, step) => draftQueries(deps, input, step),
    askProvider: (input, step) => askProvider(deps, input, step),
    readFound: (input, step) => readFound(deps, input, step),
    findGaps: (input, step) => findGaps(deps, input, step),
    askForGap: (input, step) => askForGap(deps, input, step),
    readForGaps: (input, step) => readForGaps(deps, input, step),

    async askPlan({ searchId: reportId, slot }, step) {
      await askPlan(deps, reportId, slot, step);
      return null;
    },

    settlePlan: (input, step) => settlePlan(deps, input, step),

    async lapsePlan({ searchId }, { context }) {
      await search.lapsePlan(searchId, context);
      return null;
    },

    async takeApproval({ searchId }) {
      const { state } = await loadRunningSearch(deps, searchId);
      const plan = state.plan?.plan;
      if (!plan || !state.approval) throw new TerminalError('not-approved', 'The plan was not approved.');
      return { sections: plan.sections.map(({ id }) => id) };
    },

    writeSection: (input, step) => withinBudget(() => writeSection(deps, input, 0, step)),
    repairSection: (input, step) => withinBudget(() => writeSection(deps, input, 1, step)),
    writeExtras: (input, step) => withinBudget(() => writeExtras(deps, input, step)),
    writePart: (input, step) => withinBudget(() => writePart(deps, input, step)),

    async findFailing({ searchId: reportId }) {
      await loadRunningSearch(deps, reportId);
      return [...(await search.problems(reportId)).keys()];
    },

    judgeClaims: (input, step) => judgeClaims(deps, input, step),

    async complete({ searchId: reportId, overBudget }, { context, signal }) {
      const { evidence: gathered } = await loadPlannedMaterial(deps, reportId, signal);
      const usage = await models.spent(reportId);
      const partial =
        overBudget && budgetUsd !== undefined ? { reason: budgetSentence(budgetUsd) } : undefined;
      await search.complete(reportId, { evidence: gathered, usage, partial }, context, { signal });
      return null;
    },

    async fail({ searchId: reportId, code, message }, { context }) {
      await search.fail(reportId, code, message, context);
      return null;
    },
  };
}

async function settlePlan(
  deps: StepDeps,
  { searchId: reportId, outcomes }: Parameters<ReportSteps['settlePlan']>[0],
  step: StepContext,
): ReturnType<ReportSteps['settlePlan']> {
  const answered = outcomes.filter(({ status }) => status === 'success');
  const plans = await Promise.all(
    answered.map(async ({ slot }) => ({ slot, plan: await askPlan(deps, reportId, slot, step) })),
  );
  const first = outcomes[0];
  if (plans.length === 0)
    throw new TerminalError(first?.code ?? 'no-plan', first?.message ?? 'No model made a plan.');
  const { plan } = await deps.search.mergePlans(reportId, plans, outcomes, step.context);
  const { request } = (await deps.search.load(reportId)).state;
  const sections = plan.sections.map(({ id }) => id);
  return { sections, ...(request?.approvePlan && { waitsForApproval: true as const }) };
}

async function askPlan(deps: StepDeps, reportId: ReportId, slot: Slot, step: StepContext): Promise<Plan> {
  const gathered = await loadMaterial(deps, reportId, step.signal);
  const task = { ...taskHead(gathered), kind: 'plan' as const };
  const options = askOptions(deps, gathered.userId, reportId, stepKeys.plan, step);
  return (await deps.models.ask(slot, task, options)).value;
}

async function writeSection(
  deps: StepDeps,
  { searchId: reportId, sectionId, slot }: Parameters<ReportSteps['writeSection']>[0],
  round: 0 | 1,
  step: StepContext,
): Promise<void> {
  const { search, models } = deps;
  const gathered = await loadPlannedMaterial(deps, reportId, step.signal);
  const { userId, plan, state } = gathered;
  const index = plan.sections.findIndex(({ id }) => id === sectionId);
  const brief = plan.sections[index];
  if (!brief) throw new TerminalError('no-section', 'The plan has no such section.');
  const head = { ...taskHead(gathered), plan, brief };
  const task =
    round === 0
      ? { ...head, kind: 'section' as const }
      : {
          ...head,
          kind: 'repair' as const,
          draft: state.drafts.get(sectionId)?.markdown ?? '',
          problems: (await search.problems(reportId)).get(sectionId) ?? [],
        };
  const key = stepKeys.section(sectionId, round);
  const { value, truncated } = await models.ask(slot, task, askOptions(deps, userId, reportId, key, step));
  const section = {
    type: 'SectionWritten' as const,
    sectionId,
    index,
    round,
    slot,
    markdown: value,
    truncated,
  };
  await search.record(reportId, section, step.context);
}

async function writeExtras(
  deps: StepDeps,
  { searchId: reportId, slot }: Parameters<ReportSteps['writeExtras']>[0],
  step: StepContext,
): Promise<void> {
  const gathered = await loadPlannedMaterial(deps, reportId, step.signal);
  const task = { ...taskHead(gathered), kind: 'extras' as const, plan: gathered.plan };
  const options = askOptions(deps, gathered.userId, reportId, stepKeys.extras, step);
  const { value } = await deps.models.ask(slot, task, options);
  await deps.search.record(reportId, { type: 'ExtrasWritten', slot, extras: value }, step.context);
}

async function writePart(
  deps: StepDeps,
  { searchId: reportId, part, slot }: Parameters<ReportSteps['writePart']>[0],
  step: StepContext,
): Promise<void> {
  const gathered = await loadPlannedMaterial(deps, reportId, step.signal);
  const task = { ...taskHead(gathered), kind: 'part' as const, part, plan: gathered.plan };
  const options = askOptions(deps, gathered.userId, reportId, stepKeys.part(part), step);
  const { value } = await deps.models.ask(slot, task, options);
  await deps.search.record(
    reportId,
    { type: 'ResearchPartWritten', part, slot, content: { [part]: value } },
    step.context,
  );
}

async function judgeClaims(
  deps: StepDeps,
  { searchId: reportId, slot }: Parameters<ReportSteps['judgeClaims']>[0],
  step: StepContext,
): Promise<null> {
  const { signal } = step;
  const {
    query,
    userId,
    kind,
    evidence: gathered,
    state,
  } = await loadPlannedMaterial(deps, reportId, signal);
  if (state.judged) return null;
  const claims = await deps.search.relatedClaims(reportId, gathered, { signal });
  if (claims.length === 0) return null;
  const task = { kind: 'judge' as const, reportKind: kind, query, evidence: gathered, claims };
  const options = askOptions(deps, userId, reportId, stepKeys.judge, step);
  const { value } = await deps.models.ask(slot, task, options);
  const doubts = value.flatMap(({ claim, reason }) => {
    const sentence = claims[claim - 1]?.sentence;
    return sentence === undefined ? [] : [{ sentence, reason }];
  });
  const judged = { type: 'ClaimsJudged' as const, slot, judged: claims.length, doubts };
  await deps.search.record(reportId, judged, step.context);
  return null;
}

/** The offline writer never replaces a failed model: it is used only if no model of the choice has a key. */
function writersOf({ isOffline }: StepDeps, model: Slot): Slot[] {
  const real = slotsOf[model].filter((slot) => !isOffline(slot));
  return real.length > 0 ? real : slotsOf[model];
}

/** Leaves out what would exceed the budget, which is no failure. */
async function withinBudget(work: () => Promise<void>): Promise<'written' | 'over-budget'> {
  try {
    await work();
    return 'written';
  } catch (error) {
    if (error instanceof TerminalError && error.code === overBudgetCode) return 'over-budget';
    throw error;
  }
}

const budgetSentence = (budget: number) =>
  `The cost limit of ${budget} US dollars for one report was reached, so some parts were not written.`;
