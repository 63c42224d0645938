import type { DomainEvent, Recorded } from '../../modules/kernel/events/event';
import type { Documents, Projection } from '../projection';
import type { Document, Write } from '../read-store';

type Known = Map<string, Document | undefined>;

export type UnitOfWork = ReturnType<typeof createUnitOfWork>;

/**
 * The documents of one model while events are folded: read through once, changed in memory, handed over as writes. A
 * fold that throws leaves no trace. `cached` answers documents that need not be read.
 */
export function createUnitOfWork(
  read: (id: string) => Promise<Document | undefined>,
  cached: (id: string) => Document | undefined = () => undefined,
) {
  let changed: Known = new Map();
  /** The documents last handed over: events of one item come close together, so that most reads end here. */
  let before: Known = new Map();
  /** What the running fold has changed, as it was. */
  const undo: Known = new Map();

  function change(id: string, doc: Document | undefined) {
    if (!undo.has(id)) undo.set(id, changed.has(id) ? changed.get(id) : untouched);
    changed.set(id, doc);
  }

  type Next = (doc: Document) => Document;

  const docs: Documents<Document> = {
    put: (id, doc) => change(id, doc),
    delete: (id) => change(id, undefined),
    update: (id, next) => replace(id, undefined, next),
    upsert: replace,
  };

  function replace(id: string, initial: Document | undefined, next: Next): Promise<void> | void {
    if (changed.has(id)) return apply(id, changed.get(id), initial, next);
    if (before.has(id)) return apply(id, before.get(id), initial, next);
    const known = cached(id);
    if (known) return apply(id, known, initial, next);
    return read(id).then((doc) => {
      before.set(id, doc);
      apply(id, doc, initial, next);
    });
  }

  function apply(id: string, doc: Document | undefined, initial: Document | undefined, next: Next): void {
    const from = doc ?? initial;
    const to = from && next(from);
    if (to && to !== doc) change(id, to);
  }

  function rollBack(error: unknown): Error {
    for (const [id, doc] of undo) {
      if (doc === untouched) changed.delete(id);
      else changed.set(id, doc);
    }
    return error instanceof Error ? error : new Error(String(error));
  }

  return {
    /** Returns the error of a fold that throws; synchronously for a synchronous fold, as most are. */
    fold(model: Projection, event: Recorded<DomainEvent>): Promise<Error | undefined> | Error | undefined {
      undo.clear();
      try {
        return model.fold(event, docs)?.then(() => undefined, rollBack);
      } catch (error) {
        return rollBack(error);
      }
    },
    /** The number of unwritten documents. */
    waiting: () => changed.size,
    /** The changes since the last call. */
    take(): Write[] {
      const writes = [...changed].map(([id, doc]): Write => (doc ? { put: id, doc } : { delete: id }));
      before = changed;
      changed = new Map();
      return writes;
    },
  };
}

/** Marks a document that had not been changed before the fold. */
const untouched: Document = {};
