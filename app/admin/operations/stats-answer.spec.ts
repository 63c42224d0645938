import { expect, it } from 'vitest';
import { statsAnswer } from './stats-answer';

it('adds up the cost of one model over several slots on one day, without rounding drift', () => {
  const of = { day: '2026-03-01', model: 'm', calls: 1, failed: 2, inputTokens: 3, outputTokens: 4 };
  const stats = {
    users: { total: 0, waiting: 0 },
    searches: { total: 0, completed: 0, failed: 0, successRate: 0 },
    reports: { visual: 0, research: 0, published: 0, pending: 0 },
    projections: [],
    usage: [
      { ...of, slot: 'qwen' as const, costUsd: 0.1 },
      { ...of, slot: 'claude' as const, costUsd: 0.2 },
      { ...of, slot: 'claude' as const, model: 'other', costUsd: 1 },
    ],
  };
  const counted = { day: of.day, calls: 2, inputTokens: 6, outputTokens: 8 };
  expect(statsAnswer(stats).usage).toEqual([
    { ...counted, model: 'm', costUsd: 0.3 },
    { day: of.day, calls: 1, inputTokens: 3, outputTokens: 4, model: 'other', costUsd: 1 },
  ]);
});
