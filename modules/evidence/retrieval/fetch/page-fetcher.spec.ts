import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { fetchLimits } from './page-fetcher';
import {
  answer,
  fetcherOver,
  html,
  now,
  outcome,
  quick,
  redirect,
  site,
  typed,
} from '../../../../tests/doubles/fetched-site';

describe('fetching a page', () => {
  it('answers its bytes, kind and time, and sends an honest agent without cookies', async () => {
    const standIn = await site({
      '/page': answer({ 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'a=b' }),
      '/next': redirect('/page'),
    });
    const fetcher = fetcherOver(standIn);
    await fetcher.fetch(`http://site.example:${standIn.port}/page`);
    const found = await fetcher.fetch(`http://site.example:${standIn.port}/next?a=b#c`);
    expect(found).toMatchObject({
      url: `http://site.example:${standIn.port}/page`,
      kind: 'html',
      type: 'text/html; charset=utf-8',
      retrievedAt: now.toISOString(),
    });
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/robots.txt', '/page', '/next?a=b', '/page']);
    for (const { headers } of standIn.requests) {
      expect(headers).toMatchObject({ 'user-agent': 'Evident/0.1', host: `site.example:${standIn.port}` });
      for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toHaveProperty(name);
    }
  });

  it.each([
    ['text/html', 'html'],
    ['TEXT/HTML; charset=latin1', 'html'],
    ['application/xhtml+xml', 'html'],
    ['text/plain', 'text'],
    ['text/markdown', 'markdown'],
    ['text/csv', 'csv'],
  ])('of type %s is %s', async (type, kind) =>
    expect((await outcome({ '/page': typed(type) })).page).toMatchObject({ kind }),
  );

  it('of plain text is a table when its path says so', async () => {
    const routes = { '/a.csv': typed('text/plain', 'a,b\n1,2\n'), '/a.html': typed('text/plain') };
    expect((await outcome(routes, '/a.csv?raw=1')).page).toMatchObject({ kind: 'csv' });
    expect((await outcome(routes, '/a.html')).page).toMatchObject({ kind: 'text' });
  });

  it.each([
    ['', undefined],
    ['image/png', undefined],
    ['application/octet-stream', undefined],
    ['application/json', undefined],
    ['video/mp4', undefined],
    ['multipart/mixed', undefined],
    ['text/html-not', undefined],
    ['nonsense', undefined],
  ])('of type "%s" is refused without reading it', async (type) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const endless = (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, headers).write('x');
    expect((await outcome({ '/page': endless })).code).toBe('address-type');
  });

  it.each([204, 206, 300, 304, 400, 401, 403, 404, 410, 429, 500, 503])(
    'of status %i is refused',
    async (status) =>
      expect((await outcome({ '/page': answer({ 'content-type': 'text/html' }, html, status) })).code).toBe(
        'address-status',
      ),
  );

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('encoded as %s is decoded', async (encoding, encode) => {
    const headers = { 'content-type': 'text/html', 'content-encoding': encoding };
    expect((await outcome({ '/page': answer(headers, encode(Buffer.from(html))) })).page?.text).toBe(html);
  });

  it.each([
    ['deflate', Buffer.from(html), 'address-unreachable'],
    ['gzip, gzip', gzipSync(gzipSync(html)), 'address-unreachable'],
    ['gzip', Buffer.from(html), 'address-unreachable'],
    ['gzip', gzipSync(html.repeat(99)).subarray(0, 30), 'address-unreachable'],
    ['__proto__', Buffer.from(html), 'address-unreachable'],
    ['gzip', gzipSync(Buffer.alloc(50_000_000)), 'address-too-large'],
    ['br', brotliCompressSync(Buffer.alloc(50_000_000)), 'address-too-large'],
  ])('encoded as %s wrongly is refused (%#)', async (encoding, body, code) => {
    const headers = { 'content-type': 'text/html', 'content-encoding': encoding };
    expect((await outcome({ '/page': answer(headers, body) })).code).toBe(code);
  });

  it.each([
    ['a week before the answer', 'Sun, 22 Feb 2026 12:00:00 GMT', '2026-02-22T12:00:00.000Z'],
    ['the time of the answer', 'Sun, 01 Mar 2026 12:00:00 GMT', undefined],
    ['in the future', 'Sun, 01 Mar 2037 12:00:00 GMT', undefined],
    ['no date', 'yesterday', undefined],
  ])('keeps a Last-Modified %s or leaves it out', async (_, changed, expected) => {
    const headers = { 'content-type': 'text/csv', 'last-modified': changed, date: now.toUTCString() };
    expect((await outcome({ '/page': answer(headers) })).page?.lastModified).toBe(expected);
  });
});

describe('a hostile body', () => {
  const chunk = Buffer.alloc(64 * 1024, 97);
  const head = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' });
  const small = { limits: { ...fetchLimits, pauseMs: 0, maxBytes: 200_000 } };

  it('that never ends is refused at the limit', async () => {
    const endless = (_: IncomingMessage, response: ServerResponse) => {
      head(response);
      const push = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', push);
      };
      push();
    };
    expect((await outcome({ '/page': endless }, '/page', small)).code).toBe('address-too-large');
  });

  it('that declares too large a size is refused before it comes', async () => {
    const declared = (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-length': 999_999 }).write('x');
    expect((await outcome({ '/page': declared }, '/page', small)).code).toBe('address-too-large');
  });

  it('that drips is ended with its time', async () => {
    const drip = (_: IncomingMessage, response: ServerResponse) => {
      head(response);
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    };
    expect((await outcome({ '/page': drip }, '/page', quick)).code).toBe('address-timeout');
  });

  it('that never begins is ended with its time', async () => {
    expect((await outcome({ '/page': () => {} }, '/page', quick)).code).toBe('address-timeout');
    expect(
      (await outcome({ '/page': (_, response) => void head(response).flushHeaders() }, '/page', quick)).code,
    ).toBe('address-timeout');
  });

  it('that never begins is ended with the signal of the caller', async () => {
    const standIn = await site({ '/page': () => {} });
    const fetcher = fetcherOver(standIn, { limits: { ...fetchLimits, pauseMs: 0 } });
    const caller = new AbortController();
    const page = fetcher.fetch(`http://site.example:${standIn.port}/page`, caller.signal);
    await vi.waitFor(() => expect(standIn.requests.map(({ path }) => path)).toContain('/page'));
    caller.abort();
    expect(await page).toMatchObject({ code: 'address-timeout' });
    const late = await fetcher.fetch(`http://site.example:${standIn.port}/page`, caller.signal);
    expect(late).toMatchObject({ code: 'address-timeout' });
  });

  it('that breaks off is refused', async () => {
    const broken = (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 1_000 });
      response.write('half', () => response.destroy());
    };
    const chunked = (_: IncomingMessage, response: ServerResponse) =>
      void head(response).write('half', () => response.socket?.resetAndDestroy());
    expect((await outcome({ '/page': broken })).code).toBe('address-unreachable');
    expect((await outcome({ '/page': chunked })).code).toBe('address-unreachable');
  });

  it('behind a flood of headers is refused', async () => {
    const flood = answer({
      'content-type': 'text/html',
      'x-flood': 'a'.repeat(15_000),
      'x-more': 'b'.repeat(15_000),
    });
    expect((await outcome({ '/page': flood })).code).toBe('address-too-large');
  });
});

describe('the time of a page', () => {
  it('begins with its place: a wait for one does not count', async () => {
    const limits = { ...fetchLimits, totalMs: 500, pauseMs: 0, atOnce: 1 };
    const standIn = await site({
      '/slow': () => {},
      '/page': answer({ 'content-type': 'text/plain' }, 'Tides.'),
    });
    const fetcher = fetcherOver(standIn, { limits });
    const { signal } = new AbortController();
    const at = (path: string) => `http://site.example:${standIn.port}${path}`;
    // Each of the slow ones takes all the time that a page has.
    const fetchSlow = () => [fetcher.fetch(at('/slow'), signal), fetcher.fetch(at('/slow'), signal)];
    const slow = fetchSlow();
    expect(await fetcher.fetch(at('/page'), signal)).toMatchObject({ url: at('/page') });
    for (const page of await Promise.all(slow)) expect(page).toMatchObject({ code: 'address-timeout' });
    // A person who pasted an address waits no longer than a page may take: the second slow one still has the place then.
    const before = fetchSlow();
    expect(await fetcher.fetch(at('/page'))).toMatchObject({ code: 'address-timeout' });
    await Promise.all(before);
  });
});
