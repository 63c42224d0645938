import { describe, expect, it } from 'vitest';
import type { SourceKind } from '../../modules/evidence/evidence';
import { readSource } from '../../modules/evidence/read-source';
import { hostileFiles, type Make } from './reading.fixture';

/** Characters of the smallest file. */
const length = 20_000;
/** The issue of linear readers: twice the file takes at most so many times as long. */
const growthAllowed = 2.5;
/** Below so many milliseconds the noise is larger than the work, and no file of 5 MB takes long. */
const negligibleMs = 8;
const mostRounds = 30;

/** Milliseconds of the processor, which other work of the machine does not lengthen. */
function processorTime(kind: SourceKind, bytes: Buffer): number {
  const before = process.cpuUsage();
  readSource({ name: 'a file', bytes }, kind);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How the time to read grows when the file doubles: the quickest of several rounds each, over three doublings. One
 * doubling alone may be where garbage is collected for the first time, and over three a square differs from a line by
 * more than the noise of a busy machine.
 */
function growth(kind: SourceKind, make: Make): number {
  const [small, large] = [Buffer.from(make(length)), Buffer.from(make(8 * length))];
  let [short, long] = [Infinity, Infinity];
  for (let round = 0; round < mostRounds; round += 1) {
    short = Math.min(short, processorTime(kind, small));
    long = Math.min(long, processorTime(kind, large));
    if (round > 0 && (long < negligibleMs || Math.cbrt(long / short) <= growthAllowed)) break;
  }
  return long < negligibleMs ? 1 : Math.cbrt(long / short);
}

describe.each(Object.entries(hostileFiles))('reading %s', (kind, kinds) => {
  it('knows at least 40 kinds of hostile files', () => {
    expect(Object.keys(kinds).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.entries(kinds))(
    'takes time in proportion to the size of: %s',
    { timeout: 60_000 },
    (_, make) => {
      expect(growth(kind as SourceKind, make)).toBeLessThanOrEqual(growthAllowed);
    },
  );
});
