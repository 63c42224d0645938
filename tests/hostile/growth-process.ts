import type { SourceKind } from '../../modules/evidence/evidence';
import { readSource } from '../../modules/evidence/sources/read-source';
import { hostileFiles } from './reading.fixture';

/**
 * A process that measures how the time to read each hostile file grows when the file doubles, and writes
 * `{ [format]: { [kind]: growth } }` to its standard output. A process of its own, because its options (`nodeOptions`)
 * keep the garbage collector out of what is measured.
 */
export const nodeOptions = ['--max-semi-space-size=256', '--single-threaded-gc', '--expose-gc'];

/** Twice the file takes at most so many times as long: 2 of a line, 2.15 of a sort, 4 of a square. */
export const growthAllowed = 2.5;
/** Characters of the small file, and how often the large one doubles it. */
const length = 10_000;
const doublings = 4;
/** Below so many milliseconds the noise is larger than the work, and no file of 5 MB takes long. */
const negligibleMs = 8;
const maxRounds = 30;

/** Milliseconds of the processor, which other work of the machine does not lengthen. */
function processorTime(kind: SourceKind, bytes: Buffer): number {
  const before = process.cpuUsage();
  readSource({ name: 'a file', bytes }, kind);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * The quickest of several rounds each, over four doublings: over so many a square differs from a line by more than the
 * noise of a busy machine. The small file is read thrice a round, so that compiling its code does not count as its time.
 * The garbage collector runs between rounds alone: it takes longer than most readings, and few need a second round.
 */
function growth(kind: SourceKind, make: (length: number) => string): number {
  const [small, large] = [Buffer.from(make(length)), Buffer.from(make(2 ** doublings * length))];
  let [short, long, grown] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < maxRounds && grown > growthAllowed; round += 1) {
    if (round > 0) globalThis.gc?.();
    for (let read = 0; read < 3; read += 1) short = Math.min(short, processorTime(kind, small));
    long = Math.min(long, processorTime(kind, large));
    grown = long < negligibleMs ? 1 : (long / short) ** (1 / doublings);
  }
  return grown;
}

if (process.argv[1] === import.meta.filename) {
  const measured = Object.entries(hostileFiles).map(([kind, files]) => [
    kind,
    Object.fromEntries(Object.entries(files).map(([name, make]) => [name, growth(kind as SourceKind, make)])),
  ]);
  process.stdout.write(JSON.stringify(Object.fromEntries(measured)));
}
