import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitResult } from './poll-result';

describe('the result of a completed search (spec section 4)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function waiting(answers: (boolean | string)[]) {
    const told: { asked: number; ready: number; lost: (string | undefined)[] } = {
      asked: 0,
      ready: 0,
      lost: [],
    };
    const stop = awaitResult(async () => answers[Math.min(told.asked++, answers.length - 1)] ?? false, {
      ready: () => (told.ready += 1),
      lost: (why) => told.lost.push(why),
    });
    return { told, stop };
  }

  it('is opened as soon as it is there, and then requested no more', async () => {
    const { told } = waiting([true]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual({ asked: 1, ready: 1, lost: [] });
  });

  it('is requested three more times before the user learns that it is unavailable', async () => {
    const { told } = waiting(['away', 'away', 'away', true]);
    await vi.advanceTimersByTimeAsync(1_750);
    expect(told).toEqual({ asked: 4, ready: 1, lost: [] });
  });

  it('is then requested every two seconds, for as long as it takes', async () => {
    const { told } = waiting([...Array<string>(13).fill('away'), true]);
    await vi.advanceTimersByTimeAsync(1_750);
    expect(told).toEqual({ asked: 4, ready: 0, lost: ['away'] });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(told.asked).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.asked).toBe(5);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(told).toMatchObject({ asked: 14, ready: 1 });
  });

  it('reports no problem while it is only not ready yet', async () => {
    const { told } = waiting([false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told.ready).toBe(0);
    expect(new Set(told.lost)).toEqual(new Set([undefined]));
  });

  it('is not opened when it arrives after the wait was cancelled', async () => {
    const told = { ready: 0 };
    const late = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 50));
    awaitResult(late, { ready: () => (told.ready += 1), lost: () => {} })();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told.ready).toBe(0);
  });

  it('is requested no more once the wait is cancelled', async () => {
    const { told, stop } = waiting(['away', true]);
    await vi.advanceTimersByTimeAsync(100);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual({ asked: 1, ready: 0, lost: [] });
  });
});
