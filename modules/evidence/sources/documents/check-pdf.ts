import { inflateSync, constants } from 'node:zlib';
import { maxInflatedBytes } from './open-zip';
import { UnreadableDocument } from './unreadable-document';

/** Characters before a stream in which its dictionary is looked for. */
const dictionaryLength = 4_096;

/**
 * Graphics states that may be saved and not restored in all streams together. The reader of PDFs makes each state inherit
 * from the one before, so that its time grows with the square of their number. One for each of the pages that a file may have.
 */
const maxSavedStates = 5_000;

/**
 * Refuses what the reader of PDFs would take too much time or memory for, or could not open: encrypted files, streams that
 * inflate without end, and graphics states saved without end. Pictures are left out, as reading text does not decode them.
 * Throws UnreadableDocument.
 */
export function checkPdf(bytes: Uint8Array): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const source = view.toString('latin1');
  if (isEncrypted(source)) throw new UnreadableDocument('file-protected');
  let left = maxInflatedBytes;
  let lineEnd = -1;
  // Streams without a filter stand in the file as they are.
  let saved = savedStates(view, 0);
  for (const { index } of source.matchAll(/(?<!end)stream(?=[\s%])/g)) {
    const filters = filtersOf(source.slice(Math.max(0, index - dictionaryLength), index));
    if (filters.length === 0) continue;
    // Line ends are found in one walk: one search for each stream would be quadratic where there is none.
    if (lineEnd < index) lineEnd = endOfLine(source, index);
    const content = inflated(view.subarray(lineEnd), filters, left);
    left -= content.length;
    if (left < 0) throw new UnreadableDocument('file-inflates');
    saved = savedStates(content, saved);
  }
}

/** A name may be written with escapes: "/Encr#79pt". */
function isEncrypted(source: string): boolean {
  for (const [name] of source.matchAll(/\/(?:E|#45)[\w#]{1,30}(?=[\s<\d])/g))
    if (unescaped(name) === '/Encrypt') return true;
  return false;
}

const unescaped = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The decoders of a stream that matter for its size, in order; none for a picture. Two that expand are a bomb. */
function filtersOf(before: string): ('ascii85' | 'flate')[] {
  const dictionary = unescaped(before.slice(before.lastIndexOf('obj') + 3));
  if (/\/Subtype\s*\/Image\b/.test(dictionary)) return [];
  const names = [
    ...dictionary.matchAll(/\/(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL|ASCII85Decode|A85)\b/g),
  ];
  const filters = names.map(([, name = '']) => (name.startsWith('A') ? 'ascii85' : 'flate'));
  if (filters.filter((filter) => filter === 'flate').length > 1)
    throw new UnreadableDocument('file-inflates');
  return filters.includes('flate') ? filters : [];
}

function endOfLine(source: string, from: number): number {
  let at = from;
  while (at < source.length && source[at] !== '\n' && source[at] !== '\r') at += 1;
  return source.startsWith('\r\n', at) ? at + 2 : at + 1;
}

/** A damaged stream counts as empty: the reader of PDFs drops it as well. */
function inflated(data: Buffer, [first]: readonly string[], left: number): Buffer {
  try {
    const packed = first === 'ascii85' ? fromAscii85(data) : data;
    return inflateSync(packed, { maxOutputLength: left + 1, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnreadableDocument('file-inflates');
    return Buffer.alloc(0);
  }
}

const [save, restore] = [0x71, 0x51];
/** White space, or outside of the stream. */
const isGap = (code: number | undefined) => code === undefined || code <= 0x20;

/** The graphics states that are still saved behind a stream, when `before` were before it. */
function savedStates(content: Uint8Array, before: number): number {
  let [own, total] = [0, before];
  for (let at = 0; at < content.length; at += 1) {
    const code = content[at];
    if ((code !== save && code !== restore) || !isGap(content[at - 1]) || !isGap(content[at + 1])) continue;
    // A stream restores what it has saved itself.
    own = Math.max(0, own + (code === save ? 1 : -1));
    total = before + own;
    if (total > maxSavedStates) throw new UnreadableDocument('file-damaged');
  }
  return total;
}

/** Five characters are four bytes, "z" is four zeros, "~" ends. */
function fromAscii85(data: Buffer): Buffer {
  const bytes: number[] = [];
  let group: number[] = [];
  for (const code of data) {
    if (code === 0x7e) break;
    if (code === 0x7a && group.length === 0) bytes.push(0, 0, 0, 0);
    if (code < 0x21 || code > 0x75) continue;
    group.push(code - 0x21);
    if (group.length < 5) continue;
    addGroup(bytes, group, 4);
    group = [];
  }
  if (group.length > 1) addGroup(bytes, [...group, 84, 84, 84, 84].slice(0, 5), group.length - 1);
  return Buffer.from(bytes);
}

function addGroup(bytes: number[], group: readonly number[], count: number): void {
  const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
  for (let at = 0; at < count; at += 1) bytes.push(Math.floor(value / 256 ** (3 - at)) % 256);
}
