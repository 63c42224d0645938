import { gathered } from '../../doubles/inline-tasks';
import { isRefusal } from '../../../modules/kernel/refusal';
import type { ReportId } from '../../../modules/kernel/report-id';
import type { Slot } from '../../../modules/models/contract';
import { costOf } from '../../../modules/models/prices';
import { defaultPrices, vendors } from '../../../modules/models/vendors';
import { climateEvidence, climateExtras, climatePlan, prose } from '../../doubles/climate-example';
import { workflowStream, type WorkflowEvent } from '../../../workflows/events';
import type { ExampleWorld } from './world';

export type Person = { id: string; isAdmin: boolean };
/** The course of a report: `running` is left unfinished, `retries` are failed attempts at its first section. */
export type Course = {
  model?: Slot;
  ends?: 'completed' | 'failed' | 'cancelled' | 'running';
  retries?: number;
};

/** Milliseconds for a call of each model, by its purpose; each search is a little slower than the one before. */
const paceMs: Record<Slot, { plan: number; section: number; extras: number }> = {
  deepseek: { plan: 9_000, section: 14_000, extras: 6_000 },
  qwen: { plan: 7_000, section: 11_000, extras: 5_000 },
  claude: { plan: 12_000, section: 21_000, extras: 8_000 },
};
const plannersOf: Record<Slot, Slot[]> = {
  deepseek: ['deepseek'],
  qwen: ['qwen'],
  claude: ['claude', 'qwen'],
};
const tokens = { plan: [3_200, 1_400], section: [5_100, 900], extras: [4_300, 700] } as const;
const evidence = climateEvidence();

/**
 * Requests a report as this person and records the events that the engine and its steps would, in the same order.
 * Answers the id of the report.
 */
export async function appendReport(
  world: ExampleWorld,
  person: Person,
  course: Course = {},
): Promise<ReportId> {
  const { log, search, quota, calls, context, pass } = world;
  const { model = 'deepseek', ends = 'completed', retries = 0 } = course;
  const asked = context({ kind: 'person', id: person.id });
  const viewer = { id: person.id, isAdmin: person.isAdmin, isApproved: true, isActive: true };
  const accepted = await search.submit({ query: 'An example', model, sources: [] }, viewer, asked);
  if (isRefusal(accepted)) throw new Error(`refused: ${accepted.code}`);
  const searchId = accepted.queryId;
  const about = { workflowId: searchId };
  const next = () => context({ kind: 'system' }, asked.correlationId);
  const slow = 1 + Number(searchId.split('-')[1]) / 50;

  const journal = (event: WorkflowEvent) =>
    log.append(workflowStream(searchId), [event], { expected: 'any', context: next() });
  let steps = 0;
  const stepOf = (name: string) => ({ ...about, key: `${name}#${(steps += 1)}`, name, inputHash: 'example' });
  const finished = (name: string) => journal({ type: 'StepFinished', ...stepOf(name), result: null });

  async function call(slot: Slot, what: keyof typeof tokens, stepKey: string): Promise<void> {
    const ms = Math.round(paceMs[slot][what] * slow);
    pass(ms);
    const [inputTokens, outputTokens] = tokens[what];
    const vendorModel = vendors[slot].model;
    const { costUsd } = costOf(vendorModel, { inputTokens, outputTokens }, defaultPrices);
    const cost = { inputTokens, outputTokens, costUsd, ms };
    const of = { searchId, userId: person.id, callKey: `${stepKey}/${slot}/1`, slot, model: vendorModel };
    const answer = 'Words of a model.';
    await calls.keep({ type: 'ModelCallFinished', ...of, finish: 'stop', ...cost, answer }, next());
  }

  async function end(outcome: 'completed' | 'cancelled', settle: typeof quota.spend): Promise<ReportId> {
    await journal({ type: 'WorkflowFinished', ...about, outcome });
    await settle(person.id, searchId, next());
    return searchId;
  }

  pass(50);
  const story = { story: 'generate-visual-report', version: 1, input: { searchId } };
  await journal({ type: 'WorkflowStarted', ...about, ...story });
  await search.record(searchId, { type: 'EvidenceGathered', sources: 1, spans: 60, datasets: 1 }, next());
  await finished('gatherEvidence');
  if (ends === 'running') return searchId;
  if (ends === 'cancelled') {
    pass(4_000);
    await search.cancel(searchId, viewer, context({ kind: 'person', id: person.id }));
    await journal({ type: 'WorkflowCancelRequested', ...about });
    return end('cancelled', quota.refund);
  }
  if (ends === 'failed') {
    const why = { code: 'model-key-refused', message: 'The model refused the key.' };
    await journal({ type: 'StepFailed', ...stepOf('askPlan'), attempt: 1, ...why });
    await search.fail(searchId, why.code, why.message, next());
    await finished('fail');
    return end('completed', quota.refund);
  }

  const planners = plannersOf[model];
  for (const slot of planners) {
    await call(slot, 'plan', 'plan');
    await finished('askPlan');
  }
  const plans = planners.map((slot) => ({ slot, plan: climatePlan }));
  const outcomes = planners.map((slot) => ({ slot, status: 'success' as const }));
  await search.mergePlans(searchId, plans, outcomes, next());
  await finished('settlePlan');
  for (const [index, { id: sectionId }] of climatePlan.sections.entries()) {
    const step = stepOf('writeSection');
    for (let attempt = 1; index === 0 && attempt <= retries; attempt += 1) {
      pass(2_000);
      const why = { code: 'model-busy', message: 'The model is busy.' };
      await journal({ type: 'StepAttemptFailed', ...step, attempt, ...why, retryInMs: 250 });
    }
    await call(model, 'section', `section/${sectionId}/0`);
    const markdown = prose(60, 'abc'.charAt(index));
    await search.record(
      searchId,
      { type: 'SectionWritten', sectionId, index, round: 0, slot: model, markdown, truncated: false },
      next(),
    );
    await journal({ type: 'StepFinished', ...step, result: 'written' });
  }
  await call(model, 'extras', 'extras');
  await search.record(searchId, { type: 'ExtrasWritten', slot: model, extras: climateExtras }, next());
  await finished('writeExtras');
  await search.complete(
    searchId,
    { evidence: gathered(evidence), usage: await calls.spent(searchId) },
    next(),
  );
  await finished('complete');
  return end('completed', quota.spend);
}
