import { fileURLToPath } from 'node:url';
import { Connection } from '@temporalio/client';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { createTemporalEngine, type TemporalEngineDeps } from '../../workflows/adapters/engine.temporal';
import type { Engine, StepHandlers, WorkflowDefinition } from '../../workflows/engine';
import type { EngineWorld } from './engines';
import { workflowLog } from './workflow-world';

/** The address of a real Temporal server; undefined when there is none. */
export const temporalAddress = process.env.TEMPORAL_ADDRESS;

export const workflowsBundle = fileURLToPath(new URL('./engine-workflows.bundle.ts', import.meta.url));

/** Used in tests only, so it need not stay secret. */
export const testSecret = 'a secret that everybody may know';

/** Dependencies of an engine over a real server in tests: its own task queue, real time, no random delays. */
export function temporalDeps(
  store: EventStore,
  workflows: readonly WorkflowDefinition[],
  works: StepHandlers,
  more: Partial<TemporalEngineDeps> = {},
): TemporalEngineDeps {
  return {
    address: temporalAddress ?? '127.0.0.1:1',
    namespace: process.env.TEMPORAL_NAMESPACE ?? 'default',
    taskQueue: `test-${crypto.randomUUID()}`,
    secret: testSecret,
    log: workflowLog(store, systemClock),
    workflows: workflows,
    works,
    clock: systemClock,
    logger: silentLog,
    random: () => 1,
    graceMs: 20,
    workflowsPath: workflowsBundle,
    ...more,
  };
}

/** Engines over one task queue of the real server. */
export function openTemporalWorld(store: EventStore): EngineWorld {
  const shared = temporalDeps(store, [], {});
  const opened: Engine[] = [];
  return {
    engine(workflow, works) {
      const engine = createTemporalEngine({ ...shared, workflows: [workflow].flat(), works });
      opened.push(engine);
      return engine;
    },
    store,
    now: () => Date.now(),
    holdTime: () => {},
    timeoutMs: 40_000,
    async close() {
      await endAll(shared);
      for (const engine of opened) await engine.close();
    },
  };
}

/** Terminates leftover workflows in task queues with this prefix. */
export async function endAll({
  address,
  namespace,
  taskQueue,
}: Pick<TemporalEngineDeps, 'address' | 'namespace' | 'taskQueue'>): Promise<void> {
  const connection = Connection.lazy({ address });
  const { workflowService } = connection;
  const query = `TaskQueue STARTS_WITH '${taskQueue}' AND ExecutionStatus = 'Running'`;
  const { executions } = await workflowService.listWorkflowExecutions({ namespace, query });
  for (const { execution } of executions ?? [])
    await workflowService.terminateWorkflowExecution({ namespace, workflowExecution: execution });
  await connection.close();
}
