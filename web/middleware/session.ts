import type { AppLoadContext } from '@remix-run/node';
import type { Request, RequestHandler, Response } from 'express';
import { disconnectionOf, outgoingOf } from '../../app/http/outgoing.server';
import { sessionTokenOf } from '../../app/http/session.server';
import type { Log } from '../../modules/kernel/ports';
import { networkOf } from '../../modules/kernel/rate-limit/ip-network';
import type { Refusal } from '../../modules/kernel/refusal';
import type { Application, Viewer } from '../../composition/application/application';

/** What the middleware knows of a request before the routes run. */
export type Locals = {
  requestId: string;
  nonce: string;
  viewer?: Viewer;
  sessionToken?: string;
  /**
   * The refusal of a request that its route answers itself: the rate limit is exceeded, or a backend is unavailable.
   */
  tooMany?: Refusal;
  /** Whether it was counted for its address. */
  counted?: boolean;
  /** An error raised before the common middleware, which answers it later. */
  failure?: unknown;
  /** The route pattern of an address that is not in the table of routes. */
  route?: string;
};
export const localsOf = (res: Response): Locals => res.locals as Locals;

/** Finds the session of a request, once. Responses to signed-in users are not cached by browsers or proxies. */
export const withSession =
  (system: Application): RequestHandler =>
  (req, res, next) => {
    findSession(req, system)
      .then((session) => {
        Object.assign(res.locals, session);
        if (!res.hasHeader('Cache-Control'))
          res.setHeader('Cache-Control', session.viewer ? 'no-store' : 'private, no-cache');
        next();
      })
      .catch(next);
  };

async function findSession(req: Request, { settings, identity }: Application) {
  const sessionToken = await sessionTokenOf(req.headers.cookie ?? null, settings);
  return { sessionToken, viewer: sessionToken ? await identity.viewer(sessionToken) : undefined };
}

type Shared = {
  system: Application;
  logger: Log;
  /** The loggable fields of an unexpected error, without text that may quote a user. */
  describeError(error: unknown): object;
  closing: AbortSignal;
};

/** The load context of every loader and action. */
export const loadContext =
  ({ system, logger, describeError, closing }: Shared) =>
  (req: Request, res: Response): AppLoadContext => {
    const { requestId, nonce, viewer, sessionToken, tooMany } = localsOf(res);
    return {
      system,
      logger,
      closing,
      disconnected: disconnectionOf(res),
      viewer,
      sessionToken,
      nonce,
      tooMany,
      address: req.ip ?? '',
      network: networkOf(req.ip ?? ''),
      outgoing: () => outgoingOf(res),
      reportError: (error) =>
        logger.error({ requestId, ...describeError(error) }, 'request failed with an unexpected error'),
      retryAfter: (seconds) => void res.setHeader('Retry-After', String(seconds)),
      context: {
        actor: viewer ? { kind: 'person', id: viewer.id } : { kind: 'system' },
        correlationId: requestId,
        causationId: requestId,
      },
    };
  };
