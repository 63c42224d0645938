import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isSafe } from '../../app/http/cross-origin';
import { answersForLimits } from '../../modules/access/route-limits';
import { pagePath } from '../routing/page-path';
import type { Application } from '../../composition/application/application';
import { sendRefusal } from '../routing/error-response';
import { localsOf } from './session';

/**
 * Counts a request for its address. Whether that was one too many is said by `limited`, for other refusals come first.
 * Contract section 5.
 */
export const counted =
  (system: Application): RequestHandler =>
  (req, res, next) => {
    countOnce(system, req, res)
      .then(() => next())
      .catch(next);
  };

/** The same for doors that come before: a request is counted once, wherever it goes on to. */
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

/** Turns away what was counted as one too many. */
export const rateLimited: RequestHandler = (req, res, next) =>
  localsOf(res).tooMany ? stop(req, res, next) : next();

/** All that an account changes, or tries to. */
export const rateLimitedByAccount =
  ({ limits }: Application): RequestHandler =>
  (req, res, next) => {
    const { viewer, tooMany: already } = localsOf(res);
    if (!viewer || already || isSafe(req.method)) return next();
    limits
      .take('write', viewer.id)
      .then((tooMany) => {
        localsOf(res).tooMany = tooMany;
        if (tooMany) stop(req, res, next);
        else next();
      })
      .catch(next);
  };

/** The door of a request is told; or else the answer is given here. */
function stop(req: Request, res: Response, next: NextFunction): void {
  const { tooMany } = localsOf(res);
  if (!tooMany || answersForLimits(routeKeyOf(req)) || isDataRequest(req)) next();
  else sendRefusal(req, res, tooMany);
}

/** Whether the routes have to say so in place of all they would do: what a running page fetches, only they can encode. */
export const isRejected = (req: Request, res: Response): boolean =>
  localsOf(res).tooMany !== undefined && isDataRequest(req) && !answersForLimits(routeKeyOf(req));

/** Whether a running page asks: only the routes can answer in its encoding. */
export const isDataRequest = ({ path }: Request) => path.endsWith('.data');

const routeKeyOf = ({ method, path }: Request) => `${method} ${pagePath(path)}`;
