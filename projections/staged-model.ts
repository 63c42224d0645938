import type { Opened } from '../modules/kernel/event-log';
import type { Projection } from './projection';
import type { ReadStore } from './read-store';
import { createUnitOfWork } from './unit-of-work';

/** Documents kept in memory before they are written: enough that the facts of one report meet, little enough to hold. */
const mostWaiting = 64;

/** A fact that a rebuild chokes on. Nothing has been changed; the sentence says where it lies. */
export class RebuildStopped extends Error {
  override readonly name = 'RebuildStopped';
  constructor(model: string, fact: Opened, cause: Error) {
    super(
      `The rebuild of ${model} stopped at position ${fact.position}: ` +
        `${fact.event.type} of ${fact.stream} cannot be folded (${cause.message}). The live model is as it was.`,
      { cause },
    );
  }
}

export type StagedModel = Awaited<ReturnType<typeof stageModel>>;

/** An empty stand-in of a read model, filled beside the live one. */
export async function stageModel(store: ReadStore, model: Projection) {
  const staged = await store.stage(model);
  const unit = createUnitOfWork((id) => staged.get(id));
  const types = new Set(model.types);
  const write = async () => {
    const writes = unit.take();
    if (writes.length > 0) await staged.write(writes);
  };
  return {
    model,
    async fold(events: readonly Opened[]): Promise<void> {
      for (const fact of events) {
        if (!types.has(fact.event.type)) continue;
        const error = fact.broken ?? (await unit.fold(model, fact));
        if (error) throw new RebuildStopped(model.name, fact, error);
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
