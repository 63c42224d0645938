import { isDeepStrictEqual } from 'node:util';
import type {
  AppendOutcome,
  EventStore,
  NewEvent,
  PlannedAppend,
  StoredEvent,
} from '../../modules/kernel/events/event-store';
import { CliError } from '../cli-context';
import { createOrderCheck } from './order';
import type { ReadExport } from './read-export';

/** Progress of an import: which pass, how many events, and their share of the pass, 0 to 1. */
export type ImportProgress = { pass: 'checking' | 'importing'; done: number; share: number };
type Store = Pick<EventStore, 'append' | 'appendInOrder' | 'readAll'>;
type Options = { path: string; onProgress?: (progress: ImportProgress) => void };

/** Most characters of data in one append: engines have limits of 1 MiB and more. */
const maxAppendCharacters = 250_000;

/**
 * Writes an export into a log that is empty or holds the beginning of this very export, event by event in the order of
 * the file. Checks the whole file before the first write. May be repeated: existing events stay. Throws a `CliError` when
 * the file is damaged or only a part of a log, or when the log holds anything else.
 */
export async function importEvents(
  store: Store,
  file: ReadExport,
  options: Options,
): Promise<{ written: number; existing: number }> {
  await checkWhole(file, options);
  return write(store, file, options);
}

async function checkWhole(file: ReadExport, { path, onProgress }: Options): Promise<void> {
  if (file.header.types !== null || file.header.from > 0)
    throw new CliError(
      `${path} holds only a part of a log; export it without --from and --type to import it.`,
    );
  const problem = createOrderCheck();
  let done = 0;
  for await (const events of file.batches()) {
    for (const event of events) {
      const wrong = problem(event);
      if (wrong)
        throw new CliError(`${path} cannot be imported: event ${event.id} is out of order, ${wrong}.`);
    }
    onProgress?.({ pass: 'checking', done: (done += events.length), share: file.share() });
  }
}

async function write(store: Store, file: ReadExport, { path, onProgress }: Options) {
  const there = eventByEvent(store.readAll({ from: 0 }));
  let present = await there.next();
  let existing = 0;
  let written = 0;
  for await (const events of file.batches()) {
    const missing: StoredEvent[] = [];
    for (const event of events) {
      if (present.done) missing.push(event);
      else if (!isSame(present.value, event)) throw leftovers(path, present.value);
      else {
        existing += 1;
        present = await there.next();
      }
    }
    await append(store, runsOf(missing));
    written += missing.length;
    onProgress?.({ pass: 'importing', done: existing + written, share: file.share() });
  }
  if (!present.done) throw alreadyImported(path, existing);
  return { written, existing };
}

async function* eventByEvent(batches: AsyncIterable<StoredEvent[]>): AsyncGenerator<StoredEvent, undefined> {
  for await (const events of batches) yield* events;
}

/** Neighbours of one stream are appended together. */
function runsOf(events: readonly StoredEvent[]): PlannedAppend[] {
  const runs: (PlannedAppend & { events: NewEvent[] })[] = [];
  let length = 0;
  for (const { stream, revision, id, type, data, metadata } of events) {
    const event = { id, type, data, metadata };
    const run = runs.at(-1);
    const longer = length + JSON.stringify(event).length;
    const fits = run?.stream === stream && longer <= maxAppendCharacters;
    length = fits ? longer : longer - length;
    if (fits) run.events.push(event);
    else runs.push({ stream, events: [event], expected: revision === 0 ? 'none' : revision - 1 });
  }
  return runs;
}

async function append(store: Store, runs: readonly PlannedAppend[]): Promise<void> {
  if (runs.length === 0) return;
  const outcome = store.appendInOrder ? await store.appendInOrder(runs) : await oneByOne(store, runs);
  if (!outcome.ok)
    throw new CliError(
      'Somebody else has written to the log during the import: begin again with an empty one, and start the product only afterwards.',
    );
}

async function oneByOne(store: Store, runs: readonly PlannedAppend[]): Promise<AppendOutcome> {
  let outcome: AppendOutcome = { ok: true, revision: -1, position: 0, repeated: true };
  for (const { stream, events, expected } of runs) {
    outcome = await store.append(stream, events, { expected });
    if (!outcome.ok) break;
  }
  return outcome;
}

/** Everything but the position, which each log assigns itself. */
function isSame(a: StoredEvent, b: StoredEvent): boolean {
  const words = ({ id, stream, revision, type, data, metadata }: StoredEvent) => {
    return { id, stream, revision, type, data, metadata };
  };
  return isDeepStrictEqual(words(a), words(b));
}

const howTo =
  'An import needs an empty log: a data folder (or EventStoreDB) in which the product was never started.';

const leftovers = (path: string, { type, stream }: StoredEvent) =>
  new CliError(
    `The log is not empty: it holds events that are not in ${path}, such as ${type} in ${stream}, which is what a first start writes too. ${howTo}`,
  );

const alreadyImported = (path: string, existing: number) =>
  new CliError(
    `The log holds all ${existing} events of ${path} and more after them: it is in use already, and nothing was imported. ${howTo}`,
  );
