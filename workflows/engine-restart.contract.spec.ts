import { describe, expect, it } from 'vitest';
import { RetryableError } from '../modules/kernel/errors';
import { inARow, oneStep, oneStepLater, pausing, pauseMs } from '../tests/doubles/engine-workflows';
import { engines, worldForEachTest } from '../tests/doubles/engines';
import { runToEnd, runUntil, untilAborted } from '../tests/doubles/workflow-world';
import type { StepContext } from './engine';

describe.each(engines)('a workflow after a restart, $name', { timeout: 90_000 }, (kind) => {
  const world = worldForEachTest(kind);
  const newId = () => crypto.randomUUID();

  it('stops at a shutdown without an error, and resumes without repeating a finished step', async () => {
    const { engine: create, timeoutMs } = world();
    const calls: string[] = [];
    let hang = true;
    const works = {
      work: async (name: string, { signal }: StepContext) => {
        calls.push(name);
        if (name === 'second' && hang) await untilAborted(signal);
        return name;
      },
    };
    const w = newId();
    await create(inARow, works).start('in-a-row', w, null);
    await runUntil(create(inARow, works), () => calls.includes('second'), timeoutMs);
    expect(await create(inARow, works).state(w)).toEqual({ status: 'running' });
    hang = false;
    expect(await runToEnd(create(inARow, works), w, timeoutMs)).toEqual({ status: 'completed' });
    expect(calls).toEqual(['first', 'second', 'second', 'third after first']);
  });

  it('keeps its count of attempts, and does not count one that a restart interrupted', async () => {
    const { engine: create, timeoutMs } = world();
    const attempts: number[] = [];
    let hang = true;
    const works = {
      work: (_: null, { attempt, signal }: StepContext) => {
        attempts.push(attempt);
        if (attempt === 2 && hang) return untilAborted(signal);
        return Promise.reject(new RetryableError('model-busy', 'Busy.'));
      },
    };
    const w = newId();
    const engine = create(oneStep, works);
    await engine.start('one-step', w, null);
    await runUntil(engine, () => attempts.includes(2), timeoutMs);
    hang = false;
    expect(await runToEnd(create(oneStep, works), w, timeoutMs)).toMatchObject({ code: 'model-busy' });
    expect(attempts).toEqual([1, 2, 2, 3, 4]);
  });

  it('keeps the version it began with, while new runs take the first of the list', async () => {
    const { engine: create, timeoutMs } = world();
    const calls: string[] = [];
    const works = {
      work: (_: null, { workflowId, key }: StepContext) => Promise.resolve(void calls.push(workflowId + key)),
    };
    const [old, young] = [newId(), newId()];
    await create(oneStep, works).start('one-step', old, null);
    const later = create([oneStepLater, oneStep], works);
    await later.start('one-step', young, null);
    const states = () => Promise.all([old, young].map((id) => later.state(id)));
    await runUntil(
      later,
      async () => (await states()).every(({ status }) => status === 'completed'),
      timeoutMs,
    );
    expect(calls.sort()).toEqual([`${old}work#1`, `${young}work#1`, `${young}work#2`].sort());
  });

  it('keeps the end of a pause', async () => {
    const { engine: create, now, holdTime, timeoutMs } = world();
    const at = new Map<string, number>();
    const works = { work: (name: string) => Promise.resolve(void at.set(name, now())) };
    const w = newId();
    const engine = create(pausing, works);
    await engine.start('pausing', w, null);
    holdTime(true);
    await runUntil(engine, () => at.has('before'), timeoutMs);
    holdTime(false);
    expect(await runToEnd(create(pausing, works), w, timeoutMs)).toEqual({ status: 'completed' });
    expect((at.get('after') ?? 0) - (at.get('before') ?? 0)).toBeGreaterThanOrEqual(pauseMs);
  });
});
