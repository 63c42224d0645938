import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** Maximum number of unread body bytes to drain: beyond it the connection is closed. */
const maxBytes = 64 * 1024 * 1024;
const timeoutMs = 10_000;

/**
 * Drains a request's body before its response ends: closing or reusing a connection with unread bytes resets it, and
 * the sender would never see the response.
 */
export const drainRequestBody: RequestHandler = (req, res, next) => {
  if (!hasBody(req)) return next();
  const end = res.end.bind(res) as (...args: unknown[]) => typeof res;
  let isEnding = false;
  res.end = ((...args: unknown[]) => {
    if (req.complete || isEnding) return end(...args);
    isEnding = true;
    void drain(req).then((whole) => {
      if (!whole && !res.headersSent) res.setHeader('Connection', 'close');
      end(...args);
      if (!whole) req.socket.destroySoon();
    });
    return res;
  }) as typeof res.end;
  next();
};

const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/** Whether the whole body arrived. */
function drain(req: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(() => resolve(false), timeoutMs);
    const ended = () => {
      clearTimeout(timer);
      resolve(req.complete);
    };
    // The reader has answered already: its listeners would stop the flow again.
    req.removeAllListeners('data');
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) resolve(false);
    });
    req.once('end', ended).once('close', ended).once('error', ended);
    req.resume();
  });
}
