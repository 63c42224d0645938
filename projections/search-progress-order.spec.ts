import { describe, expect, it } from 'vitest';
import type { StoredProgress } from './search-progress';
import {
  type Event,
  requested,
  gathered,
  drafted,
  section,
  looking,
  answered,
  begun,
  retrieved,
  extras,
  gapsFound,
  answeredAbout,
  filled,
  part,
  attemptFailed,
  completed,
  failed,
  cancelled,
  deleted,
  disowned,
  visual,
  progressAfter,
} from './search-progress.fixture';

describe('the progress of a search in any order of events', () => {
  it.each<[string, Event[]]>([
    ['evidence', [requested('visual'), gathered(2, 60)]],
    ['an answer of a provider', [looking, gathered(0, 0), answered('brave', 10)]],
    ['found sources', [looking, gathered(0, 0), answered('brave', 10), retrieved(8)]],
    ['a plan', visual],
    ['gaps', [...visual, gapsFound]],
    ['an answer about a gap', [...visual, gapsFound, answeredAbout(1, 2)]],
    ['filled gaps', [...visual, gapsFound, answeredAbout(1, 2), filled(1)]],
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
    answered('brave', 1),
    begun('readFound#1'),
    retrieved(1),
    drafted,
    gapsFound,
    filled(1),
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

  it.each([
    ['other steps begin', [answered('brave', 10), begun('askProvider#2', 'askPlan#1')]],
    ['nothing was found to read', [begun('readFound#1')]],
    ['the step that reads is repeated after its result', [retrieved(8), begun('readFound#1')]],
  ])('does not change when %s', async (_, events) => {
    const before = [looking, gathered(0, 0), ...events.slice(0, -1)];
    const last = events.slice(-1);
    expect(await progressAfter([...before, ...last])).toEqual(await progressAfter(before));
  });

  it('keeps no words of providers and pages', async () => {
    const doc = await progressAfter([looking, gathered(0, 0), answered('brave', 1), retrieved(1), gapsFound]);
    expect(JSON.stringify(doc)).not.toContain('Words');
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
