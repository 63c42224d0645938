import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledCommands, commands } from './command';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The commands as plain JavaScript, once for all the tests of a run: `npm run` has TypeScript translated at each start,
 * which takes three times as long as what the command itself does. Over the full stack they stay unused: what
 * Temporal loads lies beside the sources.
 */
export default async function setup(): Promise<() => void> {
  // Inside the checkout, where they find their packages.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outdir = mkdtempSync(join(root, '.cache/commands-'));
  await build({
    absWorkingDir: root,
    // Their threads look for their file beside them.
    entryPoints: {
      ...Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
      thread: 'thread.ts',
    },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'warning',
  });
  process.env[bundledCommands] = outdir;
  return () => rmSync(outdir, { recursive: true, force: true });
}
