import { routes, type RouteKey } from '../../modules/access/routes';
import type { ReportId } from '../../modules/kernel/report-id';

/** The parameters in a route's path: `{ id: ReportId }` for `GET /results/:id`, `{ slug: string }` for `GET /insights/:slug`. */
export type ParamsOf<D extends RouteKey> = {
  readonly [Name in NamesIn<D>]: Name extends 'id' ? (D extends OfReport ? ReportId : string) : string;
};
type OfReport =
  `${string}/${'results' | 'search' | 'visual-insights' | 'research-report' | 'reports' | 'search-queries'}/:id${string}`;
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The methods that a route accepts: a GET route accepts HEAD too. */
export const methodsOf = (route: RouteKey): readonly string[] =>
  route.startsWith('GET ') ? ['GET', 'HEAD'] : [methodAndPath(route)[0]];

/** The methods that an address accepts; empty when no route matches. */
export function methodsAt(pathname: string): string[] {
  const pattern = patternAt(pathname);
  return addresses.filter((at) => at.pattern === pattern).flatMap((at) => at.methods);
}

/**
 * The route pattern of an address, such as `/api/results/:id`; undefined when no route matches. Of two matching
 * patterns the more specific one comes first in the table, as it does for the router.
 */
export function patternAt(pathname: string): string | undefined {
  const path = decoded(pathname);
  return path === undefined ? undefined : addresses.find((address) => address.path.test(path))?.pattern;
}

/** The catch-all route is not matched here. */
const addresses = (Object.keys(routes) as RouteKey[])
  .filter((route) => !route.endsWith('*'))
  .map((route) => {
    const [, pattern] = methodAndPath(route);
    return { methods: methodsOf(route), pattern, path: patternOf(pattern) };
  });

function methodAndPath(route: RouteKey): [method: string, path: string] {
  const space = route.indexOf(' ');
  return [route.slice(0, space), route.slice(space + 1)];
}

/** Matches as the router does: case-insensitive, with or without trailing slashes. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/\./g, '\\.')));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/*$`, 'i');
}

/** An escaped slash stays within its path segment, as it does for the router. */
function decoded(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replace(/\//g, '%2F'))
      .join('/');
  } catch {
    return undefined;
  }
}
