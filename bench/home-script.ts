import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from '@remix-run/node';
import { inTempFolder, summary, type Bench } from './harness';

const goal = 1.5;

/** The script a browser needs before home works, over what the same framework needs to say hello. */
export const homeScript: Bench = {
  name: 'home-script',
  goal: `first-load script of home, gzip / of a Remix page that says hello <= ${goal}`,
  async run() {
    const home = await firstLoad(join(process.cwd(), 'build'));
    const hello = await inTempFolder(async (folder) => {
      await buildHello(folder);
      return firstLoad(join(folder, 'build'));
    });
    // Bytes are what they are: more rounds would give the same ones.
    const ratio = summary([home.total / hello.total]);
    const settings = {
      homeBytes: home.total,
      helloBytes: hello.total,
      files: home.files.length,
      largest: home.files.slice(0, 6).map(({ file, bytes }) => `${file} ${bytes}`),
    };
    return { ratio, settings, ok: ratio.median <= goal };
  },
};

type Weighed = { total: number; files: { file: string; bytes: number }[] };

/** What `/` names in its head: the entry, the frame, its route and all they import at once, and the manifest. */
async function firstLoad(build: string): Promise<Weighed> {
  const { assets } = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as ServerBuild;
  const parts = [assets.entry, assets.routes.root, assets.routes['routes/_index']];
  const files = new Set([assets.url, ...parts.flatMap((part) => (part ? named(part) : []))]);
  const weighed = [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(build, 'client', file))).length }))
    .sort((a, b) => b.bytes - a.bytes);
  return { total: weighed.reduce((sum, { bytes }) => sum + bytes, 0), files: weighed };
}

const named = ({ module, imports = [] }: { module: string; imports?: string[] }) => [module, ...imports];

/** The same versions and the same options; nothing else. */
async function buildHello(folder: string): Promise<void> {
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(hello)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const remix = join(process.cwd(), 'node_modules/@remix-run/dev/dist/cli.js');
  const env = { ...process.env, NODE_ENV: 'production' as const };
  await promisify(execFile)(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    cwd: folder,
    env,
  });
}

const options = pathToFileURL(join(process.cwd(), 'remix.config.js')).href;
const hello = {
  'package.json': readFileSync('package.json', 'utf8'),
  'vite.config.js': `
    import { vitePlugin as remix } from '@remix-run/dev';
    import { defineConfig } from 'vite';
    import options from '${options}';
    export default defineConfig({ plugins: [remix({ future: options.future })] });`,
  'app/root.jsx': `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
    export default function App() {
      return (
        <html lang="en">
          <head><Meta /><Links /></head>
          <body><Outlet /><ScrollRestoration /><Scripts /></body>
        </html>
      );
    }`,
  'app/routes/_index.jsx': 'export default function Hello() { return <h1>Hello</h1>; }',
};
