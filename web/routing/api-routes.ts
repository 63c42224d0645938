import { methodsAt } from '../../app/http/match-route';

/** The methods of the API contract; the product accepts no other method. */
export const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PATCH', 'DELETE']);

/** Whether a path belongs to the API, which answers in JSON. */
export const isApi = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/**
 * Whether an `/api/` path matches an API call in the table of routes. Paths without a row there do not, whatever the
 * router would match; nor do those with the suffix of a page's data.
 */
export const isApiRoute = (path: string): boolean =>
  isApi(path) && !path.endsWith('.data') && methodsAt(path).length > 0;
