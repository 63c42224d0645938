import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { descendants } from './product/process-tree';
import { startProduct } from './product/server';

/** A module that writes the CommonJS files that a process has executed to `LOADED_FILES`, when it ends. */
const listLoaded = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs';
   import { createRequire } from 'node:module';
   process.once('exit', () => {
     const known = Object.entries(createRequire('/').cache);
     const files = known.filter(([, { loaded }]) => loaded).map(([file]) => file);
     writeFileSync(process.env.LOADED_FILES, files.join('\\n'));
   });`,
)}`;

const folder = mkdtempSync(join(tmpdir(), 'evident-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the product', () => {
  it('starts with npm start on an empty folder, as one process, and stops on SIGTERM', async () => {
    const product = await startProduct({ dataDir: folder, entryPoint: 'scripts/start.mjs' });
    expect(product.output).not.toContain('Building');
    expect(descendants(product.pid)).toEqual([]);
    expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ ok: true });
    await product.stop();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['events.db', 'vault.db', 'views.db']));
  });

  it('stops cleanly right after it says that it listens', async () => {
    for (let n = 0; n < 3; n += 1) await (await startProduct({ dataDir: folder })).stop();
  });

  it('starts again after kill -9, with the same admin', async () => {
    const first = await startProduct({ dataDir: folder });
    await first.kill();
    const second = await startProduct({ dataDir: folder });
    const answer = await fetch(`${second.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: second.adminEmail, password: second.adminPassword }),
    });
    expect(answer.status).toBe(200);
    await second.stop();
  });

  it('runs React’s production build without NODE_ENV', async () => {
    const list = join(folder, 'loaded.txt');
    const env = { NODE_ENV: '', NODE_OPTIONS: `--import=${listLoaded}`, LOADED_FILES: list };
    const product = await startProduct({ env });
    expect((await fetch(product.url)).status).toBe(200);
    await product.stop();
    const buildsIn = (files: string) =>
      [...files.matchAll(/^\S+\/(react\S*)\.(production|development)\S*$/gm)].map(
        ([, name, build]) => `${name}: ${build}`,
      );
    // Bundled files are named in comments; those of packages outside the bundle are loaded.
    const bundled = readdirSync('build')
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => buildsIn(readFileSync(join('build', name), 'utf8').replaceAll('// ', '')));
    const loaded = [...bundled, ...buildsIn(readFileSync(list, 'utf8'))];
    expect(loaded).toEqual(
      expect.arrayContaining(['react: production', 'react-dom-server.node: production']),
    );
    expect(loaded.filter((each) => each.endsWith('development'))).toEqual([]);
  });

  it.each([
    ['a port that is none', { PORT: 'eighty' }, 'PORT'],
    ['a data folder that is a file', { DATA_DIR: join(process.cwd(), 'package.json') }, 'package.json'],
  ])('stops with one sentence on %s', async (_, env, named) => {
    const failure = await startProduct({ env }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    const [reason, ...printed] = failure.trim().split('\n');
    expect(reason).toContain('ended with 1');
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain(named);
  });
});
