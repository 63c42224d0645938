import { TerminalError } from '../modules/kernel/failure';
import type { Opened } from '../modules/kernel/event-log';
import type { Projection } from './projection';
import type { ReadStore } from './read-store';
import { createUnitOfWork } from './unit-of-work';

/** Documents kept in memory before they are written: enough that the facts of one report meet, little enough to hold. */
const mostWaiting = 64;

/** A fact or document that a rebuild chokes on. Nothing has been changed; the sentence says where it lies. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
  constructor(model: string, what: string, cause: Error) {
    super(`The rebuild of ${model} stopped${what} The live model is as it was.`, { cause });
  }
}

const atFact = ({ position, event, stream }: Opened, { message }: Error) =>
  ` at position ${position}: ${event.type} of ${stream} cannot be folded (${message}).`;

export type StagedModel = Awaited<ReturnType<typeof stageModel>>;

/** An empty stand-in of a read model, filled beside the live one. */
export async function stageModel(store: ReadStore, model: Projection) {
  const staged = await store.stage(model);
  const unit = createUnitOfWork((id) => staged.get(id));
  const types = new Set(model.types);
  const write = async () => {
    const writes = unit.take();
    if (writes.length === 0) return;
    await staged.write(writes).catch((error: unknown) => {
      throw error instanceof TerminalError
        ? new RebuildStopped(model.name, `: ${error.message}`, error)
        : error;
    });
  };
  return {
    model,
    async fold(events: readonly Opened[]): Promise<void> {
      for (const fact of events) {
        if (!types.has(fact.event.type)) continue;
        const error = fact.broken ?? (await unit.fold(model, fact));
        if (error) throw new RebuildStopped(model.name, atFact(fact, error), error);
        if (unit.waiting() >= mostWaiting) await write();
      }
    },
    async swap(position: number): Promise<void> {
      await write();
      await staged.swap(position);
    },
    discard: () => staged.discard(),
  };
}
