import type { Context } from '../modules/kernel/events/event-log';

/** Plain JSON: what steps take and give. Ids and small values, never bodies or personal data. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a running step knows about itself. */
export type StepContext = {
  workflowId: string;
  /** `name#n`: the n-th call of this step in the workflow, from 1. */
  key: string;
  /** From 1. */
  attempt: number;
  /** Aborted on cancel, timeout and shutdown. */
  signal: AbortSignal;
  /** For appends made by this step: repeats of the step are the same command. */
  context: Context;
};

/** The code behind a step's name. Throws TerminalError or RetryableError; any other error is unexpected and retried. */
export type StepHandler<Input extends Json = never, Output extends Json | void = Json | void> = (
  input: Input,
  step: StepContext,
) => Promise<Output>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds steps of every shape
export type StepHandlers = Record<string, (input: any, step: StepContext) => Promise<any>>;

/** The steps as plain functions of their input, for a workflow to call. */
export type Steps<Works extends StepHandlers> = {
  [Name in keyof Works]: (input: Parameters<Works[Name]>[0]) => ReturnType<Works[Name]>;
};

/** All that a workflow may touch: its steps, waiting for several of them, and time. Anything else would not replay. */
export type WorkflowContext<Works extends StepHandlers> = {
  steps: Steps<Works>;
  /** Waits until every one has settled, then answers all or throws the first failure: nothing runs on unwatched. */
  all<T extends readonly unknown[]>(promises: readonly [...{ [K in keyof T]: Promise<T[K]> }]): Promise<T>;
  /** A durable pause. */
  sleep(ms: number): Promise<void>;
  /** Waits durably until the engine received this signal, or until `ms` have passed; answers whether it was received. */
  waitFor(signal: string, ms: number): Promise<boolean>;
};

/** A long piece of work, written top to bottom; deterministic, run by either engine. */
export type Workflow<Works extends StepHandlers, Input extends Json> = (
  tools: WorkflowContext<Works>,
  input: Input,
) => Promise<void>;

/**
 * A workflow under its name. `version` changes with the order of its steps. Of several versions in a list, new runs take
 * the first, and a run keeps the version that it began with; where that is missing it fails with a clear error.
 */
export type WorkflowDefinition = {
  name: string;
  version: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds workflows of every shape
  run: Workflow<any, any>;
  /** Retry policy per step; `default` for steps that are not named. */
  retry: Record<string, RetryPolicy> & { default: RetryPolicy };
};

/** How long and how often to retry. Delays double from `firstDelayMs` to `maxDelayMs`, with full jitter; Retry-After wins. */
export type RetryPolicy = {
  maxAttempts: number;
  firstDelayMs: number;
  maxDelayMs: number;
  /** Time for one attempt. */
  timeoutMs: number;
  /** Crashes of the process in this step after which the step fails; taken from the settings by default. */
  maxCrashes?: number;
};

export type WorkflowState =
  | { status: 'unknown' }
  | { status: 'running' }
  | { status: 'completed' }
  | { status: 'cancelled' }
  | { status: 'failed'; code: string; message: string };

/**
 * Runs workflows so that a crash loses nothing: a finished step never runs again. `start` is durable when it resolves,
 * and any process may call it; steps run in the processes that called `run`.
 */
export interface Engine {
  /**
   * Starts a workflow once under this id; a second start of the same id changes nothing. Each step's context carries
   * `correlationId`, that of the original request (the workflow's own id by default).
   */
  start(name: string, workflowId: string, input: Json, correlationId?: string): Promise<void>;
  /** Aborts the signals of running steps. Does nothing when the workflow is over or unknown. */
  cancel(workflowId: string): Promise<void>;
  /**
   * Sends a signal, for a workflow that waits for it now or later. Durable when it resolves; a repeat changes nothing. Does
   * nothing when the workflow is over or unknown.
   */
  signal(workflowId: string, signal: string): Promise<void>;
  state(workflowId: string): Promise<WorkflowState>;
  /** Runs unfinished workflows and new ones until aborted; resolves when running steps have stopped. */
  run(signal: AbortSignal): Promise<void>;
  /** Rejects with `StoreUnavailable` while the engine accepts no work. */
  reachable(): Promise<void>;
  close(): Promise<void>;
}
