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

export type ThreadPoolDeps = {
  /** The file that a thread loads: its default export is called with a `ThreadRequest`. */
  file: URL;
  threads: number;
  /** Memory of one thread for its objects, in MiB. A task that needs more is ended, and the process goes on. */
  heapMb: number;
  /** A thread that has not started a task after this time is broken, in milliseconds. A busy machine needs seconds. */
  startLimitMs?: number;
  logger: Log;
};

export type ThreadPool = ReturnType<typeof createThreadPool>;

/** A thread without work ends after this time, in milliseconds. */
const idleMs = 60_000;
/** Memory of a thread for objects that are new, in MiB: it counts for each thread, full or not. */
const youngMb = 16;

/** Threads for heavy work. None is started before the first task. */
export function createThreadPool({ file, threads, heapMb, startLimitMs = 60_000, logger }: ThreadPoolDeps) {
  let pool: Piscina | undefined;
  let lastId = 0;
  const starts = new Map<number, () => void>();
  // Its own queue: a task that waits for a thread is not yet given to the pool.
  const anyThread = pLimit(threads);
  // One thread stays free of files that people sent, so that a hostile one delays no report.
  const untrusted = pLimit(Math.max(1, threads - 1));

  function opened(): Piscina {
    if (pool) return pool;
    // A thread without its file would be started again and again, until the task runs out of time.
    if (!existsSync(file)) throw new Error(`the file of the threads is missing: ${basename(file.pathname)}`);
    pool = new Piscina({
      filename: file.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
      // Where all cores are busy, the event loop comes first. A higher value starves the threads.
      niceIncrement: 5,
      // Sources are TypeScript, the build is not.
      ...(file.pathname.endsWith('.ts') ? { execArgv: ['--import', 'tsx'] } : { execArgv: [] }),
    });
    // A thread that ends without a task is replaced; without a listener it would end the process.
    pool.on('error', (error: Error) =>
      logger.warn({ kind: error.name }, 'thread ended, another one replaces it'),
    );
    pool.on('message', ({ started }: ThreadStarted) => starts.get(started)?.());
    return pool;
  }

  async function perform(name: string, input: unknown, { signal, timeoutMs }: TaskOptions): Promise<unknown> {
    signal?.throwIfAborted();
    const limit = new AbortController();
    const id = (lastId += 1);
    // Two limits: a thread loads its file before its first task, which says nothing about that task.
    let timer = setTimeout(() => limit.abort(), startLimitMs);
    let isStarted = false;
    starts.set(id, () => {
      isStarted = true;
      clearTimeout(timer);
      if (timeoutMs !== undefined) timer = setTimeout(() => limit.abort(), timeoutMs);
    });
    const request: ThreadRequest = { id, name, input };
    const stops = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    try {
      return await (opened().run(request, { signal: stops }) as Promise<unknown>);
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      // Says nothing about the input: the thread never saw it.
      if (limit.signal.aborted && !isStarted)
        throw new RetryableError('thread-not-started', 'The work could not be started.');
      if (limit.signal.aborted) throw new TaskTimeout(`${name} took longer than ${timeoutMs} ms`);
      if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw new TaskOutOfMemory(`${name} needs more than ${heapMb} MiB`);
      throw error;
    } finally {
      starts.delete(id);
      clearTimeout(timer);
    }
  }

  return {
    /** Runs a task in a thread. `isUntrusted`: its input was sent by people, and may take all the time it is given. */
    run(
      name: string,
      input: unknown,
      options: TaskOptions & { isUntrusted?: boolean } = {},
    ): Promise<unknown> {
      const start = () => anyThread(() => perform(name, input, options));
      return options.isUntrusted ? untrusted(start) : start();
    },
    /** Ends the threads; what runs in them is rejected. */
    async close(): Promise<void> {
      await pool?.destroy();
    },
  };
}
