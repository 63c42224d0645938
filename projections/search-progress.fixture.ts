import { foldInto } from '../tests/doubles/fold-into';
import { createMemoryReadStore } from '../tests/doubles/read-store.memory';
import { searchProgress, type StoredProgress } from './search-progress';

export type Event = { type: string } & Record<string, unknown>;

export const about = { searchId: 's-1', userId: 'u-1' };
export const requested = (kind: string, model = 'qwen'): Event => ({
  type: 'SearchRequested',
  ...about,
  ...{ kind, model, query: 'How warm is it?', sourceIds: [], charged: true },
});
export const gathered = (sources: number, spans: number): Event => ({
  type: 'EvidenceGathered',
  ...about,
  ...{ sources, spans, datasets: 0 },
});
export const brief = (id: string) => ({
  id,
  title: `On ${id}`,
  brief: '',
  factIds: [],
  datasetIds: [],
  spanIds: [],
});
export const fact = {
  id: 'f1',
  label: 'Rise',
  value: '1.3',
  unit: '°C',
  period: '2024',
  change: '',
  basis: 'model',
};
export const plan = {
  title: 'A **warm** year',
  summary: 'It rose by {{f1}}.',
  keywords: [],
  sections: [brief('a'), brief('b')],
  facts: [fact],
  datasets: [],
};
export const drafted: Event = {
  type: 'PlanDrafted',
  ...about,
  plan,
  writer: 'qwen',
  planners: [],
  conflicts: [],
};
export const section = (
  sectionId: string,
  markdown: string | null = `Of ${sectionId}.`,
  round = 0,
): Event => ({
  type: 'SectionWritten',
  ...about,
  ...{ sectionId, markdown, round, index: 0, slot: 'qwen', truncated: false },
});
export const looking: Event = { ...requested('visual'), retrieve: ['web', 'literature'] };
export const answered = (provider: string, results: number): Event => ({
  type: 'ProviderAnswered',
  ...about,
  ...{ provider, results, found: [{ title: 'Words of a provider' }] },
});
export const begun = (...keys: string[]): Event => ({
  type: 'StepsBegun',
  workflowId: 's-1',
  run: 'r',
  keys,
});
export const retrieved = (count: number): Event => ({
  type: 'SourcesRetrieved',
  ...about,
  ...{ retrieved: count, sources: [{ title: 'Words of a page' }], failed: [] },
});
/** As many sources as states, in these states. */
export const reading = (...states: string[]): Event => ({
  type: 'ReadingProgressed',
  ...about,
  sources: sourcesIn(states),
});
export const sourcesIn = (states: readonly string[]) =>
  states.map((state, at) => ({ title: `Source ${at}`, host: 'tides.example', state }));
export const gapsFound: Event = {
  type: 'GapsFound',
  ...about,
  ...{ sectionIds: ['a', 'b'], queries: ['Words of a plan'] },
};
export const answeredAbout = (gap: number, results: number): Event => ({
  ...answered('brave', results),
  gap,
});
export const filled = (count: number): Event => ({ ...retrieved(count), type: 'GapsFilled', unread: [] });
export const extras: Event = { type: 'ExtrasWritten', ...about, slot: 'qwen', extras: null };
export const part = (name: string): Event => ({
  type: 'ResearchPartWritten',
  ...about,
  ...{ part: name, slot: 'qwen', content: null },
});
export const attemptFailed = (code: string, retryInMs: number): Event => ({
  type: 'StepAttemptFailed',
  workflowId: 's-1',
  ...{ key: 'writeExtras#1', name: 'writeExtras', inputHash: 'h', attempt: 1, code, message: '', retryInMs },
});
export const paid = (costUsd: number): Event => ({
  type: 'ModelCallFinished',
  ...about,
  ...{ callKey: 'plan/qwen/1', slot: 'qwen', model: 'm', finish: 'stop', inputTokens: 1, outputTokens: 1 },
  ...{ costUsd, ms: 1, answer: '' },
});
export const completed: Event = {
  type: 'SearchCompleted',
  ...about,
  report: { title: 'The report' },
  processingTimeMs: 1,
};
export const failed: Event = {
  type: 'SearchFailed',
  ...about,
  code: 'model-away',
  message: 'The model is away.',
};
export const cancelled: Event = { type: 'SearchCancelled', ...about };
export const deleted: Event = { type: 'SearchDeleted', ...about };
export const disowned: Event = { type: 'SearchDisowned', ...about };

export const visual = [requested('visual'), gathered(2, 60), drafted];
export const asking: Event[] = [{ ...requested('visual'), approvePlan: true }, gathered(2, 60), drafted];
export const approved = (...leftOut: string[]): Event => ({ type: 'PlanApproved', ...about, leftOut });
export const research = [requested('research'), gathered(0, 0), drafted];

export async function progressAfter(events: readonly Event[]): Promise<StoredProgress | undefined> {
  const store = createMemoryReadStore();
  await store.open([searchProgress]);
  await foldInto(store, [searchProgress])(...events);
  return (await store.get('search-progress', 's-1')) as StoredProgress | undefined;
}
