import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, sep } from 'node:path';

const block = 512;

/** Unpacks a tar archive of plain files and folders. Throws on any other entry and on a path outside the folder. */
export async function untar(archive: Buffer, folder: string): Promise<void> {
  for (const { name, type, mode, body } of entries(archive)) {
    const path = join(folder, normalize(name));
    if (!path.startsWith(folder + sep) && path !== folder)
      throw new Error(`archive leaves its folder: ${name}`);
    if (type === 'folder') {
      await mkdir(path, { recursive: true });
    } else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, body, { mode });
    }
  }
}

type Entry = { name: string; type: 'file' | 'folder'; mode: number; body: Buffer };

/** The entries in order. Two empty blocks end the archive; throws if it is truncated. */
export function* entries(archive: Buffer): Generator<Entry> {
  let at = 0;
  while (archive[at]) {
    const header = archive.subarray(at, at + block);
    const size = octal(header, 124, 12);
    const body = archive.subarray(at + block, at + block + size);
    if (body.length < size) throw new Error('archive truncated');
    const kind = header.toString('latin1', 156, 157);
    // Extended headers hold only times and owners.
    if (kind !== 'x' && kind !== 'g') {
      yield { name: nameOf(header), type: typeOf(kind), mode: octal(header, 100, 8) & 0o755, body };
    }
    at += block + Math.ceil(size / block) * block;
  }
}

function nameOf(header: Buffer): string {
  const prefix = header.toString('latin1', 257, 262) === 'ustar' ? text(header, 345, 155) : '';
  const name = text(header, 0, 100);
  return prefix ? `${prefix}/${name}` : name;
}

function typeOf(kind: string): Entry['type'] {
  if (kind === '0' || kind === '\0') return 'file';
  if (kind === '5') return 'folder';
  throw new Error(`archive holds an entry of kind ${kind}`);
}

const octal = (header: Buffer, at: number, length: number) =>
  Number.parseInt(text(header, at, length), 8) || 0;
const text = (header: Buffer, at: number, length: number) =>
  header
    .toString('utf8', at, at + length)
    .replace(/\0[^]*$/, '')
    .trim();
