import { describe, expect, it } from 'vitest';
import { RetryableError } from '../../../modules/kernel/errors';
import { catching, inARow, oneStep } from '../../../tests/doubles/engine-workflows';
import {
  createWorld,
  runToEnd,
  runUntil,
  workflowOver,
  untilAborted,
} from '../../../tests/doubles/workflow-world';
import type { StepContext } from '../../engine';
import { workflowStream, type StepAttemptFailed } from '../../events';
import { createInProcessEngine } from '../engine.in-process';

describe('the journal of a workflow', () => {
  it('holds each attempt with its wait: doubling, and never shorter than Retry-After', async () => {
    const world = createWorld();
    const works = {
      work: (_: null, { attempt }: StepContext) => {
        if (attempt === 1) return Promise.reject(new RetryableError('model-busy', 'The model is busy.'));
        if (attempt === 2) return Promise.reject(new RetryableError('model-busy', 'Busy.', 5_000));
        if (attempt === 3) return Promise.reject(new Error('somebody@example.org said so'));
        return Promise.resolve('answer');
      },
    };
    const engine = createInProcessEngine(world.deps(oneStep, works));
    await engine.start('one-step', 'w', null);
    await runToEnd(engine, 'w');
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

  it('holds an attempt that took too long', async () => {
    const world = createWorld();
    const works = {
      work: (_: null, { attempt, signal }: StepContext) =>
        attempt === 1 ? untilAborted(signal) : Promise.resolve('answer'),
    };
    const retry = { default: { maxAttempts: 2, firstDelayMs: 1, maxDelayMs: 1, timeoutMs: 10 } };
    const engine = createInProcessEngine(world.deps({ ...oneStep, retry }, works));
    await engine.start('one-step', 'w', null);
    await runToEnd(engine, 'w');
    expect(await world.journal('w')).toContain('StepAttemptFailed work#1');
  });

  it('holds no end of a step that was cancelled', async () => {
    const world = createWorld();
    let running = false;
    const works = {
      work: (_: null, { signal }: StepContext) => {
        running = true;
        return untilAborted(signal);
      },
      after: (_: null) => Promise.resolve(null),
    };
    const engine = createInProcessEngine(world.deps(catching, works));
    await engine.start('catching', 'w', null);
    await runUntil(engine, async () => {
      if (running) await createInProcessEngine(world.deps(catching, works)).cancel('w');
      return (await engine.state('w')).status === 'cancelled';
    });
    expect(await world.journal('w')).toEqual([
      'WorkflowStarted',
      'StepsBegun work#1',
      'WorkflowCancelRequested',
      'WorkflowFinished',
    ]);
  });

  it('says of a step that a shutdown stopped that nothing crashed', async () => {
    const world = createWorld();
    const calls: string[] = [];
    const works = {
      work: async (name: string, { signal }: StepContext) => {
        calls.push(name);
        if (name === 'second') await untilAborted(signal);
        return name;
      },
    };
    const engine = createInProcessEngine(world.deps(inARow, works));
    await engine.start('in-a-row', 'w', null);
    await runUntil(engine, () => calls.includes('second'));
    expect(await world.journal('w')).toEqual([
      'WorkflowStarted',
      'StepsBegun work#1',
      'StepFinished work#1',
      'StepsBegun work#2',
      'StepsReleased work#2',
    ]);
  });

  it('tells the next runner how much of a wait is left', async () => {
    const world = createWorld();
    const attempts: number[] = [];
    const works = {
      work: (_: null, { attempt }: StepContext) => {
        attempts.push(attempt);
        return Promise.reject(new RetryableError('model-busy', 'Busy.', 60_000));
      },
    };
    const engine = createInProcessEngine(world.deps(oneStep, works));
    await engine.start('one-step', 'w', null);
    world.time.frozen = true;
    await runUntil(engine, async () => (await world.journal('w')).includes('StepAttemptFailed work#1'));
    world.time.pass(20_000);
    world.time.frozen = false;
    world.time.waits.length = 0;
    await runToEnd(createInProcessEngine(world.deps(oneStep, works)), 'w');
    expect(world.time.waits[0]).toBe(40_000);
    expect(attempts).toEqual([1, 2, 3, 4]);
  });

  it('tells the next runner how much of a pause is left', async () => {
    const world = createWorld();
    const workflow = workflowOver({}, ({ sleep }) => sleep(10_000));
    const engine = createInProcessEngine(world.deps(workflow, {}));
    await engine.start('story', 'w', null);
    world.time.frozen = true;
    await runUntil(engine, async () => (await world.journal('w')).includes('TimerSet sleep#1'));
    world.time.pass(7_000);
    world.time.frozen = false;
    world.time.waits.length = 0;
    await runToEnd(createInProcessEngine(world.deps(workflow, {})), 'w');
    expect(world.time.waits).toEqual([3_000]);
  });
});
