import { aggregate, find, Query } from 'mingo';
import type { Options } from 'mingo/types';
import { type Doc, docOf, isDoc, keyOf, textOf } from './doc';
import { Failure } from './failure';
import type { Work } from './work';

/** Options that change how a filter matches. */
export const optionsOf = (command: Doc): Partial<Options> => ({
  ...(isDoc(command.collation) && { collation: command.collation as unknown as Options['collation'] }),
  ...(isDoc(command.let) && { variables: command.let }),
});

/** The documents that match a filter; a filter with ids looks up only these. */
export function matching(work: Work, namespace: string, filter: Doc, options: Partial<Options> = {}): Doc[] {
  const query = new Query(filter, options);
  const ids = idsOf(filter._id);
  const found = ids ? ids.map((id) => work.get(namespace, keyOf(id))) : [...work.all(namespace)];
  return found.filter((doc) => doc !== undefined).filter((doc) => query.test(doc));
}

/** The ids that a condition allows; undefined when it does not limit them. */
function idsOf(condition: unknown): unknown[] | undefined {
  if (condition === undefined || condition === null || condition instanceof RegExp) return undefined;
  if (!isDoc(condition)) return [condition];
  if ('$eq' in condition) return [condition.$eq];
  if (Array.isArray(condition.$in) && condition.$in.every((id) => !(id instanceof RegExp)))
    return [...new Map(condition.$in.map((id: unknown) => [keyOf(id), id])).values()];
  return Object.keys(condition).some((name) => name.startsWith('$')) ? undefined : [condition];
}

/** `find` with its options. */
export function select(work: Work, namespace: string, command: Doc): Doc[] {
  const options = optionsOf(command);
  const found = matching(work, namespace, docOf(command.filter ?? command.query), options);
  const cursor = find<Doc>(found, {}, docOf(command.projection ?? command.fields), options);
  const order = docOf(command.sort) as Record<string, 1 | -1>;
  if (Object.keys(order).length > 0) cursor.sort(order);
  if (command.skip) cursor.skip(Number(command.skip));
  if (command.limit) cursor.limit(Math.abs(Number(command.limit)));
  return cursor.all();
}

/** The stages of an aggregation over a collection; `$lookup` sees the others of its database. */
export function run(work: Work, database: string, collection: string, command: Doc, stages: Doc[]): Doc[] {
  const namespace = `${database}.${collection}`;
  const last = stages.at(-1);
  if (last && '$out' in last) {
    const found = run(work, database, collection, command, stages.slice(0, -1));
    return replaceAll(work, `${database}.${textOf(last.$out)}`, found);
  }
  const unknown = stages.find((stage) => '$changeStream' in stage || '$out' in stage || '$merge' in stage);
  if (unknown)
    throw new Failure(115, 'CommandNotSupported', `${Object.keys(unknown).join()} is not supported here`);
  const [first, ...others] = stages;
  const options: Partial<Options> = {
    ...optionsOf(command),
    collectionResolver: (name) => [...work.all(`${database}.${name}`)],
  };
  if (first && '$collStats' in first) return aggregate([statsOf(work, namespace)], others, options);
  if (first && isDoc(first.$match))
    return aggregate(matching(work, namespace, first.$match, options), others, options);
  return aggregate([...work.all(namespace)], stages, options);
}

/** `$out`: replaces the documents of a collection by these. */
function replaceAll(work: Work, namespace: string, docs: Doc[]): Doc[] {
  for (const doc of [...work.all(namespace)]) work.put(namespace, keyOf(doc._id), undefined);
  for (const doc of docs) work.put(namespace, keyOf(doc._id), doc);
  return [];
}

/** How large a collection is: `count` documents, sizes in bytes. */
export function statsOf(work: Work, namespace: string): Doc {
  const docs = [...work.all(namespace)];
  const size = docs.reduce((sum, doc) => sum + keyOf(doc).length, 0);
  const stats = { size, count: docs.length, storageSize: size, totalIndexSize: 0, totalSize: size };
  return { ns: namespace, localTime: new Date(), ...stats, storageStats: stats };
}
