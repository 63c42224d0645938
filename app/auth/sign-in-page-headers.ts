/**
 * Additional headers of sign-in pages, by path and query. A popup returning from Google keeps its opener, which waits
 * for it to close; a page whose address holds a one-time link sends no referrer and is not cached.
 */
export function signInPageHeaders(
  path: string,
  query: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const page = path
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+$/, '');
  if (page === '/auth/password') return { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };
  return isWayBack(page, query) ? { 'Cross-Origin-Opener-Policy': 'unsafe-none' } : {};
}

function isWayBack(page: string, query: Readonly<Record<string, unknown>>): boolean {
  if (page.startsWith('/api/auth/google')) return true;
  if (page === '/auth') return 'error' in query;
  return page === '' && 'auth' in query;
}
