import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { TerminalError } from '../errors';
import type { Vault } from '../vault';

const collection = 'person-keys';

/** The keys of persons: created on first use, gone for ever once destroyed. */
export type PersonKeys = {
  /** Throws the TerminalError `person-erased` for a destroyed key: nothing more is written about that person. */
  keyFor(personId: string): Promise<Buffer>;
  find(personId: string): Promise<Buffer | undefined>;
  destroy(personId: string): Promise<void>;
};

/** Keys in the vault, apart from the log. A destroyed key leaves a mark, which prevents a new key for that person. */
export function createPersonKeys(vault: Vault): PersonKeys {
  const parse = (value: unknown) =>
    typeof value === 'string' && value ? Buffer.from(value, 'base64') : undefined;
  // The mark of an erased person is stored under the id itself, the key under a name with a suffix, so that deleting by
  // prefix never deletes the key of a person whose id begins alike.
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

/** The place of a sealed value. An event id occurs once in the log, so that a moved value does not open. */
export const placeOf = (stream: string, eventId: string, field: string): string =>
  JSON.stringify([stream, eventId, field]);

/**
 * AES-256-GCM over the JSON of a value, with its place as additional authenticated data; returns
 * `v2.<iv>.<tag>.<ciphertext>` in base64url.
 */
export function encrypt(key: Buffer, value: unknown, place: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(place, 'utf8'));
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return ['v2', iv, cipher.getAuthTag(), body]
    .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
    .join('.');
}

/** Throws for a wrong key or place. A value sealed as `v1` opens at any place, since it was sealed without one. */
export function decrypt(key: Buffer, sealed: string, place: string): unknown {
  const [version, iv, tag, body] = sealed.split('.');
  const isKnown = version === 'v1' || version === 'v2';
  if (!isKnown || !iv || !tag || body === undefined) throw new Error('not a sealed value');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url'));
  if (version === 'v2') decipher.setAAD(Buffer.from(place, 'utf8'));
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  const plain = decipher.update(Buffer.from(body, 'base64url'));
  decipher.final();
  return JSON.parse(plain.toString('utf8'));
}
