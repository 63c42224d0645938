import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLog } from '../chaos/read-log';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { run, type Outcome } from './product/command';
import { createPerson, password, signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { findWordsIn } from './product/word-search';
import { until } from './product/until';

const place = mkdtempSync(join(tmpdir(), 'evident-backup-'));
const at = (name: string) => join(place, name);
const sentence = /^[A-Z][^\n]+\.\n$/;
const unfinished = 'Tides of the Wadden Sea';
/** The section that is not answered before the backup is restored. */
const held = { purpose: 'section', section: 7, query: unfinished } as const;
const erasedWithinMs = 30_000;

// On the full stack each engine has its own backup tools.
describe('a backup of the running product, restored elsewhere', () => {
  let models: ModelStandIn;
  let product: RunningProduct;
  let ada: Person;
  let made: Outcome;
  let restored: Outcome;
  let before: unknown[];
  let finished: string;
  let writing: string;
  const settings = () => ({ DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: models.url });
  const backup = (...args: string[]) => run('backup', args, { DATA_DIR: at('data') });

  /** The finished report as a visitor and the admin see it, on its own pages and in lists. */
  async function pages(now: RunningProduct): Promise<unknown[]> {
    const admin = await signedInAdmin(now);
    const own = ['', '/evidence', '/page', '/tables.csv'].map((page) => `/api/results/${finished}${page}`);
    const lists = ['/api/results/all', '/api/history', '/api/recent-searches'];
    return Promise.all([
      ...own.map(async (path) => [path, await (await admin.send(path)).text()]),
      ...lists.map(async (path) => {
        const { body } = await admin.ask<{ id: string }[]>(path);
        return [path, body.filter(({ id }) => id === finished)];
      }),
    ]);
  }

  beforeAll(async () => {
    models = await startModelStandIn();
    models.script({ when: held, then: { delayMs: 120_000 } });
    product = await startProduct({ dataDir: at('data'), env: settings() });
    ada = await signedInPerson(product, 'Ada');
    const bo = await signedInPerson(product, 'Boletus');
    finished = await ada.search('A finished report', { sources: [await ada.attachExample()] });
    await ada.finished(finished);
    writing = await ada.search(unfinished);
    await until(
      'only the held section is missing',
      async () => (await ada.status(writing)).sectionsDone === 6,
    );
    before = await pages(product);

    const meanwhile = Array.from({ length: 5 }, (_, n) => bo.search(`Asked beside the backup, ${n}`));
    made = await backup('make', at('backup'));
    await Promise.all(meanwhile);
    const erased = await bo.ask('/api/auth/user', { method: 'DELETE' });
    expect(erased.status).toBe(200);
    await product.kill();
    models.reset();
    restored = await backup('restore', at('backup'), '--into', at('new'), '--erased-since', at('data'));
    product = await startProduct({ dataDir: at('new'), env: settings() });
  });
  afterAll(async () => {
    await product.stop();
    await models.close();
    rmSync(place, { recursive: true, force: true });
  });

  it('lists its contents and passes verification', async () => {
    expect([made.code, made.stdout.toString()]).toEqual([
      0,
      expect.stringMatching(/ up to position \d+, as of /),
    ]);
    expect(made.stderr).toMatch(/^ *\d+ % {2}Copying files: \d+ of \d+$/m);
    const { code, stdout } = await backup('check', at('backup'));
    expect([code, stdout.toString()]).toEqual([0, expect.stringContaining('is whole')]);
  });

  it('restores the same pages, though it contains no read models', async () => {
    const admin = await signedInAdmin(product);
    await until('the read models are made anew', async () => {
      const { body } = await admin.ask<{ id: string }[]>('/api/results/all');
      return body.some(({ id }) => id === finished);
    });
    expect(await pages(product)).toEqual(before);
  });

  it('restores accounts but no sessions', async () => {
    const url = product.url;
    expect((await ada.ask('/api/auth/user', { url })).status).toBe(401);
    const anew = createPerson(url);
    expect((await anew.signIn('ada@example.org')).status).toBe(200);
    expect((await anew.ask('/api/auth/user')).body).toMatchObject({ email: 'ada@example.org' });
  });

  it('resumes the running report, repeats no model call and charges once', async () => {
    const anew = createPerson(product.url);
    await anew.signIn('ada@example.org');
    expect((await anew.finished(writing)).sections).toHaveLength(7);
    const asked = models.calls.filter(({ query }) => query.includes(unfinished));
    expect(asked.map(({ purpose, section }) => [purpose, section])).toEqual([['section', 7]]);
    await until('both reports are charged', async () => (await anew.remaining()) === 8);
    const log = await readLog(at('new'));
    expect([log.duplicateCalls, log.duplicateSteps, log.gaps]).toEqual([[], [], []]);
  });

  it('erases completely the accounts that were erased after the backup', async () => {
    expect(restored.stderr).toContain('Erased again when the product starts: 1 account.');
    const answer = await createPerson(product.url).signIn('boletus@example.org', password);
    expect(answer.status).toBe(401);
    await until('no byte is left', () => findWordsIn(at('new'), ['Boletus']).length === 0, erasedWithinMs);
  });

  it('with a damaged byte is rejected, with the name of the file', async () => {
    cpSync(at('backup'), at('damaged'), { recursive: true });
    const bytes = readFileSync(at('damaged/vault.db'));
    bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000);
    writeFileSync(at('damaged/vault.db'), bytes);
    const outcomes = await Promise.all([
      backup('check', at('damaged')),
      backup('restore', at('damaged'), '--into', at('never')),
    ]);
    for (const { code, stdout, stderr } of outcomes) {
      expect([code, stdout.length]).toEqual([1, 0]);
      expect(stderr.split('\n').at(-2)).toContain('vault.db is not as it was backed up.');
    }
  });

  it('is never restored over a used folder, and warns of erased data that would return without the newer log', async () => {
    const [inUse, { code, stderr }] = await Promise.all([
      backup('restore', at('backup'), '--into', at('new')),
      backup('restore', at('backup'), '--into', at('plain')),
    ]);
    expect([inUse.code, inUse.stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(inUse.stderr).toContain('holds data already');
    expect([code, stderr]).toEqual([0, expect.stringContaining('erase each again')]);
  });

  it('is refused for a folder with its data in remote engines', async () => {
    const env = {
      DATA_DIR: at('data'),
      MONGODB_URL: 'mongodb://127.0.0.1:1',
      SESSION_SECRET: 'sixteen and more',
    };
    const { code, stderr } = await run('backup', ['make', at('other')], env);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
    expect(stderr).toContain('docs/operations.md');
  });
});
