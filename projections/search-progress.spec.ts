import { describe, expect, it } from 'vitest';
import { foldInto } from '../tests/doubles/fold-into';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { searchProgress, type StoredProgress } from './search-progress';

type Event = { type: string } & Record<string, unknown>;

const about = { searchId: 's-1', userId: 'u-1' };
const requested = (kind: string, model = 'qwen'): Event => ({
  type: 'SearchRequested',
  ...about,
  ...{ kind, model, query: 'How warm is it?', sourceIds: [], charged: true },
});
const gathered = (sources: number, spans: number): Event => ({
  type: 'EvidenceGathered',
  ...about,
  ...{ sources, spans, datasets: 0 },
});
const brief = (id: string) => ({
  id,
  title: `On ${id}`,
  brief: '',
  factIds: [],
  datasetIds: [],
  spanIds: [],
});
const fact = {
  id: 'f1',
  label: 'Rise',
  value: '1.3',
  unit: '°C',
  period: '2024',
  change: '',
  basis: 'model',
};
const plan = {
  title: 'A **warm** year',
  summary: 'It rose by {{f1}}.',
  keywords: [],
  sections: [brief('a'), brief('b')],
  facts: [fact],
  datasets: [],
};
const drafted: Event = { type: 'PlanDrafted', ...about, plan, writer: 'qwen', planners: [], conflicts: [] };
const section = (sectionId: string, markdown: string | null = `Of ${sectionId}.`, round = 0): Event => ({
  type: 'SectionWritten',
  ...about,
  ...{ sectionId, markdown, round, index: 0, slot: 'qwen', truncated: false },
});
const extras: Event = { type: 'ExtrasWritten', ...about, slot: 'qwen', extras: null };
const part = (name: string): Event => ({
  type: 'ResearchPartWritten',
  ...about,
  ...{ part: name, slot: 'qwen', content: null },
});
const attemptFailed = (code: string, retryInMs: number): Event => ({
  type: 'StepAttemptFailed',
  workflowId: 's-1',
  ...{ key: 'writeExtras#1', name: 'writeExtras', inputHash: 'h', attempt: 1, code, message: '', retryInMs },
});
const paid = (costUsd: number): Event => ({
  type: 'ModelCallFinished',
  ...about,
  ...{ callKey: 'plan/qwen/1', slot: 'qwen', model: 'm', finish: 'stop', inputTokens: 1, outputTokens: 1 },
  ...{ costUsd, ms: 1, answer: '' },
});
const completed: Event = {
  type: 'SearchCompleted',
  ...about,
  report: { title: 'The report' },
  processingTimeMs: 1,
};
const failed: Event = { type: 'SearchFailed', ...about, code: 'model-away', message: 'The model is away.' };
const cancelled: Event = { type: 'SearchCancelled', ...about };
const deleted: Event = { type: 'SearchDeleted', ...about };
const disowned: Event = { type: 'SearchDisowned', ...about };

const visual = [requested('visual'), gathered(2, 60), drafted];
const research = [requested('research'), gathered(0, 0), drafted];

async function progressAfter(events: readonly Event[]): Promise<StoredProgress | undefined> {
  const store = createMemoryReadStore();
  await store.open([searchProgress]);
  await foldInto(store, [searchProgress])(...events);
  return (await store.get('search-progress', 's-1')) as StoredProgress | undefined;
}

describe('the progress of a search', () => {
  it.each<[string, Event[], Partial<StoredProgress>]>([
    [
      'waits to begin once it is requested',
      [requested('visual')],
      {
        status: 'pending',
        progress: 0.01,
        step: 'Waiting to begin',
        title: null,
        summary: null,
        sections: [],
      },
    ],
    [
      'names the sources that were read',
      [requested('visual'), gathered(2, 60)],
      { status: 'processing', progress: 0.04, step: 'Read 2 sources with 60 passages; planning the report' },
    ],
    [
      'names a single source',
      [requested('visual'), gathered(1, 9)],
      { step: 'Read 1 source with 9 passages; planning the report' },
    ],
    [
      'sums what its model calls cost',
      [...visual, paid(0.1), paid(0.2)],
      { costUsd: 0.3, step: 'Writing sections: 0 of 2 done' },
    ],
    [
      'plans where there is no source',
      [requested('visual'), gathered(0, 0)],
      { step: 'Planning the report' },
    ],
    [
      'shows title, summary and sections of the plan',
      visual,
      {
        status: 'processing',
        progress: 0.25,
        step: 'Writing sections: 0 of 2 done',
        ...{ sectionsDone: 0, sectionsTotal: 2, title: 'A warm year', summary: 'It rose by 1.3 °C.' },
      },
    ],
    ['counts the sections that are written', [...visual, section('b')], { sectionsDone: 1, progress: 0.56 }],
    [
      'checks figures once all is written',
      [...visual, section('a'), section('b'), extras],
      { step: 'Checking every figure', sectionsDone: 2, progress: 0.92 },
    ],
    [
      'counts the three parts of a research report as sections',
      [...research, section('a'), part('analysis')],
      { step: 'Writing sections: 2 of 5 done', sectionsDone: 2, sectionsTotal: 5 },
    ],
    [
      'says that a model is busy and when it is asked again',
      [...visual, attemptFailed('model-busy', 4_400)],
      { step: 'Model 2 is busy; trying again in 4 s', failures: 1, lastFailure: 'model-busy' },
    ],
    [
      'says that a model did not answer, and counts failures',
      [...visual, attemptFailed('model-busy', 4_400), attemptFailed('model-timeout', 10)],
      { step: 'Model 2 did not answer; trying again in 1 s', failures: 2, lastFailure: 'model-timeout' },
    ],
    [
      'goes on after a failed attempt',
      [...visual, attemptFailed('model-busy', 4_400), section('a')],
      { step: 'Writing sections: 1 of 2 done', failures: 1 },
    ],
    [
      "ends with the report's own title",
      [...visual, completed],
      { status: 'completed', progress: 1, step: 'Completed', title: 'The report' },
    ],
    [
      'ends with the code and sentence of a failure',
      [...visual, failed],
      { status: 'failed', step: 'Failed', code: 'model-away', error: 'The model is away.' },
    ],
    [
      'ends as cancelled',
      [...visual, cancelled],
      { status: 'failed', step: 'Cancelled', code: 'cancelled', error: 'This search was cancelled.' },
    ],
  ])('%s', async (_, events, shown) => {
    const doc = await progressAfter(events);
    const { progress = doc?.progress, ...words } = shown;
    expect(doc).toMatchObject(words);
    expect(doc?.progress).toBeCloseTo(progress ?? -1, 10);
    expect(doc?.position).toBe(events.length);
    expect(doc?.createdAt).toBe('2026-01-01T00:01:00.000Z');
    expect(Date.parse(doc?.updatedAt ?? '')).toBe(Date.UTC(2026, 0, 1, 0, events.length));
  });

  it('shows each section as it is written, and the position at which it changed', async () => {
    const doc = await progressAfter([...visual, section('b', 'First.'), section('b', 'Repaired.', 1)]);
    expect(doc?.sections).toEqual([
      { id: 'a', index: 0, title: 'On a', state: 'writing', markdown: '', position: 3 },
      { id: 'b', index: 1, title: 'On b', state: 'done', markdown: 'Repaired.', position: 5 },
    ]);
    expect(doc?.sectionsDone).toBe(1);
  });

  it('is deleted with the search', async () => {
    expect(await progressAfter([...visual, completed, deleted])).toBeUndefined();
  });

  it('keeps nothing of an erased user with a public report', async () => {
    const doc = await progressAfter([...visual, section('a'), completed, disowned]);
    expect(doc).toMatchObject({ status: 'completed', progress: 1, query: null, title: null, summary: null });
    expect(doc).toMatchObject({ sections: [], facts: [], sectionsDone: 0, sectionsTotal: 0 });
  });

  it('shows empty words where the key of a person is destroyed', async () => {
    const doc = await progressAfter([requested('visual'), { ...drafted, plan: null }]);
    expect(doc).toMatchObject({ status: 'processing', title: null, sections: [], position: 2 });
    expect((await progressAfter([...visual, section('a', null)]))?.sections[0]?.markdown).toBe('');
  });
});

describe('the progress of a search in any order of events', () => {
  it.each<[string, Event[]]>([
    ['evidence', [requested('visual'), gathered(2, 60)]],
    ['a plan', visual],
    ['a section', [...visual, section('a')]],
    ['extras', [...visual, section('a'), extras]],
    ['a completed report', [...visual, completed]],
    ['a failure', [...visual, failed]],
    ['a cancellation', [...visual, cancelled]],
    ['a deletion', [...visual, deleted]],
  ])('is the same after %s was folded twice', async (_, events) => {
    const plain = (doc: StoredProgress | undefined) =>
      doc && {
        ...doc,
        position: 0,
        updatedAt: '',
        sections: doc.sections.map((each) => ({ ...each, position: 0 })),
      };
    const last = events.at(-1) as Event;
    expect(plain(await progressAfter([...events, last]))).toEqual(plain(await progressAfter(events)));
  });

  it.each([
    gathered(1, 1),
    drafted,
    section('a'),
    extras,
    part('outlook'),
    completed,
    failed,
    cancelled,
    disowned,
  ])('is not created by $type without a request, nor after a deletion', async (event) => {
    expect(await progressAfter([event])).toBeUndefined();
    expect(await progressAfter([requested('visual'), deleted, event])).toBeUndefined();
  });

  it('counts sections and extras in any order', async () => {
    const orders = [
      [section('a'), section('b'), extras],
      [extras, section('b'), section('a')],
    ];
    for (const order of orders)
      expect(await progressAfter([...visual, ...order])).toMatchObject({ sectionsDone: 2, extras: true });
  });

  it('leaves out a section that is not in the plan', async () => {
    expect(await progressAfter([...visual, section('z')])).toMatchObject({
      sectionsDone: 0,
      sectionsTotal: 2,
    });
  });

  it('of other searches stays as it is', async () => {
    const other = { ...section('a'), searchId: 's-2' };
    expect(await progressAfter([...visual, other])).toEqual(await progressAfter(visual));
  });

  it.each<[string, Event]>([
    ['Completed', completed],
    ['Failed', failed],
    ['Cancelled', cancelled],
  ])('stays %s when an attempt of a step fails afterwards', async (step, end) => {
    const doc = await progressAfter([...visual, end, attemptFailed('model-timeout', 2_000)]);
    expect(doc).toMatchObject({ step, failures: 1 });
  });
});
