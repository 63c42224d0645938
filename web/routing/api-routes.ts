import { methodsAt } from '../../app/http/match-route';

/** What the calls of the contract are made with; anything else is no method of this product. */
export const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'DELETE']);

/** Whether a path is one of the calls, for which JSON is spoken. */
export const isApi = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/**
 * Whether an `/api/` path is that of a call. One that has no row among the doors is not, whatever the routes say; nor is
 * one that asks for a call as if it were the data of a page.
 */
export const isApiRoute = (path: string): boolean =>
  isApi(path) && !path.endsWith('.data') && methodsAt(path).length > 0;
