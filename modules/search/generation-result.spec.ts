import { describe, expect, it } from 'vitest';
import { toReportId } from '../kernel/report-id';
import { evidence } from '../../tests/doubles/sample-plan';
import type { Slot } from '../models/contract';
import { assembleFrom, problemsOf, mergePlans, type AssembleReport } from './generation-result';
import { search, type SearchState } from './decider';
import type { SearchEvent } from './events';
import type { Plan } from './plan';
import type { Report } from './report';

const fact = (id: string, label: string, value: string) => ({
  ...{ id, label, value, unit: '%', period: '2024', change: '' },
  basis: 'model' as const,
});
const brief = (id: string) => ({
  id,
  title: `On ${id}`,
  brief: '',
  factIds: [],
  datasetIds: [],
  spanIds: [],
});
const planWith = (...facts: Plan['facts']): Plan => ({
  ...{ title: 'Tides', summary: 'They rise.', keywords: [], datasets: [] },
  sections: ['a', 'b', 'c', 'd'].map(brief),
  facts,
});
const mine = planWith(fact('f1', 'Tidal share', '12'), fact('f2', 'Wind share', '40'));
const theirs = planWith(fact('g1', 'Tidal share', '12'), fact('g2', 'Wind share', '55'));
const outcome = (slot: Slot, status: 'success' | 'processing_unavailable' = 'success') => ({ slot, status });

describe('merging plans', () => {
  it('takes the first plan and measures how far each planner agrees with the other', () => {
    const plans = [
      { slot: 'claude' as const, plan: mine },
      { slot: 'qwen' as const, plan: theirs },
    ];
    const settled = mergePlans(plans, [outcome('claude'), outcome('qwen')]);
    expect(settled.plan).toBe(mine);
    expect(settled.writer).toBe('claude');
    expect(settled.planners).toEqual([
      { slot: 'claude', status: 'success', agreement: 0.5 },
      { slot: 'qwen', status: 'success', agreement: 0.5 },
    ]);
    expect(settled.conflicts).toEqual([expect.stringMatching(/Wind share.*40.*55/)]);
  });

  it.each<[string, Slot]>([
    ['the second planner is away', 'claude'],
    ['the first planner is away', 'qwen'],
  ])('takes the only plan, without an agreement, when %s', (_, slot) => {
    const outcomes = (['claude', 'qwen'] as const).map((each) =>
      outcome(each, each === slot ? 'success' : 'processing_unavailable'),
    );
    const settled = mergePlans([{ slot, plan: mine }], outcomes);
    expect(settled.writer).toBe(slot);
    expect(settled.planners).toEqual(outcomes.map((each) => ({ ...each, agreement: null })));
    expect(settled.conflicts).toEqual([]);
  });

  it('throws without a plan', () => {
    expect(() => mergePlans([], [outcome('qwen', 'processing_unavailable')])).toThrow('no plan to merge');
  });
});

const about = { searchId: toReportId('s-1'), userId: 'u-1' };
const words = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => `${of}${at % 7 === 6 ? '.' : ''} w${at}${of}`).join(' ') + '.';
const section = (sectionId: string, index: number, markdown: string, round = 0): SearchEvent => ({
  type: 'SectionWritten',
  ...about,
  ...{ sectionId, index, round, markdown, truncated: false, slot: 'qwen' },
});

type Written = {
  kind?: 'visual' | 'research';
  sourceIds?: string[];
  plan?: Plan | null;
  language?: 'fi' | undefined;
  /** The language of its plan. */
  planned?: 'sv' | undefined;
  more?: SearchEvent[];
};

/** A search with four sections of sufficient length, some of them replaced. */
function stateOf({
  kind = 'visual',
  sourceIds = [],
  plan = mine,
  language,
  planned,
  more = [],
}: Written = {}): SearchState {
  const request = { kind, query: 'q', model: 'qwen' as const, sourceIds, charged: true };
  const events: SearchEvent[] = [
    { type: 'SearchRequested', ...about, ...request, ...(language && { language }) },
    {
      ...(planned && { language: planned }),
      ...{ type: 'PlanDrafted', ...about, plan, writer: 'qwen', conflicts: ['They differ.'] },
      planners: [{ ...outcome('qwen'), agreement: null }],
    },
    // In any order.
    ...['d', 'b', 'a', 'c'].map((id) => section(id, 'abcd'.indexOf(id), words(300, id))),
    ...more,
  ];
  return events.reduce((state, event) => search.evolve(state, event), search.initial);
}

type Row = { title: string; state: SearchState; offline?: boolean; found: string[] };

describe('issues of drafts', () => {
  const short = section('b', 1, words(20, 'b'));

  it.each<Row>([
    {
      title: 'names a section below its share of the words',
      state: stateOf({ more: [short] }),
      found: ['b'],
    },
    { title: 'finds nothing in long sections', state: stateOf(), found: [] },
    {
      title: 'leaves a section alone that was written a second time',
      state: stateOf({ more: [section('b', 1, words(20, 'b'), 1)] }),
      found: [],
    },
    {
      title: 'has no floor for the offline writer over sources',
      state: stateOf({ more: [short], sourceIds: ['src-1'] }),
      ...{ offline: true, found: [] },
    },
    {
      title: 'has a floor for the offline writer without sources',
      state: stateOf({ more: [short] }),
      ...{ offline: true, found: ['b'] },
    },
    { title: 'is nothing before there is a plan', state: stateOf({ plan: null }), found: [] },
    { title: 'is nothing for a search that is unknown', state: search.initial, found: [] },
  ])('$title', ({ state, offline = false, found }) => {
    expect([...problemsOf(state, offline).keys()]).toEqual(found);
  });
});

describe('assembling a report', () => {
  const usage = { calls: 1, inputTokens: 2, outputTokens: 3, costUsd: 0.5 };
  const part: SearchEvent = {
    ...{ type: 'ResearchPartWritten', ...about, part: 'analysis', slot: 'qwen' },
    content: null,
  };

  async function given(state: SearchState, partial?: { reason: string }, offline = true) {
    const report = { title: 'Tides' } as Report;
    const handed: Parameters<AssembleReport>[0][] = [];
    const assemble: AssembleReport = (assembly) => {
      handed.push(assembly);
      return Promise.resolve(report);
    };
    expect(await assembleFrom(state, { evidence, usage, partial, offline }, assemble)).toBe(report);
    return handed[0];
  }

  it('passes on everything written, sections in the order of the plan', async () => {
    const partial = { reason: 'The limit was reached.' };
    const assembly = await given(stateOf(), partial);
    expect(assembly).toMatchObject({
      ...{ query: 'q', model: 'qwen', plan: mine, extras: null, evidence: evidence.packed },
      ...{ planners: [{ slot: 'qwen' }], conflicts: ['They differ.'], offline: true, usage, partial },
    });
    expect(assembly?.drafts.map(({ sectionId }) => sectionId)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('passes on the language that was chosen, else that of the plan, which the offline writer does not follow', async () => {
    const of = async (language: 'fi' | undefined, planned: 'sv' | undefined, offline: boolean) =>
      (await given(stateOf({ language, planned }), undefined, offline))?.language;
    expect(await of('fi', 'sv', false)).toBe('fi');
    expect(await of(undefined, 'sv', false)).toBe('sv');
    expect(await of(undefined, undefined, false)).toBeUndefined();
    expect(await of('fi', 'sv', true)).toBe('fi');
    expect(await of(undefined, 'sv', true)).toBeUndefined();
  });

  it('passes on parts of research reports only', async () => {
    expect(await given(stateOf({ kind: 'research', more: [part] }))).toMatchObject({ parts: {} });
    expect(await given(stateOf({ more: [part] }))).not.toHaveProperty('parts');
  });

  it('passes on the names of providers and of found sources that failed', async () => {
    const retrieved: SearchEvent = {
      ...{
        type: 'SourcesRetrieved',
        ...about,
        retrieved: 0,
        sources: [],
        unread: ['Tides'],
        late: ['Winds'],
      },
      failed: [{ provider: 'brave', code: 'provider-key' }],
    };
    const named = { unavailable: ['Brave Search'], unread: ['Tides'], late: ['Winds'] };
    expect(await given(stateOf({ more: [retrieved] }))).toMatchObject(named);
    const filled: SearchEvent = {
      ...{ type: 'GapsFilled', ...about, retrieved: 0, sources: [], unread: ['Cables'], late: ['Reefs'] },
      failed: [{ provider: 'tavily', code: 'provider-key' }],
    };
    expect(await given(stateOf({ more: [retrieved, filled] }))).toMatchObject({
      ...{ unavailable: ['Brave Search'], unavailableAgain: ['Tavily'], unread: ['Tides', 'Cables'] },
      late: ['Winds', 'Reefs'],
    });
    const none = { unavailable: [], unavailableAgain: [], unread: [], late: [] };
    expect(await given(stateOf())).toMatchObject(none);
  });

  it.each([search.initial, stateOf({ plan: null })])('needs a request and a plan', async (state) => {
    await expect(given(state)).rejects.toThrow('a report needs a request and a plan');
  });
});
