import { describe, expect, it } from 'vitest';
import { toReportId } from '../kernel/report-id';
import { given } from '../../tests/doubles/given';
import { planOf, search, waitsForApproval } from './decider';
import type {
  GapsFilled,
  GapsFound,
  ProviderAnswered,
  SearchEvent,
  SearchRequested,
  SectionWritten,
} from './events';

const about = { searchId: toReportId('s-1'), userId: 'u-1' };
const requested: SearchRequested = {
  ...about,
  type: 'SearchRequested',
  kind: 'visual',
  query: 'Climate',
  model: 'deepseek',
  sourceIds: [],
  charged: true,
};
const section = (round: number, markdown = 'Text.'): SectionWritten => ({
  ...about,
  type: 'SectionWritten',
  sectionId: 'a',
  index: 0,
  round,
  slot: 'deepseek',
  markdown,
  truncated: false,
});
const cancelled = { ...about, type: 'SearchCancelled' } as const;
const failed = { ...about, type: 'SearchFailed', code: 'model-away', message: 'Model 1 is away.' } as const;
const disowned = { ...about, type: 'SearchDisowned' } as const;
const completed = { ...about, type: 'SearchCompleted', report: null, processingTimeMs: 5 } as const;

const asking: SearchRequested = { ...requested, approvePlan: true };
const brief = (id: string) => ({ id, title: id, brief: '', factIds: [], datasetIds: [], spanIds: [] });
const plan = {
  title: '',
  summary: '',
  keywords: [],
  sections: ['a', 'b', 'c'].map(brief),
  facts: [],
  datasets: [],
};
const drafted: SearchEvent = {
  ...{ ...about, type: 'PlanDrafted', plan, writer: 'deepseek', planners: [], conflicts: [] },
};
const approved = { ...about, type: 'PlanApproved', leftOut: [] as string[] } as const;
const approve = (...leaveOut: string[]) => ({ ...about, type: 'ApprovePlan', leaveOut }) as const;

describe('a search', () => {
  it('is requested once', () => {
    given(search).when({ type: 'Request', event: requested }).then(requested);
    given(search, requested).when({ type: 'Request', event: requested }).thenNothing();
  });
  it('lapses only before its request, and accepts none after that', () => {
    const lapsed = { ...about, type: 'SearchLapsed' } as const;
    given(search)
      .when({ type: 'Lapse', ...about })
      .then(lapsed);
    given(search, lapsed)
      .when({ type: 'Lapse', ...about })
      .thenNothing();
    given(search, requested)
      .when({ type: 'Lapse', ...about })
      .thenNothing();
    given(search, lapsed).when({ type: 'Request', event: requested }).thenRefused('reservation-lapsed');
    given(search, lapsed)
      .when({ type: 'Cancel', ...about })
      .thenRefused('search-not-found');
  });
  it('accepts each round of a section once, so that a repeated step changes nothing', () => {
    given(search, requested)
      .when({ type: 'Record', event: section(0) })
      .then(section(0));
    given(search, requested, section(0))
      .when({ type: 'Record', event: section(0, 'Other.') })
      .thenNothing();
    given(search, requested, section(0))
      .when({ type: 'Record', event: section(1) })
      .then(section(1));
  });
  it('accepts each part of a research report once', () => {
    const part = { ...about, type: 'ResearchPartWritten', part: 'outlook', slot: 'qwen' } as const;
    const outlook = { futureResearch: { directions: [] }, researchIdeas: [], predictions: [] };
    const written = { ...part, content: { outlook } };
    given(search, requested).when({ type: 'Record', event: written }).then(written);
    given(search, requested, written).when({ type: 'Record', event: written }).thenNothing();
    const analysis: SearchEvent = { ...part, part: 'analysis', content: {} };
    given(search, requested, written).when({ type: 'Record', event: analysis }).then(analysis);
    expect(search.evolve(search.initial, written).parts).toEqual({ outlook });
  });
  it('keeps the gaps of its plan and what was found for them once, apart from what was found before', () => {
    const gaps: GapsFound = { ...about, type: 'GapsFound', sectionIds: ['part-2'], queries: ['q 2'] };
    const answer: ProviderAnswered = {
      ...{ ...about, type: 'ProviderAnswered', provider: 'brave', results: 0, found: [] },
    };
    const forGap = { ...answer, gap: 1 };
    const filled: GapsFilled = {
      ...{ ...about, type: 'GapsFilled', retrieved: 0, sources: [], failed: [], unread: [] },
    };
    for (const event of [gaps, answer, forGap, filled]) {
      given(search, requested).when({ type: 'Record', event }).then(event);
      given(search, requested, event).when({ type: 'Record', event }).thenNothing();
    }
    given(search, requested, answer).when({ type: 'Record', event: forGap }).then(forGap);
    const second = { ...forGap, gap: 2 };
    given(search, requested, forGap).when({ type: 'Record', event: second }).then(second);
    const state = [requested, gaps, answer, forGap].reduce(search.evolve, search.initial);
    expect([[...state.answers.keys()], [...state.gapAnswers.keys()]]).toEqual([['brave/0'], ['brave/gap-1']]);
  });
  it('accepts nothing more once it has ended', () => {
    for (const end of [cancelled, failed, completed]) {
      given(search, requested, end)
        .when({ type: 'Record', event: section(0) })
        .thenNothing();
      given(search, requested, end).when({ type: 'Complete', event: completed }).thenNothing();
      given(search, requested, end).when({ type: 'Fail', event: failed }).thenNothing();
    }
  });
  it('can be cancelled while it runs, not once it has completed [SEC-15]', () => {
    given(search, requested)
      .when({ type: 'Cancel', ...about })
      .then(cancelled);
    given(search, requested, cancelled)
      .when({ type: 'Cancel', ...about })
      .thenNothing();
    given(search, requested, completed)
      .when({ type: 'Cancel', ...about })
      .thenRefused('already-completed');
    given(search, requested, failed)
      .when({ type: 'Cancel', ...about })
      .thenRefused('already-ended');
  });
  it('waits for the approval of its plan where its owner asked for that', () => {
    const state = (...events: SearchEvent[]) => events.reduce(search.evolve, search.initial);
    expect(waitsForApproval(state(asking, drafted))).toBe(true);
    expect(waitsForApproval(state(requested, drafted))).toBe(false);
    expect(waitsForApproval(state(asking))).toBe(false);
    for (const end of [approved, cancelled, failed])
      expect(waitsForApproval(state(asking, drafted, end))).toBe(false);
  });
  it('goes on with the sections that its approval keeps, in the order of the plan', () => {
    given(search, asking, drafted).when(approve()).then(approved);
    const leftOut = { ...approved, leftOut: ['a', 'c'] };
    given(search, asking, drafted)
      .when(approve('c', 'a', 'c'))
      .then(leftOut);
    const state = [asking, drafted, leftOut].reduce(search.evolve, search.initial);
    expect(planOf(state)?.sections.map(({ id }) => id)).toEqual(['b']);
  });
  it('is approved once: a repeat changes nothing, and another decision comes too late', () => {
    const leftOut = { ...approved, leftOut: ['a', 'c'] };
    given(search, asking, drafted, leftOut).when(approve('c', 'a')).thenNothing();
    given(search, asking, drafted, leftOut, completed).when(approve('a', 'c')).thenNothing();
    for (const other of [approve(), approve('a'), approve('a', 'b')])
      given(search, asking, drafted, leftOut).when(other).thenRefused('plan-not-waiting');
    for (const end of [cancelled, failed])
      given(search, asking, drafted, leftOut, end).when(approve('a', 'c')).thenRefused('plan-not-waiting');
  });
  it('keeps at least one section, and leaves out only sections that it has', () => {
    given(search, asking, drafted)
      .when(approve('a', 'b', 'c'))
      .thenRefused('no-section-left');
    given(search, asking, drafted).when(approve('a', 'x')).thenRefused('unknown-section');
  });
  it('has nothing to approve before its plan, without the wish for that, and after its end', () => {
    for (const events of [[asking], [requested, drafted], [asking, drafted, cancelled], [asking, failed]])
      given(search, ...events)
        .when(approve())
        .thenRefused('plan-not-waiting');
    given(search).when(approve()).thenRefused('search-not-found');
  });
  it('is cancelled when its plan lapses, unless it was approved or has ended', () => {
    const lapse = { ...about, type: 'LapsePlan' } as const;
    const lapsed: SearchEvent = { ...cancelled, because: 'plan-lapsed' };
    given(search, asking, drafted).when(lapse).then(lapsed);
    for (const events of [
      [asking],
      [requested, drafted],
      [asking, drafted, approved],
      [asking, drafted, lapsed],
    ])
      given(search, ...events)
        .when(lapse)
        .thenNothing();
    given(search, asking, drafted, lapsed).when(approve()).thenRefused('plan-not-waiting');
  });
  it('is deleted once, and unknown from then on', () => {
    const deleted: SearchEvent = { ...about, type: 'SearchDeleted' };
    given(search, requested, completed)
      .when({ type: 'Delete', ...about })
      .then(deleted);
    given(search, requested, deleted)
      .when({ type: 'Delete', ...about })
      .thenRefused('search-not-found');
    given(search, requested, deleted)
      .when({ type: 'Cancel', ...about })
      .thenRefused('search-not-found');
  });
  it('is deleted by the decision of an admin, with the reason if there is one', () => {
    given(search, requested)
      .when({ type: 'Delete', ...about, by: 'a-1', reason: 'Against the rules' })
      .then({ ...about, type: 'SearchDeleted', by: 'a-1', reason: 'Against the rules' });
  });
  it('without a request is unknown', () => {
    given(search)
      .when({ type: 'Cancel', ...about })
      .thenRefused('search-not-found');
  });
  it('keeps the newest round of a section', () => {
    const state = [requested, section(0), section(1, 'Better.')].reduce(search.evolve, search.initial);
    expect(state.drafts.get('a')).toMatchObject({ round: 1, markdown: 'Better.' });
  });
  it('stays without its person once, and can be deleted after that', () => {
    const disowns = { type: 'Disown', ...about } as const;
    given(search, requested, completed).when(disowns).then(disowned);
    given(search, requested, completed, disowned).when(disowns).thenNothing();
    given(search, requested, completed, disowned)
      .when({ type: 'Delete', ...about })
      .then({ ...about, type: 'SearchDeleted' });
  });
});
