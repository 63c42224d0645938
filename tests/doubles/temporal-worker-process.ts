import { parseArgs } from 'node:util';
import { createTemporalEngine } from '../../workflows/adapters/engine.temporal';
import { createMemoryEventStore } from './event-store.memory';
import { inARow } from './engine-workflows';
import { temporalDeps } from './temporal';

/**
 * A worker in a process of its own, to be killed: it prints a line for each step that it begins, and never finishes the
 * second.
 */
const { values } = parseArgs({ options: { address: { type: 'string' }, queue: { type: 'string' } } });

const works = {
  work: async (name: string) => {
    console.log(name);
    if (name === 'second') await new Promise(() => {});
    return name;
  },
};
const deps = temporalDeps(createMemoryEventStore(), [inARow], works, {
  address: values.address,
  taskQueue: values.queue,
});
await createTemporalEngine(deps).run(new AbortController().signal);
