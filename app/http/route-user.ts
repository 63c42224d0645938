import type { routes, RouteKey } from '../../modules/access/routes';
import type { rights } from '../../modules/access/policy';
import type { Viewer } from '../../composition/application/application';

/** The user who has passed a route: defined where the route requires a sign-in. */
export type RouteUser<D extends RouteKey> = (typeof rights)[(typeof routes)[D]] extends 'anyone'
  ? Viewer | undefined
  : Viewer;
