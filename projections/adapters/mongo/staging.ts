import type { AnyBulkWriteOperation, Collection } from 'mongodb';
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
  const writer = new StagingWriter(rows, spec);

  return {
    get: (id) => serve(() => writer.read(id)),
    write: (writes) => serve(() => writer.write(writes)),
    swap: (position, parked = []) =>
      serve(async () => {
        await writer.finish();
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
        await writer.settled();
        await filled.giveUp();
      }),
  };
}

type Gathered = Map<string, Row | undefined>;

/** The documents on their way into a staged collection. */
class StagingWriter {
  readonly #rows: Collection<Row>;
  readonly #rowOf: ReturnType<typeof createRows>;
  readonly #written = new Set<string>();
  #gathered: Gathered = new Map();
  #letters = 0;
  #underWay: Gathered = new Map();
  #sending: Promise<unknown> = Promise.resolve();

  constructor(rows: Collection<Row>, spec: ModelSpec) {
    this.#rows = rows;
    this.#rowOf = createRows(spec);
  }

  async read(id: string): Promise<Document | undefined> {
    const waiting = this.#gathered.has(id) ? this.#gathered : this.#underWay;
    const row = waiting.has(id)
      ? waiting.get(id)
      : this.#written.has(id) && (await this.#rows.findOne({ _id: id }));
    return row ? documentOf(row) : undefined;
  }

  async write(writes: readonly Write[]): Promise<void> {
    for (const [id, write] of lastWords(writes)) {
      const row = 'put' in write ? this.#rowOf(id, write.doc) : undefined;
      this.#gathered.set(id, row);
      this.#letters += row?.doc?.length ?? 0;
    }
    if (this.#gathered.size >= maxBatchWrites || this.#letters >= maxBatchCharacters) await this.#send();
  }

  /** Sends the rest; rejects when one of the batches failed. */
  async finish(): Promise<void> {
    await this.#send();
    await this.#sending;
  }

  /** Resolves when nothing is under way any more, whether it failed or not. */
  async settled(): Promise<void> {
    await this.#sending.catch(() => undefined);
  }

  /** Waits for the previous batch, then sends this one; the next call rejects with its error. */
  async #send(): Promise<void> {
    await this.#sending;
    this.#underWay = this.#gathered;
    this.#gathered = new Map();
    this.#letters = 0;
    const operations = [...this.#underWay]
      .map((each) => this.#operationOf(each))
      .filter((each) => each !== undefined);
    if (operations.length === 0) return;
    this.#sending = this.#rows.bulkWrite(operations, { ordered: false, writeConcern });
    this.#sending.catch(() => undefined);
  }

  #operationOf([id, row]: [string, Row | undefined]): AnyBulkWriteOperation<Row> | undefined {
    const there = this.#written.has(id);
    if (!row) {
      this.#written.delete(id);
      return there ? { deleteOne: { filter: { _id: id } } } : undefined;
    }
    this.#written.add(id);
    const { _id, ...replacement } = row;
    return there ? { replaceOne: { filter: { _id }, replacement } } : { insertOne: { document: row } };
  }
}
