import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createAnswering, isGreeting } from './answering';
import { cutMessages } from './wire';

export type MongoStandIn = {
  /** `mongodb://127.0.0.1:<port>`. */
  url: string;
  /** Ends all connections; the server goes on. */
  cutConnections(): void;
  /** Runs the next command and cuts the connection instead of answering. */
  loseNextAnswer(): void;
  /** Stops listening until `back`; keeps its data. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** Sets the clock in its handshake ahead of this process's, in milliseconds. */
  runAhead(ms: number): void;
  /** Accepts commands but neither runs nor answers them, until `back`. */
  silent(): void;
  stop(): Promise<void>;
};

/**
 * MongoDB on loopback and in memory: a replica set of one with the part that the adapters use: unique indexes,
 * transactions, conflicts and retried writes. It tests the calls of the adapters, not the rules of the server: queries and
 * updates are mingo's, a transaction sees later commits of others, TTL indexes delete nothing, there are no change streams,
 * and integers and floats are the same. Therefore suites also run over a real server
 * when `MONGODB_URL` names one.
 */
export async function startMongo(port = 0, { standsAlone = false } = {}): Promise<MongoStandIn> {
  const answering = createAnswering(standsAlone);
  const sockets = new Set<Socket>();
  let mute = false;
  let losesNext = false;

  function serve(socket: Socket): void {
    let waiting = Buffer.alloc(0);
    let turn = Promise.resolve();
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {
      // The client retries on another connection.
    });
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      if (mute) return;
      const { messages, rest } = cutMessages(Buffer.concat([waiting, bytes]));
      waiting = Buffer.from(rest);
      for (const { command, answer } of messages)
        turn = turn.then(async () => {
          const address = `${socket.localAddress}:${socket.localPort}`;
          const given = await answering.answer(command, address);
          if (losesNext && !isGreeting(command)) {
            losesNext = false;
            socket.destroy();
          }
          if (answer && !socket.destroyed && !mute) socket.write(answer(given));
        });
    });
  }

  let server: Server;
  async function listen(at: number): Promise<number> {
    server = createServer(serve).listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  const cutConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  async function away(): Promise<void> {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutConnections();
    await closed;
  }

  const at = await listen(port);
  return {
    url: `mongodb://127.0.0.1:${at}`,
    cutConnections,
    loseNextAnswer: () => void (losesNext = true),
    away,
    async back() {
      if (mute) cutConnections();
      mute = false;
      if (!server.listening) await listen(at);
    },
    runAhead: answering.runAhead,
    silent: () => void (mute = true),
    stop: away,
  };
}

let shared: Promise<MongoStandIn> | undefined;

/** The real server of `MONGODB_URL`, else a stand-in in this test process. */
export async function mongoUrl(): Promise<string> {
  if (process.env.MONGODB_URL) return process.env.MONGODB_URL;
  shared ??= startMongo();
  return (await shared).url;
}
