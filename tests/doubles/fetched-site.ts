import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect } from 'vitest';
import { createWebStandIn } from './web-stand-in';
import { isRefusal } from '../../modules/kernel/refusal';
import { AllowedHosts } from '../../modules/evidence/retrieval/fetch/address';
import { getPinned } from '../../modules/evidence/retrieval/fetch/adapters/page-fetcher.undici';
import {
  createPageFetcher,
  fetchLimits,
  type PageFetcherDeps,
} from '../../modules/evidence/retrieval/fetch/page-fetcher';
import { isAllowedByRobots } from '../../modules/evidence/retrieval/fetch/robots';

type StandIn = Awaited<ReturnType<typeof createWebStandIn>>;
export type Routes = Parameters<typeof createWebStandIn>[0];

export const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

export const now = new Date('2026-03-01T12:00:00.000Z');
const words = 'A page about ships.';
export const html = `<p>${words}</p>`;

export async function site(routes: Routes): Promise<StandIn> {
  const standIn = await createWebStandIn(routes);
  closing.push(standIn.close);
  return standIn;
}

/** Every name of `*.site.example` leads to loopback, which is allowed for that port. */
export function fetcherOver(standIn: { port: number } | undefined, changed: Partial<PageFetcherDeps> = {}) {
  const port = standIn?.port ?? 1;
  return createPageFetcher({
    get: getPinned,
    resolve: () => Promise.resolve(['127.0.0.1']),
    isAllowedByRobots: (question) => Promise.resolve(isAllowedByRobots(question)),
    clock: { now: () => now },
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    allowedHosts: new AllowedHosts([`site.example:${port}`, `other.example:${port}`]),
    userAgent: 'Evident/0.1',
    limits: { ...fetchLimits, pauseMs: 0, totalMs: 5_000 },
    ...changed,
  });
}

export async function outcome(
  routes: Routes,
  path = '/page',
  changed: Partial<PageFetcherDeps> = {},
): Promise<
  { code: string; page?: undefined } | { code: 'ok'; page: Record<string, unknown> & { text: string } }
> {
  const standIn = await site(routes);
  const found = await fetcherOver(standIn, changed).fetch(`http://site.example:${standIn.port}${path}`);
  if (isRefusal(found)) {
    expect(JSON.stringify(found.values)).not.toMatch(/127\.0\.0\.1|example|ECONN/);
    return { code: found.code };
  }
  return { code: 'ok', page: { ...found, text: found.bytes.toString() } };
}

export const answer =
  (headers: Record<string, string | number>, body: Buffer | string = html, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(body);
export const typed = (type: string, body: Buffer | string = html) => answer({ 'content-type': type }, body);
export const redirect = (location: string, status = 302) => answer({ location }, '', status);
export const quick = { limits: { ...fetchLimits, pauseMs: 0, totalMs: 150 } };
