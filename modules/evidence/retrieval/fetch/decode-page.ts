/** Bytes at the start of a page in which browsers look for its charset. */
const sniffedBytes = 1_024;

/**
 * The text of a page by its byte order mark, its `Content-Type`, its own `<meta charset>`, else UTF-8; what is not
 * UTF-8 is read as Windows-1252, as browsers do.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const charset = markedCharset(bytes) ?? charsetIn(contentType) ?? charsetIn(headOf(bytes));
  return (
    (charset && decoded(bytes, charset)) ??
    decoded(bytes, 'utf-8', true) ??
    decoded(bytes, 'windows-1252') ??
    ''
  );
}

/** The label of a charset that this platform can decode; undefined when none is named. */
export function charsetIn(text: string): string | undefined {
  const label = /charset\s*=\s*["']?\s*([\w:.-]{1,40})/i.exec(text)?.[1];
  if (!label) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, sniffedBytes)).toString('latin1');

function markedCharset([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** What Latin-1 makes of the signs below. */
const c1 = /[\u0080-\u009f]/g;
/** Bytes 80 to 9F: Node 20 decodes Windows-1252 as Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decoded(bytes: Uint8Array, charset: string, fatal = false): string | undefined {
  try {
    const text = new TextDecoder(charset, { fatal }).decode(bytes);
    return charset === 'windows-1252'
      ? text.replace(c1, (sign) => windows1252[sign.charCodeAt(0) - 0x80] ?? sign)
      : text;
  } catch {
    return undefined;
  }
}
