import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollResult } from './poll-result';

describe('the result of a completed search (spec section 4)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function waiting(answers: (boolean | string)[]) {
    const calls: { requests: number; ready: number; lost: (string | undefined)[] } = {
      requests: 0,
      ready: 0,
      lost: [],
    };
    const stop = pollResult(async () => answers[Math.min(calls.requests++, answers.length - 1)] ?? false, {
      ready: () => (calls.ready += 1),
      lost: (why) => calls.lost.push(why),
    });
    return { calls, stop };
  }

  it('is opened as soon as it is there, and then requested no more', async () => {
    const { calls } = waiting([true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual({ requests: 1, ready: 1, lost: [] });
  });

  it('is requested three more times before the user learns that it is unavailable', async () => {
    const { calls } = waiting(['away', 'away', 'away', true]);
    await vi.advanceTimersByTimeAsync(1_750);
    expect(calls).toEqual({ requests: 4, ready: 1, lost: [] });
  });

  it('is then requested every two seconds, for as long as it takes', async () => {
    const { calls } = waiting([...Array<string>(13).fill('away'), true]);
    await vi.advanceTimersByTimeAsync(1_750);
    expect(calls).toEqual({ requests: 4, ready: 0, lost: ['away'] });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls.requests).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.requests).toBe(5);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(calls).toMatchObject({ requests: 14, ready: 1 });
  });

  it('reports no problem while it is only not ready yet', async () => {
    const { calls } = waiting([false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls.ready).toBe(0);
    expect(new Set(calls.lost)).toEqual(new Set([undefined]));
  });

  it('is not opened when it arrives after the wait was cancelled', async () => {
    const calls = { ready: 0 };
    const late = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 50));
    pollResult(late, { ready: () => (calls.ready += 1), lost: () => {} })();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls.ready).toBe(0);
  });

  it('is requested no more once the wait is cancelled', async () => {
    const { calls, stop } = waiting(['away', true]);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual({ requests: 1, ready: 0, lost: [] });
  });
});
