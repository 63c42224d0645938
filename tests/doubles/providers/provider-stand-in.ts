import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ProviderSettings } from '../../../modules/evidence/retrieval/adapters/create-providers';
import { openSources, type ProviderName } from '../../../modules/evidence/retrieval/provider';
import { shapes } from './provider-shapes';

/** An answer of a provider, or how it fails. */
export type Manner =
  | { json: unknown; delayMs?: number }
  | { status: number; headers?: Record<string, string>; body?: string }
  /** Never ends: `silent` sends nothing, `trickling` headers and a space now and then, `flooding` as much as is read. */
  | { endless: 'silent' | 'trickling' | 'flooding' }
  | { dropped: true };

export type ProviderCall = {
  provider: ProviderName | undefined;
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};

export type ProviderStandIn = {
  url: string;
  /** Settings with all eight providers at this stand-in. */
  settings: ProviderSettings;
  calls: ProviderCall[];
  /** Answers the next requests so, one after another; the last manner stays. */
  now(...manners: Manner[]): void;
  close(): Promise<void>;
};

export const tavilyKey = 'tvly-very-secret-4711';
export const braveKey = 'BSA-very-secret-4712';

/** The APIs of all eight providers on loopback, each below a path of its own. Answers 404 to any other path. */
export async function startProviderStandIn(): Promise<ProviderStandIn> {
  const calls: ProviderCall[] = [];
  let manners: Manner[] = [];
  const next = (): Manner => (manners.length > 1 ? manners.shift() : manners[0]) ?? { status: 500 };
  const server = createServer((request, response) => {
    void receive(request, calls).then((call) =>
      call.provider ? answer(response, next()) : response.writeHead(404).end('no such path'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    settings: {
      ...{ SEARXNG_URL: `${url}/searxng/`, TAVILY_URL: `${url}/tavily`, BRAVE_URL: `${url}/brave` },
      ...{ TAVILY_API_KEY: tavilyKey, BRAVE_API_KEY: braveKey, CONTACT_EMAIL: 'desk@example.org' },
      OPEN_SOURCES: openSources,
      ...{
        WIKIPEDIA_URL: `${url}/wikipedia`,
        OPENALEX_URL: `${url}/openalex`,
        CROSSREF_URL: `${url}/crossref`,
      },
      ...{ WORLDBANK_URL: `${url}/worldbank`, EUROSTAT_URL: `${url}/eurostat` },
    },
    calls,
    now: (...following) => {
      manners = following;
      calls.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(request: IncomingMessage, calls: ProviderCall[]): Promise<ProviderCall> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://stand-in');
  const provider = (Object.keys(shapes) as ProviderName[]).find((name) =>
    shapes[name].path.test(decodeURIComponent(path)),
  );
  const { method = '', headers } = request;
  const call = { provider, method, path, query, headers, body: await text(request) };
  calls.push(call);
  return call;
}

function answer(response: ServerResponse, manner: Manner): void {
  response.on('error', () => response.destroy());
  if ('json' in manner) {
    const { json, delayMs = 0 } = manner;
    const send = () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    return void setTimeout(send, delayMs);
  }
  if ('status' in manner) return void response.writeHead(manner.status, manner.headers).end(manner.body);
  if ('dropped' in manner) return void response.socket?.destroy();
  if (manner.endless === 'silent') return;
  response.writeHead(200, { 'content-type': 'application/json' });
  if (manner.endless === 'trickling') {
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
    return;
  }
  const piece = ' '.repeat(64 * 1024);
  const flood = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', flood);
  flood();
}
