import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestGoogleJson, GoogleFailure } from './google-token-request.server';

describe('a request to Google', () => {
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow-head') return;
      if (request.url === '/slow-body') return void response.write('{"sub":');
      if (request.url === '/elsewhere') return void response.writeHead(307, { location: '/fine' }).end();
      response.end('{"sub":"1"}');
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.closeAllConnections());

  it('returns the JSON object of the answer', async () => {
    expect(await requestGoogleJson('userinfo', `${url}/fine`, {})).toEqual({ sub: '1' });
  });

  it.each(['/slow-head', '/slow-body'])(
    'times out at the start and in the middle of an answer: %s',
    async (path) => {
      const failure = new GoogleFailure("Google's token address did not answer within 50 ms");
      await expect(requestGoogleJson('token', url + path, {}, 50)).rejects.toThrow(failure);
    },
  );

  it('does not follow a redirect with our secrets [SEC-13]', async () => {
    const failure = new GoogleFailure("Google's token address could not be reached");
    await expect(requestGoogleJson('token', `${url}/elsewhere`, { method: 'POST' })).rejects.toThrow(failure);
  });
});
