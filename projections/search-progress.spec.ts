import { describe, expect, it } from 'vitest';
import type { StoredProgress } from './search-progress';
import {
  type Event,
  approved,
  asking,
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
  paid,
  completed,
  failed,
  cancelled,
  deleted,
  disowned,
  visual,
  research,
  progressAfter,
} from './search-progress.fixture';

const sought = [looking, gathered(0, 0), answered('brave', 10), retrieved(8), drafted];

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
    ['looks for sources', [looking, gathered(0, 0)], { progress: 0.04, step: 'Looking for sources' }],
    [
      'looks for sources beside the attached ones',
      [looking, gathered(1, 9)],
      { step: 'Read 1 source with 9 passages; looking for further sources' },
    ],
    [
      'counts what the providers found',
      [looking, gathered(0, 0), answered('brave', 1)],
      { step: 'Looking for sources: 1 result so far' },
    ],
    [
      'adds what further providers found',
      [looking, gathered(0, 0), answered('brave', 10), answered('openalex', 4)],
      { step: 'Looking for sources: 14 results so far' },
    ],
    [
      'says that what was found is being read',
      [looking, gathered(0, 0), answered('brave', 10), answered('openalex', 4), begun('readFound#1')],
      { status: 'processing', step: 'Reading the best of 14 sources' },
    ],
    [
      'says that a single source is being read',
      [looking, gathered(0, 0), answered('brave', 1), begun('readFound#1')],
      { step: 'Reading 1 source' },
    ],
    [
      'says how many found sources were read',
      [looking, gathered(0, 0), answered('brave', 10), begun('readFound#1'), retrieved(8)],
      { step: 'Read 8 found sources; planning the report' },
    ],
    [
      'says that there was nothing to read',
      [looking, gathered(0, 0), answered('brave', 0), retrieved(0)],
      { step: 'Found no source to read; planning the report' },
    ],
    [
      'looks for sources for the gaps of the plan',
      [...sought, gapsFound],
      { progress: 0.25, step: 'Looking for sources for 2 sections', sectionsTotal: 2 },
    ],
    [
      'counts what the providers found for gaps',
      [...sought, gapsFound, answeredAbout(1, 3), answeredAbout(2, 4)],
      { step: 'Looking for sources: 7 results so far' },
    ],
    [
      'says that what was found for gaps is being read',
      [...sought, gapsFound, answeredAbout(1, 3), begun('readForGaps#1')],
      { step: 'Reading the best of 3 sources' },
    ],
    [
      'says how many sources were read for gaps',
      [...sought, gapsFound, answeredAbout(1, 3), begun('readForGaps#1'), filled(1)],
      { step: 'Read 1 further source; writing sections' },
    ],
    [
      'says that the gaps gave nothing further to read, whatever was read before',
      [...sought, gapsFound, answeredAbout(1, 0), filled(0)],
      { step: 'Found no further source to read; writing sections' },
    ],
    [
      'counts sections after gaps were filled',
      [...sought, gapsFound, answeredAbout(1, 3), filled(1), section('a')],
      { step: 'Writing sections: 1 of 2 done' },
    ],
    [
      'says that a provider is busy and when it is asked again',
      [looking, gathered(0, 0), attemptFailed('provider-busy', 2_000)],
      { step: 'A provider of sources is busy; trying again in 2 s' },
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
      'waits for the approval of its plan, with its sections planned',
      asking,
      {
        ...{ status: 'processing', progress: 0.25, waitsFor: 'plan-approval', sectionsTotal: 2 },
        step: 'Waiting for your approval of the plan',
        sections: ['a', 'b'].map((id, index) => ({
          ...{ id, index, title: `On ${id}`, state: 'planned' as const, position: 3 },
        })),
      },
    ],
    [
      'goes on with the sections that the approval keeps',
      [...asking, approved('a')],
      {
        ...{ progress: 0.25, step: 'Writing sections: 0 of 1 done', sectionsTotal: 1 },
        sections: [{ id: 'b', index: 0, title: 'On b', state: 'writing', position: 3 }],
      },
    ],
    [
      'ends as cancelled while its plan waits',
      [...asking, cancelled],
      { status: 'failed', step: 'Cancelled', code: 'cancelled' },
    ],
    [
      'says that its plan has lapsed',
      [...asking, { ...cancelled, because: 'plan-lapsed' }],
      {
        ...{ status: 'failed', step: 'Cancelled', code: 'plan-lapsed' },
        error: 'Its plan was not approved within 7 days, so this search was cancelled and given back.',
      },
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

  it('holds the place of the newest event of a section, and the position at which it changed', async () => {
    const doc = await progressAfter([...visual, section('b', 'First.'), section('b', 'Repaired.', 1)]);
    const written = { stream: '', revision: 0 };
    expect(doc?.sections).toEqual([
      { id: 'a', index: 0, title: 'On a', state: 'writing', position: 3 },
      { id: 'b', index: 1, title: 'On b', state: 'done', written, position: 5 },
    ]);
    expect(doc?.sectionsDone).toBe(1);
  });

  it('is in the language of its plan, figures included, and before it in the one it was asked in', async () => {
    const inFinnish = { ...requested('visual'), language: 'fi' };
    expect((await progressAfter([inFinnish]))?.language).toBe('fi');
    expect((await progressAfter([requested('visual')]))?.language).toBeUndefined();
    for (const events of [
      [inFinnish, drafted],
      [requested('visual'), { ...drafted, language: 'sv' }],
    ]) {
      const doc = await progressAfter(events);
      expect(doc?.summary).toBe('It rose by 1,3 °C.');
    }
    // The offline writer writes English, whatever it is asked for.
    const english = await progressAfter([inFinnish, { ...drafted, language: 'en' }]);
    expect(english).toMatchObject({ language: 'en', summary: 'It rose by 1.3 °C.' });
  });

  it.each([[approved('a')], [cancelled], [failed]])('waits no longer after $type', async (event) => {
    expect((await progressAfter(asking))?.waitsFor).toBe('plan-approval');
    expect(await progressAfter([...asking, event])).not.toHaveProperty('waitsFor');
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
  });
});
