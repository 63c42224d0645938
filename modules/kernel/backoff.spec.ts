import { describe, expect, it } from 'vitest';
import { backoffMs } from './backoff';

describe('the delay between attempts', () => {
  it('doubles from the first delay up to the limit', () => {
    const delays = [1, 2, 3, 4, 5].map((attempt) => backoffMs({ firstMs: 50, maxMs: 300 }, attempt));
    expect(delays).toEqual([50, 100, 200, 300, 300]);
  });

  it('stays at the limit however many attempts fail', () => {
    expect(backoffMs({ firstMs: 50, maxMs: 300 }, 1e6)).toBe(300);
  });
});
