type Headers = Readonly<Record<string, string | string[] | undefined>>;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a method only reads. RFC 9110, section 9.2.1. */
export const isSafe = (method: string): boolean => safeMethods.has(method.toUpperCase());

/**
 * Contract section 3, the rule of Go's net/http.CrossOriginProtection: `Sec-Fetch-Site` decides; without it `Origin`
 * must match the host; a caller with neither header is no browser and passes.
 */
export function isCrossOrigin(method: string, headers: Headers, host: string): boolean {
  if (isSafe(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (typeof origin !== 'string' || origin === '') return false;
  try {
    return new URL(origin).host !== host;
  } catch {
    return true;
  }
}
