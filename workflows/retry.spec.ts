import { describe, expect, it } from 'vitest';
import { RetryableError, TerminalError } from '../modules/kernel/errors';
import { classify, storePolicy, modelCallPolicy, nextDelay, withAttempts } from './retry';

const policy = { ...modelCallPolicy, firstDelayMs: 1_000, maxDelayMs: 30_000 };

describe('retry policies', () => {
  it('double the delay up to the longest', () => {
    const waits = [1, 2, 3, 6, 60].map((attempt) => nextDelay(policy, attempt, undefined, () => 1));
    expect(waits).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  });

  it('spread delays over the whole range, so that many callers do not retry together', () => {
    expect(nextDelay(policy, 3, undefined, () => 0)).toBe(0);
    expect(nextDelay(policy, 3, undefined, () => 0.25)).toBe(1_000);
  });

  it('never retry before Retry-After, even beyond the longest delay', () => {
    expect(nextDelay(policy, 1, 90_000, () => 0.5)).toBe(90_000);
    expect(nextDelay(policy, 3, 1_000, () => 1)).toBe(4_000);
  });

  it('separate terminal from retryable errors, and disclose no message of an unexpected one', () => {
    expect(classify(new TerminalError('a', 'A.'))).toMatchObject({
      code: 'a',
      final: true,
      isUnexpected: false,
    });
    expect(classify(new RetryableError('b', 'B.', 7))).toMatchObject({ final: false, retryAfterMs: 7 });
    expect(classify(new Error('mail@example.org'))).toEqual({
      code: 'surprise',
      message: 'Something unexpected went wrong.',
      final: false,
      isUnexpected: true,
    });
  });

  it('take the attempts of model calls from the settings, and leave those of our own stores', () => {
    const told = {
      name: 's',
      version: 1,
      run: () => Promise.resolve(),
      retry: { default: storePolicy, ask: modelCallPolicy },
    };
    const { retry } = withAttempts(told, 9);
    expect(retry.ask?.maxAttempts).toBe(9);
    expect(retry.default).toEqual(storePolicy);
  });
});
