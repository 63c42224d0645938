import type { SourceKind } from '../../modules/evidence/evidence';
import { isDocumentKind } from '../../modules/evidence/sources/documents/unreadable-document';
import { readDocumentSource, readSource } from '../../modules/evidence/sources/read-source';
import { hostileDocuments } from './documents.fixture';
import { hostileFiles, type Make } from './reading.fixture';

/**
 * A process that measures how the time to read each hostile file grows when the file doubles, and writes
 * `{ [format]: { [kind]: growth } }` to its standard output. It is a separate process because its options (`nodeOptions`)
 * keep the garbage collector out of the measurement.
 */
export const nodeOptions = ['--max-semi-space-size=256', '--single-threaded-gc', '--expose-gc'];

/** A double file may take this many times as long: linear is 2, a sort 2.15, quadratic 4. */
export const growthAllowed = 2.5;
/**
 * Characters of the small file, and how often the large one doubles it. The libraries that read documents build trees: a
 * small document ends before the garbage collector runs for the first time, and would make a large one look slower.
 */
const ofText = { length: 10_000, doublings: 4 };
const ofDocument = { length: 80_000, doublings: 3 };
/** Below this many milliseconds noise exceeds the work, and no file of 5 MB takes long. */
const negligibleMs = 8;
const maxRounds = 12;

/** CPU time in milliseconds, independent of other load on the machine. */
async function processorTime(kind: SourceKind, bytes: Buffer): Promise<number> {
  const before = process.cpuUsage();
  if (isDocumentKind(kind)) await readDocumentSource({ name: 'a file', bytes }, kind);
  else readSource({ name: 'a file', bytes }, kind);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** CPU time in milliseconds of so many readings, one after the other. */
async function processorTimeOf(readings: number, kind: SourceKind, bytes: Buffer): Promise<number> {
  let total = 0;
  for (let reading = 0; reading < readings; reading += 1) total += await processorTime(kind, bytes);
  return total;
}

/**
 * Compares the sizes over several doublings, because then the difference between linear and quadratic exceeds the noise.
 * The first reading of the small file compiles the reader and does not count. A growth above the limit is measured again in rounds that
 * alternate the large file with as many small ones as make up its size: both take equally long when the time is linear,
 * so that another process slows both alike. Takes the quickest of each. The garbage collector runs only between rounds: it
 * takes longer than most readings, and few need a second round.
 */
async function growth(kind: SourceKind, make: Make<string | Buffer>): Promise<number> {
  const { length, doublings } = isDocumentKind(kind) ? ofDocument : ofText;
  const times = 2 ** doublings;
  const [small, large] = [Buffer.from(make(length)), Buffer.from(make(times * length))];
  const grown = (long: number, short: number) =>
    long < negligibleMs ? 1 : (long / short) ** (1 / doublings);
  await processorTimeOf(2, kind, small);
  const onceEach = [await processorTime(kind, small), await processorTime(kind, large)] as const;
  let measured = grown(onceEach[1], onceEach[0]);
  let [short, long] = [Infinity, onceEach[1]];
  for (let round = 0; round < maxRounds && measured > growthAllowed; round += 1) {
    globalThis.gc?.();
    short = Math.min(short, (await processorTimeOf(times, kind, small)) / times);
    long = Math.min(long, await processorTime(kind, large));
    measured = grown(long, short);
  }
  return measured;
}

type Files = Readonly<Record<SourceKind, Readonly<Record<string, Make<string | Buffer>>>>>;

if (process.argv[1] === import.meta.filename) {
  const allFiles: Files = { ...hostileFiles, ...hostileDocuments };
  const measured: Record<string, Record<string, number>> = {};
  for (const [kind, files] of Object.entries(allFiles)) {
    const grown: Record<string, number> = (measured[kind] = {});
    for (const [name, make] of Object.entries(files)) grown[name] = await growth(kind as SourceKind, make);
  }
  process.stdout.write(JSON.stringify(measured));
}
