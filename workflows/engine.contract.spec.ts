import { describe, expect, it } from 'vitest';
import { RetryableError, TerminalError } from '../modules/kernel/failure';
import { engines, worldForEachTest } from '../tests/doubles/engines';
import { runToEnd, runUntil, story, untilAborted } from '../tests/doubles/workflow-world';
import type { StepContext } from './engine';
import { workflowStream, type StepAttemptFailed } from './events';

describe.each(engines)('the workflow engine, $name', ({ create, open }) => {
  const createWorld = worldForEachTest(open);

  it('runs a story once, however often it is started', async () => {
    const world = createWorld();
    let calls = 0;
    const works = { count: (by: number) => Promise.resolve((calls += by)) };
    const engine = create(
      world.deps(
        story(works, async ({ steps }, by: number) => void (await steps.count(by))),
        works,
      ),
    );
    await engine.start('story', 'w', 2);
    await engine.start('story', 'w', 3);
    expect(await runToEnd(engine, 'w')).toEqual({ status: 'completed' });
    await engine.start('story', 'w', 4);
    expect(await runToEnd(engine, 'w')).toEqual({ status: 'completed' });
    expect(calls).toBe(2);
  });

  it('takes up what comes while it runs, and many at once', async () => {
    const world = createWorld();
    let together = 0;
    let most = 0;
    const works = {
      meet: async (_: null) => {
        most = Math.max(most, (together += 1));
        await new Promise((resolve) => setTimeout(resolve, 5));
        together -= 1;
      },
    };
    const engine = create(
      world.deps(
        story(works, ({ steps }) => steps.meet(null)),
        works,
      ),
    );
    const ids = Array.from({ length: 20 }, (_, index) => `w-${index}`);
    const states = () => Promise.all(ids.map((id) => engine.state(id)));
    await Promise.all([
      runUntil(engine, async () => (await states()).every(({ status }) => status === 'completed')),
      ...ids.map((id) => engine.start('story', id, null)),
    ]);
    expect(most).toBeGreaterThan(10);
  });

  it('tells a step who it is, so that its own appends can be repeated', async () => {
    const world = createWorld();
    const seen: Omit<StepContext, 'signal'>[] = [];
    const works = {
      look: (_: null, { signal: _signal, ...rest }: StepContext) => Promise.resolve(void seen.push(rest)),
    };
    const engine = create(
      world.deps(
        story(works, async ({ steps }) => {
          await steps.look(null);
          await steps.look(null);
        }),
        works,
      ),
    );
    await engine.start('story', 'w', null);
    await runToEnd(engine, 'w');
    const context = { actor: { kind: 'system' }, correlationId: 'w' };
    expect(seen).toEqual([
      { workflowId: 'w', key: 'look#1', attempt: 1, context: { ...context, causationId: 'w/look#1' } },
      { workflowId: 'w', key: 'look#2', attempt: 1, context: { ...context, causationId: 'w/look#2' } },
    ]);
  });

  it('tries again with doubling waits, never sooner than Retry-After asks, and writes each attempt down', async () => {
    const world = createWorld();
    const works = {
      ask: (_: null, { attempt }: StepContext) => {
        if (attempt === 1) return Promise.reject(new RetryableError('model-busy', 'The model is busy.'));
        if (attempt === 2) return Promise.reject(new RetryableError('model-busy', 'Busy.', 5_000));
        if (attempt === 3) return Promise.reject(new Error('somebody@example.org said so'));
        return Promise.resolve('answer');
      },
    };
    const engine = create(
      world.deps(
        story(works, async ({ steps }) => void (await steps.ask(null))),
        works,
      ),
    );
    await engine.start('story', 'w', null);
    expect(await runToEnd(engine, 'w')).toEqual({ status: 'completed' });
    expect(world.time.waits.filter((ms) => ms > 0)).toEqual([100, 5_000, 400]);
    const { events } = await world.log.read<StepAttemptFailed>(workflowStream('w'));
    const attempts = events.map(({ event }) => event).filter(({ type }) => type === 'StepAttemptFailed');
    expect(attempts.map(({ attempt, code, retryInMs }) => [attempt, code, retryInMs])).toEqual([
      [1, 'model-busy', 100],
      [2, 'model-busy', 5_000],
      [3, 'surprise', 400],
    ]);
    expect(JSON.stringify(attempts)).not.toContain('example.org');
  });

  it('ends as failed with the code of a terminal failure, after one attempt', async () => {
    const world = createWorld();
    let calls = 0;
    const works = {
      ask: (_: null): Promise<null> =>
        Promise.reject(new TerminalError('model-refused', `Refused ${(calls += 1)} time.`)),
    };
    const engine = create(
      world.deps(
        story(works, async ({ steps }) => void (await steps.ask(null))),
        works,
      ),
    );
    await engine.start('story', 'w', null);
    expect(await runToEnd(engine, 'w')).toEqual({
      status: 'failed',
      code: 'model-refused',
      message: 'Refused 1 time.',
    });
    expect(calls).toBe(1);
  });

  it('gives up after the last attempt with what the step said', async () => {
    const world = createWorld();
    const attempts: number[] = [];
    const works = {
      ask: (_: null, { attempt }: StepContext) => {
        attempts.push(attempt);
        return Promise.reject(new RetryableError('model-busy', 'The model is busy.'));
      },
    };
    const engine = create(
      world.deps(
        story(works, async ({ steps }) => void (await steps.ask(null))),
        works,
      ),
    );
    await engine.start('story', 'w', null);
    expect(await runToEnd(engine, 'w')).toMatchObject({ status: 'failed', code: 'model-busy' });
    expect(attempts).toEqual([1, 2, 3, 4]);
  });

  it('stops an attempt that takes too long and tries again', async () => {
    const world = createWorld();
    const works = {
      ask: (_: null, { attempt, signal }: StepContext) =>
        attempt === 1 ? untilAborted(signal) : Promise.resolve('answer'),
    };
    const impatient = { default: { maxAttempts: 2, firstDelayMs: 1, maxDelayMs: 1, timeoutMs: 10 } };
    const engine = create(
      world.deps(
        story(works, async ({ steps }) => void (await steps.ask(null)), { retry: impatient }),
        works,
      ),
    );
    await engine.start('story', 'w', null);
    expect(await runToEnd(engine, 'w')).toEqual({ status: 'completed' });
    expect(await world.journal('w')).toContain('StepAttemptFailed ask#1');
  });

  it('waits for all parallel steps, then hands the story the first failure in order', async () => {
    const world = createWorld();
    const done: string[] = [];
    const works = {
      work: async (name: string) => {
        if (name === 'late-bad') await new Promise((resolve) => setTimeout(resolve, 10));
        if (name.endsWith('bad')) throw new TerminalError(name, 'No.');
        await new Promise((resolve) => setTimeout(resolve, 20));
        done.push(name);
      },
    };
    const told = story(works, async ({ steps, all }) => {
      await all([steps.work('good'), steps.work('late-bad'), steps.work('bad')]);
    });
    const engine = create(world.deps(told, works));
    await engine.start('story', 'w', null);
    expect(await runToEnd(engine, 'w')).toMatchObject({ status: 'failed', code: 'late-bad' });
    expect(done).toEqual(['good']);
  });

  it('aborts running steps on cancel and never hears of them again', async () => {
    const world = createWorld();
    let running = false;
    const works = {
      ask: (_: null, { signal }: StepContext) => {
        running = true;
        return untilAborted(signal);
      },
      after: (_: null) => Promise.resolve(),
    };
    const told = story(works, async ({ steps }) => {
      await steps.ask(null).catch(() => steps.after(null));
    });
    const engine = create(world.deps(told, works));
    await engine.start('story', 'w', null);
    await runUntil(engine, async () => {
      if (running) await create(world.deps(told, works)).cancel('w');
      return (await engine.state('w')).status === 'cancelled';
    });
    expect(await world.journal('w')).toEqual([
      'WorkflowStarted',
      'WorkflowCancelRequested',
      'WorkflowFinished',
    ]);
    await engine.cancel('w');
    await engine.cancel('unknown');
    expect(await engine.state('unknown')).toEqual({ status: 'unknown' });
  });
});
