import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../modules/access/routes';
import {
  createPerson,
  newAddress,
  password,
  signedInAdmin,
  signedInPerson,
  type Person,
} from './http/person';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

const tooMany = refusal('too-many-requests');

/** Runs a request this many times, twenty at once; answers the statuses in order. */
async function times(count: number, ask: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) {
    const batch = Array.from({ length: Math.min(20, count - statuses.length) }, (_, n) =>
      ask(statuses.length + n),
    );
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  return statuses;
}
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

/** The cheapest request that counts as a sign-in. */
const badSignIn = (person: Person) => person.send('/api/auth/login', { body: 'x', method: 'POST' });
const drained = async (answer: Promise<Response>) => {
  const response = await answer;
  await response.arrayBuffer();
  return response;
};

describe('the routes', () => {
  let product: RunningProduct;
  let admin: Person;

  beforeAll(async () => {
    product = await startProduct();
    admin = await signedInAdmin(product);
  });
  afterAll(() => product.stop());

  describe('with side effects', () => {
    const unsafe = Object.keys(routes).filter((route) => !route.startsWith('GET '));
    /** A call and a form; `routes.e2e.ts` shows that every route makes the same check first. */
    const both = ['POST /api/search', 'POST /auth'];
    const asked = (route: string, headers: Record<string, string>) => {
      const [method = '', path = ''] = route.split(' ');
      return createPerson(product.url).send(path.replace(/:\w+/, unknownId), { method, headers });
    };

    it.each([
      ['another site', { 'sec-fetch-site': 'cross-site' }],
      ['a sister site', { 'sec-fetch-site': 'same-site' }],
      ['another site, whatever Origin it names', { 'sec-fetch-site': 'cross-site', origin: 'OWN' }],
      ['another site in an old browser', { origin: 'https://elsewhere.example' }],
      ['this host by another port in an old browser', { origin: 'http://127.0.0.1:1' }],
      ['an opaque origin', { origin: 'null' }],
      ['an origin that is none', { origin: 'elsewhere' }],
    ])('reject %s [SEC-84]', async (_, headers) => {
      const sent = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value === 'OWN' ? product.url : value]),
      );
      for (const route of both) {
        const answer = await asked(route, sent);
        const text = await answer.text();
        expect([route, answer.status]).toEqual([route, 403]);
        if (route.includes(' /api/')) expect(JSON.parse(text)).toEqual(refusal('cross-origin'));
        else
          expect([answer.headers.get('content-type'), text]).toEqual([
            'text/html; charset=utf-8',
            expect.stringContaining('came from another site'),
          ]);
      }
    });

    it.each([
      ['this site', { 'sec-fetch-site': 'same-origin' }],
      ['a person typing the address', { 'sec-fetch-site': 'none' }],
      ['an old browser here', { origin: 'OWN' }],
      ['a program without a browser', {}],
      [
        'this site behind a proxy that renames the host',
        { 'sec-fetch-site': 'same-origin', origin: 'https://public.example' },
      ],
      ['this site, whatever stands in its Origin', { 'sec-fetch-site': 'same-origin', origin: '::' }],
    ] as [string, Record<string, string>][])('accept %s', async (_, headers) => {
      const sent = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, value === 'OWN' ? product.url : value]),
      );
      for (const route of headers['sec-fetch-site'] === 'same-origin' && !headers.origin ? unsafe : both) {
        const answer = await asked(route, sent);
        expect([route, answer.status < 500]).toEqual([route, true]);
        expect([route, await answer.text()]).not.toEqual([route, expect.stringContaining('another site')]);
      }
    });
  });

  describe('of signing in', () => {
    it('allow twenty attempts a minute from one address, and reject even the right password after that [SEC-88]', async () => {
      const person = createPerson(product.url);
      expect(countOf(await times(20, () => drained(badSignIn(person))), 415)).toBe(20);
      const late = await person.signIn(product.adminEmail, product.adminPassword);
      expect([late.status, late.body]).toEqual([429, tooMany]);
      const wait = Number(late.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(30);
      expect(wait).toBeLessThanOrEqual(60);
      expect(late.body).toMatchObject({ error: expect.stringContaining(`${wait} seconds`) as string });
      const neighbour = createPerson(product.url);
      expect((await neighbour.signIn(product.adminEmail, product.adminPassword)).status).toBe(200);
    });

    it('say so in the form, and keep the input', async () => {
      const person = createPerson(product.url);
      await times(20, () => drained(badSignIn(person)));
      const body = new URLSearchParams({ mode: 'sign-in', email: 'grace@example.org', password });
      const answer = await person.send('/auth', { body });
      const page = await answer.text();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(page).toContain('Too many requests. Please try again in');
      expect(page).toContain('value="grace@example.org"');
    });

    it('count sign-ups and password links separately', async () => {
      const person = createPerson(product.url);
      const signUp = () => person.send('/api/auth/register', { json: {} });
      expect(countOf(await times(25, () => drained(signUp())), 429)).toBe(5);
      const fields = { mode: 'sign-up', name: 'Grace Hopper', email: 'grace@example.org' };
      const form = await person.send('/auth', { body: new URLSearchParams(fields) });
      expect([form.status, await form.text()]).toEqual([429, expect.stringContaining('Grace Hopper')]);
      const forgot = () => person.send('/auth/forgot', { body: new URLSearchParams({ email: 'anonymous' }) });
      expect(countOf(await times(25, () => drained(forgot())), 429)).toBe(5);
      expect((await drained(badSignIn(person))).status).toBe(415);
    });
  });

  it('count by the address that the trusted proxy reports, not by a forged one', async () => {
    const person = createPerson(product.url);
    const posing = () => ({ 'x-forwarded-for': `${newAddress()}, ${person.address}` });
    const ask = () => person.send('/api/auth/login', { body: 'x', headers: posing() });
    expect(countOf(await times(25, () => drained(ask())), 429)).toBe(5);
  });

  it('allow a hundred and twenty report starts a minute from one account [SEC-78]', async () => {
    const person = await signedInAdmin(product);
    expect(countOf(await times(125, () => drained(person.send('/api/search', { json: {} }))), 429)).toBe(5);
    const form = await person.send('/', { body: new URLSearchParams({ query: 'Why is the sky blue?' }) });
    const page = await form.text();
    expect(form.status).toBe(429);
    expect(Number(form.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page).toContain('Too many requests. Please try again in');
    expect(page).toContain('Why is the sky blue?');
  });

  it('refuse a search beyond the quota as such, up to three hundred writes a minute from all addresses', async () => {
    const bob = await signedInPerson(product, 'Bob');
    const start = (n: number) =>
      drained(
        bob.send('/api/search', {
          json: { query: `number ${n}` },
          headers: { 'idempotency-key': `key-${n}` },
        }),
      );
    const atOnce = await Promise.all(Array.from({ length: 140 }, (_, n) => start(n)));
    const statuses = atOnce.map(({ status }) => status);
    expect([countOf(statuses, 200), countOf(statuses, 403)]).toEqual([10, 130]);
    expect((await start(statuses.indexOf(200))).status).toBe(200);
    const remove = (person: Person, headers = {}) =>
      person.ask(`/api/results/${unknownId}`, { method: 'DELETE', headers });
    expect(countOf(await times(99, (n) => start(1_000 + n)), 403)).toBe(99);
    expect(countOf(await times(60, () => remove(bob)), 404)).toBe(60);

    const late = await remove(bob);
    expect([late.status, late.body]).toEqual([429, tooMany]);
    expect((await remove(createPerson(product.url), { cookie: bob.cookie() })).status).toBe(429);
    expect((await bob.ask('/api/auth/user')).status).toBe(200);
    expect((await remove(admin)).status).toBe(404);
    const search = await bob.ask('/api/search', { json: { query: 'one more' } });
    expect([search.status, search.body]).toEqual([403, refusal('quota-exhausted')]);
    const form = await bob.send('/', { body: new URLSearchParams({ query: 'And in a form?' }) });
    expect([form.status, await form.text()]).toEqual([403, expect.stringContaining('all your searches')]);
    const feedback = await bob.send('/feedback', { body: new URLSearchParams({ content: 'x' }) });
    expect([feedback.status, await feedback.text()]).toEqual([
      429,
      expect.stringContaining('Too many requests'),
    ]);
  });
});

describe('the counters', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evident-limits-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are shared by processes on one folder and survive a kill: a thousand requests a minute from one address', async () => {
    const [first, second] = await Promise.all([
      startProduct({ dataDir: folder }),
      startProduct({ dataDir: folder }),
    ]);
    const address = newAddress();
    const at = (n: number) => createPerson((n % 2 ? second : first).url, address);
    expect(countOf(await times(30, (n) => drained(badSignIn(at(n)))), 429)).toBe(10);
    const served = await times(970, (n) => drained(at(n).send('/api/nothing-here')));
    expect(countOf(served, 404)).toBe(970);
    await times(30, (n) => drained(at(n).send('/api/nothing-here')));
    await until('both know of each other', async () => {
      const answers = await Promise.all([at(0), at(1)].map((person) => person.ask('/api/recent-searches')));
      return answers.every(({ status }) => status === 429);
    });
    await isRefusedEverywhere(at(0));
    expect((await drained(createPerson(first.url).send('/how-it-works'))).status).toBe(200);

    await first.kill();
    await second.stop();
    const third = await startProduct({ dataDir: folder });
    const person = createPerson(third.url, address);
    for (const path of ['/api/recent-searches', '/sitemap.xml', '/insights/none'])
      expect((await person.send(path)).status).toBe(429);
    expect((await person.signIn(third.adminEmail, third.adminPassword)).status).toBe(429);
    await third.stop();
  });
});

/** Calls, pages, their data and forms get the same refusal; health checks are still answered. */
async function isRefusedEverywhere(person: Person): Promise<void> {
  const call = await person.ask('/api/recent-searches');
  expect([call.status, call.body]).toEqual([429, tooMany]);
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(30);
  expect((await person.ask('/api/auth/user')).status).toBe(429);
  expect((await person.ask('/api/search', { json: {}, headers: { origin: 'null' } })).status).toBe(403);

  const page = await person.send('/how-it-works');
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('Too many requests. Please try again in');
  const fetched = await person.send('/how-it-works.data');
  expect([fetched.status, fetched.headers.get('content-type')]).toEqual([
    429,
    'text/x-script; charset=utf-8',
  ]);
  expect(await fetched.text()).toContain('Too many requests. Please try again in');
  expect(Number(fetched.headers.get('retry-after'))).toBeGreaterThan(0);
  const form = await person.send('/auth', { body: new URLSearchParams({ email: 'grace@example.org' }) });
  expect([form.status, await form.text()]).toEqual([429, expect.stringContaining('grace@example.org')]);

  for (const path of ['/healthz', '/readyz', '/favicon.svg'])
    expect([path, (await drained(person.send(path))).status]).toEqual([path, 200]);
}
