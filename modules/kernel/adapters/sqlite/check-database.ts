import {
  closeSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { code, openDatabase, openUntouched, pragma, primaryCode, type Database } from './database';

/** The result of checking a database file. A missing or empty file is sound, since it is created on first use. */
export type IntegrityProblem = 'sound' | 'newer' | 'damaged' | 'unreadable';

/** Up to this size every page is checked; of a larger file only its header and length, to keep the start quick. */
const fullCheckBytes = 64 * 1024 * 1024;
const attempts = 5;
const chunkBytes = 1024 * 1024;

/** Checks a database file without writing, locking or leaving any file beside it. */
export function checkDatabase(file: string, format: number): IntegrityProblem {
  if (!existsSync(file)) return 'sound';
  let finding: IntegrityProblem = 'damaged';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = stamp(file);
    finding = look(file, format);
    // Another process may write meanwhile, so a problem counts only if the files did not change during the check.
    if (finding === 'sound' || finding === 'newer' || stamp(file) === before) return finding;
  }
  return finding;
}

/** Size and modification time of the file and its write-ahead log. */
function stamp(file: string): string {
  return [file, `${file}-wal`]
    .map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }))
    .map((stats) => (stats ? `${stats.size}@${stats.mtimeNs}` : '-'))
    .join(' ');
}

function look(file: string, format: number): IntegrityProblem {
  try {
    const wal = sizeOf(`${file}-wal`);
    const header = readHeader(file);
    if (header) {
      if (!header.magic) return 'damaged';
      if (header.format > format) return 'newer';
      if (wal === 0 && header.pageSize * header.pages > sizeOf(file)) return 'damaged';
    }
    if (sizeOf(file) + wal > fullCheckBytes) return 'sound';
    if (!header && wal === 0) return 'sound';
    return wal > 0 ? checkCopy(file, format) : check(() => openUntouched(pathToFileURL(file)), format);
  } catch {
    return 'unreadable';
  }
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Parses the first hundred bytes (see "The Database Header" in SQLite's file format); undefined when the file is empty.
 */
function readHeader(file: string) {
  const bytes = Buffer.alloc(100);
  const handle = openSync(file, 'r');
  try {
    const length = readSync(handle, bytes, 0, bytes.length, 0);
    if (length === 0) return undefined;
    const pageSize = bytes.readUInt16BE(16);
    return {
      magic: length === bytes.length && bytes.toString('latin1', 0, 16) === 'SQLite format 3\0',
      pageSize: pageSize === 1 ? 65_536 : pageSize,
      pages: bytes.readUInt32BE(28),
      format: bytes.readUInt32BE(60),
    };
  } finally {
    closeSync(handle);
  }
}

/** Checks a copy: after a crash the newest pages are in the write-ahead log, and reading those would write. */
function checkCopy(file: string, format: number): IntegrityProblem {
  const dir = mkdtempSync(join(tmpdir(), 'examine-'));
  try {
    const copy = join(dir, 'copy.db');
    for (const suffix of ['', '-wal']) copyFile(file + suffix, copy + suffix);
    return check(() => openDatabase(copy, { synchronous: 'OFF' }), format);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Copies up to the end of a file, and no more than its size at the beginning. Node's `copyFile` never returns when another
 * process truncates the file meanwhile, as a checkpoint does with the write-ahead log.
 */
function copyFile(from: string, to: string): void {
  const source = openSync(from, 'r');
  try {
    const target = openSync(to, 'w');
    try {
      copyBytes(source, target, fstatSync(source).size);
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}

function copyBytes(source: number, target: number, size: number): void {
  const chunk = Buffer.alloc(Math.min(chunkBytes, Math.max(1, size)));
  for (let left = size; left > 0;) {
    const length = readSync(source, chunk, 0, Math.min(chunk.length, left), null);
    if (length === 0) return;
    for (let written = 0; written < length;) written += writeSync(target, chunk, written, length - written);
    left -= length;
  }
}

function check(open: () => Database, format: number): IntegrityProblem {
  let db: Database | undefined;
  try {
    db = open();
    if (Number(pragma(db, 'user_version')) > format) return 'newer';
    return pragma(db, 'quick_check(1)') === 'ok' ? 'sound' : 'damaged';
  } catch (error) {
    const reason = primaryCode(error);
    return reason === code.corrupt || reason === code.notADatabase ? 'damaged' : 'unreadable';
  } finally {
    db?.close();
  }
}
