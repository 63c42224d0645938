type Watcher = { model: string; id: string | undefined; changed: () => void; mark: string };

/** The watchers of documents. `markOf` answers a value that differs after each commit that touched the document. */
export function createDocumentWatchers(markOf: (model: string, id: string | undefined) => string) {
  const byModel = new Map<string, Set<Watcher>>();

  function check(watcher: Watcher): void {
    const mark = markOf(watcher.model, watcher.id);
    if (mark === watcher.mark) return;
    watcher.mark = mark;
    queueMicrotask(watcher.changed);
  }

  return {
    add(model: string, id: string | undefined, changed: () => void): () => void {
      const watcher = { model, id, changed, mark: markOf(model, id) };
      const watchers = byModel.get(model) ?? new Set();
      byModel.set(model, watchers.add(watcher));
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && byModel.get(model) === watchers) byModel.delete(model);
      };
    },
    /** After a commit of this process: checks the watchers of these documents, or of the model. */
    touched(model: string, ids: ReadonlySet<string>): void {
      for (const watcher of byModel.get(model) ?? [])
        if (watcher.id === undefined || ids.has(watcher.id)) check(watcher);
    },
    /** After a change of unknown extent: checks all watchers. */
    lookAtAll(): void {
      for (const watchers of byModel.values()) for (const watcher of watchers) check(watcher);
    },
    count: () => [...byModel.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
