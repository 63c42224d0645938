import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sleep } from '../../modules/kernel/sleep';
import { StoreUnavailable, type EventStore } from '../../modules/kernel/events/event-store';
import { TerminalError } from '../../modules/kernel/errors';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { createWorld, runToEnd, runUntil, workflowOver } from '../../tests/doubles/workflow-world';
import type { StepContext } from '../engine';
import { createInProcessEngine } from './engine.in-process';

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A journal of a workflow that finished `first` and was stopped in `second`. */
async function begun() {
  const world = createWorld();
  let stuck = false;
  const works = {
    work: async (name: string, { signal }: StepContext) => {
      if (name !== 'second') return;
      stuck = true;
      await new Promise((_, reject) => signal.addEventListener('abort', reject, { once: true }));
    },
  };
  const workflow = workflowOver(works, async ({ steps }) => {
    await steps.work('first');
    await steps.work('second');
  });
  const engine = createInProcessEngine(world.deps(workflow, works));
  await engine.start('story', 'w', null);
  await runUntil(engine, () => stuck);
  return world;
}

describe('a workflow definition that changed over an old journal', () => {
  const calls: string[] = [];
  const works = {
    work: (name: string) => Promise.resolve(void calls.push(name)),
    other: async (_: null) => {},
  };
  const changes = {
    'asks a step with another input': workflowOver(works, ({ steps }) => steps.work('new first')),
    'does not ask for a finished step any more': workflowOver(works, ({ steps }) => steps.other(null)),
    'ends before the journal does': workflowOver(works, () => Promise.resolve()),
    'has a new version': workflowOver(works, ({ steps }) => steps.work('first'), { version: 2 }),
    'is no longer registered': workflowOver(works, () => Promise.resolve(), { name: 'another' }),
  };
  it.each(Object.entries(changes))('fails the run with a clear message when it %s', async (_, changed) => {
    const world = await begun();
    const state = await runToEnd(createInProcessEngine(world.deps(changed, works)), 'w');
    expect(state).toMatchObject({ status: 'failed', code: 'story-changed' });
    expect(state).toHaveProperty('message', expect.stringMatching(/^(The workflow|The journal) .+\.$/));
    expect(calls).toEqual([]);
  });
});

describe('a shutdown in the middle of a step', () => {
  it('records the result of a step that returns within the grace period, and begins no other step', async () => {
    const world = createWorld();
    const begun: string[] = [];
    let aborted = false;
    let comeBack = () => {};
    const works = {
      work: async (name: string, { signal }: StepContext) => {
        begun.push(name);
        signal.addEventListener('abort', () => (aborted = true));
        await new Promise<void>((resolve) => (comeBack = resolve));
      },
    };
    const workflow = workflowOver(works, async ({ steps }) => {
      await steps.work('paid');
      await steps.work('next');
    });
    const engine = createInProcessEngine({ ...world.deps(workflow, works), graceMs: 5_000 });
    await engine.start('story', 'w', null);
    const stop = new AbortController();
    const running = engine.run(stop.signal);
    await vi.waitFor(() => expect(begun).toEqual(['paid']), 15_000);
    stop.abort();
    await nextTick();
    expect(aborted).toBe(false);
    comeBack();
    await running;
    expect(await world.journal('w')).toEqual(['WorkflowStarted', 'StepsBegun work#1', 'StepFinished work#1']);
    expect(begun).toEqual(['paid']);
  });
});

describe('the order of step results in a workflow', () => {
  it('is the same after a restart, so that the second choice of each section keeps its key', async () => {
    const world = createWorld();
    let hang = true;
    const works = {
      write: async ({ section, by }: { section: number; by: string }, { signal }: StepContext) => {
        if (by === 'first') {
          await sleep((3 - section) * 5);
          throw new TerminalError('model-refused', 'No.');
        }
        if (section === 2 && hang) await new Promise((_, reject) => signal.addEventListener('abort', reject));
        return null;
      },
    };
    const workflow = workflowOver(works, async ({ steps, all }) => {
      const one = (section: number) =>
        steps.write({ section, by: 'first' }).catch(() => steps.write({ section, by: 'second' }));
      await all([one(0), one(1), one(2)]);
    });
    const engine = createInProcessEngine(world.deps(workflow, works));
    await engine.start('story', 'w', null);
    const finished = async () => (await world.journal('w')).filter((line) => line.startsWith('StepFinished'));
    await runUntil(engine, async () => (await finished()).length === 2);
    hang = false;
    const again = createInProcessEngine(world.deps(workflow, works));
    expect(await runToEnd(again, 'w')).toEqual({ status: 'completed' });
  });
});

describe('the journal as a fence', () => {
  it('never lets two runners on one log both finish a step', async () => {
    const world = createWorld();
    const works = { work: async (_: number) => nextTick() };
    const workflow = workflowOver(works, async ({ steps, all }) => {
      for (let round = 0; round < 5; round += 1) await all([1, 2, 3].map((part) => steps.work(part)));
    });
    const engines = [1, 2].map(() => createInProcessEngine(world.deps(workflow, works)));
    await engines[0]?.start('story', 'w', null);
    await Promise.all(engines.map((engine) => runToEnd(engine, 'w')));
    const finished = (await world.journal('w')).filter((line) => line.startsWith('StepFinished'));
    expect(new Set(finished).size).toBe(15);
    expect(finished).toHaveLength(15);
    expect((await world.journal('w')).filter((line) => line === 'WorkflowFinished')).toHaveLength(1);
  });

  it('keeps the result of a finished step while the log refuses writes, and appends it afterwards', async () => {
    const store = createMemoryEventStore();
    let refusals = 3;
    const full: EventStore = {
      ...store,
      append: (stream, events, options) =>
        events[0]?.type === 'StepFinished' && refusals-- > 0
          ? Promise.reject(new StoreUnavailable('The disk is full.'))
          : store.append(stream, events, options),
    };
    const world = createWorld(store);
    let calls = 0;
    const works = { work: (_: null) => Promise.resolve((calls += 1)) };
    const workflow = workflowOver(works, async ({ steps }) => void (await steps.work(null)));
    const engine = createInProcessEngine(world.deps(workflow, works, full));
    await engine.start('story', 'w', null);
    expect(await runToEnd(engine, 'w')).toEqual({ status: 'completed' });
    expect(calls).toBe(1);
  });
});

describe('a runner killed at any moment', () => {
  it('leaves a journal from which the next runner resumes without repeating a finished step', async () => {
    const deaths = fc.array(fc.nat({ max: 12 }), { maxLength: 6 });
    await fc.assert(fc.asyncProperty(deaths, survives), { numRuns: 60 });
  });

  /** The process dies after so many appends: nothing it does from then on reaches the log. */
  function mortal(store: EventStore, appends: number, died: () => void): EventStore {
    let left = appends;
    return {
      ...store,
      append(stream, events, options) {
        if (left-- > 0) return store.append(stream, events, options);
        died();
        return Promise.reject(new Error('killed'));
      },
    };
  }

  async function survives(deaths: number[]) {
    const world = createWorld();
    const finished = async () =>
      (await world.journal('w'))
        .filter((line) => line.startsWith('StepFinished'))
        .map((line) => line.slice(13));
    const repeated: string[] = [];
    const works = {
      work: async (part: string, { key }: StepContext) => {
        if ((await finished()).includes(key)) repeated.push(key);
        return part.length;
      },
    };
    const workflow = workflowOver(works, async ({ steps, all, sleep }) => {
      await steps.work('plan');
      await all(['a', 'bb', 'ccc'].map(async (part) => steps.work(`${await steps.work(part)} again`)));
      await sleep(1_000);
      await steps.work('complete');
    });
    await createInProcessEngine(world.deps(workflow, works)).start('story', 'w', null);
    for (const appends of deaths) {
      let dead = false;
      const dying = mortal(world.store, appends, () => (dead = true));
      const doomed = createInProcessEngine({ ...world.deps(workflow, works, dying), maxCrashes: Infinity });
      await runUntil(doomed, async () => dead || (await doomed.state('w')).status !== 'running');
    }
    const last = createInProcessEngine({ ...world.deps(workflow, works), maxCrashes: Infinity });
    expect(await runToEnd(last, 'w')).toEqual({ status: 'completed' });
    expect(repeated).toEqual([]);
    expect(new Set(await finished()).size).toBe(8);
    expect(await finished()).toHaveLength(8);
  }
});
