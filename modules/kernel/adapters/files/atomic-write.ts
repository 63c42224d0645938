import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A crash leaves the file as it was or whole, never half of it, and is on disk when this answers. What a crash leaves
 * beside it, `unfinished`, is overwritten by the next attempt; several who write the same file at once each need a name
 * of their own for it. Only the owner may read the file.
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

/** Makes the names in a folder durable; some systems cannot sync a folder, and need not. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
