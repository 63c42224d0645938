import { taskFunctions, type TaskName } from './tasks';

/** The entry point of a thread: runs one task after another. */
export default function runTask({ name, input }: { name: TaskName; input: never }): unknown {
  return taskFunctions[name](input);
}
