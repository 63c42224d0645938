import { beforeEach, describe, expect, it } from 'vitest';
import { createLeases } from './leases';
import { openDatabase, type Database } from './database';

const hour = 3_600_000;

describe('leases in SQLite', () => {
  let db: Database;
  let time: number;
  let uptime: number;
  beforeEach(() => {
    db = openDatabase(':memory:', { synchronous: 'OFF' });
    [time, uptime] = [Date.UTC(2100, 0), 50_000];
  });
  const by = (clock: string | undefined) => createLeases(db, () => time, { id: clock, now: () => uptime });
  const pass = (ms: number) => {
    time += ms;
    uptime += ms;
  };

  it.each([-hour, hour])('end when they would have ended, when the time of day is set by %d ms', (set) => {
    const leases = by('boot-1');
    leases.take('background', 'a', 6_000);
    time += set;
    pass(5_999);
    expect(leases.take('background', 'b', 6_000)).toEqual({
      held: false,
      holder: 'a',
      token: 1,
      until: time + 1,
    });
    pass(1);
    expect(leases.take('background', 'b', 6_000)).toMatchObject({ held: true, holder: 'b', token: 2 });
  });

  it('taken before a restart of the system, with the clock set back, end one lifetime after they were first seen', () => {
    by('boot-1').take('background', 'a', 6_000);
    [time, uptime] = [time - hour, 10];
    const leases = by('boot-2');
    expect(leases.take('background', 'b', 6_000)).toMatchObject({ held: false, until: time + 6_000 });
    pass(6_000);
    expect(leases.take('background', 'b', 6_000)).toMatchObject({ held: true, token: 2 });
  });

  it.each([undefined, 'boot-2'])(
    'of a clock that cannot be compared last as long as they are renewed, seen by the clock %s',
    (clock) => {
      const [theirs, ours] = [by(undefined), by(clock)];
      for (let n = 0; n < 10; n += 1) {
        theirs.take('background', 'a', 6_000);
        pass(1_500);
        expect(ours.take('background', 'b', 6_000)).toMatchObject({ held: false, token: 1 });
      }
      pass(4_500);
      expect(ours.take('background', 'b', 6_000)).toMatchObject({ held: true, token: 2 });
    },
  );

  it('taken by an older version end by the time of day', () => {
    const leases = by('boot-1');
    leases.take('background', 'a', 6_000);
    db.prepare('INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?)').run('background', 'old', 2, time + 2_000);
    pass(1_999);
    expect(leases.take('background', 'a', 6_000)).toMatchObject({ held: false, holder: 'old' });
    pass(1);
    expect(leases.take('background', 'a', 6_000)).toMatchObject({ held: true, token: 3 });
  });
});
