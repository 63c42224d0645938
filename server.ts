import { setFlagsFromString } from 'node:v8';

/** The web process; with ROLE=all it runs the background jobs, too. Settings come from the environment; `--dev`: hot reload. */
const [first, ...more] = process.argv.slice(2);
const dev = first === '--dev';
const surplus = dev ? more[0] : first;
if (surplus !== undefined) {
  process.stderr.write(
    `The server takes no arguments, its settings come from the environment: ${JSON.stringify(surplus)} is not known.\n`,
  );
  process.exit(2);
}
// V8 lets the heap grow by 40 percent between two full collections instead of up to fourfold: a peak of twenty reports
// that read the web stays below 512 MB. The flag is read at each collection, hence not too late here.
setFlagsFromString('--heap-growing-percent=40');
// React chooses its build by NODE_ENV on import, and imports run before any statement: hence the late import.
process.env.NODE_ENV ||= dev ? 'development' : 'production';
const { serve } = await import('./composition/serve');
await serve({ dev, env: process.env });
export {};
