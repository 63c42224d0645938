import type { ClientSession } from 'mongodb';
import type { ReadModelCollections } from './collections';

const beatEveryMs = 10_000;
/** A process without a heartbeat for so long is taken for dead, in milliseconds. */
const silentMs = 60_000;

export type StagingLease = Awaited<ReturnType<typeof beginStaging>>;

/** A collection to be filled beside the live one. Registered before it is created, so that no clean-up drops it. */
export async function beginStaging({ begun, drop }: ReadModelCollections, model: string) {
  const name = `${model}.${crypto.randomUUID()}`;
  const alive = { $currentDate: { beat: true } } as const;
  await begun.updateOne({ _id: name }, alive, { upsert: true });
  const timer = setInterval(() => {
    begun.updateOne({ _id: name }, alive).catch(() => undefined);
  }, beatEveryMs).unref();

  return {
    name,
    /** Renews the heartbeat within a transaction. */
    async done(session: ClientSession): Promise<void> {
      clearInterval(timer);
      const { deletedCount } = await begun.deleteOne({ _id: name }, { session });
      if (deletedCount === 0) throw new Error(`what was being filled for ${model} has been cleared away`);
    },
    async giveUp(): Promise<void> {
      clearInterval(timer);
      // It may be live by now if only the response to the swap was lost.
      const { deletedCount } = await begun.deleteOne({ _id: name });
      if (deletedCount > 0) await drop(name);
    },
  };
}

/** The names of collections that a living process is filling. */
export async function liveStaging({ begun, serverTime }: ReadModelCollections): Promise<Set<string>> {
  const now = await serverTime();
  const all = await begun.find().toArray();
  return new Set(all.filter(({ beat }) => now - beat.getTime() < silentMs).map(({ _id }) => _id));
}

/** Drops collections left behind by dead processes: unfinished ones, and replaced ones that were not dropped. */
export async function clearAbandoned(views: ReadModelCollections): Promise<void> {
  const { begun, register, holding, serverTime } = views;
  // In this order: a staging is registered first, and unregistered in the transaction that makes it live.
  const present = await holding();
  const heardSince = new Date((await serverTime()) - silentMs);
  await begun.deleteMany({ beat: { $lte: heardSince } });
  const announced = await begun.find().toArray();
  const states = await register.find({}, { projection: { collection: 1 } }).toArray();
  const needed = new Set([...announced.map(({ _id }) => _id), ...states.map((each) => each.collection)]);
  for (const name of present) if (!needed.has(name)) await views.drop(name);
}
