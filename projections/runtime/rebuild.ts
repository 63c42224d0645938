import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog, Opened } from '../../modules/kernel/events/event-log';
import type { Clock } from '../../modules/kernel/ports';
import { foldBatch, personalTypesOf, typesOf } from './fold-batch';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import { readSkipped, type SkippedEvents } from './skipped-events';
import { stageModel, type StagedModel } from './staged-model';

export type RebuildDeps = {
  log: EventLog;
  store: ReadStore;
  projections: readonly Projection[];
  clock: Clock;
  /** Only these; all by default. */
  names?: readonly string[];
  /** Called with the positions read so far, and their total. */
  onProgress?: (progress: { name: string; done: number; total: number }) => void;
  /** Stops at an event whose fold throws, unless it is to be parked. */
  onFoldError?: 'stop' | 'park';
  signal: AbortSignal;
};

/** Events in a batch of those that were missed. All of the log is read in its own, larger ones: each looks up its keys. */
const batch = 256;
/** Rounds of reading new events before the swap; later ones are folded into the swapped models. */
const maxRounds = 8;

/**
 * Rebuilds read models from the whole log in one pass, beside the live ones, which stay readable and writable, then
 * swaps them in. Leaves out events that admins have skipped. Unless events are to be parked, it stops at one whose fold
 * throws, and leaves everything unchanged.
 */
export async function rebuild(deps: RebuildDeps): Promise<void> {
  const models = choose(deps.projections, deps.names);
  let position: number;
  for (let skipped = await readSkipped(deps.log); ;) {
    position = await buildBeside(deps, models, skipped);
    // An event skipped meanwhile may have been folded: then everything is built once more, without it.
    const now = await readSkipped(deps.log);
    if (!models.some(({ name }) => differ(name, skipped, now))) break;
    skipped = now;
  }
  if ((await deps.log.head()) > position) await catchUp(deps, models);
}

const differ = (name: string, before: SkippedEvents, now: SkippedEvents) =>
  [...now].some((id) => id.startsWith(`${name}/`) && !before.has(id));

/** Returns the position up to which the models were built. */
async function buildBeside(
  deps: RebuildDeps,
  models: readonly Projection[],
  skipped: SkippedEvents,
): Promise<number> {
  let staged: StagedModel[] = [];
  try {
    const options = { onFoldError: deps.onFoldError, skipped, log: deps.log, now: () => deps.clock.now() };
    const outcomes = await Promise.allSettled(models.map((model) => stageModel(deps.store, model, options)));
    staged = outcomes.flatMap((model) => (model.status === 'fulfilled' ? [model.value] : []));
    throwFirst(outcomes);
    const position = await fill(deps, staged);
    throwFirst(await Promise.allSettled(staged.map((model) => model.write())));
    const swaps = await Promise.allSettled(staged.map((model) => model.swap(position)));
    staged = staged.filter((_, index) => swaps[index]?.status === 'rejected');
    throwFirst(swaps);
    return position;
  } catch (error) {
    for (const model of staged) await model.discard();
    throw error;
  }
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

/** The refusal of the first unknown name, with a message. */
export function unknownModel(
  projections: readonly Pick<Projection, 'name'>[],
  names: readonly string[],
): string | undefined {
  const unknown = names.find((name) => !projections.some((model) => model.name === name));
  if (unknown === undefined) return undefined;
  const knownNames = projections.map(({ name }) => name).join(', ');
  return `There is no read model called ${unknown}; there are ${knownNames}.`;
}

function choose(projections: readonly Projection[], names: readonly string[] | undefined) {
  const unknown = unknownModel(projections, names ?? []);
  if (unknown !== undefined) throw new Error(unknown);
  return names ? projections.filter(({ name }) => names.includes(name)) : projections;
}

/** Folds the whole log, then newly appended events; returns the last position. */
async function fill(
  { log, onProgress, signal }: RebuildDeps,
  staged: readonly StagedModel[],
): Promise<number> {
  const models = staged.map(({ model }) => model);
  const reading = { types: typesOf(models), personal: personalTypesOf(models) };
  const distribute = distributor(staged);
  let position = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const total = await log.head();
    const report = (done: number) =>
      staged.forEach(({ model }) => onProgress?.({ name: model.name, done, total }));
    for await (const { events, upTo } of log.readAll({ from: position, ...reading })) {
      // Embedded stores answer at once: without yielding to the event loop, here and before the next batch is decoded,
      // requests would wait, and Ctrl-C would not arrive before the end.
      await nextTurn();
      signal.throwIfAborted();
      for (const [model, own] of distribute(events)) await model.fold(own);
      await nextTurn();
      position = upTo;
      report(Math.min(upTo, total));
    }
    position = Math.max(position, total);
    report(total);
    if ((await log.head()) === position) break;
  }
  return position;
}

/** Gives each model the events of its types: one look at each event, however many models there are. */
function distributor(staged: readonly StagedModel[]) {
  const folding = new Map<string, StagedModel[]>();
  for (const model of staged)
    for (const type of model.model.types) folding.set(type, [...(folding.get(type) ?? []), model]);
  return (events: readonly Opened[]): Map<StagedModel, Opened[]> => {
    const own = new Map<StagedModel, Opened[]>(staged.map((model) => [model, []]));
    for (const event of events)
      for (const model of folding.get(event.event.type) ?? []) own.get(model)?.push(event);
    return own;
  };
}

/**
 * A swap may put a model behind the position of its daemon, and an idle daemon would not notice: so missing events are
 * folded here. The fence decides which of the two does it, and makes the daemon reload. Events that are appended from here
 * on wake the daemon.
 */
async function catchUp(deps: RebuildDeps, models: readonly Projection[]): Promise<void> {
  for (const model of models) while (!(await catchUpOne(deps, model)));
}

/** False when another process moved the model meanwhile. A model of another version is left to that version. */
async function catchUpOne({ log, store, clock }: RebuildDeps, model: Projection): Promise<boolean> {
  const { swaps, isOutdated, ...stood } = await store.statusOf(model.name);
  if (isOutdated) return true;
  let { position } = stood;
  const skipped = await readSkipped(log);
  const reading = { types: model.types, personal: personalTypesOf([model]), batch };
  for await (const page of log.readAll({ from: position, ...reading })) {
    const part = await foldBatch(model, page, position, { store, skipped, now: () => clock.now() });
    if (!(await store.commit([{ ...part, swaps }]))) return false;
    position = part.to;
  }
  return true;
}
