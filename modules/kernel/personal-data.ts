import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { TerminalError } from './failure';
import type { Vault } from './vault';

const collection = 'person-keys';

/** The keys of people: made on first use, gone for ever once destroyed. */
export type PersonKeys = {
  /** Throws the TerminalError `person-erased` once it has been destroyed: nothing more is written about them. */
  keyFor(personId: string): Promise<Buffer>;
  find(personId: string): Promise<Buffer | undefined>;
  destroy(personId: string): Promise<void>;
};

/** Keys kept in the vault, apart from the log. A destroyed key leaves a mark, so that none is ever made again. */
export function createPersonKeys(vault: Vault): PersonKeys {
  const parse = (value: unknown) =>
    typeof value === 'string' && value ? Buffer.from(value, 'base64') : undefined;
  // The mark of an erased person stands under the id itself, the key under a name of its own, so that the key of
  // somebody whose id begins alike is never taken along.
  const place = (personId: string) => `${personId}/key`;
  const erased = async (personId: string) => (await vault.get(collection, personId)) !== undefined;
  const purge = (personId: string) => vault.deleteByPrefix(collection, `${personId}/`);
  return {
    async keyFor(personId) {
      const fresh = randomBytes(32).toString('base64');
      const key = parse(await vault.putIfAbsent(collection, place(personId), fresh));
      if (await erased(personId)) {
        await purge(personId);
        throw new TerminalError('person-erased', 'The account behind this has been erased.');
      }
      if (!key) throw new Error('the key of a person is damaged');
      return key;
    },
    async find(personId) {
      if (await erased(personId)) return undefined;
      return parse(await vault.get(collection, place(personId)));
    },
    async destroy(personId) {
      await vault.put(collection, personId, 'erased');
      await purge(personId);
    },
  };
}

/** AES-256-GCM over the JSON of a value; answers `v1.<iv>.<tag>.<ciphertext>` in base64url. */
export function encrypt(key: Buffer, value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return ['v1', iv, cipher.getAuthTag(), body]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

export function decrypt(key: Buffer, sealed: string): unknown {
  const [version, iv, tag, body] = sealed.split('.');
  if (version !== 'v1' || !iv || !tag || body === undefined) throw new Error('not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return JSON.parse(decipher.update(body, 'base64url', 'utf8') + decipher.final('utf8'));
}
