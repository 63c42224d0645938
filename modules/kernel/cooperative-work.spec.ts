import { describe, expect, it } from 'vitest';
import { runToEnd, runCooperatively, type CooperativeWork } from './cooperative-work';

function* busy(steps: number, milliseconds: number): CooperativeWork<number> {
  for (let step = 0; step < steps; step += 1) {
    for (const until = performance.now() + milliseconds; performance.now() < until;);
    yield;
  }
  return steps;
}

describe('cooperative work', () => {
  it('gives the event loop a turn while it runs', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const result = await runCooperatively(busy(20, 5));
    clearInterval(timer);
    expect(result).toBe(20);
    expect(turns).toBeGreaterThan(2);
  });

  it('gives the same result at once', () => {
    expect(runToEnd(busy(3, 0))).toBe(3);
  });

  it('passes an error on', async () => {
    const failing = function* (): CooperativeWork<never> {
      yield;
      throw new Error('no figures');
    };
    await expect(runCooperatively(failing())).rejects.toThrow('no figures');
    expect(() => runToEnd(failing())).toThrow('no figures');
  });
});
