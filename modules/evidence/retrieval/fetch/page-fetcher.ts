import pLimit from 'p-limit';
import type { Clock } from '../../../kernel/ports';
import { isRefusal, refuse, type Refusal } from '../../../kernel/refusal';
import { untilAborted } from '../../../kernel/until-aborted';
import { kindOfFile, maxFileBytes } from '../../contract';
import type { SourceKind } from '../../evidence';
import { parseAddress, type AllowedHosts } from './address';
import { HostTurns } from './host-turns';
import type { PinnedGet } from './pinned-get';
import { RestrictedGet, type Answer } from './restricted-get';
import type { RobotsQuestion } from './robots';
import { RobotsRules } from './robots-rules';

/** A page as it was answered, decoded of its transfer but not of its charset. */
export type FetchedPage = {
  /** After redirects, without a fragment. */
  url: string;
  kind: SourceKind;
  /** `Content-Type` as answered. */
  type: string;
  bytes: Buffer;
  /** ISO 8601; only where the server names a time that is not simply now. */
  lastModified?: string;
  /** ISO 8601. */
  retrievedAt: string;
};

/** Fetches an address that a person or a provider named, from the public internet alone. */
export interface PageFetcher {
  /** With a signal, the wait for a place ends with it, and does not count as time of the page. */
  fetch(address: string, signal?: AbortSignal): Promise<FetchedPage | Refusal>;
}

export type PageFetcherDeps = {
  get: PinnedGet;
  /** All addresses of a name. */
  resolve(host: string): Promise<readonly string[]>;
  isAllowedByRobots(question: RobotsQuestion): Promise<boolean>;
  clock: Clock;
  /** Rejects when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  allowedHosts: AllowedHosts;
  userAgent: string;
  limits: FetchLimits;
};

export type FetchLimits = {
  /** Milliseconds of a fetch: the turn of its host, `robots.txt`, redirects, head and body. */
  totalMs: number;
  /** Of a page, as sent and decoded. */
  maxBytes: number;
  /** Of `robots.txt`; the rest of a longer one is not read (RFC 9309). */
  maxRobotsBytes: number;
  maxRedirects: number;
  /** Milliseconds between the starts of two requests to a host. */
  pauseMs: number;
  /** Fetches of this process at once; others wait. More than reports use, so that people get one. */
  atOnce: number;
};

export const fetchLimits: FetchLimits = {
  totalMs: 10_000,
  maxBytes: maxFileBytes,
  maxRobotsBytes: 500 * 1024,
  maxRedirects: 5,
  pauseMs: 1_000,
  atOnce: 12,
};

const accept =
  'text/html, application/xhtml+xml, text/plain, text/markdown, text/csv, application/pdf, */*;q=0.1';

export function createPageFetcher(deps: PageFetcherDeps): PageFetcher {
  const { clock, limits, userAgent } = deps;
  const turns = new HostTurns({ clock, wait: deps.wait, pauseMs: limits.pauseMs });
  const restricted = new RestrictedGet({ ...deps, turns, maxRedirects: limits.maxRedirects });
  const robots = new RobotsRules({ ...deps, restricted, userAgent, maxBytes: limits.maxRobotsBytes });
  const slots = pLimit(limits.atOnce);

  async function fetchPage(address: string, signal: AbortSignal): Promise<FetchedPage | Refusal> {
    const url = parseAddress(address, deps.allowedHosts);
    if (isRefusal(url)) return url;
    const answer = await restricted.follow(url, {
      ...{ signal, accept, maxBytes: limits.maxBytes },
      isWanted: ({ status, headers }, from) =>
        isPage(status) && kindOfPage(from, headers['content-type']) !== undefined,
      refuses: (hop) => robots.refusalOf(hop, signal),
    });
    return isRefusal(answer) ? answer : pageOf(answer, clock.now());
  }

  return {
    async fetch(address, ended = AbortSignal.timeout(limits.totalMs)) {
      const late = refuse('address-timeout');
      const page = slots(async () => {
        if (ended.aborted) return late;
        const signal = AbortSignal.any([ended, AbortSignal.timeout(limits.totalMs)]);
        return untilAborted(signal, fetchPage(address, signal), late);
      });
      return untilAborted(ended, page, late);
    },
  };
}

/** No content, reset content and parts of a content are no pages. */
const isPage = (status: number): boolean => status === 200 || status === 203;

function pageOf({ url, status, headers, bytes }: Answer, now: Date): FetchedPage | Refusal {
  const type = headers['content-type'] ?? '';
  const kind = kindOfPage(url, type);
  if (!isPage(status)) return refuse('address-status', { status });
  if (!kind || !bytes) return refuse('address-type');
  const lastModified = changedAt(headers['last-modified'], headers.date, now);
  return {
    ...{ url: url.href, kind, type, bytes, retrievedAt: now.toISOString() },
    ...(lastModified && { lastModified }),
  };
}

/** The content type decides; of plain text the ending of the path says whether it is a table or Markdown. */
function kindOfPage({ pathname }: URL, type = ''): SourceKind | undefined {
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const kind = kindOfFile('', mediaType === 'application/xhtml+xml' ? 'text/html' : mediaType);
  if (kind !== 'text') return kind;
  const named = kindOfFile(pathname, '');
  return named === 'csv' || named === 'markdown' ? named : kind;
}

/** A page made for this answer carries the time of the answer: that says nothing about its content. */
function changedAt(
  lastModified: string | undefined,
  date: string | undefined,
  now: Date,
): string | undefined {
  const changed = Date.parse(lastModified ?? '');
  const answered = Math.min(Date.parse(date ?? '') || now.getTime(), now.getTime());
  const isKnown = changed > 0 && changed < answered - 60_000;
  return isKnown ? new Date(changed).toISOString() : undefined;
}
