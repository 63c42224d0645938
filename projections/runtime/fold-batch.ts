import type { Batch, Opened } from '../../modules/kernel/events/event-log';
import type { Projection } from '../projection';
import type { Document, Parked, ReadStore, Write } from '../read-store';
import { isSkipped, type SkippedEvents } from './skipped-events';
import { createUnitOfWork } from './unit-of-work';

/** The result of one batch for one model. */
export type ModelBatch = { model: string; from: number; to: number; writes: Write[]; parked: Parked[] };

type FoldDeps = {
  store: Pick<ReadStore, 'get'>;
  skipped: SkippedEvents;
  now: () => Date;
  /** Documents of the model that need not be read. */
  cached?: (id: string) => Document | undefined;
};

/** Longest error text of a parked event. */
const maxErrorLength = 500;

/**
 * Folds a batch into a live model at position `from`: leaves out events that it has seen or that are skipped, and parks
 * those whose fold throws.
 */
export async function foldBatch(
  model: Projection,
  { events, upTo }: Batch,
  from: number,
  { store, skipped, now, cached }: FoldDeps,
): Promise<ModelBatch> {
  const unit = createUnitOfWork((id) => store.get(model.name, id), cached);
  const parked: Parked[] = [];
  for (const event of events) {
    if (event.position <= from || !model.types.includes(event.event.type)) continue;
    if (isSkipped(skipped, model.name, event.id)) continue;
    const error = event.broken ?? (await unit.fold(model, event));
    if (error) parked.push(park(model, event, error, now()));
  }
  return { model: model.name, from, to: Math.max(from, upTo), writes: unit.take(), parked };
}

/** An event to be parked with the error of its fold. */
export const park = (model: Projection, event: Opened, error: Error, now: Date): Parked => ({
  model: model.name,
  position: event.position,
  eventId: event.id,
  type: event.event.type,
  stream: event.stream,
  error: `${error.name}: ${error.message}`.slice(0, maxErrorLength),
  at: now.toISOString(),
});

/** Every type that one of the models folds. */
export const typesOf = (models: readonly Projection[]) => [...new Set(models.flatMap(({ types }) => types))];

/** Every type of which a model reads personal fields: those of others, such as answers of models, stay sealed. */
export const personalTypesOf = (models: readonly Projection[]): ReadonlySet<string> =>
  new Set(
    models.flatMap(({ types, withoutPersonal = [] }) =>
      types.filter((type) => !withoutPersonal.includes(type)),
    ),
  );
