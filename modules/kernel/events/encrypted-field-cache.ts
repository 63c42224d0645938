import { LRUCache } from 'lru-cache';

/**
 * The values of personal fields that this process has just sealed, so that its read models need not decrypt them. A value
 * is found only under the sealed text that the log has: a repeat that was never stored has another one, by its random
 * initialization vector.
 */
export type EncryptedFieldCache = {
  put(place: string, sealed: string, value: unknown): void;
  get(place: string, sealed: string): { value: unknown } | undefined;
};

/** Length of all sealed texts together, in characters: some fifteen reports. */
const maxLength = 1_000_000;

export function createEncryptedFieldCache(): EncryptedFieldCache {
  const entries = new LRUCache<string, { sealed: string; value: unknown }>({
    maxSize: maxLength,
    sizeCalculation: ({ sealed }) => sealed.length + 1,
  });
  return {
    put: (place, sealed, value) => void entries.set(place, { sealed, value }),
    get(place, sealed) {
      const entry = entries.get(place);
      return entry && entry.sealed === sealed ? entry : undefined;
    },
  };
}
