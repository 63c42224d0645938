/** The web door, with ROLE=all also the background work. Settings come from the environment; `--dev`: hot reload. */
const [first, ...more] = process.argv.slice(2);
const dev = first === '--dev';
const surplus = dev ? more[0] : first;
if (surplus !== undefined) {
  process.stderr.write(
    `The server takes no arguments, its settings come from the environment: ${JSON.stringify(surplus)} is not known.\n`,
  );
  process.exit(2);
}
// React takes its build by NODE_ENV when it is first imported, and imports run before any statement: hence the late import.
process.env.NODE_ENV ||= dev ? 'development' : 'production';
const { serve } = await import('./composition/serve');
await serve({ dev, env: process.env });
export {};
