import { createServer, type Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createWebStandIn } from '../../../../tests/doubles/web-stand-in';
import { getPinned } from './adapters/page-fetcher.undici';
import type { PageFetcherDeps } from './page-fetcher';
import {
  answer,
  closing,
  fetcherOver,
  html,
  outcome,
  quick,
  redirect,
  site,
  type Routes,
} from '../../../../tests/doubles/fetched-site';

describe('a redirect', () => {
  it('is followed five times, and not a sixth time', async () => {
    const routes: Routes = { '/0': html };
    for (let hop = 1; hop <= 6; hop += 1) routes[`/${hop}`] = redirect(`/${hop - 1}`, hop % 2 ? 301 : 308);
    expect((await outcome(routes, '/5')).page?.text).toBe(html);
    expect((await outcome(routes, '/6')).code).toBe('address-redirects');
  });

  it.each([
    ['to itself', '/page', 'address-redirects'],
    ['to a private address', 'http://10.0.0.1/', 'address-private'],
    ['to metadata', 'http://169.254.169.254/latest/meta-data/', 'address-private'],
    ['to metadata in hexadecimal', 'http://0xa9fea9fe/', 'address-private'],
    ['to localhost', 'http://localhost:3000/', 'address-private'],
    ['to another port of this machine', 'http://127.0.0.1:1234/', 'address-private'],
    ['to IPv6 loopback', 'http://[::1]/', 'address-private'],
    ['to a mapped address', 'http://[::ffff:169.254.169.254]/', 'address-private'],
    ['to a blocked port', 'http://site.example:25/', 'address-port'],
    ['to a file', 'file:///etc/passwd', 'address-redirects'],
    ['to a script', 'javascript:alert(1)', 'address-redirects'],
    ['with credentials', 'http://a:b@site.example/', 'address-redirects'],
    ['to nowhere', 'http://', 'address-redirects'],
  ])('%s is refused', async (_, location, code) =>
    expect((await outcome({ '/page': redirect(location) })).code).toBe(code),
  );

  it('without a location is refused', async () =>
    expect((await outcome({ '/page': answer({}, '', 302) })).code).toBe('address-redirects'));

  it('between two sites for ever ends', async () => {
    const standIn = await site({});
    const there = `http://other.example:${standIn.port}/page`;
    const here = `http://site.example:${standIn.port}/page`;
    standIn.routes['/page'] = (request, response) =>
      redirect(request.headers.host?.startsWith('site') ? there : here)(request, response);
    expect(await fetcherOver(standIn).fetch(here)).toMatchObject({ code: 'address-redirects' });
  });

  it('from https to http is refused', async () => {
    const fetcher = fetcherOver(undefined, {
      resolve: () => Promise.resolve(['93.184.216.34']),
      get: ({ url }) => {
        const location = 'http://secure.example/';
        if (url.pathname === '/robots.txt') return Promise.resolve({ status: 404, headers: {} });
        if (url.protocol === 'https:') return Promise.resolve({ status: 301, headers: { location } });
        const headers = { 'content-type': 'text/html' };
        return Promise.resolve({ status: 200, headers, bytes: Buffer.from(html) });
      },
    });
    expect(await fetcher.fetch('https://secure.example/')).toMatchObject({ code: 'address-redirects' });
  });
});

describe('name resolution', () => {
  const never: PageFetcherDeps['get'] = () => Promise.reject(new Error('connected'));
  const resolving = (...answers: string[][]) => {
    let asked = 0;
    return () => Promise.resolve(answers[Math.min((asked += 1), answers.length) - 1] ?? []);
  };

  it.each([
    [['10.0.0.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['10.0.0.1', '93.184.216.34']],
    [['2606:4700::1111', '::1']],
    [['93.184.216.34', '::ffff:127.0.0.1']],
    [['93.184.216.34', '64:ff9b::7f00:1']],
    [['93.184.216.34', 'fe80::1%eth0']],
    [['fd00:ec2::254']],
    [['100.100.100.200']],
    [['0.0.0.0']],
    [['not an address']],
  ])('refuses a name that leads to %s', async (addresses) => {
    const fetcher = fetcherOver(undefined, { get: never, resolve: resolving(addresses) });
    expect(await fetcher.fetch('http://evil.example/')).toMatchObject({ code: 'address-private' });
  });

  it('refuses a name that leads nowhere', async () => {
    const empty = fetcherOver(undefined, { get: never, resolve: resolving([]) });
    expect(await empty.fetch('http://gone.example/')).toMatchObject({ code: 'address-unreachable' });
    const failing = fetcherOver(undefined, {
      get: never,
      resolve: () => Promise.reject(new Error('ENOTFOUND')),
    });
    expect(await failing.fetch('http://gone.example/')).toMatchObject({ code: 'address-unreachable' });
  });

  it('connects to the checked address, whatever the name says later', async () => {
    const standIn = await site({ '/page': html });
    const pinned: string[][] = [];
    const fetcher = fetcherOver(standIn, {
      // The first answer is for robots.txt, the second for the page.
      resolve: resolving(['93.184.216.34'], ['93.184.216.35'], ['127.0.0.1']),
      get: (request) => {
        pinned.push([...request.addresses]);
        return getPinned({ ...request, addresses: ['127.0.0.1'] });
      },
    });
    await fetcher.fetch(`http://public.example:${standIn.port}/page`);
    expect(pinned).toEqual([['93.184.216.34'], ['93.184.216.35']]);
  });

  it('refuses a name that is rebound to a private address between two requests', async () => {
    const standIn = await site({ '/page': html });
    const fetcher = fetcherOver(standIn, {
      resolve: resolving(['93.184.216.34'], ['127.0.0.1']),
      get: (request) => getPinned({ ...request, addresses: ['127.0.0.1'] }),
    });
    expect(await fetcher.fetch(`http://public.example:${standIn.port}/page`)).toMatchObject({
      code: 'address-private',
    });
    expect(standIn.requests.map(({ path }) => path)).toEqual(['/robots.txt']);
  });

  it('that hangs is ended with its time', async () => {
    const fetcher = fetcherOver(undefined, { ...quick, resolve: () => new Promise(() => {}) });
    expect(await fetcher.fetch('http://slow.example/')).toMatchObject({ code: 'address-timeout' });
  });

  it('is not asked of an address in figures', async () => {
    const fetcher = fetcherOver(undefined, { resolve: () => Promise.reject(new Error('asked')) });
    expect(await fetcher.fetch('http://10.0.0.1/')).toMatchObject({ code: 'address-private' });
  });
});

describe('a connection', () => {
  async function listening(server: Server): Promise<number> {
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as { port: number }).port;
  }

  it('that is refused gives one sentence', async () => {
    const closed = await createWebStandIn({});
    await closed.close();
    expect(await fetcherOver(closed).fetch(`http://site.example:${closed.port}/`)).toMatchObject({
      code: 'address-unreachable',
    });
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['a broken head', 'HTTP/1.1 abc\r\n\r\n'],
    ['nothing', ''],
  ])('that answers %s is refused', async (_, text) => {
    const port = await listening(
      createServer((socket) =>
        socket
          .on('error', () => {})
          .resume()
          .end(text),
      ),
    );
    expect(await fetcherOver({ port }).fetch(`http://site.example:${port}/`)).toMatchObject({
      code: 'address-unreachable',
    });
  });

  it('over TLS names the host, and refuses a certificate without a trusted issuer', async () => {
    const server = new SMTPServer({ secure: true });
    server.on('error', () => {});
    const port = await listening(server.server);
    expect(await fetcherOver({ port }).fetch(`https://site.example:${port}/`)).toMatchObject({
      code: 'address-certificate',
    });
    let greeting = Buffer.alloc(0);
    const plain = await listening(
      createServer((socket) => {
        socket
          .on('error', () => {})
          .once('data', (bytes) => {
            greeting = bytes;
            socket.destroy();
          });
      }),
    );
    expect(await fetcherOver({ port: plain }).fetch(`https://site.example:${plain}/`)).toMatchObject({
      code: 'address-unreachable',
    });
    expect(greeting.includes('site.example')).toBe(true);
  });
});
