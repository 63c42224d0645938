import type { Collection } from 'mongodb';
import type { Document, ModelStatus, Parked, Query } from '../../read-store';
import { afterCursor, orderOf, toMongoFilter } from './filter';
import { filterInMemory } from './filter-in-memory';
import { isLive, type OpenCollections } from './open-collections';
import { documentOf, documentsOnly, live, parkedOnly, type Row } from './row';
import { isCurrent, type RegisteredModel, type ReadModelCollections } from './collections';

type Found = { items: Document[]; total: number };
const docOnly = { projection: { doc: 1 } };

/** All reads of models; each reads the mark too, or last. */
export function createReads(
  { register, rows }: ReadModelCollections,
  { openedModel, reading }: OpenCollections,
) {
  const getMany = (model: string, ids: readonly string[]): Promise<Map<string, Document>> =>
    reading(model, async (from) => {
      const rows = await from.find({ _id: { $in: [live._id, ...ids] } }, docOnly).toArray();
      const documents = rows.filter(({ _id }) => _id !== live._id);
      if (documents.length === rows.length) return undefined;
      return new Map(documents.map((row) => [String(row._id), documentOf(row)]));
    });

  async function factsOf({ _id, collection }: RegisteredModel): Promise<Parked[]> {
    const found = await rows(collection).find(parkedOnly).sort({ _id: 1 }).toArray();
    const now = await register.findOne({ _id });
    return now && now.collection !== collection ? factsOf(now) : found.flatMap(({ parked }) => parked ?? []);
  }

  return {
    getMany,
    get: async (model: string, id: string) => (await getMany(model, [id])).get(id),
    async find(model: string, query: Query): Promise<Found> {
      return reading(model, async (from, { fields }) => {
        const page = await findIn(from, JSON.parse(fields) as string[], query);
        return (await isLive(from)) ? page : undefined;
      });
    },
    size: (model: string) =>
      reading(model, async (from) => {
        const sums = { _id: null, documents: { $sum: 1 }, bytes: { $sum: { $strLenBytes: '$doc' } } };
        const [size] = await from
          .aggregate<{ documents: number; bytes: number }>([{ $match: documentsOnly }, { $group: sums }])
          .toArray();
        if (!(await isLive(from))) return undefined;
        return { documents: size?.documents ?? 0, bytes: size?.bytes ?? 0 };
      }),
    async position(model: string): Promise<number> {
      const registered = await register.findOne({ _id: model }, { projection: { position: 1 } });
      return registered?.position ?? 0;
    },
    async statusOf(model: string): Promise<ModelStatus> {
      const { spec } = openedModel(model);
      const registered = await register.findOne({ _id: model });
      if (!registered) return { position: 0, swaps: 0, isOutdated: false };
      const { position, swaps = 0 } = registered;
      return { position, swaps, isOutdated: !isCurrent(registered, spec) };
    },
    /** Of models that are not open here, too. */
    async parked(model?: string): Promise<Parked[]> {
      const filter = model === undefined ? {} : { _id: model };
      const states = await register.find(filter).sort({ _id: 1 }).toArray();
      return (await Promise.all(states.map(factsOf))).flat();
    },
  };
}

/** MongoDB filters by indexed fields; undeclared ones are filtered in memory here: declare fields of frequent queries. */
async function findIn(from: Collection<Row>, declared: readonly string[], query: Query): Promise<Found> {
  const { where = {}, sort, skip = 0, limit, after } = query;
  const descending = sort?.startsWith('-') ?? false;
  const field = descending ? sort?.slice(1) : sort;
  const conditions = Object.entries(where);
  const others = conditions.filter(([name]) => !declared.includes(name));
  const filter = toMongoFilter(conditions.filter(([name]) => declared.includes(name)));
  if (others.length > 0 || (field !== undefined && !declared.includes(field))) {
    const found = (await from.find(filter, docOnly).toArray()).map((row) => ({
      id: String(row._id),
      doc: documentOf(row),
    }));
    const { items, total } = filterInMemory(found, others, { field, descending, after });
    return { items: items.slice(skip, limit === undefined ? undefined : skip + limit), total };
  }
  const page = from
    .find(after ? { $and: [filter, afterCursor(after, field, descending)] } : filter, docOnly)
    .sort(orderOf(field, descending))
    .skip(skip)
    .limit(limit ?? 0);
  const [rows, total] = await Promise.all([limit === 0 ? [] : page.toArray(), from.countDocuments(filter)]);
  return { items: rows.map(documentOf), total };
}
