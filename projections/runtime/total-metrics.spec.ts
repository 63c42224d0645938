import { expect, it } from 'vitest';
import type { Figures } from '../totals';
import { createTotalGauges } from './total-metrics';

const used = { model: 'm', calls: 2, failed: 1, inputTokens: 10, outputTokens: 20, nanoUsd: 100_000_000 };
const figures: Figures = {
  accounts: (state) => Promise.resolve(state === 'waiting' ? 2 : 1),
  reports: ({ kind, status } = {}) => Promise.resolve(kind === 'research' && status === 'draft' ? 4 : 0),
  searches: () => Promise.resolve({ requested: 9, completed: 6, failed: 2, cancelled: 1 }),
  searchesOfDays: () => Promise.resolve([]),
  usage: () =>
    Promise.resolve([
      { ...used, day: '2026-03-02', slot: 'qwen' },
      { ...used, day: '2026-03-01', slot: 'qwen', nanoUsd: 200_000_000 },
      { ...used, day: '2026-03-01', slot: 'claude' },
    ]),
};

it('exports the totals of all days as gauges, one per model of a slot', async () => {
  const readings = await createTotalGauges(figures)();
  const told = Object.fromEntries(
    readings.map(({ name, labels, value }) => [[name, ...Object.values(labels)].join(' '), value]),
  );
  expect(told).toMatchObject({
    'evident_all_accounts waiting': 2,
    'evident_all_accounts approved': 1,
    'evident_all_searches accepted': 9,
    'evident_all_searches completed': 6,
    'evident_all_reports research draft': 4,
    'evident_all_reports visual published': 0,
    'evident_all_model_calls qwen m finished': 4,
    'evident_all_model_calls claude m failed': 1,
    'evident_all_model_tokens qwen m out': 40,
    'evident_all_model_cost_usd qwen m': 0.3,
  });
});
