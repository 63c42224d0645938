import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A way to a server that can be cut, shut and slowed down, as networks are. Loopback only. */
export type FaultProxy = {
  port: number;
  /** Every connection breaks now; new ones are taken. */
  cut(): void;
  /** Every connection breaks, and none is taken until `heal`. */
  shut(): Promise<void>;
  /** Each piece of an answer comes so much later, in milliseconds. */
  slow(ms: number): void;
  heal(): Promise<void>;
  close(): Promise<void>;
};

/** Stands before `host:port`. */
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
        if (delayMs > 0) await pause(delayMs);
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
