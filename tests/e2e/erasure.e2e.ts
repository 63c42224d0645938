import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGoogleStandIn, type GoogleStandIn } from '../doubles/google-stand-in';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { readMail } from '../doubles/read-mail';
import { run } from './product/command';
import { createPerson, password, signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { signInWithGoogle } from './http/google-sign-in';
import { findWordsIn } from './product/word-search';
import { until } from './product/until';

const dataDir = mkdtempSync(join(tmpdir(), 'evident-erasure-'));
const grethe = {
  sub: '4711',
  email: 'Grethe.Qvistgaard@moesgaard.example',
  email_verified: true,
  name: 'Grethe Qvistgaard',
  picture: 'https://lh3.googleusercontent.com/a/hindsholm-portrait=s96-c',
};
const file = { name: 'limfjord-count.csv', bytes: 'Year,Weevils seen\n2021,4711\n2022,5822\n' };
const query = 'Zyzzyva weevils along the Limfjord';
/** Words that occur only in the account, query, file and feedback of this person. */
const words = [
  'Qvistgaard',
  'moesgaard',
  'hindsholm',
  'zyzzyva',
  'weevils',
  'limfjord',
  'sphagnum',
  'bladderwrack',
];
const withinMs = 30_000;

describe('a deleted account', () => {
  let models: ModelStandIn;
  let google: GoogleStandIn;
  let product: RunningProduct;
  let admin: Person;
  let ole: Person;
  let others: string;
  /** A published report of an erased account, in its public form. */
  let left: object;
  const printed: string[] = [];

  async function start(): Promise<void> {
    const writer = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: models.url };
    product = await startProduct({ dataDir, env: { LOG_LEVEL: 'trace', ...writer, ...google.env } });
    admin = await signedInAdmin(product);
  }

  beforeAll(async () => {
    [models, google] = await Promise.all([startModelStandIn(), startGoogleStandIn()]);
    models.script({ when: { purpose: 'section', query: 'unfinished' }, then: { delayMs: 60_000 } });
    await start();
    ole = await signedInPerson(product, 'Ole');
    others = await ole.search('Cockles of the North Sea');
    await ole.finished(others);
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all([models.close(), google.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const statusOf = async (person: Person, path: string) => (await person.send(path)).status;
  const deletesIt = (person: Person) =>
    person.send('/account', { body: new URLSearchParams({ intent: 'erase', confirm: 'yes' }) });
  const outbox = join(dataDir, 'outbox');
  const mails = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  const mail = (name: string) => readMail(readFileSync(join(outbox, name), 'utf8'));

  /** Sets a password by the mailed link. */
  async function setsPassword(person: Person): Promise<void> {
    await person.send('/account', { body: new URLSearchParams({ intent: 'mail-link' }) });
    const name = await until('the link is mailed', () =>
      mails().find((each) => each.endsWith('.password-link.eml')),
    );
    const { pathname, search } = new URL(/http\S+/.exec(mail(name).text)?.[0] ?? '');
    const body = new URLSearchParams({ password, confirmPassword: password });
    expect(await person.send(pathname + search, { body })).toMatchObject({ status: 302 });
  }

  /** A person in two browsers with a finished report, a running one, a file and feedback. */
  async function personWithReports(): Promise<{ browsers: [Person, Person]; reports: string[] }> {
    google.now({ person: grethe });
    const browsers: [Person, Person] = [createPerson(product.url), createPerson(product.url)];
    await signInWithGoogle(browsers[0]);
    await setsPassword(browsers[0]);
    for (const browser of browsers) expect((await browser.signIn(grethe.email)).status).toBe(200);
    const [first] = browsers;
    const { body } = await first.attach(file);
    const sources = body.sources.map(({ sourceId }) => sourceId);
    const finished = await first.search(query, { sources });
    const writing = await first.search(`unfinished ${query} with bladderwrack`, { sources });
    const content = 'Sphagnum grows well here.';
    const said = await first.ask('/api/feedback/submit', { json: { content, rating: 5 } });
    expect(said.status).toBe(201);
    await first.finished(finished);
    // A report that is unpublished at the erasure is deleted with its person.
    for (const decision of ['publish', 'unpublish'])
      expect((await admin.ask(`/api/admin/reports/${finished}/${decision}`, { json: {} })).status).toBe(200);
    await until('it is being written', async () => (await first.status(writing)).sectionsTotal > 0);
    return { browsers, reports: [finished, writing] };
  }

  /** The time of the answer. */
  async function isGone(browsers: readonly Person[], reports: readonly string[]): Promise<void> {
    for (const browser of browsers) expect(await statusOf(browser, '/api/auth/user')).toBe(401);
    const again = await createPerson(product.url).ask('/api/auth/login', {
      json: { email: grethe.email, password },
    });
    expect([again.status, again.body.code]).toEqual([401, 'wrong-credentials']);
    for (const id of reports)
      for (const path of [
        `/api/results/${id}`,
        `/api/search/${id}/status`,
        `/api/results/${id}/evidence`,
        `/api/results/${id}/claims/c1`,
        `/results/${id}`,
      ])
        expect([path, await statusOf(admin, path)]).toEqual([path, 404]);
    const lists = [
      '/api/recent-searches',
      '/api/history',
      '/api/history?page=1&limit=20',
      '/api/admin/users?limit=200',
    ];
    for (const path of lists) {
      const text = await (await admin.send(path)).text();
      expect([path, words.filter((word) => text.toLowerCase().includes(word.toLowerCase()))]).toEqual([
        path,
        [],
      ]);
    }
  }

  const untilNoTrace = () =>
    until(
      'no byte is left',
      () => {
        const traces = findWordsIn(dataDir, words);
        return traces.length === 0 && 'none';
      },
      withinMs,
    );

  it('is gone with its queries when the call answers, and from every file within 30 seconds [SEC-100]', async () => {
    const { browsers, reports } = await personWithReports();
    const before = findWordsIn(dataDir, words).join('\n');
    for (const word of ['Qvistgaard', 'hindsholm', 'zyzzyva', 'bladderwrack'])
      expect(before).toContain(`${word} in ${join(dataDir, 'views.db')}`);
    expect(before).toContain('outbox');

    const late = [1, 2, 3].map((n) =>
      browsers[1].ask<{ queryId?: string }>('/api/search', { json: { query: `Late ${n}: ${query}` } }),
    );
    const answer = await deletesIt(browsers[0]);
    const asked = models.calls.filter(({ query: of }) => of.includes('unfinished')).length;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?auth=erased']);
    await isGone(browsers, reports);

    const confirmation = await until('the confirmation can be read', () =>
      mails().find((name) => name.endsWith('.account-erased.eml')),
    );
    expect(mail(confirmation).head.to).toBe(grethe.email);

    await untilNoTrace();
    expect(mail(confirmation)).toMatchObject({
      head: { to: '(erased)', subject: 'Your Evident account is gone' },
    });
    const answers = await Promise.all(late);
    expect([200, 401]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)));
    const accepted = answers.flatMap(({ body }) => body.queryId ?? []);
    await isGone(browsers, [...reports, ...accepted]);
    expect(models.calls.filter(({ query: of }) => of.includes('unfinished'))).toHaveLength(asked);
  });

  it('is erased completely even when the process is killed right after the answer', async () => {
    const { browsers, reports } = await personWithReports();
    expect((await deletesIt(browsers[0])).status).toBe(302);
    await product.kill();
    printed.push(product.output);
    expect(findWordsIn(dataDir, words)).not.toEqual([]);
    await start();
    await untilNoTrace();
    const now = browsers.map((browser) => ({
      ...browser,
      send: (path: string) => browser.send(path, { url: product.url }),
    }));
    await isGone(now, reports);
  });

  it('leaves its public reports public, without a name [SEC-67]', async () => {
    const liv = await signedInPerson(product, 'Liv');
    const id = await liv.search('Mussels of the Skagerrak');
    await liv.finished(id);
    const { body } = await admin.ask<{ url: string }>(`/api/admin/reports/${id}/publish`, { method: 'POST' });
    const path = body.url.replace('/insights/', '/api/generated/');
    left = (await admin.ask<object>(path)).body;
    const { id: userId } = (await liv.ask<{ id: string }>('/api/auth/user')).body;
    expect((await liv.ask('/api/auth/user', { method: 'DELETE' })).status).toBe(200);
    expect((await createPerson(product.url).ask<object>(path)).body).toEqual(left);
    expect(JSON.stringify(left)).not.toMatch(new RegExp(`${userId}|liv@`, 'i'));
    expect(left).toMatchObject({ url: body.url, query: { query: 'Mussels of the Skagerrak' } });
  });

  it('leaves the data of others alone, and does not return in rebuilt read models', async () => {
    const outcome = await run('projections', ['rebuild'], { DATA_DIR: dataDir });
    expect([outcome.code, outcome.stderr]).toEqual([0, expect.stringContaining('Rebuilt all read models.')]);
    expect(findWordsIn(dataDir, words)).toEqual([]);
    const { url } = left as { url: string };
    expect((await admin.ask<object>(url.replace('/insights/', '/api/generated/'))).body).toEqual(left);
    const back = createPerson(product.url);
    await back.signIn('ole@example.org');
    expect((await back.result(others)).query.query).toBe('Cockles of the North Sea');
  });

  it('is named in no printed line', () => {
    const lines = [...printed, product.output].join('\n').toLowerCase();
    expect(words.filter((word) => lines.includes(word.toLowerCase()))).toEqual([]);
  });

  it('frees its address for a new, separate account', async () => {
    google.now({ person: { ...grethe, sub: '4712', picture: undefined, name: 'Somebody New' } });
    const anew = createPerson(product.url);
    await signInWithGoogle(anew);
    const { body } = await anew.ask<{ name: string; searchCount: number }>('/api/auth/user');
    expect(body).toMatchObject({ name: 'Somebody New', picture: null, searchCount: 10 });
    const { body: history } = await anew.ask<{ results: object[] }>('/api/history?page=1&limit=20');
    expect(history.results).toEqual([]);
  });
});
