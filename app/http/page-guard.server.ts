import { redirect, type AppLoadContext } from '@remix-run/node';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import { takesFiles } from '../../modules/access/route-limits';
import { routes, type RouteKey } from '../../modules/access/routes';
import { authorizeRoute } from '../../modules/access/policy';
import { methodsOf } from '~/http/match-route';
import { oversized } from '~/http/body.server';
import type { RouteUser } from '~/http/route-user';
import { sentenceOf, statusOf } from '~/http/json-reply.server';

/** The routes of pages and their forms; calls of the API have `reading` and `changing` of `app/api/api-route.server.ts`. */
export type PageRoute = Exclude<RouteKey, `${string} /api/${string}`>;
type Args = { request: Request; context: AppLoadContext };

/**
 * The guard of a page: the first line of its loader or action, before anything is read.
 *
 *     const viewer = admitted('GET /account', args); // in `loader(args: LoaderFunctionArgs)`
 *     const viewer = admitted('POST /account', args); // in `action(args: ActionFunctionArgs)`
 *
 * Answers who asks: a Viewer where the route asks for more than anybody. Everybody else is thrown out: who has not
 * signed in goes to `/auth?redirectTo=...` and comes back here; who may not gets a page that says so (403); a method
 * that is not the route's gets one too (405). Where a form should be shown again with what was typed, use `stoppedAt`.
 */
export function requireAccess<D extends PageRoute>(route: D, args: Args): RouteUser<D> {
  const refusal = checkAccess(route, args);
  if (refusal) throw denied(refusal, args.request);
  return args.context.viewer as RouteUser<D>;
}

/** Why somebody may not come through the route of a page; nothing when they may. A wrong method is thrown out here too. */
export function checkAccess(route: PageRoute, { request, context }: Args): Refusal | undefined {
  if (!methodsOf(route).includes(request.method)) throw denied(refuse('method-not-allowed'), request);
  return (
    authorizeRoute(context.viewer, routes[route]) ?? (takesFiles(route) ? undefined : oversized(request))
  );
}

/**
 * A refusal as a page, to be thrown from a loader or action: to sign in for who has not, else the page of the
 * refusal's status with its sentence.
 */
export function denied(refusal: Refusal, { url }: Pick<Request, 'url'>): Response {
  const status = statusOf(refusal);
  if (status !== 401) return new Response(sentenceOf(refusal), { status });
  const { pathname, search } = new URL(url);
  return redirect(`/auth?redirectTo=${encodeURIComponent(pathname + search)}`);
}
