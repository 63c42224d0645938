import { randomUUID } from 'node:crypto';
import { backoffMs } from '../../../modules/kernel/backoff';
import type { Batch } from '../../../modules/kernel/events/event-log';
import { createCancellation, type Cancellation } from './cancellation';
import { runWorkflow, type RunnerDeps } from './workflow-runner';
import { createSignals, type Signals } from './signals';
import { createSuspects } from '../suspects';
import type { WorkflowEvent } from '../../events';
import { describeUnexpectedError } from '../unexpected-error';

export type WatchDeps = Omit<RunnerDeps, 'run' | 'alone'>;

/** What reaches a run from outside. */
type Controls = { halt: Cancellation; signals: Signals };

/** The pauses before a lost workflow is taken up again. */
const lostPauses = { firstMs: 1_000, maxMs: 60_000 };
const begunOrOver = ['WorkflowStarted', 'WorkflowFinished'] as const;
const types = [...begunOrOver, 'WorkflowCancelRequested', 'SignalReceived'];
const idOf = (stream: string) => stream.slice('workflow-'.length);

/** Takes up every unfinished workflow and then new ones, until aborted; resolves when all runs have stopped. */
export async function watchWorkflows(watchDeps: WatchDeps, signal: AbortSignal): Promise<void> {
  const deps = { ...watchDeps, run: randomUUID(), alone: createSuspects() };
  const controls = new Map<string, Controls>();
  const runs = new Set<Promise<void>>();
  let from: number | undefined;

  function take(id: string) {
    if (controls.has(id) || signal.aborted) return;
    const begin = (control: Controls) => controls.set(id, control);
    const run: Promise<void> = keepRunning(deps, id, signal, begin).finally(() => {
      controls.delete(id);
      runs.delete(run);
    });
    runs.add(run);
  }

  function notice({ events }: Batch) {
    for (const { event: decoded, stream } of events) {
      const event = decoded as WorkflowEvent;
      const id = idOf(stream);
      if (event.type === 'WorkflowStarted') take(id);
      if (event.type === 'WorkflowCancelRequested') controls.get(id)?.halt.halt({ kind: 'cancelled' });
      if (event.type === 'SignalReceived') controls.get(id)?.signals.receive(event.name);
      // Our own run is over by then; after another runner's finish nothing is left to do.
      if (event.type === 'WorkflowFinished') controls.get(id)?.halt.halt({ kind: 'lost' });
    }
  }

  const stopAll = () => controls.forEach(({ halt }) => halt.halt({ kind: 'interrupted' }));
  signal.addEventListener('abort', stopAll, { once: true });
  while (!signal.aborted) {
    try {
      if (from === undefined) {
        const { unfinished, upTo } = await findUnfinished(deps);
        from = upTo;
        unfinished.forEach(take);
      }
      for await (const batch of deps.log.follow({ from, types, signal })) {
        notice(batch);
        from = batch.upTo;
      }
    } catch (error) {
      if (signal.aborted) break;
      deps.logger.error(describeUnexpectedError(error), 'workflow subscription failed, retrying');
      await deps.sleep(1_000, signal);
    }
  }
  await Promise.all(runs);
}

async function findUnfinished({ log }: RunnerDeps): Promise<{ unfinished: Set<string>; upTo: number }> {
  const unfinished = new Set<string>();
  let reached = 0;
  for await (const { events, upTo } of log.readAll({ from: 0, types: begunOrOver })) {
    for (const { event, stream } of events) {
      if (event.type === 'WorkflowStarted') unfinished.add(idOf(stream));
      else unfinished.delete(idOf(stream));
    }
    reached = upTo;
  }
  return { unfinished, upTo: reached };
}

/** Takes up a lost workflow again after a pause, as no other process may be running it. */
async function keepRunning(
  deps: RunnerDeps,
  id: string,
  signal: AbortSignal,
  begin: (control: Controls) => void,
): Promise<void> {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const control = { halt: createCancellation(deps.graceMs), signals: createSignals() };
    begin(control);
    const end = await runWorkflow(deps, id, control).catch((error: unknown) => {
      deps.logger.error(
        { workflowId: id, ...describeUnexpectedError(error) },
        'workflow run failed, retrying later',
      );
      return 'lost' as const;
    });
    if (end !== 'lost') return;
    await deps.sleep(backoffMs(lostPauses, attempt) * (0.5 + deps.random() / 2), signal);
  }
}
