import { connect } from 'node:net';

/** `fault`: the error of a broken connection. */
export type RawAnswer = { status: number; text: string; fault?: string };
/** `untilClosed`: reads beyond the first answer. */
type Options = { untilClosed?: boolean; limitMs?: number };

/**
 * Sends raw bytes, which no client library would, and reads the answer until it is complete or the server closes.
 */
export function rawRequest(
  url: string,
  bytes: string | Buffer,
  { untilClosed = false, limitMs = 20_000 }: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    let fault: string | undefined;
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no answer within ${limitMs} ms: ${text.slice(0, 200)}`));
    }, limitMs);
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text, fault });
    };
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (!untilClosed && isWhole(text)) done();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => (fault = error.code ?? error.message));
    socket.on('end', done);
    socket.on('close', done);
    socket.write(bytes);
  });
}

function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const [head, body] = [text.slice(0, end), text.slice(end + 4)];
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length);
  return /^transfer-encoding: chunked$/im.test(head) && body.endsWith('0\r\n\r\n');
}
