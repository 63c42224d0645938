import { describe, expect, it } from 'vitest';
import { RetryableError } from '../modules/kernel/failure';
import { engines, worldForEachTest } from '../tests/doubles/engines';
import { runToEnd, runUntil, story, untilAborted } from '../tests/doubles/workflow-world';
import type { StepContext } from './engine';

describe.each(engines)('a workflow after a restart, $name', ({ create, open }) => {
  const createWorld = worldForEachTest(open);

  it('lets go at shutdown without a word, and goes on where it was, repeating no finished step', async () => {
    const world = createWorld();
    const calls: string[] = [];
    let hang = true;
    const works = {
      work: async (name: string, { signal }: StepContext) => {
        calls.push(name);
        if (name === 'second' && hang) await untilAborted(signal);
        return name;
      },
    };
    const told = story(works, async ({ steps }) => {
      const first = await steps.work('first');
      await steps.work('second');
      await steps.work(`third after ${first}`);
    });
    await create(world.deps(told, works)).start('story', 'w', null);
    await runUntil(create(world.deps(told, works)), () => calls.includes('second'));
    expect(await world.journal('w')).toEqual(['WorkflowStarted', 'StepFinished work#1']);
    hang = false;
    expect(await runToEnd(create(world.deps(told, works)), 'w')).toEqual({ status: 'completed' });
    expect(calls).toEqual(['first', 'second', 'second', 'third after first']);
  });

  it('goes on counting attempts after a restart and waits only for the rest of a wait', async () => {
    const world = createWorld();
    const attempts: number[] = [];
    const works = {
      ask: (_: null, { attempt }: StepContext) => {
        attempts.push(attempt);
        return Promise.reject(new RetryableError('model-busy', 'Busy.', 60_000));
      },
    };
    const told = story(works, async ({ steps }) => void (await steps.ask(null)));
    const engine = create(world.deps(told, works));
    await engine.start('story', 'w', null);
    world.time.frozen = true;
    await runUntil(engine, async () => (await world.journal('w')).includes('StepAttemptFailed ask#1'));
    world.time.pass(20_000);
    world.time.frozen = false;
    world.time.waits.length = 0;
    await runToEnd(create(world.deps(told, works)), 'w');
    expect(world.time.waits[0]).toBe(40_000);
    expect(attempts).toEqual([1, 2, 3, 4]);
  });

  it('keeps a pause over a restart', async () => {
    const world = createWorld();
    const told = story({}, ({ sleep }) => sleep(10_000));
    const engine = create(world.deps(told, {}));
    await engine.start('story', 'w', null);
    world.time.frozen = true;
    await runUntil(engine, async () => (await world.journal('w')).includes('TimerSet sleep#1'));
    world.time.pass(7_000);
    world.time.frozen = false;
    world.time.waits.length = 0;
    expect(await runToEnd(create(world.deps(told, {})), 'w')).toEqual({ status: 'completed' });
    expect(world.time.waits).toEqual([3_000]);
  });
});
