import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isSafe } from '../../app/http/cross-origin';
import { hasOwnLimits } from '../../modules/access/route-limits';
import { pagePath } from '../routing/page-path';
import type { Application } from '../../composition/application/application';
import { sendRefusal } from '../routing/error-response';
import { localsOf } from './session';

/**
 * Counts a request for its address. `rateLimited` refuses it later, because other refusals come first. Contract section
 * 5.
 */
export const countRequests =
  (system: Application): RequestHandler =>
  (req, res, next) => {
    countOnce(system, req, res)
      .then(() => next())
      .catch(next);
  };

/** The same for handlers that run earlier: counts a request once, wherever it goes. */
export async function countOnce(
  { limits }: Pick<Application, 'limits'>,
  req: Request,
  res: Response,
): Promise<void> {
  const locals = localsOf(res);
  if (locals.counted) return;
  locals.tooMany = await limits.take('request', req.ip ?? '');
  locals.counted = true;
}

/** Refuses a request that was counted as one too many. */
export const rateLimited: RequestHandler = (req, res, next) =>
  localsOf(res).tooMany ? refuseRequest(req, res, next) : next();

/** Limits the changes of an account, successful or not. */
export const rateLimitedByAccount =
  ({ limits }: Application): RequestHandler =>
  (req, res, next) => {
    const { viewer, tooMany: already } = localsOf(res);
    if (!viewer || already || isSafe(req.method)) return next();
    limits
      .take('write', viewer.id)
      .then((tooMany) => {
        localsOf(res).tooMany = tooMany;
        if (tooMany) refuseRequest(req, res, next);
        else next();
      })
      .catch(next);
  };

/** Passes the refusal on to the request's route, or sends it here. */
function refuseRequest(req: Request, res: Response, next: NextFunction): void {
  const { tooMany } = localsOf(res);
  if (!tooMany || hasOwnLimits(routeKeyOf(req)) || isDataRequest(req)) next();
  else sendRefusal(req, res, tooMany);
}

/** Whether the routes have to answer the refusal: only they can encode a response for client-side navigation. */
export const isRejected = (req: Request, res: Response): boolean =>
  localsOf(res).tooMany !== undefined && isDataRequest(req) && !hasOwnLimits(routeKeyOf(req));

/** Whether this is a client-side navigation: only the routes can encode its response. */
export const isDataRequest = ({ path }: Request) => path.endsWith('.data');

const routeKeyOf = ({ method, path }: Request) => `${method} ${pagePath(path)}`;
