import { describe, expect, it } from 'vitest';
import { sleep } from '../modules/kernel/sleep';
import { RetryableError, TerminalError } from '../modules/kernel/errors';
import { catching, oneStep, parallel, surprising, twoSteps } from '../tests/doubles/engine-workflows';
import { engines, worldForEachTest } from '../tests/doubles/engines';
import { runToEnd, runUntil, untilAborted } from '../tests/doubles/workflow-world';
import type { StepContext } from './engine';

describe.each(engines)('the workflow engine, $name', { timeout: 60_000 }, (kind) => {
  const world = worldForEachTest(kind);
  const newId = () => crypto.randomUUID();

  it('runs a workflow once, however often it is started', async () => {
    let calls = 0;
    const works = { work: (by: number) => Promise.resolve((calls += by)) };
    const { engine: create, timeoutMs } = world();
    const engine = create(oneStep, works);
    const w = newId();
    await engine.start('one-step', w, 2);
    await engine.start('one-step', w, 3);
    expect(await runToEnd(engine, w, timeoutMs)).toEqual({ status: 'completed' });
    await engine.start('one-step', w, 4);
    expect(await runToEnd(engine, w, timeoutMs)).toEqual({ status: 'completed' });
    expect(calls).toBe(2);
  });

  it('runs workflows that start later, many at once', async () => {
    let present = 0;
    let enough = () => {};
    const met = new Promise<void>((resolve) => (enough = resolve));
    const works = {
      work: async (_: null) => {
        present += 1;
        if (present > 10) enough();
        await met;
      },
    };
    const engine = world().engine(oneStep, works);
    const ids = Array.from({ length: 20 }, newId);
    const states = () => Promise.all(ids.map((id) => engine.state(id)));
    await Promise.all([
      runUntil(
        engine,
        async () => (await states()).every(({ status }) => status === 'completed'),
        world().timeoutMs,
      ),
      ...ids.map((id) => engine.start('one-step', id, null)),
    ]);
    expect(present).toBe(20);
  });

  it('gives a step its identity, so that it can repeat its own appends', async () => {
    const seen: Omit<StepContext, 'signal'>[] = [];
    const works = {
      work: (_: null, { signal: _signal, ...rest }: StepContext) => Promise.resolve(void seen.push(rest)),
    };
    const engine = world().engine(twoSteps, works);
    const w = newId();
    await engine.start('two-steps', w, null, 'request-1');
    await runToEnd(engine, w, world().timeoutMs);
    const context = { actor: { kind: 'system' }, correlationId: 'request-1' };
    expect(seen).toEqual([
      { workflowId: w, key: 'work#1', attempt: 1, context: { ...context, causationId: `${w}/work#1` } },
      { workflowId: w, key: 'work#2', attempt: 1, context: { ...context, causationId: `${w}/work#2` } },
    ]);
  });

  it('retries, never sooner than Retry-After asks', async () => {
    const { engine: create, now, timeoutMs } = world();
    const tried: { attempt: number; at: number }[] = [];
    const works = {
      work: (_: null, { attempt }: StepContext) => {
        tried.push({ attempt, at: now() });
        if (attempt === 1) return Promise.reject(new RetryableError('model-busy', 'The model is busy.'));
        if (attempt === 2) return Promise.reject(new RetryableError('model-busy', 'Busy.', 2_500));
        if (attempt === 3) return Promise.reject(new Error('somebody@example.org said so'));
        return Promise.resolve('answer');
      },
    };
    const engine = create(oneStep, works);
    const w = newId();
    await engine.start('one-step', w, null);
    expect(await runToEnd(engine, w, timeoutMs)).toEqual({ status: 'completed' });
    expect(tried.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4]);
    const waits = tried.slice(1).map(({ at }, index) => at - (tried[index]?.at ?? 0));
    for (const [index, atLeast] of [100, 2_500, 400].entries())
      expect(waits[index]).toBeGreaterThanOrEqual(atLeast);
  });

  it('fails with the code of a terminal error after one attempt', async () => {
    let calls = 0;
    const works = {
      work: (_: null): Promise<null> =>
        Promise.reject(new TerminalError('model-refused', `Refused ${(calls += 1)} time.`)),
    };
    const engine = world().engine(oneStep, works);
    const w = newId();
    await engine.start('one-step', w, null);
    expect(await runToEnd(engine, w, world().timeoutMs)).toEqual({
      status: 'failed',
      code: 'model-refused',
      message: 'Refused 1 time.',
    });
    expect(calls).toBe(1);
  });

  it('fails after the last attempt with the message of the step', async () => {
    const attempts: number[] = [];
    const works = {
      work: (_: null, { attempt }: StepContext) => {
        attempts.push(attempt);
        return Promise.reject(new RetryableError('model-busy', 'The model is busy.'));
      },
    };
    const engine = world().engine(oneStep, works);
    const w = newId();
    await engine.start('one-step', w, null);
    expect(await runToEnd(engine, w, world().timeoutMs)).toMatchObject({
      status: 'failed',
      code: 'model-busy',
    });
    expect(attempts).toEqual([1, 2, 3, 4]);
  });

  it('takes the number of attempts from the settings of the process that runs the step', async () => {
    const attempts: number[] = [];
    const works = {
      work: (_: null, { attempt }: StepContext) => {
        attempts.push(attempt);
        return Promise.reject(new RetryableError('model-busy', 'The model is busy.'));
      },
    };
    const retry = { default: { ...oneStep.retry.default, maxAttempts: 2 } };
    const engine = world().engine({ ...oneStep, retry }, works);
    const w = newId();
    await engine.start('one-step', w, null);
    await runToEnd(engine, w, world().timeoutMs);
    expect(attempts).toEqual([1, 2]);
  });

  it('does not disclose the message of an unexpected error', async () => {
    const engine = world().engine(surprising, { work: (_: null) => Promise.resolve(null) });
    const w = newId();
    await engine.start('surprising', w, null);
    expect(await runToEnd(engine, w, world().timeoutMs)).toEqual({
      status: 'failed',
      code: 'surprise',
      message: 'Something unexpected went wrong.',
    });
  });

  it('aborts an attempt that takes too long, and retries', async () => {
    const attempts: number[] = [];
    const works = {
      work: (_: null, { attempt, signal }: StepContext) => {
        attempts.push(attempt);
        return attempt === 1 ? untilAborted(signal) : Promise.resolve('answer');
      },
    };
    const retry = { default: { maxAttempts: 2, firstDelayMs: 1, maxDelayMs: 1, timeoutMs: 10 } };
    const engine = world().engine({ ...oneStep, retry }, works);
    const w = newId();
    await engine.start('one-step', w, null);
    expect(await runToEnd(engine, w, world().timeoutMs)).toEqual({ status: 'completed' });
    expect(attempts).toEqual([1, 2]);
  });

  it('waits for all parallel steps, then throws the first failure in order', async () => {
    const done: string[] = [];
    const works = {
      work: async (name: string) => {
        if (name === 'late-bad') await sleep(10);
        if (name.endsWith('bad')) throw new TerminalError(name, 'No.');
        await sleep(20);
        done.push(name);
      },
    };
    const engine = world().engine(parallel, works);
    const w = newId();
    await engine.start('parallel', w, null);
    expect(await runToEnd(engine, w, world().timeoutMs)).toMatchObject({
      status: 'failed',
      code: 'late-bad',
    });
    expect(done).toEqual(['good']);
  });

  it('aborts running steps on cancel, and delivers no further result to the workflow', async () => {
    const { engine: create, timeoutMs } = world();
    const ran: string[] = [];
    let aborted = false;
    const works = {
      work: (_: null, { signal }: StepContext) => {
        ran.push('work');
        signal.addEventListener('abort', () => (aborted = true));
        return untilAborted(signal);
      },
      after: (_: null) => Promise.resolve(void ran.push('after')),
    };
    const engine = create(catching, works);
    const w = newId();
    await engine.start('catching', w, null);
    let cancelling: Promise<void> | undefined;
    await runUntil(
      engine,
      async () => {
        if (ran.length > 0) await (cancelling ??= create(catching, works).cancel(w));
        return (await engine.state(w)).status === 'cancelled';
      },
      timeoutMs,
    );
    expect(aborted).toBe(true);
    expect(ran).toEqual(['work']);
    await engine.cancel(w);
    await engine.cancel(newId());
    expect(await engine.state(w)).toEqual({ status: 'cancelled' });
    expect(await engine.state(newId())).toEqual({ status: 'unknown' });
  });

  it('answers that it is reachable', async () => {
    await expect(world().engine(oneStep, {}).reachable()).resolves.toBeUndefined();
  });
});
