import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createAnswering, isGreeting } from './answering';
import { cutMessages } from './wire';

export type MongoStandIn = {
  /** `mongodb://127.0.0.1:<port>`. */
  url: string;
  /** Ends all connections; the server goes on. */
  cutConnections(): void;
  /** Does the next thing it is asked, and cuts the connection instead of answering. */
  loseNextAnswer(): void;
  /** Nobody answers at its address any more until `back`; what it holds stays. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** Lets its clock, as it tells it when greeted, be so far ahead of this process's, in milliseconds. */
  runAhead(ms: number): void;
  /** Takes what it is sent, and neither does it nor answers, until `back`. */
  silent(): void;
  stop(): Promise<void>;
};

/**
 * MongoDB on loopback and in memory: a replica set of one, as far as this product's adapters ask for it, with unique
 * indexes, transactions, conflicts and writes that are sent again. It proves the calls that adapters make, not the
 * rules of the server: queries and updates are mingo's, a transaction sees what others have committed meanwhile, nothing
 * is swept by an index, there are no change streams (an adapter falls back to asking), and integers and floats are the
 * same. Therefore suites run over a real server, too, where `MONGODB_URL` names one.
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
      // Whoever was cut off asks again on another connection.
    });
    socket.on('close', () => {
      sockets.delete(socket);
      answering.leave(socket);
    });
    socket.on('data', (bytes: Buffer) => {
      if (mute) return;
      const { messages, rest } = cutMessages(Buffer.concat([waiting, bytes]));
      waiting = Buffer.from(rest);
      for (const { command, answer } of messages)
        turn = turn.then(async () => {
          const address = `${socket.localAddress}:${socket.localPort}`;
          const given = await answering.answer(command, address, socket);
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

/** The real server that `MONGODB_URL` names, else a stand-in of this test process, which ends with it. */
export async function mongoUrl(): Promise<string> {
  if (process.env.MONGODB_URL) return process.env.MONGODB_URL;
  shared ??= startMongo();
  return (await shared).url;
}
