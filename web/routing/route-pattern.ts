import { patternAt } from '../../app/http/match-route';
import { pagePath } from './page-path';

const own: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * The route pattern of a path, such as `/api/results/:id`; one of a fixed set for any path, which bounds metric labels.
 */
export function routePatternOf(path: string): string {
  if (own.has(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  return patternAt(pagePath(path)) ?? 'other';
}
