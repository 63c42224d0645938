import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpWorld } from './http/http-world';
import { createPerson, password, type Person } from './http/person';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';

describe('over HTTP', () => {
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;

  beforeAll(async () => {
    ({ product, visitor, admin, ada } = await createHttpWorld());
  });
  afterAll(() => product.stop());

  it('loads home with few scripts', async () => {
    const html = await (await visitor.send('/')).text();
    const { length } = html.match(/rel="modulepreload"/g) ?? [];
    expect(length).toBeGreaterThan(5);
    expect(length).toBeLessThan(25);
  });

  describe('a URL', () => {
    it.each(['/api/nothing', '/api', '/api/search/x/y/z', '/api/results/%E0%A4%A'])(
      'without a route is a 404 in JSON: %s',
      async (path) => {
        const { status, body } = await visitor.ask(path);
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
    ])('refuses an unsupported method: %s %s', async (method, path) => {
      const json = method === 'GET' ? undefined : { query: 'x', email: 'x', password: 'x' };
      const { status, body, headers } = await admin.ask(path, { method, json });
      expect([status, body]).toEqual([405, refusal('method-not-allowed')]);
      expect(headers.get('allow')).toMatch(/GET|POST|DELETE/);
    });

    it.each([
      ['OPTIONS', '/', 'GET, HEAD, POST'],
      ['PUT', '/how-it-works', 'GET, HEAD'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['OPTIONS', '/sitemap.xml', 'GET, HEAD'],
    ])('names the supported methods: %s %s', async (method, path, allow) => {
      const { status, headers } = await visitor.send(path, { method });
      expect([status, headers.get('allow')]).toEqual([405, allow]);
    });

    it.each([
      `/api/search/${unknownId}/status`,
      `/api/search/${unknownId}/events`,
      `/api/results/${unknownId}`,
      `/api/results/${unknownId}/evidence`,
      `/api/results/${unknownId}/claims/c1`,
      `/api/results/${unknownId}/page`,
      `/api/results/${unknownId}/markdown`,
      `/api/results/${unknownId}/tables.csv`,
    ])('with an unknown id is a 404: %s', async (path) => {
      const { status, body } = await visitor.ask(path);
      expect([status, body]).toEqual([404, refusal('search-not-found')]);
    });

    it('has the security headers, on pages and API calls', async () => {
      for (const path of ['/', '/api/history', '/results', '/no-such-page']) {
        const { headers } = await visitor.send(path);
        const policy = headers.get('content-security-policy') ?? '';
        for (const rule of [
          "default-src 'self'",
          "object-src 'none'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
        ])
          expect(policy).toContain(rule);
        expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]+'(;|$)/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('keep-alive')).toBe('timeout=65');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
        expect(headers.get('x-powered-by')).toBeNull();
      }
    });

    it('answers health and readiness', async () => {
      for (const path of ['/healthz', '/readyz']) {
        const { status, body } = await visitor.ask(path);
        expect([status, body]).toEqual([200, { ok: true }]);
      }
    });
  });

  describe('a request from another site', () => {
    it('is refused and changes nothing', async () => {
      const before = await ada.remaining();
      const asking = { json: { query: 'x', model: 'qwen' }, headers: { 'sec-fetch-site': 'cross-site' } };
      const { status, body } = await ada.ask('/api/search', asking);
      expect([status, body]).toEqual([403, refusal('cross-origin')]);
      expect(await ada.remaining()).toBe(before);
    });

    it('is refused for page forms too', async () => {
      const body = new URLSearchParams({ email: 'ada@example.org', password, mode: 'sign-in' });
      const headers = { origin: 'https://elsewhere.example' };
      const { status, headers: answered } = await createPerson(product.url).send('/auth', { body, headers });
      expect(status).toBe(403);
      expect(answered.get('set-cookie')).toBeNull();
    });

    it('may read public data', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await visitor.ask('/api/history', { headers })).status).toBe(200);
    });

    it('gets a 404 for an unknown URL first', async () => {
      const headers = { origin: 'https://elsewhere.example' };
      expect((await visitor.ask('/api/nothing', { json: {}, headers })).status).toBe(404);
    });
  });

  describe('a body', () => {
    const post = (body: string, type = 'application/json') =>
      ada.ask('/api/search', { body, headers: { 'content-type': type } });

    it('over 64 KB is refused, with any content type', async () => {
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

    it('of a signed-out caller is not parsed', async () => {
      const { status, body } = await visitor.ask('/api/search', {
        body: 'x',
        headers: { 'content-type': 'text/plain' },
      });
      expect([status, body]).toEqual([401, refusal('unauthenticated')]);
    });
  });
});

describe('behind https', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startProduct({ env: { APP_URL: 'https://reports.example.org' } });
  });
  afterAll(() => product.stop());

  it('the session cookie is Secure and bound to this host, and HSTS is set [SEC-82]', async () => {
    const person = createPerson(product.url);
    const { headers } = await person.signIn(product.adminEmail, product.adminPassword);
    expect(headers.get('set-cookie')).toMatch(/^__Host-[^;]+;.*; Secure/);
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});
