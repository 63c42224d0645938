import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ServerBuild } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sessionCookieHeader } from '../app/http/session.server';
import type { Application, Viewer } from '../composition/application/application';
import { StoreUnavailable } from '../modules/kernel/events/event-store';
import { silentLog } from '../modules/kernel/ports';
import { refuse } from '../modules/kernel/refusal';
import { createRecordedTelemetry } from '../tests/doubles/recorded-telemetry';
import { createHttpApp, middlewareOf } from './http-app';

const settings = { sessionSecret: 'secret', secureCookies: false, appUrl: '' };
const elsewhere = { 'sec-fetch-site': 'cross-site' };

/** A build whose routes answer every path with itself and the user. */
function echoBuild(): ServerBuild {
  const echo = ({ request: asked, context }: { request: Request; context: { viewer?: Viewer } }) =>
    new Response(`${new URL(asked.url).pathname} for ${context.viewer?.id ?? 'nobody'}`);
  const root = { id: 'root', path: '', module: { default: () => null } };
  const module = { loader: echo, action: echo };
  const home = { id: 'home', parentId: 'root', index: true, module };
  const any = { id: 'any', parentId: 'root', path: '*', module };
  return {
    entry: { module: { default: () => new Response('page'), handleError: () => undefined } },
    routes: { root, home, any },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: 'production',
  } as unknown as ServerBuild;
}

/** The app over a stand-in of the product that notes what the middleware asks of it. */
function createTestApp() {
  const asked: string[] = [];
  const logged: object[] = [];
  const limits = { request: false, write: false };
  const system = {
    settings,
    limits: {
      async take(kind: 'request' | 'write') {
        asked.push(`limit of ${kind}`);
        return limits[kind] ? refuse('too-many-requests', { retryAfter: 7 }) : undefined;
      },
    },
    identity: {
      async viewer(token: string) {
        asked.push('session');
        return { id: token } as Viewer;
      },
    },
    publishing: {
      publicationAt: async () => Promise.reject(new StoreUnavailable('The read models are away.')),
      publications: async () => [],
    },
    exports: {
      publishedFile: (name: string) =>
        name === 'page.css'
          ? { type: 'text/css', bytes: Buffer.from('p { color: red } '.repeat(200)) }
          : undefined,
    },
    health: { ready: async () => ({ ok: true }) },
  } as unknown as Application;
  const recorded = createRecordedTelemetry();
  const dependencies = {
    system,
    logger: { ...silentLog, warn: (line: object) => void logged.push(line) },
    telemetry: { ...recorded.telemetry, exposition: async () => 'figures' },
    describeError: () => ({}),
    trustProxy: 0,
    assets: { handlers: [], build: echoBuild(), dev: false },
    closing: new AbortController().signal,
  };
  return { dependencies, asked, logged, limits, counts: recorded.counts };
}

describe('the middleware of the HTTP app', () => {
  let world: ReturnType<typeof createTestApp>;
  let server: Server;
  let cookie: string;

  beforeEach(async () => {
    world = createTestApp();
    server = createServer(createHttpApp(world.dependencies));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    cookie = (await sessionCookieHeader('ada', { system: { settings } })).split(';')[0] ?? '';
  });
  afterEach(() => void server.close());

  async function send(method: string, path: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ method, path, port, host: '127.0.0.1', agent: false, headers: { cookie, ...headers } })
        .once('response', resolve)
        .once('error', reject)
        .end();
    });
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  it('runs in the order of its description', () => {
    expect(middlewareOf(world.dependencies).map(({ name }) => name)).toEqual([
      'forwarding headers',
      'public pages',
      'log',
      'metrics',
      'security headers',
      'earlier errors',
      'request body',
      'static files',
      'compression',
      'operations',
      'assets',
      'no cache',
      'readable address',
      'count',
      'known calls',
      'known methods',
      'same origin',
      'rate limit',
      'session',
      'rate limit of the account',
      'home form',
      'routes',
      'errors',
    ]);
  });

  it('refuses an unknown call before anything else, to users too', async () => {
    world.limits.request = true;
    const { status, body } = await send('POST', '/api/nothing', elsewhere);
    expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'not-found' }]);
    expect(world.asked).toEqual(['limit of request']);
  });

  it('refuses an unknown page and a wrong method before a foreign origin', async () => {
    expect((await send('PUT', '/nothing/there', elsewhere)).status).toBe(404);
    expect((await send('DELETE', '/', elsewhere)).status).toBe(405);
  });

  it('refuses a foreign origin before too many requests', async () => {
    world.limits.request = true;
    const { status, body } = await send('POST', '/api/reviews', elsewhere);
    expect([status, JSON.parse(body)]).toMatchObject([403, { code: 'cross-origin' }]);
  });

  it('refuses too many requests before it looks up the session', async () => {
    world.limits.request = true;
    expect((await send('POST', '/api/reviews')).status).toBe(429);
    expect(world.asked).toEqual(['limit of request']);
  });

  it('limits the changes of an account once its session is found, before the route', async () => {
    world.limits.write = true;
    expect((await send('POST', '/api/reviews')).status).toBe(429);
    expect(world.asked).toEqual(['limit of request', 'session', 'limit of write']);
  });

  it('leaves to the routes what no step refuses', async () => {
    expect((await send('POST', '/api/search')).body).toBe('/api/search for ada');
    expect((await send('POST', '/')).body).toBe('/ for ada');
  });

  it('refuses an unreadable address uncounted, and forbids caches to keep that answer', async () => {
    const { status, headers } = await send('GET', '/api/%E0%A4%A');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(world.asked).toEqual([]);
  });

  it('answers operators uncounted, by reads alone', async () => {
    expect((await send('GET', '/healthz')).body).toBe('{"ok":true}');
    expect((await send('POST', '/metrics', elsewhere)).status).toBe(405);
    expect(world.asked).toEqual([]);
  });

  it('protects, measures and logs refusals and errors', async () => {
    const failed = await send('GET', '/insights/gone');
    expect([failed.status, failed.headers['x-frame-options']]).toEqual([503, 'DENY']);
    await send('POST', '/api/search', elsewhere);
    expect(world.logged).toMatchObject([{ status: 403, route: '/api/search' }]);
    const statuses = Object.keys(world.counts).filter((key) => key.startsWith('evident_http_requests_total'));
    expect(statuses.join()).toMatch(/5xx.*4xx/);
  });

  it('sends static files of published pages compressed once', async () => {
    const { headers } = await send('GET', '/assets/page.css', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers['cache-control']]).toEqual([
      'br',
      'public, max-age=31536000, immutable',
    ]);
    expect(world.asked).toEqual([]);
  });
});
