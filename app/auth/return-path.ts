/** A safe redirect target: a path of this site, else home. Never another site's address. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(wanted)) return '/';
  return wanted;
}
