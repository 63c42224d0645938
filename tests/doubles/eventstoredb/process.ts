/** Runs the stand-in as a process of its own: `tsx process.ts [--port N] [--file F]`. Prints its address when ready. */
import { parseArgs } from 'node:util';
import { startEventStoreDb } from './index';

const { values } = parseArgs({ options: { port: { type: 'string' }, file: { type: 'string' } } });
const server = await startEventStoreDb({ port: Number(values.port ?? 0), file: values.file });
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
console.log(`EVENTSTORE_URL=${server.url}`);
