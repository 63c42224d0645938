import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../../kernel/adapters/files/atomic-write';
import { StoreUnavailable } from '../../kernel/events/event-store';
import type { PersonKeys } from '../../kernel/events/personal-data';
import type { Snapshots } from '../snapshots';
import { plainId } from './safe-id';
import { seal, unseal } from './aes-gcm';

/** Snapshots as files: `<folder>/<userId>/<sha256>`, AES-256-GCM with the person's key, written whole or not at all. */
export function createFileSnapshots({ folder, keys }: { folder: string; keys: PersonKeys }): Snapshots {
  const homeOf = (userId: string) => join(folder, plainId(userId));
  return {
    async keep(userId, sha256, bytes) {
      const home = homeOf(userId);
      const path = join(home, plainId(sha256));
      const sealed = seal(await keys.keyFor(userId), bytes);
      try {
        await mkdir(home, { recursive: true });
        await writeAtomically(path, sealed, `${path}.${randomBytes(6).toString('hex')}.tmp`);
      } catch (error) {
        throw unavailable(error);
      }
    },
    async read(userId, sha256) {
      const path = join(homeOf(userId), plainId(sha256));
      const key = await keys.find(userId);
      const sealed = key && (await readIfThere(path));
      return key && sealed ? unseal(key, sealed) : undefined;
    },
    async has(userId, sha256) {
      return access(join(homeOf(userId), plainId(sha256))).then(
        () => true,
        () => false,
      );
    },
    async remove(userId, sha256) {
      const home = homeOf(userId);
      const id = plainId(sha256);
      for (const name of await namesIn(home))
        if (name === id || name.startsWith(`${id}-`)) await rm(join(home, name), { force: true });
    },
    async removeAllOf(userId) {
      await rm(homeOf(userId), { recursive: true, force: true });
    },
  };
}

/** Turns an error of the file system into a sentence for users; returns any other error unchanged. */
function unavailable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code) return error;
  const reason =
    code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : `the folder cannot be used (${code})`;
  return new StoreUnavailable(`Files cannot be kept right now: ${reason}.`, { cause: error });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw unavailable(error);
  }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw unavailable(error);
  }
}
