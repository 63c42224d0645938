import { isDeepStrictEqual } from 'node:util';
import { CliError, type Operator } from '../cli-context';
import { movedCollections } from './collections';
import { positionsOf } from './event-positions';
import { fromFrame, type Checkpoint, type Entry } from './records';
import { unsealedFile, type KeyCost } from './sealed-file';

export type Imported = {
  written: number;
  /** Present already, from an interrupted import. */
  existing: number;
  sources: number;
  /** Large parts of events. */
  blobs: number;
};
/** A checkpoint that exists only once the product has followed its log. */
const used = 'reactions';

type Deps = Pick<Operator, 'store' | 'vault' | 'snapshots' | 'blobs'>;
type ExistingEntry = { value: unknown; expiresAt?: number };

/**
 * Imports an export of the vault into an unused one, over a log that was imported before. Reads the whole file before any
 * write. May be repeated. Throws a `CliError` when the file cannot be opened, the log is another one, or the vault holds
 * anything that is not in the file.
 */
export async function importVault(
  deps: Deps,
  path: string,
  passphrase: string,
  cost?: KeyCost,
): Promise<Imported> {
  const { vault } = deps;
  const file = await read(unsealedFile(path, passphrase, cost));
  const entries = file.entries.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > Date.now());
  const checkpoints = await inThisLog(deps, path, file);
  const missing = [...(await missingFrom(deps, entries)), ...(await missingCheckpoints(deps, checkpoints))];
  // Checkpoints come last, that of the reactions at the very end, as its presence marks a used vault.
  for (const { collection, key, value, expiresAt } of missing)
    await vault.put(collection, key, value, expiresAt === undefined ? {} : { expiresAt });
  const files = await keepFiles(deps, unsealedFile(path, passphrase, cost));
  const all = entries.length + checkpoints.length;
  return { written: missing.length, existing: all - missing.length, ...files };
}

async function keepFiles({ snapshots, blobs }: Deps, frames: AsyncIterable<Buffer>) {
  const count = { sources: 0, blobs: 0 };
  for await (const frame of frames) {
    const { record, bytes } = fromFrame(frame);
    if (record.is === 'source') {
      if (!(await snapshots.read(record.userId, record.sha256)))
        await snapshots.keep(record.userId, record.sha256, bytes);
      count.sources += 1;
    } else if (record.is === 'blob') {
      if (!(await blobs.read(record.ownerId, record.hash)))
        await blobs.keep(record.ownerId, record.hash, bytes);
      count.blobs += 1;
    }
  }
  return count;
}

type File = { lastEvent: string | null; entries: Entry[]; checkpoints: Checkpoint[] };

async function read(frames: AsyncIterable<Buffer>): Promise<File> {
  const file: File = { lastEvent: null, entries: [], checkpoints: [] };
  for await (const frame of frames) {
    const { record } = fromFrame(frame);
    if (record.is === 'vault') file.lastEvent = record.lastEvent;
    if (record.is === 'entry') file.entries.push(record);
    if (record.is === 'checkpoint') file.checkpoints.push(record);
  }
  return file;
}

/** The checkpoints as entries of this vault: positions of this log. */
async function inThisLog({ store }: Deps, path: string, { lastEvent, checkpoints }: File): Promise<Entry[]> {
  const ids = new Set(checkpoints.map(({ after }) => after).filter((id) => id !== null));
  const { positions, last } = await positionsOf(store, ids);
  if (last !== lastEvent)
    throw new CliError(
      `The log does not end with the event it ended with when ${path} was written: import its events first, and do not start the product in between.`,
    );
  const inTurn = [...checkpoints].sort((a, b) => Number(a.name === used) - Number(b.name === used));
  return inTurn.map(({ name, after }) => {
    const value = after === null ? 0 : positions.get(after);
    if (value === undefined) throw new CliError(`${path} names an event that is not in the log.`);
    return { is: 'entry', collection: 'checkpoints', key: name, value };
  });
}

async function missingFrom({ vault }: Deps, entries: readonly Entry[]): Promise<Entry[]> {
  const missing: Entry[] = [];
  for (const collection of movedCollections) {
    const wanted = entries.filter((entry) => entry.collection === collection);
    const existing = await standingIn(vault, collection);
    // The first process to open the product creates it, this command included.
    const replaceable = (key: string) => collection === 'secrets' && key === 'session-secret';
    missing.push(...lacking(collection, wanted, existing, replaceable));
  }
  return missing;
}

async function missingCheckpoints({ vault }: Deps, wanted: readonly Entry[]): Promise<Entry[]> {
  const existing = await standingIn(vault, 'checkpoints');
  // The same for this one, as long as no subscription has handled an event.
  const replaceable = (key: string) => key === 'correspondence' && !existing.has(used);
  return lacking('checkpoints', wanted, existing, replaceable);
}

/** The missing entries; throws when an existing one differs from its counterpart. */
function lacking(
  collection: string,
  wanted: readonly Entry[],
  standing: ReadonlyMap<string, ExistingEntry>,
  replaceable: (key: string) => boolean,
): Entry[] {
  const missing = wanted.filter((entry) => !isSame(entry, standing.get(entry.key)));
  const lacks = new Set(missing.map(({ key }) => key));
  const has = new Set(wanted.map(({ key }) => key).filter((key) => !lacks.has(key)));
  for (const key of standing.keys()) if (!has.has(key) && !replaceable(key)) throw inUse(collection);
  return missing;
}

const isSame = ({ value, expiresAt }: Entry, there: ExistingEntry | undefined) =>
  there !== undefined && there.expiresAt === expiresAt && isDeepStrictEqual(there.value, value);

async function standingIn(vault: Deps['vault'], collection: string): Promise<Map<string, ExistingEntry>> {
  const existing = new Map<string, ExistingEntry>();
  for await (const { key, ...entry } of vault.entries(collection)) existing.set(key, entry);
  return existing;
}

const inUse = (collection: string) =>
  new CliError(
    `The vault is in use already: its ${collection} are not those of the file, and nothing was written. Import into a vault with which the product was never started.`,
  );
