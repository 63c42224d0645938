import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './build-lock.mjs';
import { bin, endChildrenWithUs, root, runNode } from './run-node.mjs';
import { bundleOptions, escapeBeyondAscii, threads } from './bundle-options.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { isCurrent, sourceHash, writeStamp } from './build-hash.mjs';

const entryPoints = { server: 'server.ts', worker: 'worker.ts' };
const current = join(root, 'build');
/** Inside the checkout, where the server finds its packages. */
const next = join(root, '.cache/build');

/** Builds if `build/` does not match these sources. Returns false when a stage failed, after printing its error. */
export async function build() {
  const waiting = () => console.log('Another process is building here: waiting for it.');
  return alone(waiting, async () => isCurrent() || buildAll());
}

/** Builds beside the current build and swaps at the end: a failed or killed build changes nothing. */
async function buildAll() {
  const sources = sourceHash();
  rmSync(next, { recursive: true, force: true });
  const done =
    (await stage('Building the pages', buildPages)) &&
    (await stage('Building the server', buildEntryPoints)) &&
    (await stage('Building the workflows', buildWorkflows));
  if (!done) return false;
  writeStamp(next, sources);
  rmSync(current, { recursive: true, force: true });
  renameSync(next, current);
  return true;
}

async function stage(name, work) {
  const started = performance.now();
  const problem = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(problem ? `${name} failed after ${seconds} s\n${problem}` : `${name}: done in ${seconds} s`);
  return !problem;
}

async function buildPages() {
  const { code, output } = await runNode(
    [bin('@remix-run/dev', 'remix'), 'vite:build', '--logLevel', 'warn'],
    {
      env: { NODE_ENV: 'production', BUILD_DIR: '.cache/build' },
    },
  );
  // After the error, Vite lists every file it has watched.
  return code === 0 ? undefined : output.split('watchFiles:')[0];
}

async function buildEntryPoints() {
  const esbuild = await import('esbuild');
  try {
    const pages = { 'server/index': join(next, 'server/index.js') };
    // The pages are bundled once more, with the packages that they share with the server.
    for (const programs of [{ ...entryPoints, ...pages }, threads])
      await esbuild.build({
        ...bundleOptions,
        absWorkingDir: root,
        entryPoints: programs,
        outdir: next,
        allowOverwrite: true,
        sourcemap: true,
        logLevel: 'silent',
      });
    rmSync(join(next, 'server/assets'), { recursive: true, force: true });
    escapeAll(next);
    return undefined;
  } catch (error) {
    const messages = await esbuild.formatMessages(error.errors ?? [{ text: String(error) }], {
      kind: 'error',
    });
    return messages.join('\n');
  } finally {
    // Its helper process would stay with the server.
    await esbuild.stop();
  }
}

/**
 * Escapes the characters beyond ASCII that esbuild leaves, those of regular expressions and comments. With a single one, V8
 * keeps the source of a file in two bytes a character, in the memory of every thread that loads it.
 */
function escapeAll(folder) {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.js'))) {
    const path = join(folder, name);
    const code = readFileSync(path, 'utf8');
    const escaped = escapeBeyondAscii(code);
    if (escaped !== code) writeFileSync(path, escaped);
  }
}

/** Loaded by Temporal alone; made by the build, as a server does not bundle. */
async function buildWorkflows() {
  const { code, output } = await runNode([join(root, 'workflows/adapters/temporal/build.mjs'), next]);
  return code === 0 ? undefined : output;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  refuseArguments('npm run build');
  endChildrenWithUs();
  if (isCurrent()) console.log('The build is current.');
  process.exitCode = (await build()) ? 0 : 1;
}
