import type { RouteKey } from './routes';

/**
 * What a route counts by itself, beside the limits for all requests of an address and all writes of an account. Such a
 * route also answers for those two itself: a form shows the sentence beside what was typed, and whoever is out of
 * searches hears that first. Contract section 5; the limit of asking for password links is an addition of ours.
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

/** The one limit of a call; a page with several ways in says itself which it is. */
export function limitOf(route: RouteKey): RouteLimit | undefined {
  const names: readonly RouteLimit[] = route in routeLimits ? routeLimits[route as LimitedRoute] : [];
  return names.length === 1 ? names[0] : undefined;
}

/** Whether a route answers for all limits itself. `route`: a method and a path, of no route perhaps. */
export const answersForLimits = (route: string): boolean => Object.hasOwn(routeLimits, route);

/** Where files come in; everywhere else a body over 64 KB is refused. Contract section 3. */
const fileRoutes: readonly RouteKey[] = ['POST /', 'POST /research-insights', 'POST /api/sources'];
export const takesFiles = (route: RouteKey): boolean => fileRoutes.includes(route);
