import type { Lease } from '../../vault';
import type { SteadyClock } from '../process/boot';
import { transaction, type Database } from './database';

// The second table is an addition: processes of older versions write only the first, and their leases end by `until`.
const schema = `
  CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    token INTEGER NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS lease_clocks (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL,
    clock TEXT NOT NULL,
    steadyUntil INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

type Stored = { holder: string; token: number; until: number };
type Timing = { holder: string; until: number; clock: string; steadyUntil: number };

/**
 * Leases of the vault: one holder at a time, and a fencing token that grows with each new holder. They end by the
 * monotonic clock, so that setting the time of day neither prolongs nor ends them. A lease of another clock (from before
 * a restart of the system, or of an unknown clock) ends by the time of day, and at the latest when its holder has not
 * renewed it for one lifetime.
 */
export function createLeases(db: Database, now: () => number, steady: SteadyClock) {
  db.exec(schema);
  const read = db.prepare('SELECT holder, token, until FROM leases WHERE name = ?');
  const write = db.prepare('INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?)');
  const free = db.prepare("UPDATE leases SET holder = '', until = 0 WHERE name = ? AND holder = ?");
  const timing = db.prepare('SELECT holder, until, clock, steadyUntil FROM lease_clocks WHERE name = ?');
  const time = db.prepare('INSERT OR REPLACE INTO lease_clocks VALUES (?, ?, ?, ?, ?)');
  /** Leases of other clocks, each with the monotonic time since when it has been seen unchanged. */
  const seen = new Map<string, { holder: string; until: number; since: number }>();

  /** Milliseconds until a lease ends; 0 or less for an expired one. */
  function remainingMs(name: string, { holder, until }: Stored, ttlMs: number): number {
    const timed = timing.get(name) as Timing | undefined;
    if (timed && timed.clock === steady.id && timed.holder === holder && timed.until === until)
      return timed.steadyUntil - steady.now();
    const before = seen.get(name);
    const isUnchanged = before?.holder === holder && before.until === until;
    const since = isUnchanged ? before.since : steady.now();
    seen.set(name, { holder, until, since });
    return Math.min(until - now(), since + ttlMs - steady.now());
  }

  return {
    take: (name: string, holder: string, ttlMs: number): Lease =>
      transaction(db, () => {
        const lease = (read.get(name) as Stored | undefined) ?? { holder: '', token: 0, until: 0 };
        const mine = lease.holder === holder;
        const leftMs = mine || lease.holder === '' ? 0 : remainingMs(name, lease, ttlMs);
        if (leftMs > 0)
          return { held: false, holder: lease.holder, token: lease.token, until: now() + leftMs };
        const token = mine ? lease.token : lease.token + 1;
        const until = now() + ttlMs;
        write.run(name, holder, token, until);
        if (steady.id !== undefined) time.run(name, holder, until, steady.id, steady.now() + ttlMs);
        return { held: true, holder, token, until };
      }),
    release: (name: string, holder: string) => void free.run(name, holder),
  };
}
