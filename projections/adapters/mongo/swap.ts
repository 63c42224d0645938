import type { ClientSession } from 'mongodb';
import { transaction } from '../../../modules/kernel/adapters/mongo/transaction';
import type { ModelSpec } from '../../read-store';
import type { StagingLease } from './staging-leases';
import { live } from './row';
import { fieldsOf, type RegisteredModel, type ReadModelCollections } from './collections';

/** A rebuild takes minutes: its swap waits longer than a request for its turn between other commits, in milliseconds. */
const swapPatienceMs = 60_000;

type Place = { views: ReadModelCollections; model: string; filled: StagingLease };

/**
 * Makes a filled collection the live one, for all readers at once: the mark that they check moves in the same
 * transaction. `next` answers the new state of the model, or undefined to change nothing. Answers that state, and the
 * former collection, now unused.
 */
export async function swap(
  { views: { client, sessions, register, rows }, model, filled }: Place,
  next: (before: RegisteredModel | null) => RegisteredModel | undefined,
): Promise<{ now?: RegisteredModel; retired?: string }> {
  const swap = async (session: ClientSession) => {
    const before = await register.findOne({ _id: model }, { session });
    const now = next(before);
    if (!now) return {};
    const { _id, ...rest } = now;
    await register.replaceOne({ _id }, rest, { session, upsert: true });
    await filled.done(session);
    await rows(now.collection).insertOne({ ...live }, { session });
    if (!before) return { now };
    await rows(before.collection).deleteOne({ _id: live._id }, { session });
    return { now, retired: before.collection };
  };
  return transaction(client, swap, { timeoutMs: swapPatienceMs, sessions });
}

/** The state of a rebuilt model: for watchers, a commit that touched everything. */
export function swapOutdated(
  spec: ModelSpec,
  collection: string,
  position: number,
  before: RegisteredModel | null,
): RegisteredModel {
  const commits = (before?.commits ?? 0) + 1;
  return {
    _id: spec.name,
    version: spec.version,
    fields: fieldsOf(spec),
    indexes: JSON.stringify(spec.indexes),
    collection,
    position,
    swaps: (before?.swaps ?? 0) + 1,
    commits,
    touched: [{ n: commits, ids: null }],
  };
}
