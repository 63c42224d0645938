import { setTimeout as pause } from 'node:timers/promises';
import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import { transaction } from '../../modules/kernel/adapters/mongo-transaction';
import type { ReadStore } from '../read-store';
import { beingFilled } from './begun.mongo';
import type { Opened, OpenedModels } from './opened-models.mongo';
import { lastWords, operationOf, type Row } from './row.mongo';
import { fits, rememberedCommits, type Standing, type Views } from './views.mongo';

type Part = Parameters<ReadStore['commit']>[0][number];
type Prepared = {
  part: Part;
  opened: Opened;
  operations: AnyBulkWriteOperation<Row>[];
  /** The documents that are touched; undefined when there are none, null when they are too many to name. */
  ids: string[] | null | undefined;
};

const mostNamed = 500;
const lookAgainMs = 50;

class Fenced extends Error {}

/** Moves models on: where each stands, its documents and the facts it choked on, in one transaction. */
export function createCommits(views: Views, models: OpenedModels) {
  const { client, register, rows } = views;

  async function write(prepared: readonly Prepared[], session: ClientSession): Promise<void> {
    const moves = await register.bulkWrite(
      prepared.map((each) => ({ updateOne: moveOf(each) })),
      { session },
    );
    if (moves.matchedCount < prepared.length) throw new Fenced();
    for (const { opened, operations } of prepared)
      if (operations.length > 0)
        await rows(opened.standing.collection).bulkWrite(operations, { session, ordered: false });
  }

  /** False when a model does not stand as it was last seen. */
  async function attempt(prepared: readonly Prepared[]): Promise<boolean> {
    try {
      await transaction(client, (session) => write(prepared, session));
    } catch (error) {
      if (error instanceof Fenced) return false;
      throw error;
    }
    for (const { opened, part, ids } of prepared) opened.standing = moved(opened.standing, part.to, ids);
    return true;
  }

  /** A purge that died holds a model no longer than until somebody notices. */
  async function waitFor({ _id, held }: Standing): Promise<void> {
    if (held === undefined) return;
    if ((await beingFilled(views)).has(held)) await pause(lookAgainMs);
    else await register.updateOne({ _id, held }, { $unset: { held: '' } });
  }

  return async (parts: readonly Part[]): Promise<boolean> => {
    const prepared = parts.map((part) => prepare(part, models.known(part.model)));
    if (!prepared.every(standsAtFrom)) for (const { model } of parts) await models.look(model);
    while (prepared.every(standsAtFrom)) {
      if (await attempt(prepared)) return true;
      for (const { model } of parts) await waitFor((await models.look(model)).standing);
    }
    return false;
  };
}

const standsAtFrom = ({ part, opened: { spec, standing } }: Prepared) =>
  standing.position === part.from &&
  fits(standing, spec) &&
  (part.swaps === undefined || part.swaps === (standing.swaps ?? 0));

function prepare(part: Part, opened: Opened): Prepared {
  const writes = lastWords(part.writes);
  const ids = writes.size === 0 ? undefined : writes.size > mostNamed ? null : [...writes.keys()];
  const documents = [...writes.values()].map((write) => operationOf(write, opened.rowOf));
  const facts = (part.parked ?? []).map((parked): AnyBulkWriteOperation<Row> => ({
    replaceOne: { filter: { _id: parked.position }, replacement: { parked }, upsert: true },
  }));
  return { part, opened, operations: [...documents, ...facts], ids };
}

/** The guarded change of where a model stands: only if nothing has happened to it since it was last seen. */
function moveOf({ part, opened: { standing }, ids }: Prepared) {
  const { _id, version, collection, position, commits } = standing;
  const filter = { _id, version, collection, position, commits, held: { $exists: false } };
  const entry = ids === undefined ? undefined : { n: commits + 1, ids };
  const update = {
    $set: { position: part.to, commits: entry?.n ?? commits },
    ...(entry && { $push: { touched: { $each: [entry], $slice: -rememberedCommits } } }),
  };
  return { filter, update };
}

const moved = (standing: Standing, position: number, ids: Prepared['ids']): Standing => ({
  ...standing,
  position,
  commits: standing.commits + (ids === undefined ? 0 : 1),
});
