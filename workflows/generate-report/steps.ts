import type { EvidenceModule } from '../../modules/evidence';
import { TerminalError } from '../../modules/kernel/errors';
import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import type { Slot } from '../../modules/models/contract';
import { overBudget, type Models } from '../../modules/models';
import type { Search } from '../../modules/search';
import type { Plan } from '../../modules/search/plan';
import type { StepContext } from '../engine';
import type { ReportSteps } from './step-types';

type Deps = {
  search: Search;
  evidence: Pick<EvidenceModule, 'gather'>;
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
export function createReportSteps({ search, evidence, models, isOffline, budgetUsd }: Deps): Handlers {
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

  /** The offline writer never stands in for a model: it serves only where no model of the choice has a key. */
  function writersOf(model: Slot): Slot[] {
    const real = slotsOf[model].filter((slot) => !isOffline(slot));
    return real.length > 0 ? real : slotsOf[model];
  }

  /** The current search, for a step that needs no source. */
  async function running(searchId: string) {
    const { state } = await search.load(searchId);
    const { request } = state;
    if (!request || state.status !== 'running')
      throw new TerminalError('search-ended', 'This search has ended.');
    if (request.query === null)
      throw new TerminalError('person-erased', 'The account behind this search is gone.');
    return { ...request, query: request.query, state };
  }

  async function material(searchId: string, signal: AbortSignal) {
    const found = await running(searchId);
    const { sourceIds, userId, query } = found;
    return { ...found, evidence: held(await evidence.gather(sourceIds, userId, query, { signal })) };
  }

  async function planned(searchId: string, signal: AbortSignal) {
    const found = await material(searchId, signal);
    const plan = found.state.plan?.plan;
    if (!plan) throw new TerminalError('no-plan', 'This search has no plan.');
    return { ...found, plan };
  }

  const askOptions = (userId: string, searchId: string, key: string, { signal, context }: StepContext) => ({
    searchId,
    userId,
    step: { key, signal, context },
    budgetUsd,
  });

  async function askPlan(searchId: string, slot: Slot, step: StepContext): Promise<Plan> {
    const { query, userId, kind, evidence: found } = await material(searchId, step.signal);
    const task = { kind: 'plan' as const, reportKind: kind, query, evidence: found };
    return (await models.ask(slot, task, askOptions(userId, searchId, 'plan', step))).value;
  }

  async function write(searchId: string, sectionId: string, slot: Slot, round: 0 | 1, step: StepContext) {
    const { query, userId, kind, evidence: found, plan, state } = await planned(searchId, step.signal);
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
    const key = `section/${sectionId}/${round}`;
    const { value, truncated } = await models.ask(slot, task, askOptions(userId, searchId, key, step));
    const section = { sectionId, index, round, slot, markdown: value, truncated };
    await search.sectionWritten(searchId, section, step.context);
  }

  return {
    async gatherEvidence({ searchId }, { context, signal }) {
      const { evidence: found, model } = await material(searchId, signal);
      const { sources, lastSpan, datasets } = found.digest;
      const counts = { sources: sources.length, spans: lastSpan, datasets: datasets.length };
      await search.evidenceGathered(searchId, counts, context);
      const slots = writersOf(model);
      return { planners: slots, writers: slots };
    },

    async askPlan({ searchId, slot }, step) {
      await askPlan(searchId, slot, step);
      return null;
    },

    async settlePlan({ searchId, outcomes }, step) {
      const answered = outcomes.filter(({ status }) => status === 'success');
      const plans = await Promise.all(
        answered.map(async ({ slot }) => ({ slot, plan: await askPlan(searchId, slot, step) })),
      );
      const first = outcomes[0];
      if (plans.length === 0)
        throw new TerminalError(first?.code ?? 'no-plan', first?.message ?? 'No model made a plan.');
      const { plan } = await search.mergePlans(searchId, plans, outcomes, step.context);
      return { sections: plan.sections.map(({ id }) => id) };
    },

    writeSection: ({ searchId, sectionId, slot }, step) =>
      withinBudget(() => write(searchId, sectionId, slot, 0, step)),

    repairSection: ({ searchId, sectionId, slot }, step) =>
      withinBudget(() => write(searchId, sectionId, slot, 1, step)),

    writeExtras: ({ searchId, slot }, step) =>
      withinBudget(async () => {
        const { query, userId, kind, evidence: found, plan } = await planned(searchId, step.signal);
        const task = { kind: 'extras' as const, reportKind: kind, query, evidence: found, plan };
        const { value } = await models.ask(slot, task, askOptions(userId, searchId, 'extras', step));
        await search.extrasWritten(searchId, { slot, extras: value }, step.context);
      }),

    writePart: ({ searchId, part, slot }, step) =>
      withinBudget(async () => {
        const { query, userId, kind, evidence: found, plan } = await planned(searchId, step.signal);
        const task = { kind: 'part' as const, part, reportKind: kind, query, evidence: found, plan };
        const { value } = await models.ask(slot, task, askOptions(userId, searchId, `part/${part}`, step));
        await search.researchPartWritten(searchId, { part, slot, content: { [part]: value } }, step.context);
      }),

    async findFailing({ searchId }) {
      await running(searchId);
      return [...(await search.problems(searchId)).keys()];
    },

    async complete({ searchId, overBudget }, { context, signal }) {
      const { evidence: found } = await planned(searchId, signal);
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

const budgetSentence = (budget: number) =>
  `The cost limit of ${budget} US dollars for one report was reached, so some parts were not written.`;

/** A refusal inside a workflow is a failure for good. */
function held<T extends object>(value: T | Refusal): T {
  if (isRefusal(value))
    throw new TerminalError(value.code, 'One of the sources of this search cannot be read any more.');
  return value;
}
