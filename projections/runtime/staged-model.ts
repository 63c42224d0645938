import { TerminalError } from '../../modules/kernel/errors';
import type { EventLog, Opened } from '../../modules/kernel/events/event-log';
import type { Projection } from '../projection';
import { park, personalTypesOf } from './fold-batch';
import type { Parked, ReadStore } from '../read-store';
import { isSkipped, type SkippedEvents } from './skipped-events';
import { createUnitOfWork } from './unit-of-work';

/** Documents in memory before they are written: enough to gather the events of one report, few enough to hold. */
const maxPendingDocuments = 64;

/** An event or document that a rebuild rejects. Nothing was changed; the message names its position. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
  constructor(model: string, what: string, cause: Error) {
    super(`The rebuild of ${model} stopped${what} The live model is as it was.`, { cause });
  }
}

const atEvent = ({ position, event, stream }: Opened, { message }: Error) =>
  ` at position ${position}: ${event.type} of ${stream} cannot be folded (${message}).`;

export type StagedModel = Awaited<ReturnType<typeof stageModel>>;

export type StageOptions = {
  /** After a fold throws: `stop` ends the rebuild, `park` leaves the event out and stores it with its error. */
  onFoldError?: 'stop' | 'park';
  /** Events that are left out, even if the fold could process them. */
  skipped: SkippedEvents;
  now: () => Date;
  /** Where events are read again whose documents could not be written. */
  log: Pick<EventLog, 'readAll'>;
};

/** An empty staged read model, filled beside the live one. */
export async function stageModel(
  store: ReadStore,
  model: Projection,
  { onFoldError = 'stop', skipped, now, log }: StageOptions,
) {
  const parked: Parked[] = [];
  const staged = await store.stage(model);
  let unit = createUnitOfWork((id) => staged.get(id));
  /** Positions of the events whose documents are not written yet. The events themselves would outlive their batch. */
  let waiting: number[] = [];

  async function handleFoldError(event: Opened, error: Error): Promise<void> {
    if (onFoldError === 'stop') throw new RebuildStopped(model.name, atEvent(event, error), error);
    parked.push(park(model, event, error, now()));
  }

  async function write(): Promise<void> {
    const writes = unit.take();
    const folded = waiting;
    waiting = [];
    if (writes.length === 0) return;
    try {
      await staged.write(writes);
    } catch (error) {
      if (!(error instanceof TerminalError)) throw error;
      if (onFoldError === 'stop') throw new RebuildStopped(model.name, `: ${error.message}`, error);
      await writeOneByOne(folded);
    }
  }

  /** Folds events again, each in a write of its own, to park those whose document the store cannot hold. */
  async function writeOneByOne(positions: readonly number[]): Promise<void> {
    for await (const event of eventsAt(log, model, positions)) {
      unit = createUnitOfWork((id) => staged.get(id));
      await unit.fold(model, event);
      await staged.write(unit.take()).catch((error: unknown) => {
        if (!(error instanceof TerminalError)) throw error;
        return handleFoldError(event, error);
      });
    }
    unit = createUnitOfWork((id) => staged.get(id));
  }

  return {
    model,
    /** Folds events of the model's types. */
    async fold(events: readonly Opened[]): Promise<void> {
      for (const event of events) {
        if (isSkipped(skipped, model.name, event.id)) continue;
        const folding = event.broken ?? unit.fold(model, event);
        const error = folding instanceof Promise ? await folding : folding;
        if (error) await handleFoldError(event, error);
        else waiting.push(event.position);
        if (unit.waiting() >= maxPendingDocuments) await write();
      }
    },
    /** Writes what is still in memory. */
    write,
    /** Replaces the live model; everything is written before. */
    swap: (position: number): Promise<void> => staged.swap(position, parked),
    discard: () => staged.discard(),
  };
}

/** The events of a model at these ascending positions. */
async function* eventsAt(
  log: Pick<EventLog, 'readAll'>,
  model: Projection,
  positions: readonly number[],
): AsyncGenerator<Opened> {
  const [first = 0, last = -1] = [positions[0], positions.at(-1)];
  const asked = new Set(positions);
  const reading = { types: model.types, personal: personalTypesOf([model]) };
  for await (const { events } of log.readAll({ from: first - 1, ...reading }))
    for (const event of events) {
      if (event.position > last) return;
      if (asked.has(event.position)) yield event;
    }
}
