import type { Context } from '../modules/kernel/events/event-log';

/** Plain JSON: what steps take and give. Ids and small values, never bodies or personal data. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a running step knows about itself. */
export type StepContext = {
  workflowId: string;
  /** `name#n`: the n-th call of this step in the story, from 1. */
  key: string;
  /** From 1. */
  attempt: number;
  /** Aborted on cancel, timeout and shutdown. */
  signal: AbortSignal;
  /** For appends made by this step: repeats of the step are the same command. */
  context: Context;
};

/** The work behind a step's name. Throws TerminalError or RetryableError; anything else is a surprise and retried. */
export type StepHandler<Input extends Json = never, Output extends Json | void = Json | void> = (
  input: Input,
  step: StepContext,
) => Promise<Output>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds steps of every shape
export type StepHandlers = Record<string, (input: any, step: StepContext) => Promise<any>>;

/** A story sees its steps as plain functions of their input. */
export type Steps<Works extends StepHandlers> = {
  [Name in keyof Works]: (input: Parameters<Works[Name]>[0]) => ReturnType<Works[Name]>;
};

/** All a story may touch: its steps, waiting for several, and time. Everything else would not replay. */
export type WorkflowContext<Works extends StepHandlers> = {
  steps: Steps<Works>;
  /** Waits until every one has settled, then answers all or throws the first failure: nothing runs on unwatched. */
  all<T extends readonly unknown[]>(promises: readonly [...{ [K in keyof T]: Promise<T[K]> }]): Promise<T>;
  /** A durable pause. */
  sleep(ms: number): Promise<void>;
};

/** A long piece of work, told top to bottom; deterministic, run by either engine. */
export type Workflow<Works extends StepHandlers, Input extends Json> = (
  tools: WorkflowContext<Works>,
  input: Input,
) => Promise<void>;

/**
 * A story under its name. `version` changes when its order of steps does. Of several versions in a list the first is begun
 * anew, and each workflow is told by the one it began with; without it an old journal stops with a clear error.
 */
export type WorkflowDefinition = {
  name: string;
  version: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the registry holds stories of every shape
  run: Workflow<any, any>;
  /** Patience per step; `default` for those not named. */
  retry: Record<string, RetryPolicy> & { default: RetryPolicy };
};

/** Who waits how long. Waits double from `firstDelayMs` to `maxDelayMs`, with full jitter; Retry-After wins. */
export type RetryPolicy = {
  maxAttempts: number;
  firstDelayMs: number;
  maxDelayMs: number;
  /** Time for one attempt. */
  timeoutMs: number;
  /** How often a process may die in this step before it fails for good; as the settings have it when left out. */
  maxCrashes?: number;
};

export type WorkflowState =
  | { status: 'unknown' }
  | { status: 'running' }
  | { status: 'completed' }
  | { status: 'cancelled' }
  | { status: 'failed'; code: string; message: string };

/**
 * Runs stories so that a crash loses nothing: a finished step is never run again. `start` is durable when answered and
 * may come from any process; the work happens where `run` was called.
 */
export interface Engine {
  /**
   * Starts a story once under this id; a second start of the same id changes nothing. `correlationId` is that of the
   * request it goes back to (the workflow's own id when left out): every step's context carries it.
   */
  start(story: string, workflowId: string, input: Json, correlationId?: string): Promise<void>;
  /** Ends it: running steps see their signal aborted. Nothing happens when it is over or unknown. */
  cancel(workflowId: string): Promise<void>;
  state(workflowId: string): Promise<WorkflowState>;
  /** Takes up unfinished stories and those to come until aborted; resolves when running steps have let go. */
  run(signal: AbortSignal): Promise<void>;
  /** Rejects with `StoreUnavailable` while it can take nothing. */
  reachable(): Promise<void>;
  close(): Promise<void>;
}
