import { routes } from '../../modules/access/routes';

/** What of a published report is asked for. `route`: the pattern of the address, for those who count requests. */
export type PublicPath = { slug: string; of: 'page' | 'picture'; route: string };

const shape = /^\/(insights\/)?([\p{L}\p{N}]+(?:-+[\p{L}\p{N}]+)*)(\/share\.png)?\/*$/u;

/** First parts of the product's own addresses: those always win over a slug. */
const own: ReadonlySet<string> = new Set(
  ['healthz', 'readyz', 'metrics', 'assets'].concat(
    Object.keys(routes).map((route) => route.split('/')[1]?.toLowerCase() ?? ''),
  ),
);

/** Reads `/insights/{slug}`, `/{slug}` and `/insights/{slug}/share.png`, in any case; undefined for anything else. */
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
