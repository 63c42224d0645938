import { availableParallelism } from 'node:os';
import { createThreadPool } from '../modules/kernel/adapters/thread-pool.piscina';
import type { Log } from '../modules/kernel/ports';
import type { TaskOptions } from '../modules/kernel/tasks';
import type { TaskName, Tasks } from './tasks';

/** Heap limit of one thread, in MiB: enough for the largest request, 200,000 rows. */
const threadHeapMb = 512;

/** The heavy tasks, run in threads beside the event loop. */
export function openTasks(logger: Log): { tasks: Tasks; close(): Promise<void> } {
  // Beside this file, in the sources as in the build.
  const name = import.meta.url.endsWith('.ts') ? './thread-of-sources.mjs' : './thread.js';
  const file = new URL(name, import.meta.url);
  const threads = Math.min(4, Math.max(2, availableParallelism() - 1));
  const pool = createThreadPool({ file, threads, heapMb: threadHeapMb, logger });
  const run =
    (name: TaskName, isUntrusted = false) =>
    (input: unknown, options?: TaskOptions) =>
      pool.run(name, input, { ...options, isUntrusted });
  const tasks = {
    readFile: run('readFile', true),
    readPage: run('readPage', true),
    isAllowedByRobots: run('isAllowedByRobots', true),
    digestEvidence: run('digestEvidence'),
    listSpans: run('listSpans'),
    findSurroundings: run('findSurroundings'),
    assembleReport: run('assembleReport'),
    proposePlan: run('proposePlan'),
    writeOffline: run('writeOffline'),
  } as Tasks;
  return { tasks, close: pool.close };
}
