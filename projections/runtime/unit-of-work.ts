import type { DomainEvent, Recorded } from '../../modules/kernel/events/event';
import type { Documents, Projection } from '../projection';
import type { Document, Write } from '../read-store';

type Known = Map<string, Document | undefined>;

export type UnitOfWork = ReturnType<typeof createUnitOfWork>;

/**
 * The documents of one model while events are folded: read through once, changed in memory, handed over as writes. A
 * fold that throws leaves no trace.
 */
export function createUnitOfWork(read: (id: string) => Promise<Document | undefined>) {
  let changed: Known = new Map();
  /** The documents last handed over: events of one item come close together, so that most reads end here. */
  let before: Known = new Map();
  let undo: Known | undefined;

  function change(id: string, doc: Document | undefined) {
    if (undo && !undo.has(id)) undo.set(id, changed.has(id) ? changed.get(id) : untouched);
    changed.set(id, doc);
  }

  const docs: Documents<Document> = {
    async get(id) {
      if (changed.has(id)) return changed.get(id);
      if (!before.has(id)) before.set(id, await read(id));
      return before.get(id);
    },
    put: (id, doc) => change(id, doc),
    delete: (id) => change(id, undefined),
    async update(id, next) {
      const doc = await docs.get(id);
      if (doc) change(id, next(doc));
    },
  };

  function rollBack() {
    for (const [id, doc] of undo ?? []) {
      if (doc === untouched) changed.delete(id);
      else changed.set(id, doc);
    }
  }

  return {
    /** Answers the error when the fold throws. */
    async fold(model: Projection, event: Recorded<DomainEvent>): Promise<Error | undefined> {
      undo = new Map();
      try {
        const folding = model.fold(event, docs);
        if (folding) await folding;
        return undefined;
      } catch (error) {
        rollBack();
        return error instanceof Error ? error : new Error(String(error));
      } finally {
        undo = undefined;
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
