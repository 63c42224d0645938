import type { RouteKey } from './routes';

/**
 * The limits that a route counts itself, beside the limits for all requests of an address and all writes of an account.
 * Such a route also applies those two itself: a form shows the sentence beside the user's input, and a user without
 * searches sees that refusal first. Contract section 5; the limit on requests for password links is our addition.
 */
export const routeLimits = {
  'POST /': ['report-start'],
  'POST /research-insights': ['report-start'],
  'POST /auth': ['sign-in', 'sign-up'],
  'POST /auth/forgot': ['reset'],
  'POST /api/auth/login': ['sign-in'],
  'POST /api/auth/register': ['sign-up'],
  'POST /api/search': ['report-start'],
  'POST /api/visual-insights': ['report-start'],
  'POST /api/research-report': ['report-start'],
} as const satisfies Partial<Record<RouteKey, readonly string[]>>;

type LimitedRoute = keyof typeof routeLimits;
/** The limits that routes count themselves. */
export type RouteLimit = (typeof routeLimits)[LimitedRoute][number];

/** The single limit of a route; a page with several sign-in methods chooses its limit itself. */
export function limitOf(route: RouteKey): RouteLimit | undefined {
  const names: readonly RouteLimit[] = route in routeLimits ? routeLimits[route as LimitedRoute] : [];
  return names.length === 1 ? names[0] : undefined;
}

/** Whether a route applies all limits itself. `route`: a method and a path, which may belong to no route. */
export const hasOwnLimits = (route: string): boolean => Object.hasOwn(routeLimits, route);

/** Routes that accept files; elsewhere a body over 64 KB is refused. Contract section 3. */
const fileRoutes: readonly RouteKey[] = ['POST /', 'POST /research-insights', 'POST /api/sources'];
export const acceptsFiles = (route: RouteKey): boolean => fileRoutes.includes(route);
