import { describe, expect, it } from 'vitest';
import { coalesceRuns } from './coalesce-runs';

/** Work that ends on request. */
function createWorld() {
  const ends: ((error?: Error) => void)[] = [];
  const runs = coalesceRuns(
    () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
  );
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { ...runs, ends, turn };
}

describe('coalesced runs', () => {
  it('run one at a time; requests during one share the next, which begins after they came', async () => {
    const { ask, ends, turn } = createWorld();
    const first = ask();
    const [second, third] = [ask(), ask()];
    await turn();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await first;
    await turn();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all([second, third]);
    await turn();
    expect(ends).toHaveLength(2);
  });

  it('fail for their own requests, and not for the next', async () => {
    const { ask, ends, turn } = createWorld();
    const [first, second] = [ask(), ask()];
    ends[0]?.(new Error('busy'));
    await expect(first).rejects.toThrow('busy');
    await turn();
    ends[1]?.();
    await second;
    void ask();
    expect(ends).toHaveLength(3);
  });

  it('let callers that wait for the end go first', async () => {
    const { ask, over, ends, turn } = createWorld();
    const order: string[] = [];
    await over();
    void ask();
    void ask();
    void over().then(() => order.push(`written after ${ends.length}`));
    ends[0]?.();
    await turn();
    expect(order).toEqual(['written after 1']);
    expect(ends).toHaveLength(2);
  });
});
