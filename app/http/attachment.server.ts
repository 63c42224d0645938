/**
 * The `Content-Disposition` of a download under a name in any script. Headers are ASCII: other letters are encoded in the
 * form of RFC 6266, which browsers prefer.
 */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  const exact = encodeURIComponent(Buffer.from(name).toString());
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact.replace(/['()*]/g, escape)}`;
}

const escape = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;
