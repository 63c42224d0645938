import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { Document, ModelSpec, Parked, Staged, Write } from '../../read-store';
import { stageCollection } from './staged-collection';
import { createRows, documentOf, indexesOf, lastWords, putRow, removeRow, type Row } from './row';
import { replaced, type RegisteredModel, type ReadModelCollections } from './collections';

/** Writes per batch: enough to be worth a round trip, few enough to hold in memory. */
const maxBatchWrites = 512;
const maxBatchCharacters = 4_000_000;
/** No reader uses this collection yet: the transaction of the swap waits for the disk, and covers earlier writes. */
const writeConcern = { w: 1, journal: false } as const;

type StoreAccess = { run<T>(work: () => Promise<T>): Promise<T>; swapped(now: RegisteredModel): void };

/** An empty collection beside the live one, filled in large batches. */
export async function createStaging(
  views: ReadModelCollections,
  spec: ModelSpec,
  { run, swapped }: StoreAccess,
): Promise<Staged> {
  const filled = await stageCollection(views, spec.name, indexesOf(spec.indexes));
  const writer = new StagingWriter(filled.rows, spec);

  return {
    get: (id) => run(() => writer.read(id)),
    write: (writes) => run(() => writer.write(writes)),
    swap: (position, parked = []) =>
      run(async () => {
        await writer.flush(parked);
        const { now, retired } = await filled.swap((before) => replaced(spec, position, before));
        if (now) swapped(now);
        // On failure a later clean-up drops it.
        if (retired !== undefined) await views.drop(retired).catch(() => undefined);
      }),
    discard: () => run(() => filled.giveUp()),
  };
}

/** The documents on their way into a staged collection. */
class StagingWriter {
  readonly #rows: Collection<Row>;
  readonly #rowOf: ReturnType<typeof createRows>;
  readonly #written = new Set<string>();
  /** Undefined for a deleted document. */
  #waiting = new Map<string, Row | undefined>();
  #letters = 0;

  constructor(rows: Collection<Row>, spec: ModelSpec) {
    this.#rows = rows;
    this.#rowOf = createRows(spec);
  }

  async read(id: string): Promise<Document | undefined> {
    const isThere = !this.#waiting.has(id) && this.#written.has(id);
    const row = isThere ? await this.#rows.findOne({ _id: id }) : this.#waiting.get(id);
    return row ? documentOf(row) : undefined;
  }

  async write(writes: readonly Write[]): Promise<void> {
    // All rows come first: where a document is too large, nothing of the batch is kept.
    const rows = [...lastWords(writes)].map(
      ([id, write]) => [id, 'put' in write ? this.#rowOf(id, write.doc) : undefined] as const,
    );
    for (const [id, row] of rows) {
      this.#waiting.set(id, row);
      this.#letters += row?.doc?.length ?? 0;
    }
    if (this.#waiting.size >= maxBatchWrites || this.#letters >= maxBatchCharacters) await this.flush();
  }

  async flush(parked: readonly Parked[] = []): Promise<void> {
    const rows = [...this.#waiting];
    const operations = [
      ...rows.map(([id, row]) => (row ? this.#put(row) : removeRow(id))),
      ...parked.map((event) => putRow({ _id: event.position, parked: event })),
    ];
    this.#waiting = new Map();
    this.#letters = 0;
    if (operations.length === 0) return;
    await this.#rows.bulkWrite(operations, { ordered: false, writeConcern });
    for (const [id] of rows) this.#written.add(id);
  }

  /** An insert is faster, where the document is known to be new. */
  #put(row: Row): AnyBulkWriteOperation<Row> {
    return this.#written.has(String(row._id)) ? putRow(row) : { insertOne: { document: row } };
  }
}
