import { spawn } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../projections/read-store';
import { startMailStandIn, type MailStandIn } from '../doubles/mail-stand-in';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { entryPointOf, run } from './product/command';
import { enginesOf } from './product/engines';
import { createPerson, password, signedInAdmin, signedInPerson, type Person } from './http/person';
import { readModels } from './product/read-models';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

const place = mkdtempSync(join(tmpdir(), 'evident-move-'));
const at = (name: string) => join(place, name);
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Exactly one sentence. */
const sentence = /^[A-Z/][^\n]+\.\n$/;
/** The source is always the embedded default, on the full stack too. */
const embedded = { EVENTSTORE_URL: '', MONGODB_URL: '', TEMPORAL_ADDRESS: '' };
const [source, target] = [at('source'), at('target')];
const [log, vault, passphrase] = [at('log.ndjson'), at('vault.sealed'), at('passphrase')];
const opened = ['--passphrase-file', passphrase];
const query = 'Tides of the Wadden Sea';

const on = (dataDir: string) => (dataDir === source ? embedded : {});
async function said(script: 'events' | 'vault', args: readonly string[], dataDir: string) {
  const { code, stdout, stderr } = await run(script, args, { DATA_DIR: dataDir, ...on(dataDir) });
  return { code, out: stdout.toString(), stderr };
}

/** Starts a command that runs until it is stopped. */
async function begin(args: readonly string[], dataDir: string) {
  const child = spawn(process.execPath, [...entryPointOf('events'), ...args], {
    cwd: root,
    env: { ...process.env, ...(await enginesOf(dataDir)), DATA_DIR: dataDir, ...on(dataDir) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const reaped = () => void child.kill('SIGKILL');
  process.once('exit', reaped);
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, printed, ended };
}

describe('the product moved with its log and vault', () => {
  let models: ModelStandIn;
  let mails: MailStandIn;
  let product: RunningProduct;
  let ada: Person;
  let finished: string;
  let writing: string;
  let pagesBefore: unknown[];
  let modelsBefore: Record<string, Document[]> | undefined;
  let mailsBefore: string[];
  let moved: Record<'log' | 'vault' | 'logIn' | 'vaultIn', Awaited<ReturnType<typeof said>>>;
  const settings = () => ({
    ...{ DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: models.url, SMTP_URL: mails.url },
    APP_URL: 'http://evident.example.org',
    SESSION_SECRET: 'the same secret before and afterwards',
  });
  const sent = () => mails.mails.map(({ head }) => `${head.to}: ${head.subject}`).sort();
  const anew = async () => {
    const person = createPerson(product.url);
    expect((await person.signIn('ada@example.org')).status).toBe(200);
    return person;
  };

  /** The pages of a person and the admin, without the running report. */
  async function pages(person: Person): Promise<unknown[]> {
    const admin = await signedInAdmin(product);
    const own = ['', '/evidence', '/page', '/tables.csv', '/markdown'].map(
      (of) => `/api/results/${finished}${of}`,
    );
    const lists = ['/api/results/all', '/api/history', '/api/recent-searches', '/api/admin/users'];
    const text = async (path: string) => [path, await (await person.send(path)).text()];
    const list = async (path: string) => {
      const { body } = await admin.ask<object[]>(path);
      return [path, body.filter((item) => !JSON.stringify(item).includes(writing))];
    };
    const { body } = await person.ask<Record<string, unknown>>('/account/export');
    const { account, searchesLeft, sources, feedback } = body;
    const shown = await Promise.all([...own.map(text), ...lists.map(list)]);
    return [...shown, { account, searchesLeft, sources, feedback }];
  }

  /** These read models count work that continues after the move. */
  const counting = new Set(['model-usage', 'searches-by-day', 'running-workflows']);
  const docsWithout = (documents: Record<string, Document[]> | undefined) =>
    Object.fromEntries(
      Object.entries(documents ?? {})
        .filter(([name]) => !counting.has(name))
        .map(([name, docs]) => [name, docs.filter((doc) => !JSON.stringify(doc).includes(writing))]),
    );

  beforeAll(async () => {
    [models, mails] = await Promise.all([startModelStandIn(), startMailStandIn()]);
    models.script({ when: { purpose: 'section', section: 7, query }, then: { delayMs: 120_000 } });
    product = await startProduct({ dataDir: source, engines: {}, env: settings() });
    ada = await signedInPerson(product, 'Ada');
    const bo = await signedInPerson(product, 'Boletus');
    finished = await ada.search('A finished report', { sources: [await ada.attachExample()] });
    await ada.finished(finished);
    await ada.ask('/api/feedback/submit', { json: { rating: 5, content: 'It will move.' } });
    expect((await bo.ask('/api/auth/user', { method: 'DELETE' })).status).toBe(200);
    writing = await ada.search(query);
    await until('one section is missing', async () => (await ada.status(writing)).sectionsDone === 6);
    await until('the mails are out', () => mails.mails.length === 3);
    await until('one search is spent, one set aside', async () => (await ada.remaining()) === 14);
    const admin = await signedInAdmin(product);
    await until('the list of accounts shows that', async () => {
      const { body } = await admin.ask<{ name: string; searchCount: number }[]>('/api/admin/users');
      return body.some(({ name, searchCount }) => name === 'Ada' && searchCount === 14);
    });
    pagesBefore = await pages(ada);
    modelsBefore = await until('the read models are up to date', () => readModels({ DATA_DIR: source }));
    await product.stop();
    mailsBefore = sent();

    writeFileSync(passphrase, 'correct horse battery staple\n');
    const [logOut, vaultOut] = await Promise.all([
      said('events', ['export', '--out', log], source),
      said('vault', ['export', vault, ...opened], source),
    ]);
    moved = {
      log: logOut,
      vault: vaultOut,
      logIn: await said('events', ['import', log], target),
      vaultIn: await said('vault', ['import', vault, ...opened], target),
    };
    models.reset();
    product = await startProduct({ dataDir: target, env: settings() });
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([models.close(), mails.close()]);
    rmSync(place, { recursive: true, force: true });
  });

  it('reports what it wrote, in files with mode 600', () => {
    expect(Object.values(moved).map(({ code, stderr }) => [code, stderr.includes('Error')])).toEqual(
      Array.from({ length: 4 }, () => [0, false]),
    );
    expect(moved.logIn.out).toMatch(/^Imported \d+ events\.\n$/);
    expect(moved.vaultIn.out).toMatch(/^Entries imported: \d+\. Sources kept: 1\./);
    for (const file of [log, vault]) expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const word of ['ada@example.org', 'Wadden', 'It will move'])
      for (const file of [log, vault]) expect(readFileSync(file).includes(word), word).toBe(false);
  });

  it('accepts the same accounts, but not erased ones, and ends sessions', async () => {
    expect((await ada.ask('/api/auth/user', { url: product.url })).status).toBe(401);
    await anew();
    expect((await createPerson(product.url).signIn('boletus@example.org', password)).status).toBe(401);
  });

  it('resumes the running report, repeats no model call and charges once', async () => {
    const person = await anew();
    expect((await person.finished(writing, 60_000)).sections).toHaveLength(7);
    const asked = models.calls.map(({ purpose, section }) => [purpose, section]);
    expect(asked).toEqual([['section', 7]]);
    expect(await person.remaining()).toBe(14);
  });

  it('shows the same pages, with every document of its read models the same', async () => {
    const after = await until('the read models show the whole log', async () =>
      readModels({ DATA_DIR: target, ...(await enginesOf(target)) }),
    );
    expect(modelsBefore?.users).toHaveLength(2);
    expect(docsWithout(after)).toEqual(docsWithout(modelsBefore));
    expect(await pages(await anew())).toEqual(pagesBefore);
  });

  it('repeats no mail, and sends the next one once', async () => {
    const next = { json: { email: 'ada@example.org' } };
    const form = new URLSearchParams(next.json).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: product.url };
    await createPerson(product.url).send('/auth/forgot', { method: 'POST', body: form, headers });
    await until('the link is mailed', () => mails.mails.length > mailsBefore.length);
    const more = sent().filter((mail) => !mailsBefore.includes(mail));
    expect([sent().length, more.length]).toEqual([mailsBefore.length + 1, 1]);
  });

  it('has a complete log in order, in the file and after the import', async () => {
    const outcomes = await Promise.all([
      said('events', ['verify', log], at('no-folder-is-needed')),
      said('events', ['verify'], target),
    ]);
    for (const { code, out } of outcomes)
      expect([code, out]).toEqual([0, expect.stringMatching(/All is well\.\n$/)]);
  });

  it('tails new events until it is stopped', async () => {
    const person = await anew();
    const types = ['--type', 'SearchRequested', '--type', 'ReviewSubmitted'];
    const tail = await begin(['tail', ...types, '--last', '1'], target);
    await until('the last one is there', () => tail.printed.out.includes(`search-${writing}`));
    await person.ask('/api/reviews', { json: { rating: 4, content: 'It has moved.' } });
    await until('the new one is there', () => tail.printed.out.includes('ReviewSubmitted'));
    tail.child.kill('SIGINT');
    expect([await tail.ended, tail.printed.err]).toEqual([0, '']);
    expect(tail.printed.out.trim().split('\n')).toHaveLength(2);
    expect(tail.printed.out).not.toMatch(/It has moved|Wadden/);
  });

  it('prints one stream as text, with personal data masked by default', async () => {
    const name = `search-${writing}`;
    const [masked, clear, unknown] = await Promise.all([
      said('events', ['stream', name], target),
      said('events', ['stream', name, '--personal', '--format', 'ndjson', '--from', '1'], target),
      said('events', ['stream', 'search-nowhere'], target),
    ]);
    expect([masked.code, masked.stderr]).toEqual([0, '']);
    expect(masked.out).toMatch(/^request [\w-]+\n {3}0 {2}\d{4}-.* SearchRequested {2}by person/);
    expect(masked.out).toContain('(personal)');
    expect(masked.out).not.toContain('Wadden');
    const [first] = clear.out.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({
      stream: name,
      revision: 1,
      correlationId: masked.out.split(/\s/)[1],
      masked: [],
    });
    expect(clear.out).toContain(`Report on ${query}`);
    expect(clear.stderr).toMatch(/^Personal data is shown in clear/);
    expect([unknown.code, unknown.stderr]).toEqual([1, 'There is no stream called search-nowhere.\n']);
  });

  it('is imported only into an empty folder, events first', async () => {
    const outcomes = await Promise.all([
      said('events', ['import', log], target),
      said('vault', ['import', vault, ...opened], at('fresh')),
    ]);
    const why = ['is running', 'import its events first'];
    for (const [n, { code, out, stderr }] of outcomes.entries()) {
      expect([code, out]).toEqual([1, '']);
      expect(stderr.split('\n').slice(-2).join('\n')).toMatch(sentence);
      expect(stderr).toContain(why[n]);
    }
  });

  it('suggests the event type for a mistyped one', async () => {
    const { code, stderr } = await said('events', ['tail', '--type', 'SearchRequest'], at('untouched'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('SearchRequested')]);
    expect(existsSync(at('untouched'))).toBe(false);
  });

  it('ends without an error when the reader of an export closes the pipe', async () => {
    const child = await begin(['export'], source);
    child.child.stdout.once('data', () => child.child.stdout.destroy());
    expect([await child.ended, child.printed.err]).toEqual([0, '']);
  });
});
