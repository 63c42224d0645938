/**
 * What the screens of signing in ask of their headers beyond what every page has, by the path and query of a request.
 * A popup on its way back from Google keeps its opener, which waits for it to close; a page whose address holds a
 * one-time link tells no other site of it and is kept nowhere.
 */
export function ownHeaders(path: string, query: Readonly<Record<string, unknown>>): Record<string, string> {
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
