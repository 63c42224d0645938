import { Query } from 'mingo';
import type { Call, Commands } from './commands';
import { docOf, docsOf, same, textOf } from './doc';
import { exists, Failure, notFound } from './failure';
import { addIndex, createTable, indexOf, type Table } from './table';

export const adminCommands: Commands = {
  ping: () => ({}),
  buildInfo: () => ({ version: '7.0.0', versionArray: [7, 0, 0, 0], modules: [], bits: 64 }),
  create({ state, namespace }) {
    if (state.tables.has(namespace)) throw exists(namespace);
    state.tables.set(namespace, createTable());
    return {};
  },
  drop({ state, namespace }) {
    const nIndexesWas = state.tables.get(namespace)?.indexes.size ?? 0;
    state.tables.delete(namespace);
    return { nIndexesWas, ns: namespace };
  },
  dropDatabase({ state, database }) {
    for (const namespace of namespacesOf(state.tables, database)) state.tables.delete(namespace);
    return { dropped: database };
  },
  renameCollection({ state, command }) {
    const [from, to] = [textOf(command.renameCollection), textOf(command.to)];
    const table = state.tables.get(from);
    if (!table) throw notFound(from);
    if (state.tables.has(to) && command.dropTarget !== true) throw exists(to);
    state.tables.delete(from);
    state.tables.set(to, table);
    return {};
  },
  compact: ({ state, namespace }) => {
    if (!state.tables.has(namespace)) throw notFound(namespace);
    return { bytesFreed: 0 };
  },
  createIndexes(call) {
    const created = !call.state.tables.has(call.namespace);
    const table = call.state.tables.get(call.namespace) ?? createTable();
    const numIndexesBefore = table.indexes.size;
    for (const spec of docsOf(call.command.indexes)) {
      const index = indexOf(spec);
      const present = table.indexes.get(index.name);
      if (!present) addIndex(call.namespace, table, index);
      else if (!same(present.spec, index.spec))
        throw new Failure(86, 'IndexKeySpecsConflict', `index ${index.name} is already another`);
    }
    call.state.tables.set(call.namespace, table);
    const numIndexesAfter = table.indexes.size;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically: created };
  },
  dropIndexes(call) {
    const table = tableOf(call);
    const nIndexesWas = table.indexes.size;
    const { index } = call.command;
    const meant = index === '*' ? [...table.indexes.keys()].slice(1) : [index].flat().map(textOf);
    for (const name of meant) {
      if (!table.indexes.delete(name))
        throw new Failure(27, 'IndexNotFound', `index not found with name [${name}]`);
      table.taken.delete(name);
    }
    return { nIndexesWas };
  },
  listIndexes(call) {
    const specs = [...tableOf(call).indexes.values()].map(({ spec }) => spec);
    return call.cursors.answer(call.namespace, specs, call.command);
  },
  listCollections({ state, database, command, cursors }) {
    const filter = new Query(docOf(command.filter));
    const found = namespacesOf(state.tables, database)
      .map((namespace) => ({ name: namespace.slice(database.length + 1), type: 'collection', options: {} }))
      .filter((one) => filter.test(one));
    return cursors.answer(`${database}.$cmd.listCollections`, found, command);
  },
  listDatabases({ state, command }) {
    const filter = new Query(docOf(command.filter));
    const names = new Set([...state.tables.keys()].map((namespace) => namespace.split('.', 1)[0]));
    const databases = [...names].map((name) => ({ name, sizeOnDisk: 0, empty: false }));
    return { databases: databases.filter((one) => filter.test(one)), totalSize: 0 };
  },
  dbStats({ state, database, work }) {
    const namespaces = namespacesOf(state.tables, database);
    const objects = namespaces.reduce((sum, namespace) => sum + [...work.all(namespace)].length, 0);
    return { db: database, collections: namespaces.length, objects, dataSize: 0, storageSize: 0 };
  },
};

function tableOf({ state, namespace }: Call): Table {
  const table = state.tables.get(namespace);
  if (!table) throw notFound(namespace);
  return table;
}

const namespacesOf = (tables: Map<string, Table>, database: string): string[] =>
  [...tables.keys()].filter((namespace) => namespace.startsWith(`${database}.`));

/** The answer to `hello`: the only member of a replica set, or a standalone server. */
export const greeting = (address: string, localTime: Date, standsAlone: boolean) => ({
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  secondary: false,
  ...(!standsAlone && {
    setName: 'stand-in',
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
  }),
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  localTime,
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
});
