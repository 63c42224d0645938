import type { AppLoadContext } from '@remix-run/node';
import { isRefusal } from '../../modules/kernel/refusal';
import { limitOf, takesFiles } from '../../modules/access/route-limits';
import { routes, type RouteKey } from '../../modules/access/routes';
import { authorizeRoute } from '../../modules/access/policy';
import { methodsOf, type ParamsOf } from '~/http/match-route';
import { oversized } from '~/http/body.server';
import type { RouteUser } from '~/http/route-user';
import { apiWithRateLimit } from '~/http/with-rate-limit.server';
import { refusalResponse } from '~/http/json-reply.server';
import { answering } from './json-error-boundary.server';
import { methodNotAllowed } from './method-not-allowed.server';

type Args = {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: AppLoadContext;
};
/** What a call works with: the parts its route names, and who asks, for certain where the route wants somebody. */
export type CallArgs<D extends RouteKey> = Omit<Args, 'params'> & {
  params: ParamsOf<D>;
  viewer: RouteUser<D>;
};
/**
 * The rest of a call that waits, such as for a report. It runs outside the rate limit, which admits one start after the
 * other: a waiting call would block the next one.
 */
export type Later = () => Promise<Response>;
type Work<D extends RouteKey> = (args: CallArgs<D>) => Response | Later | Promise<Response | Later>;

/**
 * A call behind its route of `modules/access/routes.ts`. Limits come first, then rights; both before anything of the
 * body is read. Contract section 5.
 */
function guarded<D extends RouteKey>(route: D, work: Work<D>) {
  const limit = limitOf(route);
  const admit = async (args: Args): Promise<Response | Later> => {
    const refused =
      authorizeRoute(args.context.viewer, routes[route]) ??
      (takesFiles(route) ? undefined : oversized(args.request));
    if (refused) return refusalResponse(refused);
    return work({ ...args, viewer: args.context.viewer } as CallArgs<D>);
  };
  return async (args: Args): Promise<Response> => {
    const answer = await (limit ? apiWithRateLimit(limit, args.context, () => admit(args)) : admit(args));
    if (isRefusal(answer)) return refusalResponse(answer);
    return typeof answer === 'function' ? answer() : answer;
  };
}

/** A call that takes the method of its route and no other. */
function taking<D extends RouteKey>(route: D, work: Work<D>) {
  const call = guarded(route, work);
  return answering((args: Args) =>
    methodsOf(route).includes(args.request.method) ? call(args) : methodNotAllowed(args),
  );
}

/** The loader of a call that is read. */
export const apiLoader = <D extends RouteKey & `GET ${string}`>(route: D, work: Work<D>) =>
  taking(route, work);

/** The action of a route with one method that changes something. */
export const apiAction = <D extends Exclude<RouteKey, `GET ${string}`>>(route: D, work: Work<D>) =>
  taking(route, work);
