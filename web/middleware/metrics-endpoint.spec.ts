import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { metricsEndpoint } from './metrics-endpoint';

const operatorToken = 'token-of-the-operator';
let server: Server | undefined;
afterEach(() => void server?.close());

/** The response of `GET /metrics` on this machine; `host` when the request uses another name. */
async function ask(headers: Record<string, string> = {}, token: string | undefined = operatorToken) {
  const app = express();
  app.set('trust proxy', 1);
  app.get(
    '/metrics',
    metricsEndpoint({ exposition: () => Promise.resolve('evident_log_position 1\n'), operatorToken: token }),
  );
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = request({ port, host: '127.0.0.1', path: '/metrics', headers }).end();
  const [response] = (await once(answer, 'response')) as [IncomingMessage];
  const body = await text(response);
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    headers: response.headers,
    body,
  };
}

describe('the metrics endpoint', () => {
  it.each<Record<string, string>>([{}, { host: 'localhost:3000' }, { host: '[::1]:3000' }])(
    'is open on this machine: %o',
    async (headers) => {
      const { status, type, body } = await ask(headers);
      expect([status, type, body]).toEqual([
        200,
        'text/plain; charset=utf-8; version=0.0.4',
        'evident_log_position 1\n',
      ]);
    },
  );

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { 'X-Forwarded-Host': 'localhost' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'evil.example.org' },
    { host: '127.0.0.1.example.org' },
    { authorization: 'Bearer wrong', 'x-forwarded-for': '10.0.0.1' },
    { authorization: 'Basic YTpi', 'x-forwarded-for': '10.0.0.1' },
  ])('refuses in one sentence a forwarded request, or one under another host name: %o', async (headers) => {
    const { status, body } = await ask(headers);
    expect(status).toBe(403);
    expect(JSON.parse(body)).toEqual({
      error: expect.stringMatching(/^[A-Z].*\.$/) as string,
      code: 'forbidden',
    });
  });

  it('accepts the operator’s token from anywhere, and no token when none is configured', async () => {
    const from = { 'x-forwarded-for': '10.0.0.1', authorization: `Bearer ${operatorToken}` };
    expect((await ask(from)).status).toBe(200);
    expect((await ask({ ...from, authorization: `bearer ${operatorToken}x` })).status).toBe(403);
    expect((await ask(from, '')).status).toBe(403);
  });

  it('cannot be read by pages of other sites, and is not cached', async () => {
    const { headers } = await ask({ origin: 'https://evil.example.org' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });
});
