import type { ServerBuild } from '@remix-run/node';

type Routes = Readonly<Record<string, { parentId?: string; path?: string } | undefined>>;

/** What the calls of the contract are made with; anything else is no method of this product. */
export const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'DELETE']);

/** Whether an `/api/` path is that of a call; the route that says "nothing here" is none. */
export function isKnownCall({ routes }: Pick<ServerBuild, 'routes'>, path: string): boolean {
  const asked = path.replace(/\/$/, '');
  return Object.keys(routes).some((id) => patternOf(routes, id)?.test(asked) ?? false);
}

function patternOf(routes: Routes, id: string): RegExp | undefined {
  const path = pathOf(routes, id);
  if (!path.startsWith('/api/') || path.includes('*')) return undefined;
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/\./g, '\\.')));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Routes are nested by their names; each knows its own part of the path. */
function pathOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return pathOf(routes, route.parentId) + (route.path ? `/${route.path}` : '');
}
