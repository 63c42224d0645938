/**
 * Whether a caller wants its answer at once, and the work done behind it. RFC 7240, section 4.1: `respond-async` among the
 * preferences, in any case; what stands in quotes belongs to another one.
 */
export function prefersAsync(headers: Headers): boolean {
  const prefer = (headers.get('Prefer') ?? '').replace(/"(?:\\.|[^"\\])*"/g, '');
  return prefer.split(',').some((preference) => /^respond-async\s*(=\s*)?(;|$)/i.test(preference.trim()));
}
