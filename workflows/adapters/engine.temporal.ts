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
import { readFailure } from './temporal/read-failure';
import { reconcileUntil } from './temporal/reconcile-terminated';
import { receivedSignal, workflowTypeOf } from './temporal/workflow-type';

export type TemporalEngineDeps = EngineDependencies & {
  /** `host:port` of Temporal's frontend. */
  address: string;
  namespace: string;
  /** The task queue, for workers over the same log only. */
  taskQueue: string;
  /** Encrypts all payloads that Temporal stores; the same for every process. */
  secret: string;
  /** Source of the Temporal workflows, for tests that run other workflows than the product's. */
  workflowsPath?: string;
};

/** How long the web process waits to learn whether the server answers, in milliseconds. */
const reachMs = 3_000;

/**
 * The engine of the full stack: each of our workflows runs as a Temporal workflow, its steps as activities, in every
 * process that calls `run`.
 *
 * The Temporal workflow type is the workflow's name and version. To change the order of steps: keep the old definition
 * in a file of its own, give the new one the next version, and list both, the new one first. A run keeps the version
 * that it began with. Roll out workers before the processes that start workflows. Drop the old definition and its
 * recorded histories when no run of its type is left. A worker leaves a type that it does not know to other workers.
 *
 * The namespace keeps an id for as long as it keeps the closed run; steps themselves refuse to do their work twice.
 */
export function createTemporalEngine(deps: TemporalEngineDeps): Engine {
  const { taskQueue, workflows: definitions, random = Math.random, graceMs = shutdownGraceMs } = deps;
  const watch = instrumentWorkflows(deps.telemetry ?? silentTelemetry);
  const dataConverter = createDataConverter(deps.secret);
  const temporal = openTemporal({ ...deps, dataConverter });
  const { workflows, call, service, namespace } = temporal;

  return {
    async start(name, workflowId, input, correlationId = workflowId) {
      const workflow = definitions.find((workflow) => workflow.name === name);
      if (!workflow) throw new Error(`no workflow is called ${name}`);
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

    async signal(workflowId, name) {
      const send = () => workflows.getHandle(workflowId).signal(receivedSignal, name);
      await call(send).catch(unless(WorkflowNotFoundError));
    },

    async state(workflowId): Promise<WorkflowState> {
      const description = await call(() => workflows.getHandle(workflowId).describe()).catch(
        unless(WorkflowNotFoundError),
      );
      switch (description?.status.name) {
        case undefined:
          return { status: 'unknown' };
        case 'COMPLETED':
          return { status: 'completed' };
        case 'CANCELLED':
          return { status: 'cancelled' };
        case 'FAILED':
        case 'TERMINATED':
        case 'TIMED_OUT': {
          const failure = await readFailure(temporal, workflowId, description?.runId);
          return failure ? { status: 'failed', ...failure } : { status: 'completed' };
        }
        default:
          return { status: 'running' };
      }
    },

    async run(signal) {
      // Saves half a second and 100 MB in a process that runs no worker.
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

/** Ignores one kind of refusal: the requested state holds already. */
const unless =
  (Kind: new (...args: never[]) => Error) =>
  (error: unknown): undefined => {
    if (!(error instanceof Kind)) throw error;
  };
