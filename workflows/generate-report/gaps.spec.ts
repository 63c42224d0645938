import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../modules/evidence/evidence';
import type { RetrievedSource } from '../../modules/evidence/retrieval/retrieved-source';
import { TerminalError } from '../../modules/kernel/errors';
import { toReportId } from '../../modules/kernel/report-id';
import { ada } from '../../tests/doubles/publishing-world';
import { createReportStepsWorld } from '../../tests/doubles/report-steps-world';
import { request } from '../../tests/doubles/request';
import { createReport } from './workflow.fixture';
import { generateResearchReport } from './workflow';

const refused = new TerminalError('provider-key', 'Refused.');

describe('a report whose plan has gaps', () => {
  const models = { planners: ['qwen'], writers: ['qwen'] };
  const asksTwo = { ...models, providers: ['brave', 'wikipedia'], mayFillGaps: true };
  const gapSteps = ['findGaps', 'askForGap', 'readForGaps'];

  it('asks all providers about each gap at once, after the plan and before the sections', async () => {
    const report = createReport({ answers: { gatherEvidence: asksTwo, findGaps: { gaps: 2 } } });
    await report.run();
    expect(report.calls.slice(4, 13)).toEqual([
      ...['askPlan qwen', 'settlePlan', 'findGaps'],
      ...Array.from({ length: 4 }, () => 'askForGap'),
      ...['readForGaps', 'writeSection a qwen'],
    ]);
    expect(report.waves).toContain(4);
    expect(report.gapsRead).toEqual([{ searchId: 's-1', failed: [] }]);
    expect(report.completed()).toBeDefined();
  });

  it('does so for a research report, too', async () => {
    const report = createReport({ answers: { gatherEvidence: asksTwo, findGaps: { gaps: 1 } } });
    await report.run(generateResearchReport);
    expect(report.of(...gapSteps)).toEqual(['findGaps', 'askForGap', 'askForGap', 'readForGaps']);
  });

  it('asks no provider when all sections are covered', async () => {
    const report = createReport({ answers: { gatherEvidence: asksTwo } });
    await report.run();
    expect(report.of(...gapSteps)).toEqual(['findGaps']);
  });

  it.each([
    ['no provider is switched on', { gatherEvidence: models }],
    ['files are attached', { gatherEvidence: { ...asksTwo, mayFillGaps: false } }],
    ['every provider failed before', { gatherEvidence: asksTwo, askProvider: refused }],
    ['it began before gaps were filled', { gatherEvidence: { ...models, providers: ['brave'] } }],
  ])('looks for no gaps when %s', async (_, answers) => {
    const report = createReport({ answers });
    await report.run();
    expect(report.of(...gapSteps)).toEqual([]);
    expect(report.completed()).toBeDefined();
  });

  it('asks only the providers that answered before', async () => {
    let asked = 0;
    const first = () => ((asked += 1) === 1 ? refused : null);
    const answers = { gatherEvidence: asksTwo, askProvider: first, findGaps: { gaps: 1 } };
    const report = createReport({ answers });
    await report.run();
    expect(report.of('askForGap')).toHaveLength(1);
  });

  it('names the providers that fail, and is written without them', async () => {
    const answers = { gatherEvidence: asksTwo, findGaps: { gaps: 1 }, askForGap: refused };
    const report = createReport({ answers });
    await report.run();
    const failed = ['brave', 'wikipedia'].map((provider) => ({ provider, code: 'provider-key' }));
    expect(report.gapsRead).toEqual([{ searchId: 's-1', failed }]);
    expect(report.completed()).toBeDefined();
  });

  it.each(gapSteps)('is written from what is there when %s fails', async (name) => {
    const answers = { gatherEvidence: asksTwo, findGaps: { gaps: 1 }, [name]: refused };
    const report = createReport({ answers });
    await report.run();
    expect(report.failures).toEqual([]);
    expect(report.completed()).toBeDefined();
  });
});

describe('the steps of filling gaps', () => {
  const article = (name: string) => ({
    ...{ kind: 'document' as const, provider: 'wikipedia' as const, title: name },
    ...{
      url: `https://en.wikipedia.org/wiki/${name}`,
      publisher: 'Wikipedia',
      text: `${name} rise and fall.`,
    },
  });
  const stored: RetrievedSource = {
    ...{ sourceId: 'r-1', provider: 'wikipedia', title: 'Cables', kind: 'text', sha256: 'ab' },
    ...{ bytes: 1, spans: 1, rows: 1, url: article('Cables').url, publisher: 'Wikipedia' },
    retrievedAt: '2026-11-24T00:00:00.000Z',
  };
  /** The stand-in names each seventh passage for a section: with 13, all but the last section name two. */
  const passages = (count: number): Evidence => ({
    ...{ sources: [], datasets: [] },
    ranked: Array.from({ length: count }, (_, at) => ({ id: `s${at + 1}`, text: `Passage ${at + 1}` })),
  });
  const providersOf = () => ['wikipedia' as const];

  it.each([
    ['asked for without files', {}, [], true],
    ['with an attached file or address', {}, ['source-1'], false],
    ['of the offline writer', { offline: ['qwen' as const] }, [], false],
  ])('may follow in a report %s', async (_, options, sources, mayFillGaps) => {
    const world = createReportStepsWorld({ ...options, retrieval: { providersOf } });
    const searchId = await world.asked({ sources });
    expect(await world.steps.gatherEvidence({ searchId: toReportId(searchId) }, world.step())).toMatchObject({
      mayFillGaps,
    });
  });

  it('ask about the uncovered section alone, with words of its title and the query', async () => {
    const asked: string[] = [];
    const ask = (_: string, { text }: { text: string }) => (asked.push(text), Promise.resolve([]));
    const world = createReportStepsWorld({ evidence: passages(13), retrieval: { ask } });
    const { searchId, sections } = await world.planned();
    const calls = (await world.eventsOf(`calls-${searchId}`)).length;
    for (let times = 0; times < 2; times += 1)
      expect(
        await world.steps.findGaps({ searchId: toReportId(searchId), providers: 1 }, world.step()),
      ).toEqual({ gaps: 1 });
    const about = { searchId: toReportId(searchId), provider: 'wikipedia' as const };
    await world.steps.askForGap({ ...about, gap: 1 }, world.step());
    const { state } = await world.search.load(toReportId(searchId));
    expect(state.gaps?.sectionIds).toEqual(sections.slice(-1));
    expect(asked).toEqual(state.gaps?.queries);
    const words = state.plan?.plan?.sections.at(-1)?.title.split(' ').slice(0, 2).join(' ') ?? '-';
    expect(asked).toEqual([expect.stringContaining(`Tidal energy Norway ${words}`)]);
    await expect(world.steps.askForGap({ ...about, gap: 2 }, world.step())).rejects.toThrow(TerminalError);
    // No model is asked.
    expect(await world.eventsOf(`calls-${searchId}`)).toHaveLength(calls);
  });

  it.each([
    ['all sections are covered', { evidence: passages(14) }, []],
    ['a file is attached', {}, ['source-1']],
    ['the budget of the report is spent', { budgetUsd: 0.001 }, []],
  ])('find none when %s', async (_, options, sources) => {
    const world = createReportStepsWorld(options);
    const { searchId } = await world.planned({ sources });
    expect(
      await world.steps.findGaps({ searchId: toReportId(searchId), providers: 1 }, world.step()),
    ).toEqual({ gaps: 0 });
    const events = await world.eventsOf(`search-${searchId}`);
    expect(events.map(({ type }) => type)).not.toContain('GapsFound');
  });

  it('repeat no answered request and no reading after a crash, and add what was read to the evidence', async () => {
    let [asked, read] = [0, 0];
    const given: unknown[] = [];
    const world = createReportStepsWorld({
      retrieval: {
        ask: () => Promise.resolve([article((asked += 1) === 1 ? 'Tides' : 'Cables')]),
        read: () => Promise.resolve({ sources: [{ ...stored, sourceId: 'r-0' }], unread: [], late: [] }),
        readForGaps(...input) {
          given.push(input);
          return Promise.resolve(((read += 1), { sources: [stored], unread: ['Reefs'], late: ['Shoals'] }));
        },
      },
    });
    const about = { provider: 'wikipedia' as const };
    const searchId = await world.asked();
    await world.steps.askProvider({ searchId: toReportId(searchId), ...about }, world.step());
    await world.steps.readFound({ searchId: toReportId(searchId), failed: [] }, world.step());
    await world.steps.askPlan({ searchId: toReportId(searchId), slot: 'qwen' }, world.step());
    const outcomes = [{ slot: 'qwen' as const, status: 'success' as const, code: '', message: '' }];
    await world.steps.settlePlan({ searchId: toReportId(searchId), outcomes }, world.step());
    await world.steps.findGaps({ searchId: toReportId(searchId), providers: 1 }, world.step());
    const { queries = [] } = (await world.search.load(toReportId(searchId))).state.gaps ?? {};
    const failed = [{ provider: 'brave' as const, code: 'provider-key' }];
    for (let times = 0; times < 2; times += 1) {
      await world.steps.askForGap({ searchId: toReportId(searchId), ...about, gap: 1 }, world.step());
      await world.steps.readForGaps({ searchId: toReportId(searchId), failed }, world.step());
    }
    expect([asked, read]).toEqual([2, 1]);
    const onReading = expect.any(Function) as () => void;
    const target = {
      searchId,
      userId: ada.id,
      query: queries?.join(' '),
      onReading,
      signal: expect.any(AbortSignal) as unknown,
    };
    const earlier = { found: [article('Tides')], sources: [{ ...stored, sourceId: 'r-0' }] };
    expect(given).toEqual([[[article('Cables')], target, earlier]]);
    expect((await world.eventsOf(`search-${searchId}`)).slice(-2)).toMatchObject([
      { type: 'ProviderAnswered', provider: 'wikipedia', gap: 1, results: 1 },
      { type: 'GapsFilled', retrieved: 1, sources: [stored], failed, unread: ['Reefs'], late: ['Shoals'] },
    ]);
    await world.steps.writeSection(
      { searchId: toReportId(searchId), sectionId: 'part-1', slot: 'qwen' },
      world.step(),
    );
    expect(world.retrieved()).toEqual({
      searchId,
      sources: [{ ...stored, sourceId: 'r-0' }, stored],
      gaps: { sources: 1, queries },
    });
  });

  it('leave no snapshot of a search that is deleted meanwhile', async () => {
    let isRemoved = false;
    const world = createReportStepsWorld({
      retrieval: {
        remove: () => Promise.resolve(void (isRemoved = true)),
        async readForGaps(_found, { searchId }) {
          await world.search.remove(toReportId(searchId), ada, request());
          return { sources: [stored], unread: [], late: [] };
        },
      },
    });
    const { searchId } = await world.planned();
    await world.steps
      .readForGaps({ searchId: toReportId(searchId), failed: [] }, world.step())
      .catch(() => null);
    expect(isRemoved).toBe(true);
    expect((await world.eventsOf(`search-${searchId}`)).at(-1)?.type).toBe('SearchDeleted');
  });
});
