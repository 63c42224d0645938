import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
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

describe('robots.txt', () => {
  const robots = (text: string) => ({ '/page': html, '/robots.txt': typed('text/plain', text) });

  it.each([
    ['User-agent: *\nDisallow: /', 'address-robots'],
    ['User-agent: *\nDisallow: /page', 'address-robots'],
    ['user-agent: evident\ndisallow: /p*e$', 'address-robots'],
    ['User-agent: Evident\nDisallow: /\n\nUser-agent: *\nAllow: /', 'address-robots'],
    ['\uFEFFUser-agent: *\r\nDisallow: /page\r\n', 'address-robots'],
    ['User-agent: *\nDisallow: /\nAllow: /page', 'ok'],
    ['User-agent: Evident\nAllow: /\n\nUser-agent: *\nDisallow: /', 'ok'],
    ['User-agent: other\nDisallow: /', 'ok'],
    ['User-agent: *\nDisallow:', 'ok'],
    ['<html>no rules</html>', 'ok'],
    ['', 'ok'],
    [`# ${'x'.repeat(600_000)}\nUser-agent: *\nDisallow: /`, 'ok'],
    [`User-agent: *\nDisallow: /page\n# ${'x'.repeat(600_000)}`, 'address-robots'],
  ])('%.40j answers %s', async (text, code) => expect((await outcome(robots(text))).code).toBe(code));

  it.each([
    [401, 'ok'],
    [403, 'ok'],
    [404, 'ok'],
    [410, 'ok'],
    [500, 'address-robots-unread'],
    [503, 'address-robots-unread'],
  ])('with status %i answers %s', async (status, code) => {
    const routes = { '/page': html, '/robots.txt': answer({}, 'User-agent: *\nDisallow: /', status) };
    expect((await outcome(routes)).code).toBe(code);
  });

  it('that redirects is followed, but not into a private network', async () => {
    const moved = { ...robots(''), '/robots.txt': redirect('/r'), '/r': 'User-agent: *\nDisallow: /' };
    expect((await outcome(moved)).code).toBe('address-robots');
    const away = { '/page': html, '/robots.txt': redirect('http://169.254.169.254/') };
    expect((await outcome(away)).code).toBe('address-private');
    const round = { '/page': html, '/robots.txt': redirect('/robots.txt') };
    expect((await outcome(round)).code).toBe('address-robots-unread');
  });

  it('that hangs ends with the time of the page', async () =>
    expect((await outcome({ '/page': html, '/robots.txt': () => {} }, '/page', quick)).code).toBe(
      'address-timeout',
    ));

  it('whose rules cannot be read in time refuses', async () =>
    expect(
      (
        await outcome(robots('User-agent: *'), '/page', {
          isAllowedByRobots: () => Promise.reject(new Error('too long')),
        })
      ).code,
    ).toBe('address-robots-unread'));

  it('is asked once an hour, also by two at once, and asked again after a failure', async () => {
    const standIn = await site(robots('User-agent: *\nDisallow: /no'));
    let at = now.getTime();
    const fetcher = fetcherOver(standIn, { clock: { now: () => new Date(at) } });
    const page = `http://site.example:${standIn.port}/page`;
    const asked = () => standIn.requests.filter(({ path }) => path === '/robots.txt').length;
    await Promise.all([fetcher.fetch(page), fetcher.fetch(page)]);
    expect(asked()).toBe(1);
    // The cache reads its clock once a millisecond.
    at += 60 * 60 * 1000 + 1;
    await wait(5);
    await fetcher.fetch(page);
    expect(asked()).toBe(2);
    at += 60 * 60 * 1000 + 1;
    await wait(5);
    standIn.routes['/robots.txt'] = answer({}, '', 500);
    expect(await fetcher.fetch(page)).toMatchObject({ code: 'address-robots-unread' });
    standIn.routes['/robots.txt'] = answer({}, '', 404);
    expect(await fetcher.fetch(page)).toMatchObject({ kind: 'html' });
  });
});

describe('the rate limit of a host', () => {
  it('is one request at once and one per second', async () => {
    let [open, most] = [0, 0];
    const standIn = await site({
      '/page': (_, response) => {
        most = Math.max(most, (open += 1));
        response.on('close', () => (open -= 1));
        response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      },
    });
    let at = now.getTime();
    const waits: number[] = [];
    const fetcher = fetcherOver(standIn, {
      clock: { now: () => new Date(at) },
      wait: (ms) => {
        waits.push(ms);
        at += ms;
        return Promise.resolve();
      },
      limits: fetchLimits,
    });
    const page = `http://site.example:${standIn.port}/page`;
    await Promise.all([fetcher.fetch(page), fetcher.fetch(page), fetcher.fetch(page)]);
    expect(most).toBe(1);
    expect(waits).toEqual([1_000, 1_000, 1_000]);
    await fetcher.fetch(`http://other.example:${standIn.port}/page`);
    expect(waits).toHaveLength(4);
  });

  it('ends a wait with the time of its fetch', async () => {
    const standIn = await site({ '/page': html });
    const fetcher = fetcherOver(standIn, { limits: { ...fetchLimits, pauseMs: 60_000, totalMs: 100 } });
    expect(await fetcher.fetch(`http://site.example:${standIn.port}/page`)).toMatchObject({
      code: 'address-timeout',
    });
  });
});
