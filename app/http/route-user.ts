import type { routes, RouteKey } from '../../modules/access/routes';
import type { rights } from '../../modules/access/policy';
import type { Viewer } from '../../composition/application/application';

/** Who has come through a route: somebody for certain where it asks for more than anybody. */
export type RouteUser<D extends RouteKey> = (typeof rights)[(typeof routes)[D]] extends 'anyone'
  ? Viewer | undefined
  : Viewer;
