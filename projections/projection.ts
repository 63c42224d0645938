import type { DomainEvent, Recorded } from '../modules/kernel/events/event';
import type { Document, ModelSpec } from './read-store';

/** The documents of one read model as a fold sees them: its own writes at once, committed with the batch. */
export type Documents<D extends Document> = {
  put(id: string, doc: D): void;
  delete(id: string): void;
  /** Replaces the document by `change` of it; does nothing when there is none. */
  update(id: string, change: (doc: D) => D): Promise<void> | void;
  /** Replaces the document, or `initial` where there is none, by `change` of it. */
  upsert(id: string, initial: D, change: (doc: D) => D): Promise<void> | void;
};

/** A read model: the events it subscribes to, and the fold of each. */
export type Projection<D extends Document = Document> = ModelSpec & {
  types: readonly string[];
  /** Types whose folds read no personal field: they are null unless another model reads them. */
  withoutPersonal?: readonly string[];
  fold(event: Recorded<DomainEvent>, docs: Documents<D>): Promise<void> | void;
};

type Fold<D extends Document, E extends DomainEvent> = (
  event: Recorded<E>,
  docs: Documents<D>,
) => Promise<void> | void;

type Field<D extends Document> = keyof D & string;

/** Defines a read model by one fold per event type. Its name is its collection; bump `version` when a fold changes. */
export function projection<D extends Document, E extends DomainEvent>(spec: {
  name: string;
  version: number;
  indexes: readonly (Field<D> | readonly [...Field<D>[], Field<D> | `-${Field<D>}`])[];
  counts?: readonly (readonly Field<D>[])[];
  withoutPersonal?: readonly E['type'][];
  on: { [Type in E['type']]?: Fold<D, Extract<E, { type: Type }>> };
}): Projection<D> {
  const folds = spec.on as Record<string, Fold<D, DomainEvent> | undefined>;
  return {
    name: spec.name,
    version: spec.version,
    indexes: spec.indexes,
    counts: spec.counts,
    types: Object.keys(folds),
    withoutPersonal: spec.withoutPersonal,
    fold: (event, docs) => folds[event.event.type]?.(event, docs),
  };
}
