import type { ClientSession } from 'mongodb';
import type { ReadModelCollections } from './collections';

const beatEveryMs = 10_000;
/** Whoever has not been heard of for so long is taken for dead. */
const silentMs = 60_000;

export type StagingLease = Awaited<ReturnType<typeof beginStaging>>;

/** A collection to be filled beside the live one. It is announced before it is made, so that nobody clears it away. */
export async function beginStaging({ begun, drop }: ReadModelCollections, model: string) {
  const name = `${model}.${crypto.randomUUID()}`;
  const alive = { $currentDate: { beat: true } } as const;
  await begun.updateOne({ _id: name }, alive, { upsert: true });
  const timer = setInterval(() => {
    begun.updateOne({ _id: name }, alive).catch(() => undefined);
  }, beatEveryMs).unref();

  return {
    name,
    /** Says within a transaction that it is filled. */
    async done(session: ClientSession): Promise<void> {
      clearInterval(timer);
      const { deletedCount } = await begun.deleteOne({ _id: name }, { session });
      if (deletedCount === 0) throw new Error(`what was being filled for ${model} has been cleared away`);
    },
    async giveUp(): Promise<void> {
      clearInterval(timer);
      // It may be live by now, where only the answer to that was lost.
      const { deletedCount } = await begun.deleteOne({ _id: name });
      if (deletedCount > 0) await drop(name);
    },
  };
}

/** The names of collections that somebody is filling right now. */
export async function liveStaging({ begun, serverTime }: ReadModelCollections): Promise<Set<string>> {
  const now = await serverTime();
  const all = await begun.find().toArray();
  return new Set(all.filter(({ beat }) => now - beat.getTime() < silentMs).map(({ _id }) => _id));
}

/** Drops what was left behind: by those who died while they filled it, or before they could drop what they replaced. */
export async function clearAbandoned(views: ReadModelCollections): Promise<void> {
  const { begun, register, holding, serverTime } = views;
  // In this order: what is being filled is announced first and leaves in the transaction that registers it.
  const present = await holding();
  const heardSince = new Date((await serverTime()) - silentMs);
  await begun.deleteMany({ beat: { $lte: heardSince } });
  const announced = await begun.find().toArray();
  const standings = await register.find({}, { projection: { collection: 1 } }).toArray();
  const needed = new Set([...announced.map(({ _id }) => _id), ...standings.map((each) => each.collection)]);
  for (const name of present) if (!needed.has(name)) await views.drop(name);
}
