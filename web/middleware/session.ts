import type { AppLoadContext } from '@remix-run/node';
import type { Request, RequestHandler, Response } from 'express';
import { outgoingOf } from '../../app/http/outgoing.server';
import { sessionTokenOf } from '../../app/http/session.server';
import { networkOf } from '../../modules/kernel/rate-limit/ip-network';
import type { Refusal } from '../../modules/kernel/refusal';
import type { Application, Viewer } from '../../composition/application/application';

/** What is known of a request by the time the routes get it. */
export type Locals = {
  requestId: string;
  nonce: string;
  viewer?: Viewer;
  sessionToken?: string;
  /** Why the door is shut for this request, which it says itself: there were too many, or an engine is away. */
  tooMany?: Refusal;
  /** Whether it was counted for its address. */
  counted?: boolean;
  /** What went wrong before the doors of all requests: said in its turn, as theirs is. */
  failure?: unknown;
  /** The pattern of its address, where the table of doors does not say it. */
  route?: string;
};
export const localsOf = (res: Response): Locals => res.locals as Locals;

/** Finds out once who asks. What somebody who has signed in is shown is kept by no browser and no proxy. */
export const withSession =
  (system: Application): RequestHandler =>
  (req, res, next) => {
    whoAsks(req, system)
      .then((found) => {
        Object.assign(res.locals, found);
        if (!res.hasHeader('Cache-Control'))
          res.setHeader('Cache-Control', found.viewer ? 'no-store' : 'private, no-cache');
        next();
      })
      .catch(next);
  };

async function whoAsks(req: Request, { settings, identity }: Application) {
  const sessionToken = await sessionTokenOf(req.headers.cookie ?? null, settings);
  return { sessionToken, viewer: sessionToken ? await identity.viewer(sessionToken) : undefined };
}

/** What every loader and action is handed. */
export const loadContext =
  (system: Application, closing: AbortSignal) =>
  (req: Request, res: Response): AppLoadContext => {
    const { requestId, nonce, viewer, sessionToken, tooMany } = localsOf(res);
    return {
      system,
      closing,
      viewer,
      sessionToken,
      nonce,
      tooMany,
      address: req.ip ?? '',
      network: networkOf(req.ip ?? ''),
      outgoing: () => outgoingOf(res),
      retryAfter: (seconds) => void res.setHeader('Retry-After', String(seconds)),
      context: {
        actor: viewer ? { kind: 'person', id: viewer.id } : { kind: 'system' },
        correlationId: requestId,
        causationId: requestId,
      },
    };
  };
