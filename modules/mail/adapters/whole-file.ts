import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A crash leaves the file or no file, never half of it; what it leaves beside it, `<path>.tmp`, is overwritten by the
 * next attempt. Only its owner may read it.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const unfinished = `${path}.tmp`;
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(text);
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
