import { register } from 'tsx/esm/api';

// A pool requires a file before it imports it. tsx would take the sources as CommonJS then, whose dynamic imports it does not resolve.
register();
const { default: runTask } = await import('./thread.ts');

/** The entry point of a thread where the product runs from its sources, as commands do. */
export default runTask;
