import { inflateRawSync } from 'node:zlib';
import { decodeText } from '../decode-text';
import { UnreadableDocument } from './unreadable-document';

/** Bytes and characters that one document may unpack to, in all. */
export const maxInflatedBytes = 60 * 1024 * 1024;

/** More files than a document of 5 MB has. */
const maxEntries = 5_000;

type Entry = { method: number; isEncrypted: boolean; packed: number; size: number; at: number };

/** The XML parts of an Office file. Nothing is inflated before it is asked for, and no part is inflated twice. */
export type Zip = {
  /** In lower case: names of parts are equal whatever their case. */
  names: readonly string[];
  /** Throws UnreadableDocument; undefined when there is no such part. */
  read(name: string): string | undefined;
};

const damaged = () => new UnreadableDocument('file-damaged');

/** Reads the directory of a ZIP archive. Throws UnreadableDocument. */
export function openZip(bytes: Uint8Array): Zip {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { entries, duplicates } = entriesOf(view);
  let left = maxInflatedBytes;
  return {
    names: [...entries.keys()],
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      if (duplicates.has(name.toLowerCase())) throw damaged();
      const inflated = inflate(view, entry, left);
      left -= inflated.length;
      const text = decodeText(inflated);
      if (text === undefined) throw damaged();
      return text;
    },
  };
}

/** ZIP64 is not read: no file of 5 MB needs it. */
function entriesOf(view: Buffer): { entries: Map<string, Entry>; duplicates: Set<string> } {
  const end = endRecord(view);
  const count = view.readUInt16LE(end + 10);
  if (count > maxEntries) throw new UnreadableDocument('file-too-complex');
  const entries = new Map<string, Entry>();
  const duplicates = new Set<string>();
  let at = view.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== 0x02014b50) throw damaged();
    const nameEnd = at + 46 + view.readUInt16LE(at + 28);
    const name = view
      .toString('utf8', at + 46, nameEnd)
      .replaceAll('\\', '/')
      .replace(/^\//, '')
      .toLowerCase();
    if (entries.has(name)) duplicates.add(name);
    entries.set(name, {
      isEncrypted: (view.readUInt16LE(at + 8) & 1) === 1,
      method: view.readUInt16LE(at + 10),
      packed: view.readUInt32LE(at + 20),
      size: view.readUInt32LE(at + 24),
      at: view.readUInt32LE(at + 42),
    });
    at = nameEnd + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return { entries, duplicates };
}

/** The end of the directory is found from the end of the file: a comment may follow it. */
function endRecord(view: Buffer): number {
  const lowest = Math.max(0, view.length - 22 - 0xffff);
  for (let at = view.length - 22; at >= lowest; at -= 1) if (view.readUInt32LE(at) === 0x06054b50) return at;
  throw damaged();
}

/** The size in the directory is a claim: the limit holds while inflating, too. */
function inflate(view: Buffer, { method, isEncrypted, packed, size, at }: Entry, left: number): Uint8Array {
  if (isEncrypted) throw new UnreadableDocument('file-protected');
  if (size > left) throw new UnreadableDocument('file-inflates');
  if (at + 30 > view.length || view.readUInt32LE(at) !== 0x04034b50) throw damaged();
  const from = at + 30 + view.readUInt16LE(at + 26) + view.readUInt16LE(at + 28);
  if (from + packed > view.length) throw damaged();
  const content = view.subarray(from, from + packed);
  const inflated = method === 0 ? content : method === 8 ? inflateUpTo(content, left) : undefined;
  if (inflated?.length !== size) throw damaged();
  return inflated;
}

function inflateUpTo(content: Uint8Array, left: number): Uint8Array {
  try {
    return inflateRawSync(content, { maxOutputLength: left + 1 });
  } catch (error) {
    const isTooLong = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLong ? new UnreadableDocument('file-inflates') : damaged();
  }
}
