/** What a task may be told beside its input. */
export type TaskOptions = {
  /** Ends the task, also while it runs. */
  signal?: AbortSignal;
  /** Milliseconds it may run, without the time it waits for a thread. Rejects with TaskTimeout. */
  timeoutMs?: number;
};

/**
 * Runs a pure function of plain data off the event loop. Rejects with TaskTimeout, TaskOutOfMemory,
 * RetryableError when no thread starts it, the reason of the signal, or what the function throws.
 */
export type Task<Input, Output> = (input: Input, options?: TaskOptions) => Promise<Output>;

/** A task ran longer than it may. */
export class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';
}

/** A task needs more memory than a thread has. The process goes on. */
export class TaskOutOfMemory extends Error {
  override readonly name = 'TaskOutOfMemory';
}

/** What a thread is asked for. It posts `ThreadStarted` to its parent before the task runs. */
export type ThreadRequest = { id: number; name: string; input: unknown };
/** The id of the request whose task starts: its time limit begins. */
export type ThreadStarted = { started: number };
