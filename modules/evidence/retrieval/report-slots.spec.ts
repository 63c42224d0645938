import { describe, expect, it } from 'vitest';
import { ReportSlots } from './report-slots';

const settle = () => new Promise(setImmediate);

/** Jobs named after their report; `finish` ends the oldest one that runs. */
function slotsOf(count: number) {
  const slots = new ReportSlots(count);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const run = (name: string, signal = new AbortController().signal) =>
    slots.run(name.charAt(0), signal, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const finish = async () => {
    ends.shift()?.();
    await settle();
  };
  return { run, finish, started, slots };
}

describe('slots that reports share', () => {
  it('let one report use all while no other waits', async () => {
    const { run, started } = slotsOf(2);
    for (const name of ['a1', 'a2', 'a3']) void run(name);
    await settle();
    expect(started).toEqual(['a1', 'a2']);
  });

  it('go to the report with the fewest jobs started, each in the order of its own jobs', async () => {
    const { run, finish, started } = slotsOf(1);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void run(name);
    for (let turn = 0; turn < 6; turn += 1) await finish();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('are not taken by a job that left the queue, and the others keep their order', async () => {
    const { run, finish, started } = slotsOf(1);
    const cancelled = new AbortController();
    void run('a1');
    const waiting = [run('b1', cancelled.signal), run('b2', cancelled.signal)];
    void run('c1');
    await settle();
    cancelled.abort();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(await run('b3', cancelled.signal)).toBeUndefined();
    await finish();
    expect(started).toEqual(['a1', 'c1']);
  });

  it('are free again after a job that failed', async () => {
    const { slots } = slotsOf(1);
    const { signal } = new AbortController();
    await expect(slots.run('a', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.run('b', signal, () => Promise.resolve('done'))).toBe('done');
  });
});
