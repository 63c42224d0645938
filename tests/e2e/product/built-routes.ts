import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';

/** One route of the build: its full path and its module. */
export type BuiltRoute = { id: string; path: string; reads: boolean; acts: boolean; page: boolean };

/** Every route of the built product except the root layout. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const file = pathToFileURL(join(process.cwd(), 'build/server/index.js')).href;
  const { routes } = (await import(/* @vite-ignore */ file)) as ServerBuild;
  return Object.values(routes).flatMap((route) => {
    if (!route?.parentId) return [];
    const answers = (name: 'loader' | 'action' | 'default') => route.module[name] !== undefined;
    const reads = answers('loader') || answers('default');
    return [
      {
        id: route.id,
        path: pathOf(routes, route.id),
        reads,
        acts: answers('action'),
        page: answers('default'),
      },
    ];
  });
}

function pathOf(routes: ServerBuild['routes'], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = route.parentId ? routes[route.parentId] : undefined)
    if (route.path) parts.unshift(route.path);
  return `/${parts.join('/')}`;
}
