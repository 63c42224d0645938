import { describe, expect, it } from 'vitest';
import { RetryableError, TerminalError } from '../modules/kernel/errors';
import { createMemoryEventStore } from '../tests/doubles/event-store.memory';
import { createRecordedTelemetry } from '../tests/doubles/recorded-telemetry';
import { createWorld, runUntil, workflowOver } from '../tests/doubles/workflow-world';
import { createInProcessEngine } from './adapters/engine.in-process';
import type { StepContext } from './engine';
import { instrumentSteps } from './instrumented-steps';

const context: StepContext = {
  workflowId: 'w-1',
  key: 'write#2',
  attempt: 3,
  signal: new AbortController().signal,
  context: { actor: { kind: 'system' }, correlationId: 'r-1', causationId: 'w-1/write#2' },
};

/** A work that does this, watched and asked for once. */
async function attempt(work: (step: StepContext) => unknown, step = context) {
  const world = createRecordedTelemetry();
  const works = instrumentSteps({ write: async (_: null, given) => work(given) }, world.telemetry);
  const answer: unknown = await works.write?.(null, step).catch((error: Error) => error);
  return { ...world, answer };
}

describe('an instrumented step', () => {
  it('has a span below its workflow, the parent of spans for its own calls', async () => {
    const { spans, counts, measured, answer } = await attempt((given) => given.context);
    expect(spans).toMatchObject([
      {
        subject: 'step',
        of: 'write',
        cause: { correlationId: 'r-1', causationId: 'w-1/start' },
        attributes: { 'evident.workflow_id': 'w-1', 'evident.step': 'write#2', 'evident.attempt': 3 },
      },
    ]);
    expect(answer).toEqual({ ...context.context, span: spans[0]?.span });
    expect(counts).toEqual({ 'evident_step_attempts_total{step="write"}': 1 });
    expect(measured).toEqual({ 'evident_step_duration_seconds{step="write"}': 1 });
  });

  it.each([
    ['by its code', new TerminalError('no-plan', 'private'), 'no-plan'],
    ['that may pass by its code', new RetryableError('model-busy', 'private'), 'model-busy'],
    ['that nobody named as a surprise', new Error('private'), 'surprise'],
  ])('counts a failure %s, and rethrows it unchanged', async (_, failure, code) => {
    const { counts, spans, answer } = await attempt(() => Promise.reject(failure));
    expect(answer).toBe(failure);
    expect(counts[`evident_step_failures_total{step="write",code="${code}"}`]).toBe(1);
    expect(spans[0]?.errorCode).toBe(code);
    expect(JSON.stringify(spans)).not.toContain('private');
  });

  it('counts a timed-out attempt as failed, and a stopped one not', async () => {
    const cut = (reason: Error) =>
      attempt(() => Promise.reject(new Error('let go')), { ...context, signal: AbortSignal.abort(reason) });
    const late = await cut(new RetryableError('step-timeout', 'This took too long.'));
    expect(late.counts['evident_step_failures_total{step="write",code="step-timeout"}']).toBe(1);
    const stopped = await cut(new Error('the workflow stops: interrupted'));
    expect(Object.keys(stopped.counts)).toEqual(['evident_step_attempts_total{step="write"}']);
  });
});

describe('an instrumented workflow', () => {
  /** Runs a workflow of one step to its end. */
  async function run(work: () => Promise<null>) {
    const world = createWorld(createMemoryEventStore());
    const watched = createRecordedTelemetry();
    const running: unknown[] = [];
    const works = {
      look: async () => {
        running.push((await watched.gauges())['evident_stories_running{story="story"}']);
        return work();
      },
    };
    const workflow = workflowOver(works, async ({ steps }) => void (await steps.look(undefined)));
    const engine = createInProcessEngine({ ...world.deps(workflow, works), telemetry: watched.telemetry });
    await engine.start('story', 'w-1', null, 'r-1');
    await runUntil(engine, async () => (await engine.state('w-1')).status !== 'running');
    return { ...watched, running };
  }

  it('has one span from its start to its end, and counts as running in between', async () => {
    const { spans, counts, gauges, running } = await run(() => Promise.resolve(null));
    expect(spans).toMatchObject([
      {
        subject: 'story',
        of: 'story',
        cause: { correlationId: 'r-1', causationId: 'r-1' },
        spanKey: 'w-1/start',
        began: Date.parse('2025-01-01T00:00:00Z'),
        attributes: { 'evident.outcome': 'completed' },
      },
    ]);
    expect(counts).toEqual({ 'evident_stories_finished_total{story="story",outcome="completed"}': 1 });
    expect(running).toEqual([1]);
    expect(await gauges()).toEqual({ 'evident_stories_running{story="story"}': 0 });
  });

  it('has the code of its failure', async () => {
    const { spans, counts } = await run(() => Promise.reject(new TerminalError('no-plan', 'No plan.')));
    expect(spans[0]?.errorCode).toBe('no-plan');
    expect(counts).toEqual({ 'evident_stories_finished_total{story="story",outcome="failed"}': 1 });
  });
});
