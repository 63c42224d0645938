import { routes, type RouteKey } from '../../modules/access/routes';

/** What the path of a route names: `{ id: string }` for `GET /results/:id`. */
export type ParamsOf<D extends RouteKey> = { readonly [Name in NamesIn<D>]: string };
type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** The methods a request may come through a route with: what is read may be asked for with HEAD too. */
export const methodsOf = (route: RouteKey): readonly string[] =>
  route.startsWith('GET ') ? ['GET', 'HEAD'] : [methodAndPath(route)[0]];

/** What an address of this product takes; nothing when it is nobody's. */
export function methodsAt(pathname: string): string[] {
  const pattern = patternAt(pathname);
  return addresses.filter((at) => at.pattern === pattern).flatMap((at) => at.methods);
}

/**
 * The path of the route behind an address, such as `/api/results/:id`; nothing when it is nobody's. Where two would do,
 * the one with a name of its own stands first in the table, as it does for the router.
 */
export function patternAt(pathname: string): string | undefined {
  const asked = decoded(pathname);
  return asked === undefined ? undefined : addresses.find(({ path }) => path.test(asked))?.pattern;
}

/** The address that is every other's leftover says nothing about who lives there. */
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

/** Matches what the router would: whatever the case, with slashes at the end or without. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/\./g, '\\.')));
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/*$`, 'i');
}

/** An escaped slash stays within its part of the path, as it does for the router. */
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
