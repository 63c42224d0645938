import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from '@remix-run/node';
import compression from 'compression';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { outgoingOf, paced } from './outgoing.server';

const piece = 'x'.repeat(64 * 1024);
const pieces = 400;

describe.each([['identity'], ['gzip']])('a response to a slow reader, encoding %s', (encoding) => {
  let server: Server;
  let reader: Socket;
  afterEach(() => {
    reader.destroy();
    server.close();
  });

  /** A server that sends `pieces` pieces and counts those it made. */
  async function open() {
    const made = { count: 0, ended: false };
    async function* all() {
      try {
        for (; made.count < pieces; made.count += 1) {
          await Promise.resolve();
          // Random bytes, which compression cannot shrink.
          yield encoding === 'gzip' ? crypto.getRandomValues(Buffer.alloc(piece.length)) : piece;
        }
      } finally {
        made.ended = true;
      }
    }
    const app = express();
    app.use(compression());
    app.get('/', (_, res) => {
      const outgoing = outgoingOf(res);
      res.type('text/plain');
      const body = Readable.from(paced(all(), outgoing));
      res.on('close', () => body.destroy());
      void writeReadableStreamToWritable(createReadableStreamFromReadable(body), res).catch(() => undefined);
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    reader.pause();
    reader.write(`GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`);
    return made;
  }

  /** Resolves when the count stays the same for ten turns in a row. */
  async function stalled(made: { count: number }): Promise<void> {
    let [last, same] = [-1, 0];
    await vi.waitFor(
      () => {
        same = made.count === last && last > 0 ? same + 1 : 0;
        last = made.count;
        if (same < 10) throw new Error('still writing');
      },
      { interval: 20, timeout: 10_000 },
    );
  }

  it('makes the next piece when the reader has taken the last', async () => {
    const made = await open();
    await stalled(made);
    // The kernel buffers some megabytes by itself.
    expect(made.count).toBeLessThan(pieces);
    let bytes = 0;
    reader.on('data', (chunk: Buffer) => (bytes += chunk.length));
    reader.resume();
    await once(reader, 'close');
    expect(made.count).toBe(pieces);
    expect(bytes).toBeGreaterThan(pieces * piece.length);
  });

  it('ends when the reader disconnects', async () => {
    const made = await open();
    await stalled(made);
    reader.destroy();
    await vi.waitFor(() => expect(made.ended).toBe(true), 5_000);
    expect(made.count).toBeLessThan(pieces);
  });
});
