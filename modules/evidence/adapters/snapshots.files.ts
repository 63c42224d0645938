import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../kernel/adapters/whole-file';
import { StoreUnavailable } from '../../kernel/event-store';
import type { PersonKeys } from '../../kernel/personal-data';
import type { Snapshots } from '../snapshots';

const ivBytes = 12;
const tagBytes = 16;

/** Snapshots as files: `<folder>/<userId>/<sha256>`, AES-256-GCM with the person's key, written whole or not at all. */
export function createFileSnapshots({ folder, keys }: { folder: string; keys: PersonKeys }): Snapshots {
  const homeOf = (userId: string) => join(folder, safe(userId));
  return {
    async keep(userId, sha256, bytes) {
      const home = homeOf(userId);
      const path = join(home, safe(sha256));
      const sealed = seal(await keys.keyFor(userId), bytes);
      try {
        await mkdir(home, { recursive: true });
        await writeWhole(path, sealed, `${path}.${randomBytes(6).toString('hex')}.tmp`);
      } catch (error) {
        throw unavailable(error);
      }
    },
    async read(userId, sha256) {
      const path = join(homeOf(userId), safe(sha256));
      const key = await keys.find(userId);
      const sealed = key && (await readIfThere(path));
      return key && sealed ? unseal(key, sealed) : undefined;
    },
    async removeAllOf(userId) {
      await rm(homeOf(userId), { recursive: true, force: true });
    },
  };
}

function seal(key: Buffer, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

function unseal(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
}

/** What the file system says, in a sentence for people; any other error as it is. */
function unavailable(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!code) return error;
  const reason =
    code === 'ENOSPC' || code === 'EDQUOT' ? 'the disk is full' : `the folder cannot be written to (${code})`;
  return new StoreUnavailable(`Files cannot be kept right now: ${reason}.`, { cause: error });
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Ids become names of files: nothing that could leave the folder. */
function safe(name: string): string {
  if (!/^[\w-]{1,128}$/.test(name)) throw new Error('not an id that can name a file');
  return name;
}
