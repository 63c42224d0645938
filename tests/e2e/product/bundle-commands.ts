import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions, threads } from '../../../scripts/bundle-options.mjs';
import { bundledCommands, commands } from './command';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the commands once for all tests of a run: `npm run` compiles TypeScript at each start, which takes three times as
 * long as the command itself. The full stack does not use them, because Temporal loads files beside the sources.
 */
export default async function setup(): Promise<() => void> {
  // Inside the checkout, so that packages resolve.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outdir = mkdtempSync(join(root, '.cache/commands-'));
  const programs = Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`]));
  // Their threads load their file from the same folder.
  for (const entryPoints of [programs, threads])
    await build({ ...bundleOptions, absWorkingDir: root, entryPoints, outdir, logLevel: 'warning' });
  process.env[bundledCommands] = outdir;
  const folder = keepDataInMemory();
  return () => {
    for (const made of [outdir, ...folder]) rmSync(made, { recursive: true, force: true });
  };
}

const gigabyte = 2 ** 30;

/**
 * Puts the temporary folders of all tests into memory when there is enough: most of the time of a test is waiting for the
 * disk at commits. A killed process loses nothing by it.
 */
function keepDataInMemory(): string[] {
  if (!existsSync('/dev/shm')) return [];
  const { bavail, bsize } = statfsSync('/dev/shm');
  if (bavail * bsize < 4 * gigabyte) return [];
  process.env.TMPDIR = mkdtempSync('/dev/shm/evident-');
  return [process.env.TMPDIR];
}
