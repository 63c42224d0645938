import type { z } from 'zod';
import { productName } from '../../../kernel/product';
import { type ProviderName, ProviderRefused, ProviderUnavailable } from '../provider';

/** Maximum duration of a request with its redirects and its body, in milliseconds. */
export const requestTimeoutMs = 10_000;
const maxBytes = 2 * 1024 * 1024;
const maxRedirects = 3;
/** Longest `Retry-After` that is passed on. */
const maxWaitMs = 24 * 60 * 60_000;

/** Settings that every adapter has. `baseUrl` may carry a path and parameters, which each request keeps. */
export type ProviderOptions = { baseUrl: string; timeoutMs?: number };

export type JsonRequest = {
  provider: ProviderName;
  url: URL;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  body?: unknown;
  signal: AbortSignal;
  timeoutMs?: number;
};

/** The address of an endpoint below a base address. */
export function endpoint(
  base: string,
  path: string,
  parameters: Readonly<Record<string, string | readonly string[] | undefined>> = {},
): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, '') + path;
  for (const [name, value] of Object.entries(parameters))
    for (const one of value === undefined ? [] : [value].flat()) url.searchParams.append(name, one);
  return url;
}

/**
 * Sends a request and validates its answer. The base addresses are the operator's, so their hosts are not checked; only a
 * redirect to another host is refused, because it would take the key there. Errors carry no address, key or query.
 * Throws ProviderUnavailable, ProviderRefused, or the reason of the signal.
 */
export async function requestJson<Shape extends z.ZodType>(
  request: JsonRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  const parsed = shape.safeParse(parseJson(request.provider, await receive(request)));
  if (!parsed.success) throw new ProviderRefused(request.provider, 'answer');
  return parsed.data;
}

/** The body of the answer, within the timeout. */
async function receive(request: JsonRequest): Promise<string> {
  const { provider, signal, timeoutMs = requestTimeoutMs } = request;
  signal.throwIfAborted();
  const timeout = new AbortController();
  const abort = () => timeout.abort();
  const timer = setTimeout(abort, timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await readBody(provider, await send(request, timeout.signal));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProviderRefused || error instanceof ProviderUnavailable) throw error;
    // The original error may name the address, so it is no cause of this one.
    throw new ProviderUnavailable(provider, timeout.signal.aborted ? 'timeout' : 'connection');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

async function send(request: JsonRequest, signal: AbortSignal): Promise<Response> {
  const { provider, body } = request;
  let { url } = request;
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        'user-agent': productName,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null)
      throw failureOf(provider, response);
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (!next || redirects >= maxRedirects || body !== undefined || !isSamePlace(url, next))
      throw new ProviderRefused(provider, 'redirect');
    url = next;
  }
}

/** The same host and port, and no step from https to http. */
const isSamePlace = (from: URL, to: URL) =>
  to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');

function failureOf(provider: ProviderName, { status, headers }: Response): Error {
  const wait = retryAfterMs(headers.get('retry-after'));
  if (status === 429) return new ProviderUnavailable(provider, 'busy', wait);
  if (status === 408 || status === 425 || status >= 500)
    return new ProviderUnavailable(provider, 'failing', wait);
  return new ProviderRefused(provider, status === 401 || status === 403 ? 'key' : 'request');
}

/** `Retry-After` in seconds or as a date. */
function retryAfterMs(said: string | null): number | undefined {
  if (said === null) return undefined;
  const wait = /^\d+$/.test(said.trim()) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(0, wait), maxWaitMs);
}

async function readBody(provider: ProviderName, { body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new ProviderRefused(provider, 'size');
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(provider: ProviderName, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ProviderRefused(provider, 'answer');
  }
}
