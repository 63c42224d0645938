import type { SourceKind } from '../../modules/evidence/evidence';
import { readSource } from '../../modules/evidence/sources/read-source';
import { hostileFiles } from './reading.fixture';

/**
 * A process that measures how the time to read each hostile file grows when the file doubles, and writes
 * `{ [format]: { [kind]: growth } }` to its standard output. It is a separate process because its options (`nodeOptions`)
 * keep the garbage collector out of the measurement.
 */
export const nodeOptions = ['--max-semi-space-size=256', '--single-threaded-gc', '--expose-gc'];

/** A double file may take this many times as long: linear is 2, a sort 2.15, quadratic 4. */
export const growthAllowed = 2.5;
/** Characters of the small file, and how often the large one doubles it. */
const length = 10_000;
const doublings = 4;
/** Below this many milliseconds noise exceeds the work, and no file of 5 MB takes long. */
const negligibleMs = 8;
const maxRounds = 30;

/** CPU time in milliseconds, independent of other load on the machine. */
function processorTime(kind: SourceKind, bytes: Buffer): number {
  const before = process.cpuUsage();
  readSource({ name: 'a file', bytes }, kind);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Takes the quickest of several rounds for each size, over four doublings, because over four the difference between linear
 * and quadratic exceeds the noise of a busy machine. Each round reads the small file three times, so that JIT compilation
 * does not count. The garbage collector runs only between rounds: it takes longer than most readings, and few need a
 * second round.
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
