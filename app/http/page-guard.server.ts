import { redirect, type AppLoadContext } from '@remix-run/node';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import { acceptsFiles } from '../../modules/access/route-limits';
import { routes, type RouteKey } from '../../modules/access/routes';
import { authorizeRoute } from '../../modules/access/policy';
import { methodsOf } from '~/http/match-route';
import { oversized } from '~/http/body.server';
import type { RouteUser } from '~/http/route-user';
import { sentenceOf, statusOf } from '~/http/json-reply.server';

/** The routes of pages and their forms; calls of the API have `apiLoader` and `apiAction` of `app/api/api-route.server.ts`. */
export type PageRoute = Exclude<RouteKey, `${string} /api/${string}`>;
type Args = { request: Request; context: AppLoadContext };

/**
 * The guard of a page: the first line of its loader or action, before anything is read.
 *
 *     const viewer = requireAccess('GET /account', args); // in `loader(args: LoaderFunctionArgs)`
 *     const viewer = requireAccess('POST /account', args); // in `action(args: ActionFunctionArgs)`
 *
 * Returns the signed-in user where the route requires one. Throws a response otherwise: a redirect to
 * `/auth?redirectTo=...` without a session, a page with the refusal when a right is missing (403) or the method is
 * wrong (405). Where the form should be shown again with what was typed, use `checkAccess`.
 */
export function requireAccess<D extends PageRoute>(route: D, args: Args): RouteUser<D> {
  const refusal = checkAccess(route, args);
  if (refusal) throw denied(refusal, args.request);
  return args.context.viewer as RouteUser<D>;
}

/**
 * The refusal of a page's route for this user; undefined when they may enter. A method that the route does not accept
 * is thrown from here too.
 */
export function checkAccess(route: PageRoute, { request, context }: Args): Refusal | undefined {
  if (!methodsOf(route).includes(request.method)) throw denied(refuse('method-not-allowed'), request);
  return (
    authorizeRoute(context.viewer, routes[route]) ?? (acceptsFiles(route) ? undefined : oversized(request))
  );
}

/**
 * A refusal as a page, thrown from a loader or action: redirects to sign in when there is no session, else a page with
 * the refusal's status and sentence.
 */
export function denied(refusal: Refusal, { url }: Pick<Request, 'url'>): Response {
  const status = statusOf(refusal);
  if (status !== 401) return new Response(sentenceOf(refusal), { status });
  const { pathname, search } = new URL(url);
  return redirect(`/auth?redirectTo=${encodeURIComponent(pathname + search)}`);
}
