import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alone } from './build-lock.mjs';
import { bin, endChildrenWithUs, root, runNode } from './run-node.mjs';
import { iconsAreBundled } from './icons-are-bundled.mjs';
import { refuseArguments } from './no-arguments.mjs';
import { isCurrent, sourceHash, writeStamp } from './build-hash.mjs';

const entryPoints = { server: 'server.ts', worker: 'worker.ts', thread: 'composition/thread.ts' };
const current = join(root, 'build');
/** Inside the checkout, where the server finds its packages. */
const next = join(root, '.cache/build');

/** Makes sure that `build/` is of these sources. Answers false when a stage failed, after printing its error. */
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
    await esbuild.build({
      absWorkingDir: root,
      entryPoints,
      outdir: next,
      bundle: true,
      // Lazily loaded engines stay in files of their own, with their packages. All are in one folder, as some of them load
      // files beside themselves.
      splitting: true,
      chunkNames: '[name]-[hash]',
      platform: 'node',
      target: 'node20',
      format: 'esm',
      packages: 'external',
      sourcemap: true,
      logLevel: 'silent',
      plugins: [pagesStayApart, iconsAreBundled],
    });
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

/** Loaded by Temporal alone; made by the build, as a server does not bundle. */
async function buildWorkflows() {
  const { code, output } = await runNode([join(root, 'workflows/adapters/temporal/build.mjs'), next]);
  return code === 0 ? undefined : output;
}

/** The built pages are loaded, not bundled: `./build/server/index.js` seen from the sources. */
const pagesStayApart = {
  name: 'pages-stay-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/build\/server\/index\.js$/ }, () => ({
      path: './server/index.js',
      external: true,
    }));
  },
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  refuseArguments('npm run build');
  endChildrenWithUs();
  if (isCurrent()) console.log('The build is current.');
  process.exitCode = (await build()) ? 0 : 1;
}
