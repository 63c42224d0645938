/** Whether the `Prefer` header holds `respond-async`: case-insensitive, quoted strings ignored. RFC 7240, section 4.1. */
export function prefersAsync(headers: Headers): boolean {
  const prefer = (headers.get('Prefer') ?? '').replace(/"(?:\\.|[^"\\])*"/g, '');
  return prefer.split(',').some((preference) => /^respond-async\s*(=\s*)?(;|$)/i.test(preference.trim()));
}
