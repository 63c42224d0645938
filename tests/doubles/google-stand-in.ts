import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sleep } from '../../modules/kernel/sleep';
import { client, createGrants } from './google-stand-in-grants';

/** A person with a Google account: the claims of userinfo. */
export type GooglePerson = {
  sub: string;
  email: string;
  email_verified: boolean | 'true' | 'false';
  name?: string;
  picture?: string;
};

/** A fault, until the next `now`. */
export type GoogleFault =
  | 'denies'
  | 'forgets-state'
  | 'changes-state'
  | 'no-code'
  | 'token-500'
  | 'token-garbage'
  | 'token-missing'
  | 'userinfo-500'
  | 'userinfo-garbage'
  | 'userinfo-list';

type Manner = {
  /** Who is signed in at Google. */
  person: GooglePerson;
  fault?: GoogleFault;
  /** Delays token and userinfo. */
  delayMs?: number;
  /** Shows a page with a link `Continue` before it redirects back. */
  asks?: boolean;
  /** The `Cross-Origin-Opener-Policy` of that page. */
  openerPolicy?: string;
};

export type GoogleStandIn = {
  url: string;
  /** The settings that make the product use it. */
  env: Record<string, string>;
  /** Sets its behaviour from now on; fields left out are as at Google. */
  now(manner: Manner): void;
  /** The addresses of its redirects back, oldest first. */
  sentBack: string[];
  /** Its reasons for refused requests, oldest first; empty while the product keeps to the protocol. */
  objections: string[];
  close(): Promise<void>;
};

/** Google's sign-in on loopback: pages, codes with PKCE, tokens, userinfo. */
export async function startGoogleStandIn(port = 0): Promise<GoogleStandIn> {
  const grants = createGrants();
  const sentBack: string[] = [];
  const objections: string[] = [];
  let manner: Manner = { person: { sub: '1', email: 'somebody@example.com', email_verified: true } };

  function authorize(response: ServerResponse, params: URLSearchParams): void {
    const granted = grants.grant(params, manner.person);
    if ('objection' in granted) {
      objections.push(granted.objection);
      return void response.writeHead(400).end(granted.objection);
    }
    const back = wayBack(params, granted.code, manner.fault);
    sentBack.push(back);
    if (!manner.asks) return void response.writeHead(302, { location: back }).end();
    const policy = manner.openerPolicy && { 'cross-origin-opener-policy': manner.openerPolicy };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy });
    response.end(consentPage(back));
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchanged = grants.exchange(new URLSearchParams(await text(request)));
    await sleep(manner.delayMs ?? 0);
    if (manner.fault === 'token-500') return json(response, 500, { error: 'internal' });
    if (manner.fault === 'token-garbage') return void response.end('<html>no token today</html>');
    if (manner.fault === 'token-missing') return json(response, 200, { token_type: 'Bearer' });
    if ('token' in exchanged)
      return json(response, 200, { access_token: exchanged.token, token_type: 'Bearer', expires_in: 3599 });
    objections.push(exchanged.objection);
    json(response, 400, { error: 'invalid_grant', error_description: exchanged.objection });
  }

  async function userInfo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const person = grants.personOf(String(request.headers.authorization).replace('Bearer ', ''));
    await sleep(manner.delayMs ?? 0);
    if (manner.fault === 'userinfo-500') return json(response, 500, { error: 'internal' });
    if (manner.fault === 'userinfo-garbage') return void response.end('{"sub": "1", "email"');
    if (manner.fault === 'userinfo-list') return json(response, 200, [person]);
    if (person) return json(response, 200, person);
    objections.push('an unknown token');
    json(response, 401, { error: 'invalid_token' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    if (pathname === '/authorize') return authorize(response, searchParams);
    if (pathname === '/token' && request.method === 'POST') return exchange(request, response);
    if (pathname === '/userinfo') return userInfo(request, response);
    response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: settingsFor(url),
    now: (next) => void (manner = next),
    sentBack,
    objections,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const settingsFor = (url: string) => ({
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
  GOOGLE_AUTH_URL: `${url}/authorize`,
  GOOGLE_TOKEN_URL: `${url}/token`,
  GOOGLE_USERINFO_URL: `${url}/userinfo`,
});

function wayBack(params: URLSearchParams, code: string, fault?: GoogleFault): string {
  const back = new URL(params.get('redirect_uri') ?? '');
  const state = params.get('state') ?? '';
  if (fault !== 'forgets-state')
    back.searchParams.set('state', fault === 'changes-state' ? `${state}x` : state);
  if (fault === 'denies') back.searchParams.set('error', 'access_denied');
  else if (fault !== 'no-code') back.searchParams.set('code', code);
  return back.href;
}

function consentPage(back: string): string {
  const link = `<a href="${back.replaceAll('&', '&amp;')}">Continue</a>`;
  return `<!doctype html><html lang="en"><title>Google stand-in</title><p>${link}</p></html>`;
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
