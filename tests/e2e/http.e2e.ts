import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { footprint } from './footprint';
import { approvedAccount, createPerson, password, signedInAdmin, signedInPerson, type Person } from './person';
import { readEvents } from './read-events';
import { startProduct, type RunningProduct } from './server';
import { until } from './until';

const unknownId = '00000000-0000-4000-8000-000000000000';
const refusal = (code: string) => ({ error: expect.any(String) as string, code });

describe('over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let anybody: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  /** A finished report of Ada, over the example data. */
  let report: Result;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [{ when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } }],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url, LOG_LEVEL: 'debug' };
    product = await startProduct({ env });
    anybody = createPerson(product.url);
    admin = await signedInAdmin(product);
    ada = await signedInPerson(product, 'Ada');
    bob = await signedInPerson(product, 'Bob');
    const source = await ada.attachExample();
    report = await ada.finished(await ada.search('CO2 of the air', { model: 'qwen', sources: [source] }));
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  describe('an address', () => {
    it.each(['/api/nothing', '/api', '/api/search/x/y/z', '/api/results/%E0%A4%A'])(
      'that is nobody’s is a 404 in JSON: %s',
      async (path) => {
        const { status, body } = await anybody.ask(path);
        expect([status, body]).toEqual([404, refusal('not-found')]);
      },
    );

    it.each([
      ['GET', '/api/search'],
      ['GET', '/api/auth/login'],
      ['POST', '/api/auth/user'],
      ['POST', '/api/history'],
      ['POST', `/api/results/${unknownId}`],
      ['PUT', '/api/search'],
      ['DELETE', '/api/auth/login'],
      ['PATCH', '/api/auth/register'],
      ['PUT', `/api/search/${unknownId}/cancel`],
      ['PUT', '/api/sources'],
      ['PROPFIND', '/api/auth/user'],
    ])('does not take a method that is not its own: %s %s', async (method, path) => {
      const json = method === 'GET' ? undefined : { query: 'x', email: 'x', password: 'x' };
      const { status, body } = await admin.ask(path, { method, json });
      expect([status, body]).toEqual([405, refusal('method-not-allowed')]);
    });

    it.each([
      `/api/search/${unknownId}/status`,
      `/api/search/${unknownId}/events`,
      `/api/results/${unknownId}`,
      `/api/results/${unknownId}/evidence`,
      `/api/results/${unknownId}/page`,
      `/api/results/${unknownId}/markdown`,
      `/api/results/${unknownId}/tables.csv`,
    ])('with an id that nobody gave out is a 404: %s', async (path) => {
      const { status, body } = await anybody.ask(path);
      expect([status, body]).toEqual([404, refusal('search-not-found')]);
    });

    it('carries the headers that keep a browser safe, on pages and calls', async () => {
      for (const path of ['/', '/api/history', `/results/${report.id}`, '/no-such-page']) {
        const { headers } = await anybody.send(path);
        const policy = headers.get('content-security-policy') ?? '';
        for (const rule of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'self'"])
          expect(policy).toContain(rule);
        expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'(;|$)/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
        expect(headers.get('x-powered-by')).toBeNull();
      }
    });

    it('says whether the product lives and is ready', async () => {
      for (const path of ['/healthz', '/readyz']) {
        const { status, body } = await anybody.ask(path);
        expect([status, body]).toEqual([200, { ok: true }]);
      }
    });
  });

  describe('a request from another site', () => {
    it.each([
      ['by its Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
      ['from a sister site', { 'sec-fetch-site': 'same-site' }],
      ['by its Origin', { origin: 'https://elsewhere.example' }],
      ['with an opaque Origin', { origin: 'null' }],
    ])('is refused %s and changes nothing', async (_, headers) => {
      const before = await ada.remaining();
      const { status, body } = await ada.ask('/api/search', { json: { query: 'x', model: 'qwen' }, headers });
      expect([status, body]).toEqual([403, refusal('cross-origin')]);
      expect(await ada.remaining()).toBe(before);
    });

    it('is refused for forms of the pages too', async () => {
      const body = new URLSearchParams({ email: 'ada@example.org', password, mode: 'sign-in' });
      const headers = { origin: 'https://elsewhere.example' };
      const { status, headers: answered } = await createPerson(product.url).send('/auth', { body, headers });
      expect(status).toBe(403);
      expect(answered.get('set-cookie')).toBeNull();
    });

    it('may read what anybody may read', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await anybody.ask(`/api/results/${report.id}`, { headers })).status).toBe(200);
    });

    it('finds that an unknown address is unknown first', async () => {
      const headers = { origin: 'https://elsewhere.example' };
      expect((await anybody.ask('/api/nothing', { json: {}, headers })).status).toBe(404);
    });
  });

  describe('a body', () => {
    const post = (body: string, type = 'application/json') =>
      ada.ask('/api/search', { body, headers: { 'content-type': type } });

    it('over 64 KB is refused, whatever it calls itself', async () => {
      for (const type of ['application/json', 'text/plain']) {
        const { status, body } = await post(JSON.stringify({ query: 'x'.repeat(65_536) }), type);
        expect([status, body]).toEqual([413, refusal('body-too-large')]);
      }
    });

    it('that is not JSON is refused', async () => {
      const plain = await post('query=x', 'application/x-www-form-urlencoded');
      expect([plain.status, plain.body]).toEqual([415, refusal('not-json')]);
      const broken = await post('{"query": ');
      expect([broken.status, broken.body]).toEqual([400, refusal('malformed-json')]);
    });

    it('from somebody who has not signed in is not looked at', async () => {
      const { status, body } = await anybody.ask('/api/search', { body: 'x', headers: { 'content-type': 'text/plain' } });
      expect([status, body]).toEqual([401, refusal('unauthenticated')]);
    });
  });

  describe('an account', () => {
    const carol = { name: 'Carol', email: 'carol@example.org', password, confirmPassword: password };

    it('is asked for, waits for an admin, and then gets in with ten searches', async () => {
      const person = createPerson(product.url);
      const sentence =
        "Account created successfully! Admin will approve your account and you'll receive an email notification.";
      const first = await person.ask('/api/auth/register', { json: carol });
      expect([first.status, first.body]).toEqual([201, { message: sentence }]);
      const again = await person.ask('/api/auth/register', { json: { ...carol, name: 'Mallory', email: 'CAROL@example.org' } });
      expect([again.status, again.body]).toEqual([201, { message: sentence }]);

      const early = await person.signIn(carol.email);
      expect([early.status, early.body]).toEqual([403, refusal('account-pending')]);
      await approvedAccount(product, 'Carol');
      const late = await person.signIn(carol.email);
      expect(late.status).toBe(200);
      const user = await until('the searches are granted', async () => {
        const { body } = await person.ask<{ searchCount: number }>('/api/auth/user');
        return body.searchCount === 10 && body;
      });
      expect(user).toEqual({
        id: late.body.user.id,
        email: carol.email,
        name: 'Carol',
        picture: null,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        isAdmin: false,
        isApproved: true,
        isActive: true,
        searchCount: 10,
      });
    });

    it('is refused with a sentence for each field that is wrong', async () => {
      const { status, body } = await anybody.ask('/api/auth/register', {
        json: { email: 'nobody', name: ' ', password: 'short', confirmPassword: 'short' },
      });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'name', 'password']);
      const differ = await anybody.ask('/api/auth/register', { json: { ...carol, confirmPassword: 'another one' } });
      expect([differ.status, differ.body.fields]).toEqual([400, { confirmPassword: 'Passwords do not match' }]);
      const empty = await anybody.ask('/api/auth/login', { json: {} });
      expect([empty.status, Object.keys(empty.body.fields ?? {}).sort()]).toEqual([400, ['email', 'password']]);
    });

    it('does not tell an unknown address from a wrong password', async () => {
      const unknown = await anybody.ask('/api/auth/login', { json: { email: 'no@example.org', password } });
      const wrong = await anybody.ask('/api/auth/login', { json: { email: 'ada@example.org', password: 'not hers!' } });
      expect([unknown.status, unknown.body]).toEqual([401, refusal('wrong-credentials')]);
      expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    });

    it('is approved and listed by admins alone', async () => {
      const path = `/api/admin/users/${unknownId}/approve`;
      for (const [person, status, code] of [
        [anybody, 401, 'sign-in-required'],
        [ada, 403, 'forbidden'],
        [admin, 404, 'user-not-found'],
      ] as const) {
        const answer = await person.ask(path, { json: {} });
        expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
      }
      const { body } = await admin.ask<{ id: string; isAdmin: boolean; searchCount: number }[]>('/api/admin/users');
      const self = body.find(({ isAdmin }) => isAdmin);
      expect(self?.searchCount).toBe(-1);
      const answer = await admin.ask(`/api/admin/users/${self?.id}/approve`, { json: {} });
      expect([answer.status, answer.body]).toEqual([409, refusal('admin-protected')]);
      expect((await ada.ask('/api/admin/users')).status).toBe(403);
      expect((await anybody.ask('/api/admin/users')).status).toBe(401);
    });

    it('is left by signing out, which ends the session on the server and works without one', async () => {
      const person = createPerson(product.url);
      await person.signIn('ada@example.org');
      const cookie = person.cookie();
      expect((await person.ask('/api/auth/logout', { json: {} })).status).toBe(200);
      expect((await anybody.ask('/api/auth/user', { headers: { cookie } })).status).toBe(401);
      expect((await anybody.ask('/api/auth/logout', { json: {} })).status).toBe(200);
    });

    it('has a cookie that scripts, other sites and forgers get nothing from', async () => {
      const person = createPerson(product.url);
      const set = (await person.signIn('ada@example.org')).headers.get('set-cookie') ?? '';
      expect(set).toMatch(/; HttpOnly/);
      expect(set).toMatch(/; SameSite=Lax/);
      expect(set).toMatch(/; Path=\//);
      expect(set).not.toMatch(/; Secure/);
      const forged = person.cookie().replace(/=(.)/, (_, first: string) => `=${first === 'A' ? 'B' : 'A'}`);
      expect((await anybody.ask('/api/auth/user', { headers: { cookie: forged } })).status).toBe(401);
    });
  });

  describe('a search', () => {
    it.each([
      ['without a query', {}, 'empty-query', 'Please enter a search query'],
      ['with a blank query', { query: ' \n\t ' }, 'empty-query', 'Please enter a search query'],
      ['of 2,001 characters', { query: 'x'.repeat(2_001) }, 'query-too-long', undefined],
      ['by an unknown model', { query: 'x', model: 'gpt' }, 'unknown-model', undefined],
      ['that is no object', [], 'invalid-input', undefined],
      ['over eleven sources', { query: 'x', sources: Array.from({ length: 11 }, (_, n) => `s${n}`) }, 'too-many-sources', undefined],
    ])('%s is refused by name, and nothing is written', async (_, json, code, sentence) => {
      const before = await footprint(product.dataDir);
      const { status, body } = await bob.ask('/api/search', { json });
      expect(status).toBe(400);
      expect(body).toEqual({ ...refusal(code), fields: expect.any(Object) as object });
      if (sentence) expect(body.error).toBe(sentence);
      expect(await footprint(product.dataDir)).toEqual(before);
    });

    it('over a source that does not exist, or is somebody else’s, is refused', async () => {
      const hers = await ada.attachExample();
      for (const source of [unknownId, hers]) {
        const { status, body } = await bob.ask('/api/search', { json: { query: 'x', sources: [source] } });
        expect([status, body]).toEqual([400, refusal('unknown-source')]);
      }
      expect(await bob.remaining()).toBe(10);
    });

    it('takes exactly 2,000 characters, trims them, and knows Model 3 by its other names', async () => {
      const query = `held back ${'x'.repeat(1_990)}`;
      const id = await admin.search(`  ${query}\n`, { model: 'deepseek' });
      expect((await admin.status(id)).model).toBe('deepseek');
      await admin.ask(`/api/search/${id}/cancel`, { json: {} });
      for (const model of ['dual', 'model3']) {
        const other = await admin.search('held back', { model });
        expect((await admin.status(other)).model).toBe('claude');
        await admin.ended(other);
      }
    });

    it('sent twice with one Idempotency-Key is one search, paid once', async () => {
      const before = await bob.remaining();
      const headers = { 'idempotency-key': 'one and the same' };
      const asked = { json: { query: 'held back', model: 'deepseek' }, headers };
      const answers = await Promise.all([bob, bob, bob].map((person) => person.ask<{ queryId: string }>('/api/search', asked)));
      const [first] = answers;
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, first?.body]));
      expect((await bob.ask('/api/search', asked)).body).toEqual(first?.body);
      expect(await bob.remaining()).toBe(before - 1);
      const hers = await ada.ask<{ queryId: string }>('/api/search', asked);
      expect(hers.body.queryId).not.toBe(first?.body.queryId);
      await ada.ask(`/api/search/${hers.body.queryId}/cancel`, { json: {} });
      await bob.ask(`/api/search/${first?.body.queryId}/cancel`, { json: {} });
    });

    it('that is cancelled by its owner ends as failed and is given back, once', async () => {
      const dave = await signedInPerson(product, 'Dave');
      const id = await dave.search('held back', { model: 'deepseek' });
      expect(await dave.remaining()).toBe(9);
      expect((await anybody.ask(`/api/search/${id}/cancel`, { json: {} })).status).toBe(401);
      const foreign = await bob.ask(`/api/search/${id}/cancel`, { json: {} });
      expect([foreign.status, foreign.body]).toEqual([403, refusal('forbidden')]);

      expect((await dave.ask(`/api/search/${id}/cancel`, { json: {} })).status).toBe(200);
      expect(await dave.ended(id)).toMatchObject({ status: 'failed', code: 'cancelled', error: expect.any(String) as string });
      await until('the search is given back', async () => (await dave.remaining()) === 10);
      expect((await dave.ask(`/api/search/${id}/cancel`, { json: {} })).status).toBe(200);
      expect(await dave.remaining()).toBe(10);
      expect((await dave.ask(`/api/results/${id}`)).status).toBe(404);
    });

    it('cannot be cancelled once it has completed', async () => {
      const { status, body } = await ada.ask(`/api/search/${report.id}/cancel`, { json: {} });
      expect([status, body]).toEqual([409, refusal('already-completed')]);
      const unknown = await ada.ask(`/api/search/${unknownId}/cancel`, { json: {} });
      expect([unknown.status, unknown.body]).toEqual([404, refusal('search-not-found')]);
    });

    it('is refused to somebody who has used all ten, in words about the quota, until one is given back', async () => {
      const erin = await signedInPerson(product, 'Erin');
      const ids: string[] = [];
      for (let n = 0; n < 10; n += 1) ids.push(await erin.search(`held back ${n}`, { model: 'deepseek' }));
      expect(await erin.remaining()).toBe(0);
      const { status, body } = await erin.ask('/api/search', { json: { query: 'one more' } });
      expect([status, body]).toEqual([403, refusal('quota-exhausted')]);
      expect(body.error).toMatch(/quota/i);
      const blank = await erin.ask('/api/search', { json: { query: ' ' } });
      expect(blank.status).toBe(400);
      await Promise.all(ids.map((id) => erin.ask(`/api/search/${id}/cancel`, { json: {} })));
      await until('all are given back', async () => (await erin.remaining()) === 10);
    });

    it('tells how far it is in the shape of the contract', async () => {
      expect(await anybody.status(report.id)).toEqual({
        id: report.id,
        status: 'completed',
        model: 'qwen',
        progress: 1,
        step: expect.any(String) as string,
        sectionsDone: report.sections.length,
        sectionsTotal: report.sections.length,
      });
    });
  });

  describe('the event stream of a search', () => {
    it('tells each section as it is written, ends when it is done, and goes on after a Last-Event-ID', async () => {
      standIn.script({ when: { query: 'a stream', purpose: 'section' }, then: { delayMs: 300 } });
      const id = await admin.search('a stream', { model: 'deepseek' });
      const all = await readEvents(admin, id);
      const sections = all.filter(({ event }) => event === 'section');
      expect(sections.map(({ data }) => data.index).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(all.at(-1)).toMatchObject({ event: 'status', data: { status: 'completed', progress: 1 } });
      const positions = all.map((told) => Number(told.id));
      expect(positions).toEqual([...positions].sort((a, b) => a - b));

      const third = sections[2]?.id ?? '';
      const rest = await readEvents(admin, id, { lastEventId: third });
      const later = sections.filter((told) => Number(told.id) > Number(third));
      expect(rest.filter(({ event }) => event === 'section')).toEqual(later);
      expect(rest.at(-1)?.data.status).toBe('completed');
    });
  });

  describe('a source', () => {
    const text = { name: 'notes.txt', bytes: 'Water boils at 100 °C at sea level.' };
    const big = { name: 'big.txt', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') };

    it.each([
      ['the eleventh file', Array.from({ length: 11 }, (_, n) => ({ ...text, name: `${n}.txt` })), 400, 'too-many-files'],
      ['more than 5 MB', [big], 413, 'file-too-large'],
      ['a picture', [{ name: 'photo.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') }], 415, 'file-type'],
      ['binary that calls itself text', [{ name: 'a.txt', bytes: Buffer.from([0, 159, 146, 150, 0, 1, 2]) }], 400, 'file-binary'],
      ['a CSV whose rows do not fit its header', [{ name: 'a.csv', bytes: 'a,b\n1,2\n1,2,3\n' }], 400, 'csv-broken'],
      ['a CSV with an open quotation mark', [{ name: 'a.csv', bytes: 'a,b\n"1,2\n3,4\n' }], 400, 'csv-broken'],
      ['an empty file', [{ name: 'a.csv', bytes: '' }], 400, 'file-empty'],
      ['a good file beside a bad one', [text, { name: 'photo.png', bytes: 'x' }], 415, 'file-type'],
      ['nothing', [], 400, 'no-files'],
    ])('is refused when it is %s, and nothing is written', async (_, files, expected, code) => {
      const before = await footprint(product.dataDir);
      const { status, body } = await ada.attach(...files);
      expect([status, body]).toEqual([expected, refusal(code)]);
      expect(await footprint(product.dataDir)).toEqual(before);
    });

    it('is taken as CSV, text, Markdown or HTML, ten at once, each with what it holds', async () => {
      const { status, body } = await ada.attach(
        { name: 'a.csv', bytes: 'Year,Value\n2020,1\n2021,2\n' },
        { name: 'b.md', bytes: '# Notes\n\nOne sentence. Another sentence.' },
        { name: 'c.html', bytes: '<p>One paragraph.</p>' },
        ...Array.from({ length: 7 }, (_, n) => ({ ...text, name: `${n}.txt` })),
      );
      expect(status).toBe(201);
      expect(body.sources.map(({ kind, title }) => [kind, title]).slice(0, 4)).toEqual([
        ['csv', 'a.csv'],
        ['markdown', 'Notes'],
        ['html', 'c.html'],
        ['text', '0.txt'],
      ]);
      expect(body.sources).toHaveLength(10);
      expect(body.sources.every(({ spans, sourceId }) => spans >= 1 && sourceId !== '')).toBe(true);
    });

    it('is not taken from somebody who has not signed in, nor as JSON', async () => {
      const anonymous = await anybody.attach(text);
      expect([anonymous.status, anonymous.body]).toEqual([401, refusal('sign-in-required')]);
      const json = await ada.ask('/api/sources', { json: {} });
      expect([json.status, json.body]).toEqual([415, refusal('not-multipart')]);
    });
  });

  describe('a finished report', () => {
    type Evidence = { sources: { sha256: string; spans: { id: string; text: string; line?: number }[] }[]; claims: { spanIds: string[] }[] };
    const evidenceFor = async (person: Person) => (await person.ask<Evidence>(`/api/results/${report.id}/evidence`)).body;

    it('shows all spans of its sources to its owner and to admins, to others the cited ones', async () => {
      const lines = readFileSync('examples/co2-and-temperature.csv', 'utf8').trim().split('\n').length;
      const [owners, admins, others] = await Promise.all([ada, admin, bob].map(evidenceFor));
      expect(owners?.sources[0]?.spans).toHaveLength(lines);
      expect(admins).toEqual(owners);
      const cited = new Set(others?.claims.flatMap(({ spanIds }) => spanIds));
      expect(others?.sources.flatMap(({ spans }) => spans.map(({ id }) => id)).sort()).toEqual([...cited].sort());
      expect(others?.claims).toEqual(owners?.claims);
      expect(await evidenceFor(anybody)).toEqual(others);
      expect(cited.size).toBeLessThan(lines);
    });

    it('names the hash of the file as it was sent', async () => {
      const { createHash } = await import('node:crypto');
      const sent = createHash('sha256').update(readFileSync('examples/co2-and-temperature.csv')).digest('hex');
      expect((await evidenceFor(anybody)).sources[0]?.sha256).toBe(sent);
    });

    it('is readable by anyone who has its id, without who asked for it', async () => {
      const { status, body } = await anybody.ask<Result>(`/api/results/${report.id}`);
      expect(status).toBe(200);
      const { userId, ...rest } = report;
      expect(body).toEqual(rest);
      expect(userId).toBeTruthy();
      const page = await (await anybody.send(`/results/${report.id}`)).text();
      expect(page).toContain(report.title);
      for (const text of [page, JSON.stringify(body)]) expect(text).not.toMatch(new RegExp(`${userId}|ada@example.org`));
    });

    it('is listed: to everybody in the bare array and the recent searches, to its owner in the history', async () => {
      const all = (await anybody.ask<{ id: string; summary: string; query: string }[]>('/api/history')).body;
      expect(all.map(({ id }) => id)).toContain(report.id);
      expect(all.filter((item) => 'userId' in item || item.summary.length > 153)).toEqual([]);

      const recent = (await anybody.ask<Record<string, unknown>[]>('/api/recent-searches')).body;
      expect(recent.length).toBeLessThanOrEqual(12);
      expect(recent).toContainEqual({
        query: 'CO2 of the air',
        url: `/results/${report.id}`,
        createdAt: report.createdAt,
        model: 'qwen',
      });

      type Page = { results: { id: string }[]; pagination: object };
      const own = (await ada.ask<Page>('/api/history?page=1&limit=20')).body;
      expect(own.results.map(({ id }) => id)).toEqual([report.id]);
      expect(own.pagination).toEqual({ currentPage: 1, totalPages: 1, totalCount: 1, hasPrev: false, hasNext: false });
      expect((await bob.ask<Page>('/api/history?page=1&limit=20')).body.results).toEqual([]);
      expect((await admin.ask<Page>('/api/history?page=1&limit=20')).body.results.map(({ id }) => id)).toContain(report.id);
      const anonymous = await anybody.ask('/api/history?page=1&limit=20');
      expect([anonymous.status, anonymous.body]).toEqual([401, refusal('sign-in-required')]);
    });

    it('is paged, newest first', async () => {
      type Page = { results: { id: string; createdAt: string }[]; pagination: { totalCount: number; hasNext: boolean; hasPrev: boolean } };
      const page = async (n: number) => (await admin.ask<Page>(`/api/history?page=${n}&limit=1`)).body;
      const [first, second] = [await page(1), await page(2)];
      expect(first.pagination.totalCount).toBeGreaterThan(1);
      expect([first.pagination.hasPrev, first.pagination.hasNext, second.pagination.hasPrev]).toEqual([false, true, true]);
      expect((first.results[0]?.createdAt ?? '') >= (second.results[0]?.createdAt ?? '')).toBe(true);
      expect(first.results[0]?.id).not.toBe(second.results[0]?.id);
    });

    it('is taken away by its owner alone, and is then nowhere', async () => {
      const id = await ada.search('gone tomorrow', { model: 'qwen' });
      await ada.finished(id);
      const path = `/api/results/${id}`;
      for (const [person, status, code] of [
        [anybody, 401, 'sign-in-required'],
        [bob, 403, 'forbidden'],
      ] as const) {
        const answer = await person.ask(path, { method: 'DELETE' });
        expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
      }
      expect((await ada.ask(path, { method: 'DELETE' })).status).toBe(200);
      await until('it is gone', async () => (await ada.ask(path)).status === 404);
      for (const gone of [`/api/search/${id}/status`, `${path}/evidence`, `${path}/page`])
        expect((await ada.ask(gone)).status).toBe(404);
      expect((await anybody.ask<{ id: string }[]>('/api/history')).body.map((item) => item.id)).not.toContain(id);
      expect((await ada.ask(path, { method: 'DELETE' })).status).toBe(404);
      expect((await ada.ask(`/api/results/${unknownId}`, { method: 'DELETE' })).status).toBe(404);
    });
  });

  it('writes no mail address, password, query text or session into its log', () => {
    expect(product.output).toContain('answered');
    expect(product.output).not.toMatch(/example\.org|a long enough password|CO2 of the air|held back|a stream/);
    expect(product.output).not.toContain(ada.cookie().split('=')[1]);
  });
});

describe('behind https', () => {
  it('the session cookie is Secure and bound to this host, and browsers are told to stay with https', async () => {
    const product = await startProduct({ env: { APP_URL: 'https://reports.example.org' } });
    const person = createPerson(product.url);
    const { headers } = await person.signIn(product.adminEmail, product.adminPassword);
    expect(headers.get('set-cookie')).toMatch(/^__Host-[^;]+;.*; Secure/);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    await product.stop();
  });
});
