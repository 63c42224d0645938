import { transaction, type Database } from './sqlite';

const schema = `
  CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    token INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

type Lease = { holder: string; token: number; until: number };

/** Leases of the vault: one holder at a time, and a token that grows with each change of hands. */
export function createLeases(db: Database, now: () => number) {
  db.exec(schema);
  const read = db.prepare('SELECT holder, token, until FROM leases WHERE name = ?');
  const write = db.prepare('INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?)');
  const free = db.prepare("UPDATE leases SET holder = '', until = 0 WHERE name = ? AND holder = ?");

  return {
    take: (name: string, holder: string, ttlMs: number) =>
      transaction(db, () => {
        const lease = (read.get(name) as Lease | undefined) ?? { holder: '', token: 0, until: 0 };
        const mine = lease.holder === holder;
        if (!mine && lease.until > now()) return { held: false, token: lease.token, until: lease.until };
        const token = mine ? lease.token : lease.token + 1;
        const until = now() + ttlMs;
        write.run(name, holder, token, until);
        return { held: true, token, until };
      }),
    release: (name: string, holder: string) => void free.run(name, holder),
  };
}
