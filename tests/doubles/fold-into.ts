import type { DomainEvent } from '../../modules/kernel/events/event';
import type { Projection } from '../../projections/projection';
import type { ReadStore } from '../../projections/read-store';
import { createUnitOfWork } from '../../projections/runtime/unit-of-work';

/** Folds events into read models as the daemon does; each happens a minute after the one before, from 2026-01-01. */
export function foldInto(store: ReadStore, models: readonly object[]) {
  const projections = models as readonly Projection[];
  let position = 0;
  return async (...events: DomainEvent[]): Promise<void> => {
    for (const event of events) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, position + 1)).toISOString();
      const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at, version: 1 };
      const recorded = { event, id: '', stream: '', revision: 0, position: position + 1, metadata };
      for (const model of projections) {
        const work = createUnitOfWork((id) => store.get(model.name, id));
        const error = model.types.includes(event.type) ? await work.fold(model, recorded) : undefined;
        if (error) throw error;
        const writes = work.take();
        await store.commit([{ model: model.name, from: position, to: position + 1, writes }]);
      }
      position += 1;
    }
  };
}
