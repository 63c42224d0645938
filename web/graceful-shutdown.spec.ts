import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shutDownGracefully } from './graceful-shutdown';

const answerOf = (port: number) =>
  new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(text)).on('error', reject);
    }).on('error', reject);
  });

describe('graceful shutdown of the HTTP app', () => {
  let server: Server;
  let waiting: ServerResponse[];
  let port: number;
  beforeEach(async () => {
    waiting = [];
    server = createServer((_, response) => void waiting.push(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });

  it('completes a pending request, and accepts no new connection', async () => {
    const answer = answerOf(port);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 15_000);
    const drained = shutDownGracefully(server, 5_000);
    await expect(answerOf(port)).rejects.toThrow('ECONNREFUSED');
    waiting[0]?.end('the whole answer');
    expect(await answer).toBe('the whole answer');
    await drained;
  });

  it('does not wait for ever for a request that never ends', async () => {
    const answer = answerOf(port).catch((error: Error) => error.message);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), 15_000);
    await shutDownGracefully(server, 50);
    expect(await answer).toBe('socket hang up');
  });
});
