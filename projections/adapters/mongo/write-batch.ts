import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import { sleep } from '../../../modules/kernel/sleep';
import { transaction } from '../../../modules/kernel/adapters/mongo/transaction';
import type { ReadStore } from '../../read-store';
import { dropAbandonedCollections } from './staged-collection';
import { retiredError, type OpenCollection, type OpenCollections } from './open-collections';
import { lastWords, putRow, removeRow, type Row } from './row';
import { isCurrent, type RegisteredModel, type ReadModelCollections } from './collections';

type Part = Parameters<ReadStore['commit']>[0][number];
type Prepared = {
  part: Part;
  opened: OpenCollection;
  operations: AnyBulkWriteOperation<Row>[];
  /** The touched documents; undefined when there are none, null when they are too many to list. */
  ids: string[] | null | undefined;
};
type Move = Prepared & { before: RegisteredModel; after: Pick<RegisteredModel, 'position' | 'commits'> };

/** How many commits are remembered for watchers. */
const rememberedCommits = 32;
const maxListed = 500;
const lookAgainMs = 50;

/** Moves models on: the state of each, its documents and its parked events, in one transaction. */
export function createBatchWriter(views: ReadModelCollections, models: OpenCollections) {
  const { client, sessions, register, rows } = views;

  /** Nothing when one of the models is fenced off; the models that a purge holds, or the new states. */
  async function write(
    prepared: readonly Prepared[],
    session: ClientSession,
  ): Promise<{ held?: RegisteredModel; moved?: RegisteredModel[] }> {
    const ids = prepared.map(({ part }) => part.model);
    const states = await register.find({ _id: { $in: ids } }, { session }).toArray();
    const moves = prepared.map((each): Move => {
      const before = states.find(({ _id }) => _id === each.part.model);
      if (!before) throw retiredError(each.part.model);
      const commits = before.commits + (each.ids === undefined ? 0 : 1);
      return { ...each, before, after: { position: each.part.to, commits } };
    });
    if (!moves.every(standsAtFrom)) return {};
    const held = states.find((state) => state.held !== undefined);
    if (held) return { held };
    await register.bulkWrite(moves.map(operationOfMove), { session });
    for (const { before, operations } of moves)
      if (operations.length > 0)
        await rows(before.collection).bulkWrite(operations, { session, ordered: false });
    return { moved: moves.map(({ before, after }) => ({ ...before, ...after })) };
  }

  /** Waits for a running purge of the model; takes over when the purging process has died. */
  async function waitFor({ _id, held }: RegisteredModel): Promise<void> {
    if (held !== undefined && !(await dropAbandonedCollections(views)).has(held))
      await register.updateOne({ _id, held }, { $unset: { held: '' } });
    else await sleep(lookAgainMs);
  }

  return async (parts: readonly Part[]): Promise<boolean> => {
    const prepared = parts.map((part) => prepare(part, models.openedModel(part.model)));
    for (;;) {
      const { held, moved } = await transaction(client, (session) => write(prepared, session), { sessions });
      moved?.forEach(models.seen);
      if (!held) return moved !== undefined;
      await waitFor(held);
    }
  };
}

function prepare(part: Part, opened: OpenCollection): Prepared {
  const writes = lastWords(part.writes);
  const ids = writes.size === 0 ? undefined : writes.size > maxListed ? null : [...writes.keys()];
  const operations = [
    ...[...writes].map(([id, write]) =>
      'put' in write ? putRow(opened.rowOf(id, write.doc)) : removeRow(id),
    ),
    ...(part.parked ?? []).map((parked) => putRow({ _id: parked.position, parked })),
  ];
  return { part, opened, operations, ids };
}

const standsAtFrom = ({ part, opened: { spec }, before }: Move) =>
  before.position === part.from &&
  isCurrent(before, spec) &&
  (part.swaps === undefined || part.swaps === (before.swaps ?? 0));

function operationOfMove({ before, after, ids }: Move): AnyBulkWriteOperation<RegisteredModel> {
  const touched = ids === undefined ? [] : [{ n: after.commits, ids }];
  const update = { $set: after, $push: { touched: { $each: touched, $slice: -rememberedCommits } } };
  return { updateOne: { filter: { _id: before._id }, update } };
}
