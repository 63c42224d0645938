/** Options of a task beside its input. */
export type TaskOptions = {
  /** Ends the task, also while it runs. */
  signal?: AbortSignal;
  /**
   * Time limit in milliseconds of processor time, without the wait for a thread and for the processor. Rejects with
   * TaskTimeout.
   */
  timeoutMs?: number;
};

/**
 * Runs a pure function of plain data off the event loop. Rejects with TaskTimeout, TaskOutOfMemory,
 * RetryableError when no thread starts it, the reason of the signal, or what the function throws.
 */
export type Task<Input, Output> = (input: Input, options?: TaskOptions) => Promise<Output>;

/** The task exceeded its time limit. */
export class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';
}

/** The task exceeded the memory of a thread. The process continues. */
export class TaskOutOfMemory extends Error {
  override readonly name = 'TaskOutOfMemory';
}

/** The request to a thread. It posts `ThreadStarted` to its parent before the task runs. */
export type ThreadRequest = { id: number; name: string; input: unknown };
/** The id of the request, whose time limit begins now. `thread`: its name in /proc, where the system has one. */
export type ThreadStarted = { started: number; thread?: string };
