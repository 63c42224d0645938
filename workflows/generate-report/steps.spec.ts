import { describe, expect, it } from 'vitest';
import { createReportStepsWorld } from '../../tests/doubles/report-steps-world';
import { ada } from '../../tests/doubles/publishing-world';
import { request } from '../../tests/doubles/request';
import { RetryableError, TerminalError } from '../../modules/kernel/errors';
import { refuse } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import type { PlannerOutcome } from './step-types';

type World = ReturnType<typeof createReportStepsWorld>;
type Call = (world: World, searchId: string, sectionId: string) => Promise<unknown>;

const success: PlannerOutcome = { slot: 'qwen', status: 'success', code: '', message: '' };
const away: PlannerOutcome = {
  slot: 'qwen',
  status: 'processing_unavailable',
  code: 'model-away',
  message: 'The model is away.',
};

const gatherEvidence: Call = ({ steps, step }, searchId) =>
  steps.gatherEvidence({ searchId: toReportId(searchId) }, step());
const askPlan: Call = ({ steps, step }, searchId) =>
  steps.askPlan({ searchId: toReportId(searchId), slot: 'qwen' }, step());
const settlePlan: Call = ({ steps, step }, searchId) =>
  steps.settlePlan({ searchId: toReportId(searchId), outcomes: [success] }, step());
const writeSection: Call = ({ steps, step }, searchId, sectionId) =>
  steps.writeSection({ searchId: toReportId(searchId), sectionId, slot: 'qwen' }, step());
const repairSection: Call = ({ steps, step }, searchId, sectionId) =>
  steps.repairSection({ searchId: toReportId(searchId), sectionId, slot: 'qwen' }, step());
const writeExtras: Call = ({ steps, step }, searchId) =>
  steps.writeExtras({ searchId: toReportId(searchId), slot: 'qwen' }, step());
const writePart: Call = ({ steps, step }, searchId) =>
  steps.writePart({ searchId: toReportId(searchId), part: 'outlook', slot: 'qwen' }, step());
const findFailing: Call = ({ steps, step }, searchId) =>
  steps.findFailing({ searchId: toReportId(searchId) }, step());
const complete: Call = ({ steps, step }, searchId) =>
  steps.complete({ searchId: toReportId(searchId), overBudget: false }, step());

const writing = { writeSection, repairSection, writeExtras, writePart };
const needsPlan = { ...writing, complete };
const needsSearch = { gatherEvidence, askPlan, settlePlan, ...needsPlan, findFailing };

describe('the models of a report', () => {
  it.each<{ model: Slot; offline: Slot[]; slots: Slot[] }>([
    { model: 'deepseek', offline: [], slots: ['deepseek'] },
    { model: 'qwen', offline: ['deepseek', 'claude'], slots: ['qwen'] },
    { model: 'claude', offline: [], slots: ['claude', 'qwen'] },
    { model: 'claude', offline: ['claude'], slots: ['qwen'] },
    { model: 'claude', offline: ['qwen'], slots: ['claude'] },
    { model: 'claude', offline: ['claude', 'qwen'], slots: ['claude', 'qwen'] },
    { model: 'deepseek', offline: ['deepseek'], slots: ['deepseek'] },
  ])('are $slots for the choice $model when $offline have no key', async ({ model, offline, slots }) => {
    const { steps, step, asked, eventsOf } = createReportStepsWorld({ offline });
    const searchId = await asked({ model });
    expect(await steps.gatherEvidence({ searchId: toReportId(searchId) }, step())).toEqual({
      planners: slots,
      writers: slots,
    });
    expect((await eventsOf(`search-${searchId}`)).at(-1)).toMatchObject({
      type: 'EvidenceGathered',
      ...{ sources: 0, spans: 0, datasets: 0 },
    });
  });
});

describe('the language of a report', () => {
  it('reaches every task that writes a text of it, with the kind of the report', async () => {
    const world = createReportStepsWorld();
    const { searchId, sectionId } = await world.planned({ kind: 'research', language: 'fi' });
    for (const call of Object.values(writing)) await call(world, searchId, sectionId);
    expect(
      world.writers.qwen.tasks.map(({ kind, reportKind, language }) => [kind, reportKind, language]),
    ).toEqual(['plan', 'section', 'repair', 'extras', 'part'].map((kind) => [kind, 'research', 'fi']));
  });

  it('is left to the query where none was chosen', async () => {
    const world = createReportStepsWorld();
    await world.planned();
    expect(world.writers.qwen.tasks.map((task) => 'language' in task)).toEqual([false]);
  });
});

describe('a step that can never succeed', () => {
  it.each(Object.entries(needsSearch))('fails once the search was cancelled: %s', async (_, call) => {
    const world = createReportStepsWorld();
    const { searchId, sectionId } = await world.planned();
    await world.search.cancel(toReportId(searchId), ada, request());
    const before = await world.eventsOf(`search-${searchId}`);
    const failure = await call(world, searchId, sectionId).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TerminalError);
    expect(failure).toMatchObject({ code: 'search-ended' });
    expect(await world.eventsOf(`search-${searchId}`)).toEqual(before);
  });

  it.each(Object.entries(needsSearch))('fails for a search that does not exist: %s', async (_, call) => {
    await expect(call(createReportStepsWorld(), 'unknown', 'a')).rejects.toMatchObject({
      ...{ name: 'TerminalError', code: 'search-ended' },
    });
  });

  it.each(Object.entries(needsSearch))('fails once the account was erased: %s', async (_, call) => {
    const world = createReportStepsWorld();
    const { searchId, sectionId } = await world.planned();
    await world.keys.destroy(ada.id);
    await expect(call(world, searchId, sectionId)).rejects.toMatchObject({
      ...{ name: 'TerminalError', code: 'person-erased' },
    });
  });

  it.each(Object.entries(needsPlan))('fails when the search has no plan: %s', async (_, call) => {
    const world = createReportStepsWorld();
    await expect(call(world, await world.asked(), 'a')).rejects.toMatchObject({
      ...{ name: 'TerminalError', code: 'no-plan' },
    });
  });

  it.each([
    ['writeSection', writeSection],
    ['repairSection', repairSection],
  ])('fails for a section that is not in the plan: %s', async (_, call) => {
    const world = createReportStepsWorld();
    const { searchId } = await world.planned();
    await expect(call(world, searchId, 'none')).rejects.toMatchObject({
      ...{ name: 'TerminalError', code: 'no-section' },
    });
  });

  it.each(Object.entries({ gatherEvidence, askPlan, settlePlan }))(
    'fails with the code of the refusal when a source cannot be read: %s',
    async (_, call) => {
      const world = createReportStepsWorld({ refusal: refuse('source-not-found') });
      await expect(call(world, await world.asked(), '')).rejects.toMatchObject({
        ...{ name: 'TerminalError', code: 'source-not-found' },
        message: 'One of the sources of this search cannot be read any more.',
      });
    },
  );

  it.each([
    { outcomes: [away], code: 'model-away', message: 'The model is away.' },
    { outcomes: [], code: 'no-plan', message: 'No model made a plan.' },
  ])('fails with $code where no planner answered', async ({ outcomes, code, message }) => {
    const { steps, step, asked } = createReportStepsWorld();
    await expect(
      steps.settlePlan({ searchId: toReportId(await asked()), outcomes }, step()),
    ).rejects.toMatchObject({
      ...{ name: 'TerminalError', code, message },
    });
  });
});

describe('a failure of a model', () => {
  it.each([new RetryableError('model-busy', 'Busy.', 900), new TerminalError('model-key', 'Bad key.')])(
    'reaches the engine unchanged: $name',
    async (failure) => {
      for (const call of Object.values(writing)) {
        const world = createReportStepsWorld({ budgetUsd: 10 });
        const { searchId, sectionId } = await world.planned();
        world.writers.qwen.failWith = failure;
        await expect(call(world, searchId, sectionId)).rejects.toBe(failure);
      }
    },
  );
});

describe('the budget of a report', () => {
  /** A plan costs a cent; what else is asked for would cost more than a tenth of one. */
  const tight = { budgetUsd: 0.011 };

  it.each(Object.entries(writing))('neither calls nor records what would exceed it: %s', async (_, call) => {
    const world = createReportStepsWorld(tight);
    const { searchId, sectionId } = await world.planned();
    const before = await world.eventsOf(`search-${searchId}`);
    expect(await call(world, searchId, sectionId)).toBe('over-budget');
    expect(world.writers.qwen.tasks.map(({ kind }) => kind)).toEqual(['plan']);
    expect(await world.eventsOf(`search-${searchId}`)).toEqual(before);
  });

  it.each(Object.entries(writing))('allows a call within it: %s', async (_, call) => {
    const world = createReportStepsWorld({ budgetUsd: 1 });
    const { searchId, sectionId } = await world.planned();
    expect(await call(world, searchId, sectionId)).toBe('written');
  });

  it('is one for each search, and always allows its plan', async () => {
    const world = createReportStepsWorld({ budgetUsd: 0.03 });
    const first = await world.planned();
    const answers = [];
    for (const sectionId of first.sections.slice(0, 3))
      answers.push(await writeSection(world, first.searchId, sectionId));
    expect(answers).toEqual(['written', 'over-budget', 'over-budget']);
    const second = await world.planned();
    expect(await writeSection(world, second.searchId, second.sectionId)).toBe('written');
    const none = createReportStepsWorld({ budgetUsd: 0 });
    expect((await none.planned()).sections).toHaveLength(7);
  });

  it.each([
    {
      title: 'names the limit where parts were left out',
      ...{ budgetUsd: 0.5, overBudget: true },
      reason: 'The cost limit of 0.5 US dollars for one report was reached, so some parts were not written.',
    },
    { title: 'is whole where nothing was left out', budgetUsd: 0.5, overBudget: false, reason: undefined },
    { title: 'is whole where there is no limit', budgetUsd: undefined, overBudget: true, reason: undefined },
  ])('completes a report that $title', async ({ budgetUsd, overBudget, reason }) => {
    const world = createReportStepsWorld({ budgetUsd });
    const { searchId } = await world.planned();
    await world.steps.complete({ searchId: toReportId(searchId), overBudget }, world.step());
    const { completed } = await world.search.load(toReportId(searchId));
    const report = completed?.type === 'SearchCompleted' ? completed.report : null;
    expect(report?.title).toBeTruthy();
    expect(report?.partial).toEqual(reason === undefined ? undefined : { reason });
  });
});

describe('the steps of a report', () => {
  const callKeys = async ({ eventsOf }: World, searchId: string) =>
    (await eventsOf(`calls-${searchId}`)).flatMap(({ type, callKey }) =>
      type === 'ModelCallFinished' ? [callKey] : [],
    );

  it('pay for each plan once, though asking and merging are two steps', async () => {
    const world = createReportStepsWorld();
    const { searchId } = await world.planned();
    expect(world.writers.qwen.tasks).toHaveLength(1);
    expect(await callKeys(world, searchId)).toEqual(['plan/qwen/1']);
  });

  it.each([
    { name: 'writeSection', call: writeSection, key: 'section/part-1/0/qwen/1', type: 'SectionWritten' },
    { name: 'repairSection', call: repairSection, key: 'section/part-1/1/qwen/1', type: 'SectionWritten' },
    { name: 'writeExtras', call: writeExtras, key: 'extras/qwen/1', type: 'ExtrasWritten' },
    { name: 'writePart', call: writePart, key: 'part/outlook/qwen/1', type: 'ResearchPartWritten' },
  ])('pay and record once when repeated: $name', async ({ call, key, type }) => {
    const world = createReportStepsWorld();
    const { searchId, sectionId } = await world.planned();
    for (let times = 0; times < 2; times += 1) expect(await call(world, searchId, sectionId)).toBe('written');
    expect(await callKeys(world, searchId)).toEqual(['plan/qwen/1', key]);
    const recorded = (await world.eventsOf(`search-${searchId}`)).filter((event) => event.type === type);
    expect(recorded).toHaveLength(1);
  });

  it.each(['visual', 'research'] as const)('tell the model the kind of the report: %s', async (kind) => {
    const world = createReportStepsWorld();
    const { searchId, sectionId } = await world.planned({ kind });
    for (const call of Object.values(writing)) await call(world, searchId, sectionId);
    const tasks = world.writers.qwen.tasks.map((task) => [task.kind, task.reportKind]);
    expect(tasks).toEqual(['plan', 'section', 'repair', 'extras', 'part'].map((task) => [task, kind]));
  });

  it('repair a short section once, and show its writer the draft and the issue', async () => {
    const world = createReportStepsWorld();
    const { searchId, sections, sectionId } = await world.planned();
    for (const each of sections) {
      world.writers.qwen.words = each === sectionId ? 60 : 420;
      await writeSection(world, searchId, each);
    }
    expect(await findFailing(world, searchId, '')).toEqual([sectionId]);
    const draft = (await world.search.load(toReportId(searchId))).state.drafts.get(sectionId)?.markdown;
    await repairSection(world, searchId, sectionId);
    const task = world.writers.qwen.tasks.at(-1);
    expect(task).toMatchObject({ kind: 'repair', draft, problems: [expect.stringContaining('words')] });
    expect(await findFailing(world, searchId, '')).toEqual([]);
  });

  it('record a failure once, and none for a cancelled search', async () => {
    const world = createReportStepsWorld();
    const [failed, cancelled] = [await world.asked(), await world.asked()];
    await world.search.cancel(toReportId(cancelled), ada, request());
    const told = { code: 'model-away', message: 'The model is away.' };
    for (const searchId of [failed, failed, cancelled])
      expect(await world.steps.fail({ searchId: toReportId(searchId), ...told }, world.step())).toBeNull();
    const typesOf = async (id: string) => (await world.eventsOf(`search-${id}`)).map(({ type }) => type);
    expect(await typesOf(failed)).toEqual(['SearchRequested', 'SearchFailed']);
    expect(await typesOf(cancelled)).toEqual(['SearchRequested', 'SearchCancelled']);
  });
});
