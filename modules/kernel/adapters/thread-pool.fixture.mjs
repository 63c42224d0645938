import { existsSync, readlinkSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';

/** The frames of the loader that evaluates this file. */
const loading = new Error().stack;
const self = '/proc/thread-self';

const tasks = {
  loader: () => loading,
  double: (value) => value * 2,
  fail: () => {
    throw new RangeError('it is not in range');
  },
  forever: () => {
    for (;;);
  },
  /** Uses no processor time, as a thread that others keep from the processor. */
  wait: (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
  /** Grows until no memory is left, as a reader of rows does. */
  grow: () => {
    const held = [];
    for (;;) held.push(`${'a,b,c,'.repeat(300)}${held.length}`.split(','));
  },
};

/** A thread of the specs. */
export default ({ id, name, input }) => {
  parentPort.postMessage({ started: id, thread: existsSync(self) ? readlinkSync(self) : undefined });
  return tasks[name](input);
};
