import { describe, expect, it } from 'vitest';
import { RetryableError, TerminalError } from '../modules/kernel/errors';
import { classify, local, modelCall, nextDelay, withAttempts } from './retry';

const policy = { ...modelCall, firstDelayMs: 1_000, maxDelayMs: 30_000 };

describe('patience', () => {
  it('doubles up to the longest wait', () => {
    const waits = [1, 2, 3, 6, 60].map((attempt) => nextDelay(policy, attempt, undefined, () => 1));
    expect(waits).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  });

  it('spreads waits over the whole span, so that many do not come back together', () => {
    expect(nextDelay(policy, 3, undefined, () => 0)).toBe(0);
    expect(nextDelay(policy, 3, undefined, () => 0.25)).toBe(1_000);
  });

  it('never comes back before Retry-After, even where that is longer than the longest wait', () => {
    expect(nextDelay(policy, 1, 90_000, () => 0.5)).toBe(90_000);
    expect(nextDelay(policy, 3, 1_000, () => 1)).toBe(4_000);
  });

  it('tells a failure for good from one that may pass, and keeps a surprise to itself', () => {
    expect(classify(new TerminalError('a', 'A.'))).toMatchObject({ code: 'a', final: true, surprise: false });
    expect(classify(new RetryableError('b', 'B.', 7))).toMatchObject({ final: false, retryAfterMs: 7 });
    expect(classify(new Error('mail@example.org'))).toEqual({
      code: 'surprise',
      message: 'Something unexpected went wrong.',
      final: false,
      surprise: true,
    });
  });

  it('with a model is as long as the settings say, and with our own stores as it was', () => {
    const told = {
      name: 's',
      version: 1,
      run: () => Promise.resolve(),
      retry: { default: local, ask: modelCall },
    };
    const { retry } = withAttempts(told, 9);
    expect(retry.ask?.maxAttempts).toBe(9);
    expect(retry.default).toEqual(local);
  });
});
