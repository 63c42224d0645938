import { describe, expect, it } from 'vitest';
import { TerminalError } from '../../modules/kernel/errors';
import { toReportId } from '../../modules/kernel/report-id';
import { createReportStepsWorld } from '../../tests/doubles/report-steps-world';
import { ada } from '../../tests/doubles/publishing-world';
import { request } from '../../tests/doubles/request';
import { createReport } from './workflow.fixture';

describe('retrieval', () => {
  const asksTwo = {
    gatherEvidence: { planners: ['qwen'], writers: ['qwen'], providers: ['brave', 'wikipedia'] },
  };

  it('asks all providers at once, then reads what they found, before the plan', async () => {
    const report = createReport({ answers: asksTwo });
    await report.run();
    expect(report.waves[0]).toBe(2);
    expect(report.calls.slice(0, 5)).toEqual([
      'gatherEvidence',
      'askProvider',
      'askProvider',
      'readFound',
      'askPlan qwen',
    ]);
    expect(report.foundRead).toEqual([{ searchId: 's-1', failed: [] }]);
  });

  it('goes on without a provider that fails, and names it', async () => {
    const report = createReport({
      answers: { ...asksTwo, askProvider: new TerminalError('provider-key', 'Refused.') },
    });
    await report.run();
    const failed = ['brave', 'wikipedia'].map((provider) => ({ provider, code: 'provider-key' }));
    expect(report.foundRead).toEqual([{ searchId: 's-1', failed }]);
    expect(report.completed()).toBeDefined();
  });

  it('asks each provider with the query itself and with each drafted one', async () => {
    const drafts = { gatherEvidence: { ...asksTwo.gatherEvidence, drafter: 'qwen' } };
    const report = createReport({ answers: { ...drafts, 'draftQueries qwen': { drafted: 2 } } });
    await report.run();
    expect(report.calls.slice(0, 2)).toEqual(['gatherEvidence', 'draftQueries qwen']);
    expect(report.waves[0]).toBe(6);
  });

  it('asks with the query alone when the drafts fail', async () => {
    const drafts = { gatherEvidence: { ...asksTwo.gatherEvidence, drafter: 'qwen' } };
    const failure = new TerminalError('model-key', 'Refused.');
    const report = createReport({ answers: { ...drafts, 'draftQueries qwen': failure } });
    await report.run();
    expect(report.waves[0]).toBe(2);
    expect(report.completed()).toBeDefined();
  });

  it('names no provider that answered one of the queries', async () => {
    const drafts = { gatherEvidence: { ...asksTwo.gatherEvidence, providers: ['brave'], drafter: 'qwen' } };
    let asked = 0;
    const first = () => ((asked += 1) === 1 ? new TerminalError('provider-key', 'Refused.') : null);
    const report = createReport({
      answers: { ...drafts, 'draftQueries qwen': { drafted: 1 }, askProvider: first },
    });
    await report.run();
    expect(asked).toBe(2);
    expect(report.foundRead).toEqual([{ searchId: 's-1', failed: [] }]);
  });

  it('keeps the steps of runs from before retrieval, whose result names no providers', async () => {
    const report = createReport({});
    await report.run();
    expect(report.of('askProvider', 'readFound')).toEqual([]);
  });
});

describe('the steps of retrieval', () => {
  const found = {
    ...{ kind: 'document' as const, provider: 'wikipedia' as const, title: 'Tides' },
    ...{ url: 'https://en.wikipedia.org/wiki/Tide', publisher: 'Wikipedia', text: 'Tides rise and fall.' },
  };

  it('draft queries from the query alone, with one paid call, and ask providers with them', async () => {
    const asked: string[] = [];
    const world = createReportStepsWorld({
      retrieval: { ask: (_, { text }) => (asked.push(text), Promise.resolve([])) },
    });
    const searchId = await world.asked();
    for (let times = 0; times < 2; times += 1)
      expect(
        await world.steps.draftQueries({ searchId: toReportId(searchId), slot: 'qwen' }, world.step()),
      ).toEqual({
        drafted: 2,
      });
    for (const draft of [undefined, 1, 2])
      await world.steps.askProvider(
        { searchId: toReportId(searchId), provider: 'wikipedia', draft },
        world.step(),
      );
    const query = 'Tidal energy in Norway';
    expect(asked).toEqual([query, `${query} by year`, `${query} causes`]);
    expect(world.writers.qwen.tasks).toMatchObject([
      { kind: 'queries', evidence: { digest: { sources: [], ranked: [] } } },
    ]);
    const calls = await world.eventsOf(`calls-${searchId}`);
    expect(calls.filter(({ type }) => type === 'ModelCallFinished')).toHaveLength(1);
  });

  it.each([
    ['Tidal energy in Norway', undefined, undefined],
    ['Tidal energy in Norway', 'fi', 'fi'],
    ['Vuorovesienergia Norjassa ja sen kustannukset viimeisen vuosikymmenen aikana', undefined, 'fi'],
    ['How the costs of tidal energy in Norway have changed over the last ten years', 'fi', 'en'],
  ] as const)('ask about “%s”, with the report chosen in %s, in %s', async (query, chosen, language) => {
    const asked: unknown[] = [];
    const world = createReportStepsWorld({
      retrieval: { ask: (_, words) => (asked.push(words), Promise.resolve([])) },
    });
    const searchId = await world.asked({ query, ...(chosen && { language: chosen }) });
    await world.steps.askProvider({ searchId, provider: 'wikipedia' }, world.step());
    expect(asked).toEqual([{ text: query, ...(language && { language }) }]);
  });

  it('ask a provider once, and read what it found once, however often a crash repeats them', async () => {
    let [asked, read] = [0, 0];
    const world = createReportStepsWorld({
      retrieval: {
        ask: () => Promise.resolve(((asked += 1), [found])),
        read: () => Promise.resolve(((read += 1), { sources: [], unread: ['Tides'], late: ['Cables'] })),
      },
    });
    const searchId = await world.asked();
    const failed = [{ provider: 'brave' as const, code: 'provider-key' }];
    for (let times = 0; times < 2; times += 1)
      await world.steps.askProvider({ searchId: toReportId(searchId), provider: 'wikipedia' }, world.step());
    for (let times = 0; times < 2; times += 1)
      await world.steps.readFound({ searchId: toReportId(searchId), failed }, world.step());
    expect([asked, read]).toEqual([1, 1]);
    const events = await world.eventsOf(`search-${searchId}`);
    expect(events.slice(1)).toMatchObject([
      { type: 'ProviderAnswered', provider: 'wikipedia', results: 1, found: [found] },
      { type: 'SourcesRetrieved', retrieved: 0, failed, unread: ['Tides'], late: ['Cables'] },
    ]);
  });

  const atEachPoint = ['before the first', 'between two', 'after the last'].flatMap((point, at) =>
    ['the step ends', 'the step fails'].map((end) => [point, end, at] as const),
  );
  it.each(atEachPoint)(
    'leave no snapshot of a search that is deleted %s is stored, when %s',
    async (_, end, at) => {
      const stored = new Set<string>();
      const remove = () => Promise.resolve(stored.clear());
      const world = createReportStepsWorld({
        retrieval: {
          remove,
          async read(_found, { searchId }) {
            for (let name = 0; name <= 2; name += 1) {
              if (name === at) {
                await world.search.remove(toReportId(searchId), ada, request());
                // What the reaction to the deletion does.
                await remove();
              }
              if (name < 2) stored.add(`${name}`);
            }
            if (end === 'the step fails') throw new Error('The disk is full.');
            return { sources: [], unread: [], late: [] };
          },
        },
      });
      const searchId = await world.asked();
      await world.steps
        .readFound({ searchId: toReportId(searchId), failed: [] }, world.step())
        .catch(() => null);
      expect([...stored]).toEqual([]);
      const events = await world.eventsOf(`search-${searchId}`);
      expect(events.map(({ type }) => type)).toEqual(['SearchRequested', 'SearchDeleted']);
    },
  );

  it('keep the snapshots of a search that goes on', async () => {
    let isRemoved = false;
    const remove = () => Promise.resolve(void (isRemoved = true));
    const world = createReportStepsWorld({ retrieval: { remove } });
    await world.steps.readFound({ searchId: toReportId(await world.asked()), failed: [] }, world.step());
    expect(isRemoved).toBe(false);
  });
});
