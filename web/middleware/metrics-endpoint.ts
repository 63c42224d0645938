import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';

type Options = {
  /** Every metric as text. */
  exposition(): Promise<string>;
  /** OPERATOR_TOKEN; without one only this machine may ask. */
  operatorToken?: string;
};

/**
 * `GET /metrics`: for this machine, or with the operator's token. Runs before everything that refuses or counts
 * requests.
 */
export const metricsEndpoint =
  ({ exposition, operatorToken }: Options): RequestHandler =>
  (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!isFromThisMachine(req) && !hasToken(req, operatorToken)) {
      res
        .status(403)
        .json({ error: 'Metrics are for this machine, or with the operator’s token.', code: 'forbidden' });
      return;
    }
    exposition()
      .then((text) => {
        res.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
        res.send(text);
      })
      .catch(next);
  };

/**
 * Whether connection and request come from this machine. A forwarded request does not, whichever proxies are trusted
 * elsewhere; nor does one under another host name, to which a page may have led a browser on this machine (DNS
 * rebinding).
 */
function isFromThisMachine(req: Request): boolean {
  const passedOn = req.rawHeaders.some((name, at) => at % 2 === 0 && forwarding.test(name));
  return !passedOn && loopback.test(req.socket.remoteAddress ?? '') && local.test(req.get('host') ?? '');
}

const forwarding = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/i;
const loopback = /^(::ffff:)?127\.|^::1$/;
const local = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Compares in constant time. */
function hasToken(req: Request, operatorToken: string | undefined): boolean {
  const [, token] = /^Bearer +(\S+)$/i.exec(req.get('authorization') ?? '') ?? [];
  if (operatorToken === undefined || token === undefined) return false;
  return timingSafeEqual(digest(token), digest(operatorToken));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
