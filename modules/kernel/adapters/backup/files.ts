import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { DataFolderError } from '../../errors';
import { toStoreUnavailable } from '../sqlite/store-errors';
import { code, primaryCode } from '../sqlite/database';
import type { BackedUpFile } from './manifest';

/** How far a backup or a restore is, in bytes of an estimated total. */
export type BackupProgress = { done: number; total: number; step: string };

/** Cancelled by the caller, between two files. */
export class BackupCancelled extends Error {
  override readonly name = 'BackupCancelled';
}

/**
 * Copies one file and flushes it; only the owner may read the copy. Undefined when the file has disappeared meanwhile.
 */
export async function copyHashed(from: string, to: string): Promise<Omit<BackedUpFile, 'name'> | undefined> {
  const source = await open(from, 'r').catch(unlessMissing);
  if (!source) return undefined;
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const target = await open(to, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of source.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
        await target.writeFile(chunk);
        hash.update(chunk);
        bytes += chunk.length;
      }
      await target.sync();
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Size and hash of a file; undefined when there is none. */
export async function hashed(path: string): Promise<Omit<BackedUpFile, 'name'> | undefined> {
  if (!(await stat(path).catch(unlessMissing))?.isFile()) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Every finished file below a folder, as `/`-separated path from `root`, with its size; none when there is no folder. */
export async function filesBelow(root: string, folder: string): Promise<{ name: string; bytes: number }[]> {
  const entries =
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing)) ?? [];
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const found = await Promise.all(
    paths.map(async (path) => ({ path, stats: await stat(path).catch(unlessMissing) })),
  );
  return found.flatMap(({ path, stats }) =>
    stats ? [{ name: relative(root, path).split(sep).join('/'), bytes: stats.size }] : [],
  );
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Disk and file system errors as `DataFolderError` with one sentence for people; any other error unchanged. */
export function asDataFolderError(what: string, error: unknown): unknown {
  if (error instanceof DataFolderError || error instanceof BackupCancelled) return error;
  const system = codeOf(error);
  if (system === 'ENOSPC' || system === 'EDQUOT' || primaryCode(error) === code.full)
    return new DataFolderError(`${what} failed: the disk is full; nothing of it was kept.`, { cause: error });
  const unavailable = toStoreUnavailable(what, error);
  if (unavailable !== error && unavailable instanceof Error)
    return new DataFolderError(unavailable.message, { cause: error });
  if (/^E[A-Z]+$/.test(system))
    return new DataFolderError(`${what} failed (${system}); nothing of it was kept.`, { cause: error });
  return error;
}
