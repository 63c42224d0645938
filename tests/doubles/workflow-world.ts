import { vi } from 'vitest';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { silentLog } from '../../modules/kernel/ports';
import type {
  Engine,
  Json,
  Workflow,
  WorkflowDefinition,
  StepHandlers,
  WorkflowState,
} from '../../workflows/engine';
import { type WorkflowEvent, workflowStream } from '../../workflows/events';
import { quick } from './engine-workflows';
import { createMemoryEventStore } from './event-store.memory';
import { workflowLog } from './workflow-log';

export { untilAborted, workflowLog } from './workflow-log';

/** Simulated time: a wait advances it at once; frozen, it stands still. */
export function createTime() {
  let now = Date.parse('2025-01-01T00:00:00Z');
  const waits: number[] = [];
  return {
    clock: { now: () => new Date(now) },
    waits,
    frozen: false,
    pass(ms: number) {
      now += ms;
    },
    sleep(ms: number, signal: AbortSignal): Promise<void> {
      waits.push(ms);
      if (!this.frozen) {
        now += Math.max(0, ms);
        return new Promise((resolve) => setImmediate(resolve));
      }
      return new Promise((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    },
  };
}

/** A workflow over these step handlers. */
export const workflowOver = <Works extends StepHandlers, Input extends Json>(
  _works: Works,
  run: Workflow<Works, Input>,
  more: Partial<WorkflowDefinition> = {},
): WorkflowDefinition => ({ name: 'story', version: 1, run, retry: { default: quick }, ...more });

/** One log and clock, and any number of engines over them. */
export function createWorld(store: EventStore = createMemoryEventStore()) {
  const time = createTime();
  const log = workflowLog(store, time.clock);
  return {
    store,
    time,
    log,
    deps: (
      workflow: WorkflowDefinition | readonly WorkflowDefinition[],
      works: StepHandlers,
      over: EventStore = store,
    ) => ({
      log: workflowLog(over, time.clock),
      workflows: [workflow].flat(),
      works,
      clock: time.clock,
      logger: silentLog,
      random: () => 1,
      graceMs: 20,
      sleep: (ms: number, signal: AbortSignal) => time.sleep(ms, signal),
    }),
    async journal(id: string): Promise<string[]> {
      const { events } = await log.read<WorkflowEvent>(workflowStream(id));
      return events.map(({ event }) => {
        if ('keys' in event) return `${event.type} ${event.keys.join(' ')}`;
        return 'key' in event ? `${event.type} ${event.key}` : event.type;
      });
    },
  };
}

/** Runs an engine until `done` is true, then stops it and waits for its end. */
export async function runUntil(
  engine: Engine,
  done: () => Promise<boolean> | boolean,
  timeout = 15_000,
): Promise<void> {
  const stop = new AbortController();
  const running = engine.run(stop.signal);
  try {
    await vi.waitFor(
      async () => {
        if (!(await done())) throw new Error('this never came about');
      },
      { interval: 2, timeout },
    );
  } finally {
    stop.abort();
    await running;
  }
}

export async function runToEnd(engine: Engine, id: string, timeout?: number): Promise<WorkflowState> {
  await runUntil(engine, async () => (await engine.state(id)).status !== 'running', timeout);
  return engine.state(id);
}
