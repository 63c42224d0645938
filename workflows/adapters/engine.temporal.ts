import {
  WorkflowExecutionAlreadyStartedError,
  WorkflowIdConflictPolicy,
  WorkflowIdReusePolicy,
  WorkflowNotFoundError,
} from '@temporalio/client';
import { silentTelemetry } from '../../modules/kernel/telemetry/telemetry';
import type { Engine, WorkflowState } from '../engine';
import { instrumentWorkflows } from '../instrumented-workflow';
import type { EngineDependencies } from './engine-deps';
import { shutdownGraceMs } from './in-process/cancellation';
import { openTemporal } from './temporal/connection';
import { createDataConverter } from './temporal/data-converter';
import { failureOf } from './temporal/to-failure';
import { reconcileUntil } from './temporal/reconcile-terminated';
import { workflowTypeOf } from './temporal/workflow-type';

export type TemporalEngineDeps = EngineDependencies & {
  /** `host:port` of Temporal's frontend. */
  address: string;
  namespace: string;
  /** Where work waits for workers. Of one log alone. */
  taskQueue: string;
  /** Seals all that Temporal keeps; the same for every process. */
  secret: string;
  /** Sources of the stories as workflows, for tests that tell others than the product's. */
  workflowsPath?: string;
};

/** How long the door waits to learn whether the server answers, in milliseconds. */
const reachMs = 3_000;

/**
 * The engine of the full stack: stories are workflows of Temporal, steps its activities, worked for by every process
 * that calls `run`.
 *
 * A workflow's type is its story's name and version. To change the order of a story's steps: keep the old definition in
 * a file of its own, give the new one the next version, and list both, the new one first. What has begun is told to
 * its end by its version; roll out workers before the doors that start; drop the old definition and its stored histories
 * when no workflow of its type runs any more. A worker that does not know a type leaves it to those that do.
 *
 * An id is taken for as long as the namespace keeps what is over; stories refuse by themselves to do their work twice.
 */
export function createTemporalEngine(deps: TemporalEngineDeps): Engine {
  const { taskQueue, workflows: stories, random = Math.random, graceMs = shutdownGraceMs } = deps;
  const watch = instrumentWorkflows(deps.telemetry ?? silentTelemetry);
  const dataConverter = createDataConverter(deps.secret);
  const temporal = openTemporal({ ...deps, dataConverter });
  const { workflows, call, service, namespace } = temporal;

  return {
    async start(name, workflowId, input, correlationId = workflowId) {
      const workflow = stories.find((known) => known.name === name);
      if (!workflow) throw new Error(`no story is called ${name}`);
      const begin = () =>
        workflows.start(workflowTypeOf(workflow), {
          workflowId,
          taskQueue,
          args: [input, correlationId],
          memo: { correlationId },
          workflowIdReusePolicy: WorkflowIdReusePolicy.REJECT_DUPLICATE,
          workflowIdConflictPolicy: WorkflowIdConflictPolicy.FAIL,
        });
      await call(begin).catch(unless(WorkflowExecutionAlreadyStartedError));
    },

    async cancel(workflowId) {
      await call(() => workflows.getHandle(workflowId).cancel()).catch(unless(WorkflowNotFoundError));
    },

    async state(workflowId): Promise<WorkflowState> {
      const found = await call(() => workflows.getHandle(workflowId).describe()).catch(
        unless(WorkflowNotFoundError),
      );
      switch (found?.status.name) {
        case undefined:
          return { status: 'unknown' };
        case 'COMPLETED':
          return { status: 'completed' };
        case 'CANCELLED':
          return { status: 'cancelled' };
        case 'FAILED':
        case 'TERMINATED':
        case 'TIMED_OUT': {
          const failure = await failureOf(temporal, workflowId, found?.runId);
          return failure ? { status: 'failed', ...failure } : { status: 'completed' };
        }
        default:
          return { status: 'running' };
      }
    },

    async run(signal) {
      // Half a second and a hundred megabytes that a process without work need not spend.
      const { runWorker: work } = await import('./temporal/worker');
      const worker = { ...deps, temporal, dataConverter, random, graceMs, watch };
      await Promise.all([work(worker, signal), reconcileUntil({ ...deps, temporal, watch }, signal)]);
    },

    async reachable() {
      await call(() => service.describeNamespace({ namespace }), reachMs);
    },
    close: () => temporal.close(),
  };
}

/** Lets this one kind of refusal pass: what was asked for is so already. */
const unless =
  (Kind: new (...args: never[]) => Error) =>
  (error: unknown): undefined => {
    if (!(error instanceof Kind)) throw error;
  };
