import { patternAt } from '../../app/http/match-route';
import { pagePath } from './page-path';

const own: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** The pattern behind a path, such as `/api/results/:id`: one of a short list, whatever is asked for. */
export function routePatternOf(path: string): string {
  if (own.has(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  return patternAt(pagePath(path)) ?? 'other';
}
