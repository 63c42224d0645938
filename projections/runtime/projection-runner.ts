import { min } from 'd3-array';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Batch } from '../../modules/kernel/events/event-log';
import { TerminalError } from '../../modules/kernel/errors';
import type { Clock } from '../../modules/kernel/ports';
import { foldBatch, park, type ModelBatch } from './fold-batch';
import type { Projection } from '../projection';
import type { Document, ReadStore } from '../read-store';
import type { SkippedEvents } from './skipped-events';

/** How long a position may stay unwritten when no document changed, in milliseconds. */
const positionMayWaitMs = 250;

/** Cached documents of each model: those of the searches that run. */
const cachedDocuments = 32;

type Deps = {
  store: ReadStore;
  projections: readonly Projection[];
  /** Skipped events. One skipped later is behind its model already; a swap that puts it ahead fences. */
  skipped: SkippedEvents;
  clock: Clock;
  fenced: () => void;
};

/** The live models from their positions. `fenced` is called once another process has moved one of them. */
export async function openProjections(deps: Deps): Promise<ProjectionRunner> {
  const stored = new Map<string, { position: number; swaps: number }>();
  for (const { name } of deps.projections) {
    const { position, swaps } = await deps.store.statusOf(name);
    stored.set(name, { position, swaps });
  }
  return new ProjectionRunner(deps, stored);
}

export class ProjectionRunner {
  readonly #deps: Deps;
  /** The position of each model in the store, and how far the log has been read for it. */
  readonly #stored: Map<string, { position: number; swaps: number }>;
  readonly #seen: Map<string, number>;
  /** The documents last written, by model. Another process that changes one moves the model as well, which fences. */
  readonly #written: Map<string, LRUCache<string, Document>>;
  #timer: NodeJS.Timeout | undefined;
  readonly #mutex = pLimit(1);

  constructor(deps: Deps, stored: Map<string, { position: number; swaps: number }>) {
    this.#deps = deps;
    this.#stored = stored;
    this.#seen = new Map([...stored].map(([name, { position }]) => [name, position]));
    this.#written = new Map([...stored.keys()].map((name) => [name, new LRUCache({ max: cachedDocuments })]));
  }

  lowest(): number {
    return min(this.#seen.values()) ?? Number.POSITIVE_INFINITY;
  }

  /** Folds one batch into every model and commits all changes at once; false when fenced. */
  apply(batch: Batch): Promise<boolean> {
    return this.#mutex(async () => {
      const parts: ModelBatch[] = [];
      for (const model of this.#deps.projections)
        parts.push(await this.#fold(model, batch, this.#seen.get(model.name) ?? 0));
      const touched = parts.filter(({ writes, parked }) => writes.length + parked.length > 0);
      if (!(await this.#unlessRefused(touched, () => this.#writeApart(touched, batch)))) return false;
      for (const { model, to } of parts) this.#seen.set(model, to);
      if (touched.length < parts.length) this.#timer ??= setTimeout(() => this.#flush(), positionMayWaitMs);
      return true;
    });
  }

  /** Flushes positions; ignores a fencing conflict. */
  close(): Promise<boolean> {
    return this.#mutex(() => this.#writePositions().catch(() => false));
  }

  #fold(model: Projection, batch: Batch, from: number): Promise<ModelBatch> {
    const { store, skipped, clock } = this.#deps;
    const written = this.#written.get(model.name);
    const cached = (id: string) => written?.get(id);
    return foldBatch(model, batch, from, { store, skipped, now: () => clock.now(), cached });
  }

  async #write(parts: readonly ModelBatch[]): Promise<boolean> {
    const moved = parts
      .map((part) => {
        const { position = 0, swaps } = this.#stored.get(part.model) ?? {};
        return { ...part, from: position, swaps };
      })
      .filter(({ from, to }) => to > from);
    if (moved.length > 0 && !(await this.#deps.store.commit(moved))) {
      this.#deps.fenced();
      return false;
    }
    for (const { model, to, swaps = 0, writes } of moved) {
      this.#stored.set(model, { position: to, swaps });
      const written = this.#written.get(model);
      for (const write of writes)
        if ('put' in write) written?.set(write.put, write.doc);
        else written?.delete(write.delete);
    }
    return true;
  }

  /** Folds a batch again that the store refuses: each event on its own, parked if its document cannot be stored. */
  async #writeEach(model: Projection, { events, upTo }: Batch): Promise<boolean> {
    const position = () => this.#stored.get(model.name)?.position ?? 0;
    const from = position();
    for (const event of events) {
      if (event.position <= from || !model.types.includes(event.event.type)) continue;
      const part = await this.#fold(model, { events: [event], upTo: event.position }, position());
      const parked = (error: TerminalError) => ({
        ...part,
        writes: [],
        parked: [park(model, event, error, this.#deps.clock.now())],
      });
      if (!(await this.#unlessRefused([part], (error) => this.#write([parked(error)])))) return false;
    }
    return this.#write([{ model: model.name, from, to: upTo, writes: [], parked: [] }]);
  }

  /** Writes the parts; where the store refuses one of their documents for good, calls the fallback. */
  async #unlessRefused(
    parts: readonly ModelBatch[],
    otherwise: (error: TerminalError) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      return await this.#write(parts);
    } catch (error) {
      if (!(error instanceof TerminalError)) throw error;
      return otherwise(error);
    }
  }

  /** Model by model, so that a document too large for one does not hold up the others. */
  async #writeApart(parts: readonly ModelBatch[], batch: Batch): Promise<boolean> {
    for (const part of parts) {
      const model = this.#deps.projections.find(({ name }) => name === part.model);
      if (model && !(await this.#unlessRefused([part], () => this.#writeEach(model, batch)))) return false;
    }
    return true;
  }

  /** Writes the positions of models that the last events did not touch a little later, for all such events together. */
  #flush(): void {
    void this.#mutex(() => this.#writePositions()).catch(this.#deps.fenced);
  }

  #writePositions(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return this.#write(
      [...this.#seen].map(([model, to]) => ({ model, from: to, to, writes: [], parked: [] })),
    );
  }
}
