import { setTimeout } from 'node:timers/promises';

// A file that takes long to load, as TypeScript does on a busy machine.
await setTimeout(600);
export { default } from './thread-pool.fixture.mjs';
