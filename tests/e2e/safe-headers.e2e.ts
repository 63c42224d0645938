import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser/browser';
import { createPerson, signedInAdmin, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { watchedPage } from './browser/watched-page';
import { createWindowPool, type WindowPool } from './browser/window-pool';

/** The directives of a policy by name. */
const directivesOf = (policy: string | null): Record<string, string[]> =>
  Object.fromEntries(
    (policy ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values];
    }),
  );

describe('every answer', () => {
  let product: RunningProduct;
  let browser: Browser;
  let windows: WindowPool;
  let visitor: Person;
  let admin: Person;
  let asset: string;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    windows = createWindowPool(browser);
    visitor = createPerson(product.url);
    admin = await signedInAdmin(product);
    const home = await (await visitor.send('/')).text();
    asset = /\/assets\/entry\.client-[\w-]+\.js/.exec(home)?.[0] ?? '';
    expect(asset).not.toBe('');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const answers: [string, string, { method?: string; body?: BodyInit; headers?: Record<string, string> }?][] =
    [
      ['a page', '/'],
      ['the data of a page', '/_root.data'],
      ['a page of signing in', '/auth'],
      ['a page that is not there', '/no/such/page'],
      ['a report that is not there', `/results/${unknownId}`],
      ['a call', '/api/recent-searches'],
      ['a call that is refused', '/api/auth/user'],
      ['a call that is not there', '/api/nothing'],
      ['an address that cannot be read', '/results/%E0%A4%A'],
      ['a body that is too large', '/api/auth/login', { method: 'POST', body: 'x'.repeat(70_000) }],
      [
        'a form of another site',
        '/auth',
        { method: 'POST', headers: { origin: 'https://elsewhere.example' } },
      ],
      ['a method that there is none of', '/auth', { method: 'PUT' }],
      ['a picture', '/favicon.svg'],
      ['health', '/healthz'],
    ];

  it.each(answers)('has the security headers: %s [SEC-83]', async (_, path, asking) => {
    const { headers } = await visitor.send(path, asking);
    const { 'script-src': scripts, ...policy } = directivesOf(headers.get('content-security-policy'));
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'style-src': ["'self'", "'unsafe-inline'"],
    });
    expect(scripts).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w+/=]{20,}'$/)]);
    const unsafe = Object.entries(policy).filter(
      ([name, values]) => name !== 'style-src' && /unsafe/.test(values.join()),
    );
    expect(unsafe).toEqual([]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    // No HSTS without https.
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('has them on assets too, which are cached for a year', async () => {
    const { headers } = await visitor.send(asset);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toMatch(/javascript/);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('has a fresh nonce, which every script of the page has too [SEC-68]', async () => {
    const nonces = await Promise.all(
      ['/', '/', '/auth'].map(async (path) => {
        const answer = await visitor.send(path);
        const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
        const scripts = (await answer.text()).match(/<script\b[^>]*>/g) ?? [];
        expect(scripts.length).toBeGreaterThan(2);
        expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it.each([
    ['a page of a signed-in user', true, '/', 'no-store'],
    ['its data', true, '/_root.data', 'no-store'],
    ['a page without a session', false, '/', 'private, no-cache'],
    ['a call', false, '/api/recent-searches', 'no-store'],
    ['a call that is refused', false, '/api/auth/user', 'no-store'],
    ['a call that is not there', false, '/api/nothing', 'no-store'],
  ])(
    'is not cached by browsers and proxies when it contains personal data: %s [SEC-101]',
    async (_, signedIn, path, kept) => {
      const { headers } = await (signedIn ? admin : visitor).send(path);
      expect(headers.get('cache-control')).toBe(kept);
    },
  );

  it.each(['/', '/auth', '/auth?mode=sign-up', '/results', '/history', '/feedback', '/no/such/page'])(
    'breaks nothing: %s runs without a browser warning',
    async (path) => {
      const { page, faults } = await windows.open(product.url + path);
      await page.waitForLoadState('networkidle');
      // The browser logs a missing page by itself.
      const said = faults.filter((fault) => !/status of 404/.test(fault));
      expect(said).toEqual([]);
      await windows.giveBack(page);
    },
  );

  it('blocks foreign scripts [SEC-69]', async () => {
    const watched = await watchedPage(browser);
    await watched.page.goto(`${product.url}/auth`);
    await watched.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x:" onerror="document.title = \'taken over\'">',
      );
    });
    await expect
      .poll(() => watched.faults.filter((fault) => fault.startsWith('policy:')).length)
      .toBeGreaterThan(1);
    expect(await watched.page.title()).not.toBe('taken over');
    await watched.close();
  });
});

describe('behind https', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startProduct({ env: { APP_URL: 'https://reports.example.org', TRUST_PROXY: '0' } });
  });
  afterAll(() => product.stop());

  it('HSTS is set for a year, and each cookie is bound to this host [SEC-80]', async () => {
    const person = createPerson(product.url);
    const { headers } = await person.signIn(product.adminEmail, product.adminPassword);
    const look = await person.send('/theme', { body: new URLSearchParams({ theme: 'dark' }) });
    for (const cookie of [headers.get('set-cookie'), look.headers.get('set-cookie')]) {
      expect(cookie).toMatch(/^__Host-[^;]+;/);
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie).toContain(`; ${part}`);
      expect(cookie).not.toMatch(/domain=/i);
    }
    for (const path of ['/', '/api/auth/user', '/favicon.svg', '/no/such/page']) {
      const answer = await person.send(path);
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('forwarded addresses are ignored without a configured proxy', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await createPerson(product.url).send('/api/auth/login', { body: 'x' })).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});
