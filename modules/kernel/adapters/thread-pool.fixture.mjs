import { parentPort } from 'node:worker_threads';

const tasks = {
  double: (value) => value * 2,
  fail: () => {
    throw new RangeError('it is not in range');
  },
  forever: () => {
    for (;;);
  },
  /** Grows until no memory is left, as a reader of rows does. */
  grow: () => {
    const held = [];
    for (;;) held.push(`${'a,b,c,'.repeat(300)}${held.length}`.split(','));
  },
};

/** A thread of the specs. */
export default ({ id, name, input }) => {
  parentPort.postMessage({ started: id });
  return tasks[name](input);
};
