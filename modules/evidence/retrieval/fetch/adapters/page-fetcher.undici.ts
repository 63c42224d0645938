import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, errors, type Dispatcher } from 'undici';
import { AllowedHosts } from '../address';
import { createPageFetcher, fetchLimits, type PageFetcher, type PageFetcherDeps } from '../page-fetcher';
import { BodyTooLarge, type AnswerHead, type PinnedGet, type PinnedRequest } from '../pinned-get';

type Deps = Pick<PageFetcherDeps, 'clock' | 'userAgent' | 'isAllowedByRobots'> & {
  /** Each `host` or `host:port`. */
  allowedHosts: readonly string[];
};

/** Fetches pages over undici, with names resolved by the system. */
export const createUndiciPageFetcher = ({ allowedHosts, ...deps }: Deps): PageFetcher =>
  createPageFetcher({
    ...deps,
    get: getPinned,
    resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    allowedHosts: new AllowedHosts(allowedHosts),
    limits: fetchLimits,
  });

/** Limit of all headers of an answer together. */
const maxHeaderBytes = 16 * 1024;

/** Requests over undici: a client for each, whose lookup answers with the checked addresses alone. */
export const getPinned: PinnedGet = async (request) => {
  const { url, addresses, headers, signal } = request;
  const client = new Client(url.origin, {
    pipelining: 0,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { lookup: lookupOf(addresses), timeout: 0 },
  });
  try {
    const path = `${url.pathname}${url.search}`;
    const answer = await client.request({ method: 'GET', path, headers, signal });
    // A body that is left unread raises its error when the connection is destroyed.
    answer.body.on('error', () => {});
    const head = headOf(answer);
    if (!request.isWanted(head)) return head;
    if (!request.isCut && Number(head.headers['content-length'] ?? 0) > request.maxBytes)
      throw new BodyTooLarge();
    return { ...head, bytes: await readBody(answer.body, request) };
  } catch (error) {
    throw error instanceof errors.HeadersOverflowError ? new BodyTooLarge() : error;
  } finally {
    // Destroys the connection, and with it what was not read.
    void client.destroy().catch(() => undefined);
  }
};

function lookupOf(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = found;
    if (!first) callback(new Error('no address to connect to'), '', 0);
    else if (all) callback(null, found);
    else callback(null, first.address, first.family);
  };
}

const headOf = ({ statusCode, headers }: Dispatcher.ResponseData): AnswerHead => ({
  status: statusCode,
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  ),
});

async function readBody(
  body: Dispatcher.ResponseData['body'],
  { maxBytes, isCut }: PinnedRequest,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= maxBytes) continue;
    if (isCut) return Buffer.concat(chunks).subarray(0, maxBytes);
    throw new BodyTooLarge();
  }
  return Buffer.concat(chunks);
}
