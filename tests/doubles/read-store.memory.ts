import type { Document, Parked, ReadStore, Write } from '../../projections/read-store';

type Model = {
  version: number;
  position: number;
  swaps: number;
  docs: Map<string, Document>;
  parked: Parked[];
};

/** A read store in memory: enough of the port for the projection runner and the rebuild. */
export function createMemoryReadStore() {
  const models = new Map<string, Model>();
  const versions = new Map<string, number>();
  const commits: { model: string; to: number }[][] = [];
  const model = (name: string) => {
    const found = models.get(name);
    if (!found) throw new Error(`the read model ${name} has not been opened`);
    return found;
  };
  const apply = (docs: Map<string, Document>, writes: readonly Write[]) => {
    for (const write of writes)
      if ('put' in write) docs.set(write.put, structuredClone(write.doc));
      else docs.delete(write.delete);
  };
  const copy = (doc: Document | undefined) => structuredClone(doc);
  const notHere = () => Promise.reject(new Error('questions are for the real stores'));

  const isOutdated = (name: string) => model(name).version !== versions.get(name);
  const isFenced = ({ model: name, from, swaps }: Parameters<ReadStore['commit']>[0][number]) =>
    model(name).position !== from || isOutdated(name) || (swaps !== undefined && model(name).swaps !== swaps);

  const store: ReadStore = {
    open(specs) {
      for (const { name, version } of specs) {
        versions.set(name, version);
        if (!models.has(name))
          models.set(name, { version, position: 0, swaps: 0, docs: new Map(), parked: [] });
      }
      return Promise.resolve(Object.fromEntries(specs.map(({ name }) => [name, model(name).position])));
    },
    get: (name, id) => Promise.resolve(copy(model(name).docs.get(id))),
    getMany: notHere,
    find: notHere,
    commit(parts) {
      if (parts.some(isFenced)) return Promise.resolve(false);
      for (const part of parts) {
        model(part.model).position = part.to;
        apply(model(part.model).docs, part.writes);
        model(part.model).parked.push(...(part.parked ?? []));
      }
      commits.push(parts.map(({ model: name, to }) => ({ model: name, to })));
      return Promise.resolve(true);
    },
    position: (name) => Promise.resolve(models.get(name)?.position ?? 0),
    statusOf(name) {
      const { position, swaps } = model(name);
      return Promise.resolve({ position, swaps, isOutdated: isOutdated(name) });
    },
    parked: (name) =>
      Promise.resolve(name ? model(name).parked : [...models.values()].flatMap((m) => m.parked)),
    watch: () => () => {},
    stage({ name, version }) {
      const docs = new Map<string, Document>();
      return Promise.resolve({
        get: (id) => Promise.resolve(copy(docs.get(id))),
        write: (writes) => Promise.resolve(apply(docs, writes)),
        swap(position, parked = []) {
          const swaps = (models.get(name)?.swaps ?? 0) + 1;
          models.set(name, { version, position, swaps, docs, parked: [...parked] });
          return Promise.resolve();
        },
        discard: () => Promise.resolve(),
      });
    },
    purge: () => Promise.resolve(),
    size: (name) => Promise.resolve({ documents: model(name).docs.size, bytes: 0 }),
    close: () => Promise.resolve(),
  };
  return { ...store, commits, documents: (name: string) => Object.fromEntries(model(name).docs) };
}
