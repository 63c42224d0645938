import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { RetryableError } from '../errors';
import type { Log } from '../ports';
import {
  TaskOutOfMemory,
  TaskTimeout,
  type TaskOptions,
  type ThreadRequest,
  type ThreadStarted,
} from '../tasks';
import { limitProcessorTime } from '../thread-time';

export type ThreadPoolDeps = {
  /** The file that a thread loads: its default export is called with a `ThreadRequest`. */
  file: URL;
  threads: number;
  /** Heap limit of one thread, in MiB. A task that exceeds it is ended, and the process continues. */
  heapMb: number;
  /** A thread that has not started a task after this time is broken, in milliseconds. Busy machines need seconds. */
  startLimitMs?: number;
  logger: Log;
};

export type ThreadPool = ReturnType<typeof createThreadPool>;

/** An idle thread ends after this time, in milliseconds. */
const idleMs = 60_000;
/** Memory of a thread for new objects, in MiB: reserved for each thread, full or not. */
const youngMb = 16;

/**
 * Piscina loads a file by `require` first. Node 20 aborts the whole process where a thread is ended while it requires an ES module; an import
 * that is cut off ends the thread alone.
 */
const loadsByImport = '--no-experimental-require-module';

/** Worker threads for heavy computations. None is started before the first task. */
export function createThreadPool({ file, threads, heapMb, startLimitMs = 60_000, logger }: ThreadPoolDeps) {
  let pool: Piscina | undefined;
  let lastId = 0;
  const starts = new Map<number, (thread?: string) => void>();
  // Own queue: a task that waits for a thread is not yet handed to the pool.
  const anyThread = pLimit(threads);
  // One thread takes no files that users sent, so that a hostile file delays no report.
  const untrusted = pLimit(Math.max(1, threads - 1));

  const opened = () =>
    (pool ??= openPool({ file, threads, heapMb, logger }, ({ started, thread }) =>
      starts.get(started)?.(thread),
    ));

  async function perform(name: string, input: unknown, { signal, timeoutMs }: TaskOptions): Promise<unknown> {
    signal?.throwIfAborted();
    const limit = new AbortController();
    const id = (lastId += 1);
    // Two limits: loading the file before the first task does not count as time of the task.
    const startTimer = setTimeout(() => limit.abort(), startLimitMs);
    let stopLimit = () => clearTimeout(startTimer);
    let isStarted = false;
    starts.set(id, (thread) => {
      isStarted = true;
      stopLimit();
      if (timeoutMs !== undefined) stopLimit = limitProcessorTime(thread, timeoutMs, () => limit.abort());
    });
    const request: ThreadRequest = { id, name, input };
    const stops = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    try {
      return await (opened().run(request, { signal: stops }) as Promise<unknown>);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      // A retry may help: the thread never saw the input.
      if (limit.signal.aborted && !isStarted)
        throw new RetryableError('thread-not-started', 'The work could not be started.');
      if (limit.signal.aborted) throw new TaskTimeout(`${name} took longer than ${timeoutMs} ms`);
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new TaskOutOfMemory(`${name} needs more than ${heapMb} MiB`);
      throw error;
    } finally {
      starts.delete(id);
      stopLimit();
    }
  }

  return {
    /** Runs a task in a thread. `isUntrusted`: users sent its input, and it may take all the time it is given. */
    run(
      name: string,
      input: unknown,
      options: TaskOptions & { isUntrusted?: boolean } = {},
    ): Promise<unknown> {
      const start = () => anyThread(() => perform(name, input, options));
      return options.isUntrusted ? untrusted(start) : start();
    },
    /** Ends the threads; running tasks are rejected. */
    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}

function openPool(
  { file, threads, heapMb, logger }: Omit<ThreadPoolDeps, 'startLimitMs'>,
  onStarted: (message: ThreadStarted) => void,
): Piscina {
  // Without its file a thread would be restarted again and again, until the task times out.
  if (!existsSync(file)) throw new Error(`the file of the threads is missing: ${basename(file.pathname)}`);
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
    // Under full load the event loop comes first. A higher value starves the threads.
    niceIncrement: 5,
    // Sources need a TypeScript loader, the build does not.
    execArgv: [...(file.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []), loadsByImport],
  });
  // A thread that ends without a task is replaced; an error event without a listener would end the process.
  pool.on('error', (error: Error) => logger.warn({ kind: error.name }, 'worker thread ended, replacing it'));
  pool.on('message', onStarted);
  return pool;
}
