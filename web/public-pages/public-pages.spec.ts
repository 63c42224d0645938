import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../modules/kernel/events/event-store';
import { TerminalError } from '../../modules/kernel/errors';
import { refuse } from '../../modules/kernel/refusal';
import { toReportId } from '../../modules/kernel/report-id';
import type { Publication } from '../../projections/documents';
import type { Application } from '../../composition/application/application';
import { publishedSample } from '../../tests/doubles/published-report';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { robotsAndSitemap } from './robots-and-sitemap';
import { countRequests, rateLimited } from '../middleware/rate-limits';
import { staticFiles } from './static-files';
import { publicPages } from './public-pages';
import { localsOf } from '../middleware/session';

const headers = { 'Content-Security-Policy': "script-src 'none'" };
const padding = 'A long page that can be packed. '.repeat(200);

/** Publishes the given reports, and counts the reads of each. */
function createTestApp(maxBytes?: { pages: number; pictures: number }) {
  const published = new Map<string, Publication>();
  const reads = { at: 0, report: 0, page: 0, picture: 0, counted: 0 };
  const trouble: { away?: boolean; noBrowser?: boolean; tooMany?: boolean } = {};
  const system = {
    settings: { appUrl: 'https://evident.example' },
    limits: {
      async take() {
        reads.counted += 1;
        return trouble.tooMany ? refuse('too-many-requests', { retryAfter: 7 }) : undefined;
      },
    },
    publishing: {
      async publicationAt(slug: string) {
        reads.at += 1;
        if (trouble.away) throw new StoreUnavailable('The read models are away.');
        return published.get(slug);
      },
      async publishedReport(slug: string) {
        reads.report += 1;
        const publication = published.get(slug);
        return publication && { ...publishedSample, slug, version: publication.version };
      },
      publications: async () => [...published.values()],
    },
    exports: {
      publishedPage({ slug, version }: Publication) {
        reads.page += 1;
        return `<p>${slug}, version ${version}</p>${padding}`;
      },
      publishedFile: (name: string) =>
        name === 'published-abc.css' ? { type: 'text/css', bytes: Buffer.from(padding) } : undefined,
      async sharePicture() {
        reads.picture += 1;
        if (trouble.noBrowser) throw new TerminalError('browser-missing', 'No browser.');
        return Buffer.from('a picture');
      },
    },
  } as unknown as Application;
  const logger = { warn: () => {} } as never;
  const answered: string[] = [];
  const { telemetry, counts, measured } = createRecordedTelemetry();
  const { signal: closing } = new AbortController();
  const app = express();
  app.use(
    publicPages({
      system,
      logger,
      telemetry,
      onAnswered: (_, res) => void answered.push(`${res.statusCode} ${localsOf(res).route}`),
      headers,
      closing,
      maxBytes,
    }),
  );
  app.use((_, res, next) => next(localsOf(res).failure));
  app.use(staticFiles({ exports: system.exports, headers }), robotsAndSitemap({ system, headers }));
  app.use(countRequests(system), rateLimited);
  app.use((_, res) => void res.status(404).send('the routes say that it is not there'));
  app.use(((error, _, res, next) => {
    if (res.headersSent) next(error);
    else res.status(error instanceof StoreUnavailable ? 503 : 500).end();
  }) as express.ErrorRequestHandler);

  const about = {
    ...{ reportId: toReportId('r'), title: 'T', description: 'D' },
    publishedAt: '2026-11-21T12:00:00.000Z',
  };
  const publish = (slug: string, version = 1) => published.set(slug, { slug, version, ...about });
  return {
    app,
    reads,
    answered,
    counts,
    measured,
    trouble,
    publish,
    unpublish: (slug: string) => published.delete(slug),
  };
}

describe('published pages', () => {
  let site: ReturnType<typeof createTestApp>;
  let server: Server;
  beforeEach(() => open(createTestApp()));
  afterEach(() => void server.close());

  async function open(built: ReturnType<typeof createTestApp>) {
    site = built;
    server?.close();
    server = createServer(site.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  }

  async function ask(path: string, { method = 'GET', ...more }: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo;
    const answer = request({ port, host: '127.0.0.1', path, method, headers: more }).end();
    const [response] = (await once(answer, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    return { status: response.statusCode, headers: response.headers, body };
  }

  it('are served under both addresses, from one page that was rendered once', async () => {
    site.publish('heat-pumps');
    const answers = await Promise.all(
      ['/insights/heat-pumps', '/heat-pumps', '/insights/heat-pumps/?utm=x'].map((path) => ask(path)),
    );
    for (const { status, headers: sent, body } of answers) {
      expect([status, sent['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(sent['content-length']).toBe(String(body.length));
      expect(body.toString()).toContain('heat-pumps, version 1');
      expect(sent).toMatchObject({
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding',
        'content-security-policy': headers['Content-Security-Policy'],
      });
    }
    expect(site.reads).toMatchObject({ at: 3, report: 1, page: 1, counted: 3 });
  });

  it('are encoded as the browser accepts, with a tag for each encoding', async () => {
    site.publish('heat-pumps');
    const plain = await ask('/heat-pumps', { 'accept-encoding': 'br;q=0, deflate' });
    const br = await ask('/heat-pumps', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await ask('/heat-pumps', { 'accept-encoding': 'gzip, br;q=0.0' });
    expect([plain, br, gzip].map(({ headers: sent }) => sent['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(br.body.length).toBeLessThan(plain.body.length / 4);
    const tags = [plain, br, gzip].map(({ headers: sent }) => sent.etag);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size).toBe(3);
  });

  it('are not sent again to a browser with a current copy', async () => {
    site.publish('heat-pumps');
    const { etag = '' } = (await ask('/heat-pumps')).headers;
    for (const tag of [etag, `W/${etag}`, `"other", W/${etag} , "more"`, '*']) {
      const { status, body, headers: sent } = await ask('/heat-pumps', { 'if-none-match': tag });
      expect([status, body.length, sent.etag]).toEqual([304, 0, etag]);
      expect(sent).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' });
    }
    for (const tag of ['"other"', `${etag.slice(0, -1)}x"`, etag.replaceAll('"', '')])
      expect((await ask('/heat-pumps', { 'if-none-match': tag })).status).toBe(200);
    // A copy in another encoding has other bytes.
    const packed = await ask('/heat-pumps', { 'if-none-match': etag, 'accept-encoding': 'br' });
    expect(packed.status).toBe(200);
  });

  it('answer HEAD without the body', async () => {
    site.publish('heat-pumps');
    const whole = await ask('/heat-pumps');
    const head = await ask('/heat-pumps', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const { date: _1, connection: _2, 'keep-alive': _3, ...sent } = head.headers;
    expect(whole.headers).toMatchObject(sent);
  });

  it('are gone at once when unpublished, and change with the next version', async () => {
    site.publish('heat-pumps');
    const { etag = '' } = (await ask('/heat-pumps')).headers;
    site.unpublish('heat-pumps');
    for (const path of ['/heat-pumps', '/insights/heat-pumps', '/insights/heat-pumps/share.png']) {
      const { status, body } = await ask(path, { 'if-none-match': etag });
      expect([status, body.toString()]).toEqual([404, 'the routes say that it is not there']);
    }
    site.publish('heat-pumps', 2);
    const again = await ask('/heat-pumps', { 'if-none-match': etag });
    expect([again.status, again.body.toString()]).toMatchObject([200, expect.stringContaining('version 2')]);
    site.publish('heat-pumps', 3);
    expect((await ask('/heat-pumps')).body.toString()).toContain('version 3');
  });

  it('leave other addresses to the routes, and count each request once', async () => {
    site.publish('history');
    for (const path of ['/history', '/', '/nobody', '/insights', '/favicon.svg', '/assets/other.css'])
      expect((await ask(path)).status).toBe(404);
    expect((await ask('/insights/history')).status).toBe(200);
    expect((await ask('/insights/history', { method: 'POST' })).status).toBe(404);
    expect(site.reads.counted).toBe(8);
  });

  it('refuse a caller over the rate limit, in the same words as elsewhere', async () => {
    site.publish('heat-pumps');
    site.trouble.tooMany = true;
    for (const path of ['/heat-pumps', '/robots.txt', '/sitemap.xml']) {
      const { status, headers: sent } = await ask(path);
      expect([status, sent['retry-after']]).toEqual([429, '7']);
    }
    expect(site.reads).toMatchObject({ at: 0, counted: 3 });
  });

  it('answer 503 while publications cannot be read', async () => {
    site.publish('heat-pumps');
    await ask('/heat-pumps');
    site.trouble.away = true;
    expect((await ask('/heat-pumps')).status).toBe(503);
    expect(site.answered).toEqual(['200 /:slug']);
  });

  it('keep no more in memory than their limit', async () => {
    await open(createTestApp({ pages: 15_000, pictures: 15_000 }));
    for (const slug of ['a', 'b', 'c']) {
      site.publish(slug);
      await ask(`/${slug}`);
    }
    await ask('/c');
    expect(site.reads.page).toBe(3);
    await ask('/a');
    expect(site.reads.page).toBe(4);
  });

  it('serve a picture, drawn once, that other sites may embed', async () => {
    site.publish('heat-pumps');
    const path = '/insights/heat-pumps/share.png?v=1';
    const { status, headers: sent, body } = await ask(path, { 'accept-encoding': 'br' });
    expect([status, sent['content-type'], body.toString()]).toEqual([200, 'image/png', 'a picture']);
    expect(sent['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await ask(path, { 'if-none-match': sent.etag ?? '' })).status).toBe(304);
    expect(site.reads.picture).toBe(1);
  });

  it('serve the product’s picture when none can be drawn, without a new attempt each time', async () => {
    site.publish('heat-pumps');
    site.trouble.noBrowser = true;
    for (let time = 0; time < 3; time += 1) {
      const { status, headers: sent } = await ask('/insights/heat-pumps/share.png');
      expect([status, sent.location, sent['cache-control']]).toEqual([302, '/share.png', 'no-store']);
    }
    expect(site.reads.picture).toBe(1);
    expect((await ask('/heat-pumps')).status).toBe(200);
  });

  it('count responses to readers, and the time to render them', async () => {
    site.publish('heat-pumps');
    site.trouble.noBrowser = true;
    const { etag = '' } = (await ask('/heat-pumps')).headers;
    const paths = ['/heat-pumps', '/insights/heat-pumps/share.png', '/insights/nobody', '/elsewhere'];
    for (const path of paths) await ask(path, { 'if-none-match': etag });
    expect(site.counts).toEqual({
      'evident_published_answers_total{of="page",outcome="sent"}': 1,
      'evident_published_answers_total{of="page",outcome="unchanged"}': 1,
      'evident_published_answers_total{of="page",outcome="absent"}': 1,
      'evident_published_answers_total{of="picture",outcome="stand-in"}': 1,
    });
    expect(site.measured).toEqual({ 'evident_published_make_duration_seconds{of="page"}': 1 });
  });

  it('let their assets be cached for ever', async () => {
    const { status, headers: sent } = await ask('/assets/published-abc.css', { 'accept-encoding': 'gzip' });
    expect([status, sent['content-type'], sent['content-encoding']]).toEqual([200, 'text/css', 'gzip']);
    expect(sent['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('tell robots their addresses, and that nothing has changed', async () => {
    site.publish('heat-pumps');
    const sitemap = await ask('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body.toString()).toContain('https://evident.example/insights/heat-pumps');
    const known = { 'if-none-match': sitemap.headers.etag ?? '' };
    expect((await ask('/sitemap.xml', known)).status).toBe(304);
    site.unpublish('heat-pumps');
    const changed = await ask('/sitemap.xml', known);
    expect([changed.status, changed.body.toString().includes('heat-pumps')]).toEqual([200, false]);
    expect((await ask('/robots.txt')).body.toString()).toContain(
      'Sitemap: https://evident.example/sitemap.xml',
    );
    expect((await ask('/sitemap-1.xml')).status).toBe(404);
  });
});
