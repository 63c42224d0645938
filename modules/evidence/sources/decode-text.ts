/** Control characters a text may carry by accident before it counts as binary: one in this many. */
const charactersPerControl = 500;

// eslint-disable-next-line no-control-regex -- finding control characters is the point
const controls = /[\u0001-\u0008\u000b\u000e-\u001f\u007f]/g;

/** The text of a file: UTF-8, or UTF-16 with its byte order mark. Undefined when it is not text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeBytes(bytes)?.replace(/\r\n?|\f/g, '\n');
  if (text === undefined || text.includes('\0')) return undefined;
  const controlCount = text.match(controls)?.length ?? 0;
  if (controlCount > 2 && controlCount * charactersPerControl > text.length) return undefined;
  return controlCount > 0 ? text.replace(controls, ' ') : text;
}

function decodeBytes(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}
