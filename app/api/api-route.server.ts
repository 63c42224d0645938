import type { AppLoadContext } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { limitOf, acceptsFiles } from '../../modules/access/route-limits';
import { routes, type RouteKey } from '../../modules/access/routes';
import { authorizeRoute } from '../../modules/access/policy';
import { methodsOf, type ParamsOf } from '~/http/match-route';
import { oversized } from '~/http/body.server';
import type { RouteUser } from '~/http/route-user';
import { apiWithRateLimit } from '~/http/with-rate-limit.server';
import { refusalResponse } from '~/http/json-reply.server';
import { withJsonErrors } from './json-error-boundary.server';
import { methodNotAllowed } from './method-not-allowed.server';

type Args = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
};
/**
 * Arguments of an API call: the parameters that its route names, and the viewer, defined where the route requires a
 * sign-in.
 */
export type CallArgs<D extends RouteKey> = Omit<Args, 'params'> & {
  params: ParamsOf<D>;
  viewer: RouteUser<D>;
};
/**
 * The waiting part of a call, such as for a report. It runs outside the rate limiter, which admits one start at a time:
 * a waiting call would block the next one.
 */
export type Later = () => Promise<Response>;
type Work<D extends RouteKey> = (args: CallArgs<D>) => Response | Later | Promise<Response | Later>;

/**
 * Wraps an API call in the guards of its route in `modules/access/routes.ts`: first rate limits, then rights, both
 * before the body is read. Contract section 5.
 */
function guarded<D extends RouteKey>(route: D, work: Work<D>) {
  const limit = limitOf(route);
  const admit = async (args: Args): Promise<Response | Later> => {
    const refused =
      authorizeRoute(args.context.viewer, routes[route]) ??
      (acceptsFiles(route) ? undefined : oversized(args.request));
    if (refused) return refusalResponse(refused);
    return work({ ...args, viewer: args.context.viewer } as CallArgs<D>);
  };
  return async (args: Args): Promise<Response> => {
    const answer = await (limit ? apiWithRateLimit(limit, args.context, () => admit(args)) : admit(args));
    if (isRefusal(answer)) return refusalResponse(answer);
    return typeof answer === 'function' ? answer() : answer;
  };
}

/** Restricts a call to the method of its route. */
function taking<D extends RouteKey>(route: D, work: Work<D>) {
  const call = guarded(route, work);
  return withJsonErrors((args: Args) =>
    methodsOf(route).includes(args.request.method) ? call(args) : methodNotAllowed(args),
  );
}

/** The loader of an API call. */
export const apiLoader = <D extends RouteKey & `GET ${string}`>(route: D, work: Work<D>) =>
  taking(route, work);

/** The action of a route whose only method changes something. */
export const apiAction = <D extends Exclude<RouteKey, `GET ${string}`>>(route: D, work: Work<D>) =>
  taking(route, work);
