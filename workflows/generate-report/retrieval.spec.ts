import { describe, expect, it } from 'vitest';
import { TerminalError } from '../../modules/kernel/errors';
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

  it('keeps the steps of runs from before retrieval, whose result names no providers', async () => {
    const report = createReport({});
    await report.run();
    expect(report.of('askProvider', 'readFound')).toEqual([]);
  });
});
