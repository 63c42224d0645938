import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sleep } from '../../modules/kernel/sleep';

/** A TCP proxy on loopback that can cut connections, refuse them and delay answers. */
export type FaultProxy = {
  port: number;
  /** Breaks every connection now; accepts new ones. */
  cut(): void;
  /** Breaks every connection and refuses new ones until `heal`. */
  shut(): Promise<void>;
  /** Delays each chunk of an answer, in milliseconds. */
  slow(ms: number): void;
  heal(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a proxy to `host:port`. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const open = new Set<Socket>();
  let delayMs = 0;
  let server = createServer();

  function take(client: Socket) {
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    void answer(upstream, client);
  }

  async function answer(from: Socket, to: Socket) {
    try {
      for await (const piece of from) {
        if (delayMs > 0) await sleep(delayMs);
        if (!to.write(piece as Buffer))
          await new Promise((resolve) => to.once('drain', resolve).once('close', resolve));
      }
    } catch {
      // cut
    }
    to.destroy();
  }

  async function listen(port: number): Promise<number> {
    server = createServer(take);
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(port, '127.0.0.1', resolve),
    );
    return (server.address() as AddressInfo).port;
  }

  const cut = () => open.forEach((socket) => socket.destroy());
  async function shut() {
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  }

  const port = await listen(0);
  return {
    port,
    cut,
    shut,
    slow: (ms) => (delayMs = ms),
    async heal() {
      delayMs = 0;
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await shut();
    },
  };
}
