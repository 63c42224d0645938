import { parentPort } from 'node:worker_threads';
import { currentThread } from '../modules/kernel/thread-time';
import type { ThreadRequest, ThreadStarted } from '../modules/kernel/tasks';
import { taskFunctions, type TaskName } from './tasks';

/** The entry point of a thread: runs one task after another. */
export default function runTask({ id, name, input }: ThreadRequest): unknown {
  parentPort?.postMessage({ started: id, thread: currentThread() } satisfies ThreadStarted);
  return taskFunctions[name as TaskName](input as never);
}
