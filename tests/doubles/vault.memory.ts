import type { Vault } from '../../modules/kernel/vault';

/** A vault in memory. */
export function createMemoryVault(now: () => number = Date.now): Vault {
  const entries = new Map<string, { value: unknown; expiresAt?: number }>();
  const leases = new Map<string, { holder: string; token: number; until: number }>();
  const name = (collection: string, key: string) => `${collection}/${key}`;
  const live = (at: string) => {
    const entry = entries.get(at);
    return entry && (entry.expiresAt === undefined || entry.expiresAt > now()) ? entry : undefined;
  };
  const counted = (collection: string, key: string, by: number, expiresAt: number) => {
    const at = name(collection, key);
    const entry = live(at) ?? { value: 0, expiresAt };
    const sum = Number(entry.value) + by;
    entries.set(at, { ...entry, value: sum });
    return { sum, expiresAt: entry.expiresAt ?? expiresAt };
  };
  return {
    get: (collection, key) => Promise.resolve(live(name(collection, key))?.value),
    put(collection, key, value, options = {}) {
      entries.set(name(collection, key), { value, ...options });
      return Promise.resolve();
    },
    putIfAbsent(collection, key, value, options = {}) {
      const at = name(collection, key);
      if (!live(at)) entries.set(at, { value, ...options });
      return Promise.resolve(entries.get(at)?.value);
    },
    delete(collection, key) {
      entries.delete(name(collection, key));
      return Promise.resolve();
    },
    deleteByPrefix(collection, prefix) {
      for (const at of entries.keys()) if (at.startsWith(name(collection, prefix))) entries.delete(at);
      return Promise.resolve();
    },
    async *entries(collection) {
      const start = name(collection, '');
      for (const [at, entry] of [...entries]) {
        if (!at.startsWith(start) || !live(at)) continue;
        const { value, expiresAt } = entry;
        yield await Promise.resolve({
          key: at.slice(start.length),
          value,
          ...(expiresAt !== undefined && { expiresAt }),
        });
      }
    },
    purge: () => Promise.resolve(),
    increment: (collection, key, by, { expiresAt }) =>
      Promise.resolve(counted(collection, key, by, expiresAt)),
    incrementAll: (collection, counts) =>
      Promise.resolve(counts.map(({ key, by, expiresAt }) => counted(collection, key, by, expiresAt))),
    lease(lease, holder, ttlMs) {
      const found = leases.get(lease);
      if (found && found.holder !== holder && found.until > now())
        return Promise.resolve({ ...found, held: false });
      const token = found?.holder === holder ? found.token : (found?.token ?? 0) + 1;
      const taken = { holder, token, until: now() + ttlMs };
      leases.set(lease, taken);
      return Promise.resolve({ ...taken, held: true });
    },
    release(lease, holder) {
      if (leases.get(lease)?.holder === holder) leases.delete(lease);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
