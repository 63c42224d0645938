import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../composition/event-catalogue';
import { isRefusal } from '../../modules/kernel/refusal';
import type { DomainEvent } from '../../modules/kernel/events/event';
import { type ReportId, toReportId } from '../../modules/kernel/report-id';
import type { Slot } from '../../modules/models/contract';
import type { SearchEvent } from '../../modules/search/events';
import { createExampleWorld } from '../../tests/worlds/example-log/world';
import { createExampleLog } from '../../tests/worlds/example-log/example-log';
import { counts, type Aggregate } from './aggregate';
import { groupings, readUsage, type UsageQuery } from './usage';

const people = ['person-1', 'person-2', 'person-3'];
type End =
  'SearchCompleted' | 'SearchFailed' | 'SearchCancelled' | 'SearchDeleted' | 'none' | 'never-requested';
type Deed =
  | { does: 'welcome' | 'grant' | 'feedback' | 'review'; person: string }
  | { does: 'search'; person: string; model: Slot; end: End; calls: number[]; charged: boolean };

const person = fc.constantFrom(...people);
const deeds = fc.array(
  fc.oneof(
    fc.record({ does: fc.constantFrom('welcome', 'grant', 'feedback', 'review'), person }),
    fc.record({
      does: fc.constant('search'),
      person,
      model: fc.constantFrom('deepseek', 'qwen', 'claude'),
      end: fc.constantFrom(
        'SearchCompleted',
        'SearchFailed',
        'SearchCancelled',
        'SearchDeleted',
        'none',
        'never-requested',
      ),
      calls: fc.array(fc.double({ min: 0, max: 0.1, noNaN: true }), { maxLength: 3 }),
      charged: fc.boolean(),
    }),
  ),
  { maxLength: 30 },
) as fc.Arbitrary<Deed[]>;

/** Does these activities through the modules, some hours apart each time. */
async function worldOf(done: readonly Deed[]) {
  const world = await createExampleWorld();
  const { quota, log, context, pass, at } = world;
  at('2025-03-03 00:00');
  const tell = (stream: string, events: Parameters<typeof log.append>[1]) =>
    log.append(stream, events, { expected: 'any', context: context() });
  for (const [index, deed] of done.entries()) {
    pass(7 * 3_600_000);
    const id = `${deed.does}-${index}`;
    const now = world.clock.now().toISOString();
    if (deed.does === 'welcome') await quota.welcome(deed.person, context());
    if (deed.does === 'grant') await quota.grant(deed.person, 1 + (index % 4), id, context());
    if (deed.does === 'feedback') await quota.rewardFeedback(deed.person, id, now, context());
    if (deed.does === 'review') await quota.rewardReview(deed.person, id, now, context());
    if (deed.does !== 'search') continue;

    const { model, end, charged } = deed;
    const about = { searchId: toReportId(id), userId: deed.person };
    if (charged && isRefusal(await quota.reserve(deed.person, toReportId(id), context()))) continue;
    if (end === 'never-requested') {
      await quota.refund(deed.person, toReportId(id), context());
      continue;
    }
    const asked = { kind: 'visual', query: 'q', model, sourceIds: [], charged };
    await tell(`search-${id}`, [{ type: 'SearchRequested', ...about, ...asked }]);
    for (const [n, costUsd] of deed.calls.entries()) {
      const call = {
        callKey: `plan/${model}/${n}`,
        slot: model,
        model: 'm',
        finish: 'stop',
        ms: 5,
        answer: 'a',
      };
      const paid = { inputTokens: 10 + n, outputTokens: n, costUsd };
      await tell(`calls-${id}`, [{ type: 'ModelCallFinished', ...about, ...call, ...paid }]);
    }
    if (end === 'none') continue;
    pass(40_000);
    await tell(`search-${id}`, [endOf(end, about)]);
    if (end === 'SearchCompleted') await quota.spend(deed.person, toReportId(id), context());
    else await quota.refund(deed.person, toReportId(id), context());
    await tell(`search-${id}`, [{ type: 'SearchDeleted', ...about }]);
  }
  return world;
}

function endOf(
  end: Exclude<End, 'none' | 'never-requested'>,
  about: { searchId: ReportId; userId: string },
): SearchEvent {
  if (end === 'SearchCompleted') return { type: end, ...about, report: null, processingTimeMs: 40_000 };
  return end === 'SearchFailed' ? { type: end, ...about, code: 'c', message: 'm' } : { type: end, ...about };
}

const usageOf = async (world: Awaited<ReturnType<typeof worldOf>>, query: UsageQuery = {}) =>
  readUsage({ store: world.store, catalogue: eventCatalogue, query });
const sums = (tallies: readonly Aggregate[]) =>
  Object.fromEntries(counts.map((count) => [count, tallies.reduce((sum, tally) => sum + tally[count], 0)]));

describe('usage', () => {
  it('adds up to the same total in every grouping, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (done) => {
        const world = await worldOf(done);
        const total = (await usageOf(world)).total;
        for (const by of groupings) {
          const grouped = await usageOf(world, { by });
          expect(sums(grouped.groups.map(({ tally }) => tally))).toEqual(sums([total]));
          expect(sums([grouped.total])).toEqual(sums([total]));
          for (const share of [0.5, 0.95])
            expect(grouped.total.durations.quantile(share)).toBe(total.durations.quantile(share));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('agrees with the quota on every user’s remaining searches', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (done) => {
        const world = await worldOf(done);
        const { groups } = await usageOf(world, { by: 'user' });
        for (const userId of people) {
          const tally = groups.find(({ key }) => key === userId)?.tally;
          const left = tally
            ? tally.welcome + tally.operator + tally.feedback + tally.review - tally.spent - tally.reserved
            : 0;
          expect(left).toBe(await world.quota.remaining(userId));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('adds up day by day to the total of a range of days', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (done) => {
        const world = await worldOf(done);
        const range = { from: '2025-03-04', to: '2025-03-07' };
        const days = (await usageOf(world, { by: 'day' })).groups.filter(
          ({ key }) => key !== null && key >= range.from && key <= range.to,
        );
        expect(sums([(await usageOf(world, range)).total])).toEqual(sums(days.map(({ tally }) => tally)));
      }),
      { numRuns: 20 },
    );
  });

  describe('of the example log', () => {
    const log = createExampleLog();
    const example = async (query: UsageQuery) =>
      readUsage({ store: await log, catalogue: eventCatalogue, query });
    const of = async (query: UsageQuery, key: string | null) =>
      (await example(query)).groups.find((group) => group.key === key)?.tally;

    it('separates grants by their origin, and has the present reservations', async () => {
      expect(sums([(await example({})).total])).toMatchObject({
        welcome: 30,
        operator: 5,
        feedback: 12,
        review: 5,
        spent: 14,
        refunded: 3,
        reserved: 1,
        accepted: 19,
        completed: 15,
        failed: 2,
        cancelled: 1,
        calls: 80,
      });
    });

    it('counts a search that goes past midnight on the day of each of its events', async () => {
      const before = (await example({ from: '2025-03-06', to: '2025-03-06' })).total;
      expect([before.accepted, before.completed]).toEqual([3, 2]);
      const after = (await example({ from: '2025-03-07', to: '2025-03-07' })).total;
      expect([after.accepted, after.completed]).toEqual([3, 3]);
      expect(after.durations.quantile(1)).toBeGreaterThan(110_000);
    });

    it('attributes searches to the chosen model, calls to the called model, and grants to none', async () => {
      expect(await of({ by: 'model' }, 'claude')).toMatchObject({ accepted: 6, spent: 4, calls: 25 });
      expect(await of({ by: 'model' }, null)).toMatchObject({ welcome: 30, accepted: 0, calls: 0 });
      expect(await of({ by: 'kind' }, 'visual')).toMatchObject({ accepted: 19, calls: 80, welcome: 0 });
    });

    it('counts the deletion of a running search as a cancellation, and that of a finished one not at all', async () => {
      const search: Omit<Extract<Deed, { does: 'search' }>, 'end'> = {
        does: 'search',
        person: 'person-1',
        model: 'qwen',
        calls: [],
        charged: false,
      };
      const world = await worldOf([
        { ...search, end: 'SearchDeleted' },
        { ...search, end: 'SearchCompleted' },
        { ...search, end: 'SearchCancelled' },
      ]);
      const { completed, failed, cancelled } = (await usageOf(world)).total;
      expect([completed, failed, cancelled]).toEqual([1, 0, 2]);
    });

    it('takes the kind of a report from its request, visual for a request of version 1', async () => {
      const world = await createExampleWorld();
      world.at('2025-03-03 00:00');
      const metadata = { actor: { kind: 'system' as const }, correlationId: 'c', at: '2025-03-03T00:00:00Z' };
      const data = (searchId: string) => ({
        ...{ searchId, userId: 'u', query: 'sealed', model: 'qwen', sourceIds: [], charged: false },
      });
      const requests = [
        { version: 1, data: data('first') },
        { version: 2, data: { ...data('visual'), kind: 'visual' } },
        { version: 2, data: { ...data('research'), kind: 'research' } },
      ];
      for (const [at, { version, data }] of requests.entries()) {
        const event = { id: `e-${at}`, type: 'SearchRequested', data, metadata: { ...metadata, version } };
        await world.store.append(`search-${data.searchId}`, [event], { expected: 'none' });
      }
      const { groups } = await usageOf(world, { by: 'kind' });
      expect(groups.map(({ key, tally }) => [key, tally.accepted])).toEqual([
        ['research', 1],
        ['visual', 2],
      ]);
    });

    it('counts a call that comes back after the end of its search with the kind of that search', async () => {
      const world = await createExampleWorld();
      world.at('2025-03-03 00:00');
      const about = { searchId: 'r', userId: 'u' };
      const asked = { kind: 'research', query: 'q', model: 'qwen', sourceIds: [], charged: false };
      const call = { callKey: 'plan/qwen/1', slot: 'qwen', model: 'qwen-plus', finish: 'stop', answer: '' };
      const spent = { inputTokens: 1, outputTokens: 1, costUsd: 0.01, ms: 1 };
      const append = (stream: string, events: DomainEvent[]) =>
        world.log.append(stream, events, { expected: 'any', context: world.context() });
      await append('search-r', [
        { type: 'SearchRequested', ...about, ...asked },
        { type: 'SearchCancelled', ...about },
      ]);
      await append('calls-r', [{ type: 'ModelCallFinished', ...about, ...call, ...spent }]);
      const { groups } = await usageOf(world, { by: 'kind' });
      expect(groups.map(({ key, tally }) => [key, tally.calls])).toEqual([['research', 1]]);
    });
  });
});
