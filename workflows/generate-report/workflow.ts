import type { ProviderName } from '../../modules/evidence/retrieval/provider';
import type { Slot } from '../../modules/models/contract';
import type { PartName } from '../../modules/research/plan';
import type { ReportId } from '../../modules/kernel/report-id';
import type { Workflow, WorkflowDefinition, WorkflowContext } from '../engine';
import type { FailedProvider, PlannerOutcome, ReportSteps } from './step-types';
import {
  gapCallPolicy,
  gapReadingPolicy,
  modelCallPolicy,
  providerCallPolicy,
  queryDraftPolicy,
  retrievalPolicy,
  secondReadingPolicy,
  threadPolicy,
} from '../retry';
import { approvalMs, planApproved } from '../signals';

type Input = { searchId: ReportId };
type Tools = WorkflowContext<ReportSteps>;

/** From a request to a report. Architecture, "The report pipeline". `parts`: what a research report has beside sections. */
const runOf =
  (parts: readonly PartName[]): Workflow<ReportSteps, Input> =>
  async (tools, { searchId: reportId }) => {
    try {
      await write(tools, reportId, parts);
    } catch (error) {
      await tools.steps.fail({ searchId: reportId, ...failureOf(error) });
    }
  };

async function write(tools: Tools, reportId: ReportId, parts: readonly PartName[]): Promise<void> {
  const { steps, all } = tools;
  const {
    planners,
    writers,
    providers = [],
    drafter,
    judge,
    mayFillGaps,
  } = await steps.gatherEvidence({ searchId: reportId });
  const answering =
    providers.length > 0 ? await retrieve({ steps, all }, reportId, { providers, drafter }) : [];
  const outcomes = await all(planners.map((slot) => plan(steps, reportId, slot)));
  const { sections: planned, waitsForApproval } = await steps.settlePlan({ searchId: reportId, outcomes });
  const sections = waitsForApproval ? await approved(tools, reportId) : planned;
  if (mayFillGaps && answering.length > 0) await fillGaps({ steps, all }, reportId, answering);
  const ready = readyWriters(writers, outcomes);

  // A provider takes eight calls at once, and a research report makes ten: the longest ones go first.
  const written = await all([
    ...parts.map((part) => firstOf(ready, (slot) => steps.writePart({ searchId: reportId, part, slot }))),
    ...sections.map((sectionId) =>
      firstOf(ready, (slot) => steps.writeSection({ searchId: reportId, sectionId, slot })),
    ),
    firstOf(ready, (slot) => steps.writeExtras({ searchId: reportId, slot })),
  ]);
  const failing = await steps.findFailing({ searchId: reportId });
  const repaired = await all(failing.map((sectionId) => repair(steps, reportId, sectionId, ready)));
  if (judge) await judgeClaims(steps, reportId, judge);
  await steps.complete({ searchId: reportId, overBudget: [...written, ...repaired].includes('over-budget') });
}

/**
 * Waits for the approval of the plan; answers the sections that it keeps. Runs without `waitsForApproval` in the recorded
 * result of `settlePlan` keep the order of their steps.
 */
async function approved({ steps, waitFor }: Tools, reportId: ReportId): Promise<string[]> {
  const isApproved = await waitFor(planApproved, approvalMs);
  if (!isApproved) await steps.lapsePlan({ searchId: reportId });
  // Ends the workflow where the plan has lapsed: its search is cancelled.
  return (await steps.takeApproval({ searchId: reportId })).sections;
}

/**
 * Asks all providers at once, with each query; answers those that answered. Runs from before retrieval have no providers in the recorded result of
 * their first step, so that their steps keep their order.
 */
async function retrieve(
  { steps, all }: Pick<Tools, 'steps' | 'all'>,
  reportId: ReportId,
  { providers, drafter }: { providers: readonly ProviderName[]; drafter: Slot | undefined },
): Promise<ProviderName[]> {
  const drafted = drafter ? await draft(steps, reportId, drafter) : 0;
  const requests = providers.flatMap((provider) => [
    { provider },
    ...Array.from({ length: drafted }, (_, index) => ({ provider, draft: index + 1 })),
  ]);
  const outcomes = await all(
    requests.map((request) =>
      outcomeOf(request.provider, () => steps.askProvider({ searchId: reportId, ...request })),
    ),
  );
  const failed = withoutAnswer(providers, outcomes);
  await steps.readFound({ searchId: reportId, failed });
  return providers.filter((name) => !failed.some(({ provider }) => provider === name));
}

/**
 * Asks the providers once more, about planned sections that the sources do not cover; without an answer the report is
 * written from what is there. Runs from before it have no `mayFillGaps` in the recorded result of their first step.
 */
async function fillGaps(
  { steps, all }: Pick<Tools, 'steps' | 'all'>,
  reportId: ReportId,
  providers: readonly ProviderName[],
): Promise<void> {
  try {
    const { gaps } = await steps.findGaps({ searchId: reportId, providers: providers.length });
    if (gaps === 0) return;
    const requests = providers.flatMap((provider) =>
      Array.from({ length: gaps }, (_, index) => ({ provider, gap: index + 1 })),
    );
    const outcomes = await all(
      requests.map((request) =>
        outcomeOf(request.provider, () => steps.askForGap({ searchId: reportId, ...request })),
      ),
    );
    await steps.readForGaps({ searchId: reportId, failed: withoutAnswer(providers, outcomes) });
  } catch {
    // A report does not fail for want of further sources.
  }
}

/** Without drafts, the providers get the query itself. */
async function draft(steps: Tools['steps'], reportId: ReportId, slot: Slot): Promise<number> {
  try {
    return (await steps.draftQueries({ searchId: reportId, slot })).drafted;
  } catch {
    return 0;
  }
}

type Outcome = { provider: ProviderName; code?: string };

async function outcomeOf(provider: ProviderName, ask: () => Promise<unknown>): Promise<Outcome> {
  try {
    await ask();
    return { provider };
  } catch (error) {
    return { provider, code: failureOf(error).code };
  }
}

/** Providers that answered no query at all, to be named in a notice. */
const withoutAnswer = (providers: readonly ProviderName[], outcomes: readonly Outcome[]): FailedProvider[] =>
  providers.flatMap((provider) => {
    const codes = outcomes.flatMap((outcome) => (outcome.provider === provider ? [outcome.code] : []));
    const [code] = codes;
    return code !== undefined && codes.every((each) => each !== undefined) ? [{ provider, code }] : [];
  });

/** Without a second reader the verdicts stay as they were checked. */
async function judgeClaims(steps: Tools['steps'], reportId: ReportId, slot: Slot): Promise<void> {
  try {
    await steps.judgeClaims({ searchId: reportId, slot });
  } catch {
    // A report does not fail for a second opinion.
  }
}

/** One planner may fail while the other works; without any plan the report cannot begin. */
async function plan(steps: Tools['steps'], reportId: ReportId, slot: Slot): Promise<PlannerOutcome> {
  try {
    await steps.askPlan({ searchId: reportId, slot });
    return { slot, status: 'success', code: '', message: '' };
  } catch (error) {
    return { slot, status: 'processing_unavailable', ...failureOf(error) };
  }
}

/** Models whose plan came back write first; the others are the last resort. */
function readyWriters(writers: Slot[], outcomes: readonly PlannerOutcome[]): Slot[] {
  const away = new Set(outcomes.filter(({ status }) => status !== 'success').map(({ slot }) => slot));
  return [...writers.filter((slot) => !away.has(slot)), ...writers.filter((slot) => away.has(slot))];
}

/** Tries one writer after the other; throws the failure of the last one when all fail. */
async function firstOf<T>(writers: readonly Slot[], ask: (slot: Slot) => Promise<T>): Promise<T> {
  let failure: unknown;
  for (const slot of writers) {
    try {
      return await ask(slot);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** A failed repair leaves the draft as it was: the page then shows the issue. */
async function repair(steps: Tools['steps'], reportId: ReportId, sectionId: string, writers: Slot[]) {
  try {
    return await firstOf(writers, (slot) => steps.repairSection({ searchId: reportId, sectionId, slot }));
  } catch {
    return 'left-as-is' as const;
  }
}

function failureOf(error: unknown): { code: string; message: string } {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return {
    code: typeof code === 'string' ? code : 'surprise',
    message:
      typeof code === 'string' && typeof message === 'string' ? message : 'Something unexpected happened.',
  };
}

const retry = {
  default: threadPolicy,
  draftQueries: queryDraftPolicy,
  askProvider: providerCallPolicy,
  readFound: retrievalPolicy,
  askForGap: gapCallPolicy,
  readForGaps: gapReadingPolicy,
  askPlan: modelCallPolicy,
  writeSection: modelCallPolicy,
  writeExtras: modelCallPolicy,
  writePart: modelCallPolicy,
  repairSection: modelCallPolicy,
  judgeClaims: secondReadingPolicy,
};

export const generateVisualReport: WorkflowDefinition = {
  name: 'generate-visual-report',
  version: 1,
  run: runOf([]),
  retry,
};

export const generateResearchReport: WorkflowDefinition = {
  name: 'generate-research-report',
  version: 1,
  run: runOf(['analysis', 'assessment', 'outlook']),
  retry,
};
