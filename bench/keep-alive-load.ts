import { connect, type Socket } from 'node:net';

type Load = {
  url: string;
  path: string;
  connections: number;
  forMs: number;
  /** Headers of a browser. */
  headers: Readonly<Record<string, string>>;
  /** How many bytes of body each answer has to have. */
  bodyBytes: number;
};

/** Requests per address before the next visitor's address takes over, so that no request meets a rate limit. */
const perVisitor = 500;
let visitors = 0;

/** Answers per second over connections that are kept open, each asking again as soon as it is answered. */
export async function answersPerSecond(load: Load): Promise<number> {
  const until = performance.now() + load.forMs;
  const began = performance.now();
  const counts = await Promise.all(Array.from({ length: load.connections }, () => askUntil(until, load)));
  return (1000 * counts.reduce((sum, count) => sum + count, 0)) / (performance.now() - began);
}

function askUntil(until: number, { url, path, headers, bodyBytes }: Load): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let answered = 0;
  let request = Buffer.alloc(0);
  const ask = () => {
    if (answered % perVisitor === 0) request = requestOf(path, { host, ...headers, ...visitor() });
    socket.write(request);
  };
  return new Promise((resolve, reject) => {
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    eachAnswer(socket, bodyBytes, reject, () => {
      answered += 1;
      if (performance.now() < until) return ask();
      socket.removeAllListeners('close');
      socket.end();
      resolve(answered);
    });
  });
}

function visitor() {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

const requestOf = (path: string, headers: Record<string, string>) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  );

const endOfHead = Buffer.from('\r\n\r\n');

/** Reads whole answers: a head with status 200, then so many bytes. */
function eachAnswer(
  socket: Socket,
  bodyBytes: number,
  failed: (error: Error) => void,
  done: () => void,
): void {
  let head = Buffer.alloc(0);
  let left = 0;
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk;
    if (left === 0) {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(endOfHead);
      if (end < 0) return;
      if (!head.subarray(0, 12).equals(status200)) return failed(new Error(head.subarray(0, 60).toString()));
      rest = head.subarray(end + endOfHead.length);
      head = Buffer.alloc(0);
      left = bodyBytes;
    }
    left -= rest.length;
    if (left < 0) failed(new Error('an answer was longer than it should be'));
    else if (left === 0) done();
  });
}
const status200 = Buffer.from('HTTP/1.1 200');
