import type { AnyBulkWriteOperation } from 'mongodb';
import type { Document, ModelSpec, Staged, Write } from '../../read-store';
import { beginStaging } from './staging-leases';
import { swapOutdated, swap } from './swap';
import { createRows, documentOf, indexesOf, lastWords, type Row } from './row';
import type { RegisteredModel, ReadModelCollections } from './collections';

/** Writes per batch: enough to be worth a round trip, few enough to hold in memory. */
const maxBatchWrites = 512;
const maxBatchCharacters = 4_000_000;
/** No reader uses this collection yet: the transaction of the swap waits for the disk, and covers earlier writes. */
const writeConcern = { w: 1, journal: false } as const;

type StoreAccess = { serve<T>(work: () => Promise<T>): Promise<T>; swapped(now: RegisteredModel): void };

/** An empty collection beside the live one, filled in large batches, one in flight while the next is gathered. */
export async function createStaging(
  views: ReadModelCollections,
  spec: ModelSpec,
  { serve, swapped }: StoreAccess,
): Promise<Staged> {
  const filled = await beginStaging(views, spec.name);
  const rows = await views.create(filled.name);
  // While it is empty: later, each index would read every document again, and documents are large.
  if (spec.indexes.length > 0) await rows.createIndexes(indexesOf(spec.indexes));
  const rowOf = createRows(spec);
  const written = new Set<string>();
  let gathered = new Map<string, Row | undefined>();
  let letters = 0;
  let underWay = new Map<string, Row | undefined>();
  let sending: Promise<unknown> = Promise.resolve();

  function gather(id: string, row: Row | undefined): void {
    gathered.set(id, row);
    letters += row?.doc?.length ?? 0;
  }

  function operationOf([id, row]: [string, Row | undefined]): AnyBulkWriteOperation<Row> | undefined {
    const there = written.has(id);
    if (!row) {
      written.delete(id);
      return there ? { deleteOne: { filter: { _id: id } } } : undefined;
    }
    written.add(id);
    const { _id, ...replacement } = row;
    return there ? { replaceOne: { filter: { _id }, replacement } } : { insertOne: { document: row } };
  }

  /** Waits for the previous batch, then sends this one; the next call rejects with its error. */
  async function send(): Promise<void> {
    await sending;
    underWay = gathered;
    gathered = new Map();
    letters = 0;
    const operations = [...underWay].map(operationOf).filter((each) => each !== undefined);
    if (operations.length === 0) return;
    sending = rows.bulkWrite(operations, { ordered: false, writeConcern });
    sending.catch(() => undefined);
  }

  async function read(id: string): Promise<Document | undefined> {
    const waiting = gathered.has(id) ? gathered : underWay;
    const row = waiting.has(id) ? waiting.get(id) : written.has(id) && (await rows.findOne({ _id: id }));
    return row ? documentOf(row) : undefined;
  }

  return {
    get: (id) => serve(() => read(id)),
    write: (writes: readonly Write[]) =>
      serve(async () => {
        for (const [id, write] of lastWords(writes))
          gather(id, 'put' in write ? rowOf(id, write.doc) : undefined);
        if (gathered.size >= maxBatchWrites || letters >= maxBatchCharacters) await send();
      }),
    swap: (position, parked = []) =>
      serve(async () => {
        await send();
        await sending;
        const parkedRows = parked.map((event): Row => ({ _id: event.position, parked: event }));
        if (parkedRows.length > 0) await rows.insertMany(parkedRows);
        const { now, retired } = await swap({ views, model: spec.name, filled }, (before) =>
          swapOutdated(spec, filled.name, position, before),
        );
        if (now) swapped(now);
        views.retire(retired);
      }),
    discard: () =>
      serve(async () => {
        // A write that arrives after the drop would create the collection again.
        await sending.catch(() => undefined);
        await filled.giveUp();
      }),
  };
}
