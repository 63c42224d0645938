import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventLog } from '../../modules/kernel/events/event-log';
import type { Clock } from '../../modules/kernel/ports';
import { foldBatch, typesOf } from './fold-batch';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import { readSkipped, type SkippedEvents } from './skipped-events';
import { stageModel, type StagedModel } from './staged-model';

export type RebuildDeps = {
  log: EventLog;
  store: ReadStore;
  projections: readonly Projection[];
  clock: Clock;
  /** Only these; all when left out. */
  names?: readonly string[];
  /** Positions of the log looked through, of all there are. */
  onProgress?: (progress: { name: string; done: number; total: number }) => void;
  /** Stops at a fact that a fold chokes on, unless it is to be parked. */
  onChoke?: 'stop' | 'park';
  signal: AbortSignal;
};

const batch = 256;
/** Rounds that look for facts appended meanwhile before the swap; what comes after is folded into the new models. */
const mostRounds = 8;

/**
 * Builds read models anew from the whole log in one pass, beside the live ones and while they are being read and
 * written, then lets them take their place. Facts that admins have skipped are passed over. Unless facts are to be parked
 * it stops at one that it chokes on and leaves everything as it was.
 */
export async function rebuild(deps: RebuildDeps): Promise<void> {
  const models = choose(deps.projections, deps.names);
  for (let skipped = await readSkipped(deps.log); ;) {
    await buildBeside(deps, models, skipped);
    // A fact that was skipped meanwhile may have been folded: then all is built once more, without it.
    const now = await readSkipped(deps.log);
    if (!models.some(({ name }) => differ(name, skipped, now))) break;
    skipped = now;
  }
  await catchUp(deps, models);
}

const differ = (name: string, before: SkippedEvents, now: SkippedEvents) =>
  [...now].some((id) => id.startsWith(`${name}/`) && !before.has(id));

async function buildBeside(deps: RebuildDeps, models: readonly Projection[], skipped: SkippedEvents) {
  const staged: StagedModel[] = [];
  try {
    const choking = { onChoke: deps.onChoke, skipped, now: () => deps.clock.now() };
    for (const model of models) staged.push(await stageModel(deps.store, model, choking));
    const position = await fill(deps, staged);
    while (staged[0]) {
      await staged[0].swap(position);
      staged.shift();
    }
  } catch (error) {
    for (const model of staged) await model.discard();
    throw error;
  }
}

/** The refusal, in a sentence, of the first name that no read model has. */
export function unknownModel(
  projections: readonly Pick<Projection, 'name'>[],
  names: readonly string[],
): string | undefined {
  const unknown = names.find((name) => !projections.some((model) => model.name === name));
  if (unknown === undefined) return undefined;
  const known = projections.map(({ name }) => name).join(', ');
  return `There is no read model called ${unknown}; there are ${known}.`;
}

function choose(projections: readonly Projection[], names: readonly string[] | undefined) {
  const unknown = unknownModel(projections, names ?? []);
  if (unknown !== undefined) throw new Error(unknown);
  return names ? projections.filter(({ name }) => names.includes(name)) : projections;
}

/** Folds the whole log, then what was appended meanwhile; answers the position that was reached. */
async function fill(
  { log, onProgress, signal }: RebuildDeps,
  staged: readonly StagedModel[],
): Promise<number> {
  const types = typesOf(staged.map(({ model }) => model));
  let position = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const total = await log.head();
    const report = (done: number) =>
      staged.forEach(({ model }) => onProgress?.({ name: model.name, done, total }));
    for await (const { events, upTo } of log.readAll({ from: position, types, batch })) {
      // Embedded stores answer at once: without a turn of its own no Ctrl-C would be heard before the end.
      await nextTurn();
      signal.throwIfAborted();
      for (const model of staged) await model.fold(events);
      position = upTo;
      report(Math.min(upTo, total));
    }
    position = Math.max(position, total);
    report(total);
    if ((await log.head()) === position) break;
  }
  return position;
}

/**
 * A swap may put a model behind where its daemon had it, and an idle daemon would not notice: so whatever is missing
 * is folded in here. The fence decides who of the two does it, and makes the daemon look again.
 */
async function catchUp(deps: RebuildDeps, models: readonly Projection[]): Promise<void> {
  for (const model of models) while (!(await catchUpOne(deps, model)));
}

/** False when somebody else moved the model meanwhile. One that another version took over is theirs to catch up. */
async function catchUpOne({ log, store, clock }: RebuildDeps, model: Projection): Promise<boolean> {
  const { swaps, isOutdated, ...stood } = await store.statusOf(model.name);
  if (isOutdated) return true;
  let { position } = stood;
  const skipped = await readSkipped(log);
  for await (const found of log.readAll({ from: position, types: model.types, batch })) {
    const part = await foldBatch(model, found, position, { store, skipped, now: () => clock.now() });
    if (!(await store.commit([{ ...part, swaps }]))) return false;
    position = part.to;
  }
  return true;
}
