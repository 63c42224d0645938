import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import { sleep } from '../../../modules/kernel/sleep';
import { transaction } from '../../../modules/kernel/adapters/mongo/transaction';
import type { ReadStore } from '../../read-store';
import { liveStaging } from './staging-leases';
import type { Opened, OpenCollections } from './open-collections';
import { lastWords, operationOf, type Row } from './row';
import { fits, rememberedCommits, type RegisteredModel, type ReadModelCollections } from './collections';

type Part = Parameters<ReadStore['commit']>[0][number];
type Prepared = {
  part: Part;
  opened: Opened;
  operations: AnyBulkWriteOperation<Row>[];
  /** The touched documents; undefined when there are none, null when they are too many to list. */
  ids: string[] | null | undefined;
};

const maxListed = 500;
const lookAgainMs = 50;

class Fenced extends Error {}

/** Moves models on: the state of each, its documents and its parked events, in one transaction. */
export function createBatchWriter(views: ReadModelCollections, models: OpenCollections) {
  const { client, sessions, register, rows } = views;

  async function write(prepared: readonly Prepared[], session: ClientSession): Promise<void> {
    const moves = await register.bulkWrite(
      prepared.map((each) => ({ updateOne: moveOf(each) })),
      { session },
    );
    if (moves.matchedCount < prepared.length) throw new Fenced();
    for (const { opened, operations } of prepared)
      if (operations.length > 0)
        await rows(opened.registered.collection).bulkWrite(operations, { session, ordered: false });
  }

  /** False when a model is no longer in the state last read. */
  async function attempt(prepared: readonly Prepared[]): Promise<boolean> {
    try {
      await transaction(client, (session) => write(prepared, session), { sessions });
    } catch (error) {
      if (error instanceof Fenced) return false;
      throw error;
    }
    for (const { opened, part, ids } of prepared) opened.registered = moved(opened.registered, part.to, ids);
    return true;
  }

  /** Waits for a running purge of the model; takes over when the purging process has died. */
  async function waitFor({ _id, held }: RegisteredModel): Promise<void> {
    if (held === undefined) return;
    if ((await liveStaging(views)).has(held)) await sleep(lookAgainMs);
    else await register.updateOne({ _id, held }, { $unset: { held: '' } });
  }

  return async (parts: readonly Part[]): Promise<boolean> => {
    const prepared = parts.map((part) => prepare(part, models.known(part.model)));
    if (!prepared.every(standsAtFrom)) for (const { model } of parts) await models.look(model);
    while (prepared.every(standsAtFrom)) {
      if (await attempt(prepared)) return true;
      for (const { model } of parts) await waitFor((await models.look(model)).registered);
    }
    return false;
  };
}

const standsAtFrom = ({ part, opened: { spec, registered } }: Prepared) =>
  registered.position === part.from &&
  fits(registered, spec) &&
  (part.swaps === undefined || part.swaps === (registered.swaps ?? 0));

function prepare(part: Part, opened: Opened): Prepared {
  const writes = lastWords(part.writes);
  const ids = writes.size === 0 ? undefined : writes.size > maxListed ? null : [...writes.keys()];
  const documents = [...writes.values()].map((write) => operationOf(write, opened.rowOf));
  const parkedRows = (part.parked ?? []).map((parked): AnyBulkWriteOperation<Row> => ({
    replaceOne: { filter: { _id: parked.position }, replacement: { parked }, upsert: true },
  }));
  return { part, opened, operations: [...documents, ...parkedRows], ids };
}

/** The guarded change of a model's state: only when it is still as last read. */
function moveOf({ part, opened: { registered }, ids }: Prepared) {
  const { _id, version, collection, position, commits } = registered;
  const filter = { _id, version, collection, position, commits, held: { $exists: false } };
  const entry = ids === undefined ? undefined : { n: commits + 1, ids };
  const update = {
    $set: { position: part.to, commits: entry?.n ?? commits },
    ...(entry && { $push: { touched: { $each: [entry], $slice: -rememberedCommits } } }),
  };
  return { filter, update };
}

const moved = (registered: RegisteredModel, position: number, ids: Prepared['ids']): RegisteredModel => ({
  ...registered,
  position,
  commits: registered.commits + (ids === undefined ? 0 : 1),
});
