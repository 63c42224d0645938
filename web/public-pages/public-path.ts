import { routes } from '../../modules/access/routes';

/** The published report and part that an address names. `route`: the route pattern, for metrics. */
export type PublicPath = { slug: string; of: 'page' | 'picture'; route: string };

const shape = /^\/(insights\/)?([\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*)(\/share\.png)?\/*$/u;

/** First segments of the product's own addresses, which take precedence over a slug. */
const own: ReadonlySet<string> = new Set(
  ['healthz', 'readyz', 'metrics', 'assets'].concat(
    Object.keys(routes).map((route) => route.split('/')[1]?.toLowerCase() ?? ''),
  ),
);

/**
 * Parses `/insights/{slug}`, `/{slug}` and `/insights/{slug}/share.png`, case-insensitive; undefined for any other
 * path.
 */
export function publicPath(path: string): PublicPath | undefined {
  const [, inside, slug, picture] = shape.exec(decoded(path).toLowerCase()) ?? [];
  if (slug === undefined) return undefined;
  if (picture !== undefined)
    return inside ? { slug, of: 'picture', route: '/insights/:slug/share.png' } : undefined;
  if (inside) return { slug, of: 'page', route: '/insights/:slug' };
  return own.has(slug) ? undefined : { slug, of: 'page', route: '/:slug' };
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
