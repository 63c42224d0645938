import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically and durably: after a crash it holds the old content or the new, never a part. `unfinished` is
 * the temporary file, which the next attempt overwrites; concurrent writers of one file each need their own. Only the
 * owner may read the file.
 */
export async function writeAtomically(
  path: string,
  content: string | Uint8Array,
  unfinished = `${path}.tmp`,
): Promise<void> {
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Syncs a folder, which makes renames in it durable; systems that cannot sync a folder need not. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
