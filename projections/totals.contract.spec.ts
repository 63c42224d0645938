import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUsage } from '../analytics/usage/usage';
import { eventCatalogue } from '../composition/event-catalogue';
import { createEventLog } from '../modules/kernel/events/event-log';
import type { DomainEvent } from '../modules/kernel/events/event';
import { createPersonKeys } from '../modules/kernel/events/personal-data';
import { createMemoryEventStore } from '../tests/doubles/event-store.memory';
import { readStores } from '../tests/doubles/read-store-adapters';
import { createMemoryVault } from '../tests/doubles/vault.memory';
import { createFigures } from './totals';
import { modelUsage } from './model-usage';
import type { Projection } from './projection';
import { rebuild } from './runtime/rebuild';
import { searchesByDay } from './searches-by-day';

const models = [modelUsage, searchesByDay] as unknown as Projection[];
const start = Date.parse('2025-03-03T00:00:00Z');

const slot = fc.constantFrom('deepseek', 'qwen', 'claude');
const tokens = fc.nat(5_000);
const deeds = fc.array(
  fc.record({
    hours: fc.nat(20),
    does: fc.oneof(
      fc.record({
        type: fc.constantFrom('ModelCallFinished', 'ModelCallAbandoned'),
        slot,
        model: fc.constantFrom('m-1', 'm-2'),
        inputTokens: tokens,
        outputTokens: tokens,
        costUsd: fc.double({ min: 0, max: 0.1, noNaN: true }),
      }),
      fc.record({
        type: fc.constantFrom('SearchCompleted', 'SearchFailed', 'SearchCancelled', 'SearchDeleted'),
        code: fc.constantFrom('model-key-refused', 'plan-unusable'),
      }),
    ),
  }),
  { maxLength: 30 },
);
type Deeds = typeof deeds extends fc.Arbitrary<infer Done> ? Done : never;

/** A log of these activities, some hours apart; each end is of a search of its own. */
async function logOf(done: Deeds) {
  let now = start;
  const clock = { now: () => new Date(now) };
  const store = createMemoryEventStore();
  const log = createEventLog({
    store,
    catalogue: eventCatalogue,
    keys: createPersonKeys(createMemoryVault()),
    clock,
  });
  for (const [n, { hours, does }] of done.entries()) {
    now += hours * 3_600_000;
    const about = { searchId: `s-${n}`, userId: 'ada' };
    for (const event of eventsOf(about, does))
      await log.append(event.type.startsWith('Model') ? `calls-s-${n}` : `search-s-${n}`, [event], {
        expected: 'any',
        context: { actor: { kind: 'system' }, correlationId: 'c', causationId: `${n} ${event.type}` },
      });
  }
  return { store, log, clock };
}

function eventsOf(about: { searchId: string; userId: string }, does: Deeds[number]['does']): DomainEvent[] {
  if ('slot' in does) {
    const call = { ...does, ...about, callKey: 'plan/1' };
    return does.type === 'ModelCallFinished' ? [{ ...call, finish: 'stop', ms: 5, answer: 'a' }] : [call];
  }
  const { type, code } = does;
  const asked = { kind: 'visual', query: 'q', model: 'qwen', sourceIds: [], charged: false };
  const requested = { type: 'SearchRequested', ...about, ...asked };
  const ended =
    type === 'SearchCompleted'
      ? { type, ...about, report: null, processingTimeMs: 5 }
      : { type, ...about, ...(type === 'SearchFailed' && { code, message: 'm' }) };
  // Completed before its deletion here.
  if (type !== 'SearchDeleted') return [requested, ended];
  const completed = { type: 'SearchCompleted', ...about, report: null, processingTimeMs: 5 };
  return [requested, completed, ended];
}

describe.each(readStores)('the figures in $name', ({ name, place }) => {
  async function world(done: Deeds) {
    const { store, log, clock } = await logOf(done);
    const home = place();
    const views = await home.open();
    await views.open(models);
    const { signal } = new AbortController();
    await rebuild({ log, store: views, projections: models, clock, signal });
    return {
      store,
      figures: createFigures({ store: views, clock }),
      async close() {
        await views.close();
        await home.remove();
      },
    };
  }

  it('agree with the usage report over the log, whatever happened', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (done) => {
        const { store, figures, close } = await world(done);
        for (const by of ['day', 'model'] as const) {
          const { groups } = await readUsage({ store, catalogue: eventCatalogue, query: { by } });
          const usage = await figures.usage();
          for (const { key, tally } of groups) {
            const rows = usage.filter((row) => (by === 'day' ? row.day : row.slot) === key);
            for (const field of ['calls', 'inputTokens', 'outputTokens', 'nanoUsd'] as const)
              expect(rows.reduce((sum, row) => sum + row[field], 0)).toBe(tally[field]);
          }
        }
        const { total } = await readUsage({ store, catalogue: eventCatalogue, query: {} });
        expect(await figures.searches()).toEqual({
          requested: total.accepted,
          completed: total.completed,
          failed: total.failed,
          cancelled: total.cancelled,
        });
        const abandoned = done.filter(({ does }) => does.type === 'ModelCallAbandoned').length;
        expect((await figures.usage()).reduce((sum, { failed }) => sum + failed, 0)).toBe(abandoned);
        await close();
      }),
      { numRuns: name === 'SQLite' ? 25 : 5 },
    );
  });

  it('cover the last days, newest first, with the codes of failures', async () => {
    const failed = { type: 'SearchFailed' as const, code: 'plan-unusable' as const };
    const done = [0, 20, 20, 20, 0].map((hours) => ({ hours, does: failed }));
    const { figures, close } = await world(done);
    expect(await figures.searchesOfDays(2)).toEqual([
      {
        day: '2025-03-05',
        requested: 2,
        completed: 0,
        failed: 2,
        cancelled: 0,
        codes: { 'plan-unusable': 2 },
      },
      {
        day: '2025-03-04',
        requested: 1,
        completed: 0,
        failed: 1,
        cancelled: 0,
        codes: { 'plan-unusable': 1 },
      },
    ]);
    expect((await figures.searchesOfDays(30)).map(({ day }) => day)).toHaveLength(3);
    await close();
  });
});
