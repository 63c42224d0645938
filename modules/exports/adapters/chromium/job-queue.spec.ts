import { describe, expect, it } from 'vitest';
import { createJobQueue } from './job-queue';

const { signal } = new AbortController();

describe('the job queue', () => {
  it('runs a limited number of jobs at once and the rest in order', async () => {
    const turns = createJobQueue({ atOnce: 2, waiting: 9 });
    const jobs = [1, 2, 3, 4].map(() => job());
    const order: number[] = [];
    const all = jobs.map(({ done }, index) =>
      turns.take(signal, () => {
        order.push(index);
        return done;
      }),
    );
    await settled();
    expect(order).toEqual([0, 1]);
    jobs[1]?.finish();
    await settled();
    expect(order).toEqual([0, 1, 2]);
    jobs.forEach(({ finish }) => finish());
    await Promise.all(all);
    expect(order).toEqual([0, 1, 2, 3]);
  });

  it('is full when all running and waiting places are taken', async () => {
    const turns = createJobQueue({ atOnce: 1, waiting: 1 });
    const { done, finish } = job();
    expect(turns.isFull()).toBe(false);
    const first = turns.take(signal, () => done);
    expect(turns.isFull()).toBe(false);
    const second = turns.take(signal, () => Promise.resolve());
    expect(turns.isFull()).toBe(true);
    finish();
    await Promise.all([first, second]);
    expect(turns.isFull()).toBe(false);
  });

  it('starts the next job when one fails', async () => {
    const turns = createJobQueue({ atOnce: 1, waiting: 1 });
    const failing = turns.take(signal, () => Promise.reject(new Error('paper jam')));
    const next = turns.take(signal, () => Promise.resolve('printed'));
    await expect(failing).rejects.toThrow('paper jam');
    expect(await next).toBe('printed');
  });

  it('removes an aborted job at once, and frees its place', async () => {
    const turns = createJobQueue({ atOnce: 1, waiting: 1 });
    const { done, finish } = job();
    const first = turns.take(signal, () => done);
    const given = new AbortController();
    const leaving = turns.take(given.signal, () => Promise.reject(new Error('worked all the same')));
    given.abort(new Error('left the page'));
    await expect(leaving).rejects.toThrow('left the page');
    expect(turns.waiting()).toBe(0);
    expect(turns.isFull()).toBe(false);
    finish();
    await first;
  });
});

function job() {
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  return { done, finish };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
