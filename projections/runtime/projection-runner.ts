import { min } from 'd3-array';
import type { Batch } from '../../modules/kernel/events/event-log';
import { TerminalError } from '../../modules/kernel/errors';
import type { Clock } from '../../modules/kernel/ports';
import { foldBatch, park, type Part } from './fold-batch';
import type { Projection } from '../projection';
import type { ReadStore } from '../read-store';
import type { SkippedEvents } from './skipped-events';

/** How long a position may stay unwritten when no document changed, in milliseconds. */
const positionMayWaitMs = 250;

export type OpenProjections = Awaited<ReturnType<typeof openProjections>>;

/** The live models from their positions. `fenced` is called once another process has moved one of them. */
export async function openProjections({
  store,
  projections,
  skipped,
  clock,
  fenced,
}: {
  store: ReadStore;
  projections: readonly Projection[];
  /** Skipped events. One skipped later is behind its model already; a swap that puts it ahead fences. */
  skipped: SkippedEvents;
  clock: Clock;
  fenced: () => void;
}) {
  /** The position of each model in the store, and how far the log has been read for it. */
  const stored = new Map<string, { position: number; swaps: number }>();
  const seen = new Map<string, number>();
  for (const { name } of projections) {
    const { position, swaps } = await store.statusOf(name);
    stored.set(name, { position, swaps });
    seen.set(name, position);
  }
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  const lowest = () => min(seen.values()) ?? Number.POSITIVE_INFINITY;

  async function write(parts: readonly Part[]): Promise<boolean> {
    const moved = parts
      .map((part) => {
        const { position = 0, swaps } = stored.get(part.model) ?? {};
        return { ...part, from: position, swaps };
      })
      .filter(({ from, to }) => to > from);
    if (moved.length > 0 && !(await store.commit(moved))) {
      fenced();
      return false;
    }
    for (const { model, to, swaps = 0 } of moved) stored.set(model, { position: to, swaps });
    return true;
  }

  /** Folds a batch again that the store refuses: each event on its own, parked if its document cannot be stored. */
  async function writeEach(model: Projection, { events, upTo }: Batch): Promise<boolean> {
    const position = () => stored.get(model.name)?.position ?? 0;
    const from = position();
    const now = () => clock.now();
    for (const event of events) {
      if (event.position <= from || !model.types.includes(event.event.type)) continue;
      const one = { events: [event], upTo: event.position };
      const part = await foldBatch(model, one, position(), { store, skipped, now });
      const parked = (error: TerminalError) => ({
        ...part,
        writes: [],
        parked: [park(model, event, error, now())],
      });
      if (!(await unlessRefused([part], (error) => write([parked(error)])))) return false;
    }
    return write([{ model: model.name, from, to: upTo, writes: [], parked: [] }]);
  }

  /** Writes the parts; where the store refuses one of their documents for good, calls the fallback. */
  async function unlessRefused(
    parts: readonly Part[],
    otherwise: (error: TerminalError) => Promise<boolean>,
  ): Promise<boolean> {
    try {
      return await write(parts);
    } catch (error) {
      if (!(error instanceof TerminalError)) throw error;
      return otherwise(error);
    }
  }

  /** Model by model, so that a document too large for one does not hold up the others. */
  async function writeApart(parts: readonly Part[], batch: Batch): Promise<boolean> {
    for (const part of parts) {
      const model = projections.find(({ name }) => name === part.model);
      if (model && !(await unlessRefused([part], () => writeEach(model, batch)))) return false;
    }
    return true;
  }

  /** Writes the positions of models that the last events did not touch a little later, for all such events together. */
  function writePositions(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    return write([...seen].map(([model, to]) => ({ model, from: to, to, writes: [], parked: [] })));
  }

  function runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const mine = writing.then(work);
    writing = mine.catch(() => undefined);
    return mine;
  }

  return {
    lowest,
    /** Folds one batch into every model and commits all changes at once; false when fenced. */
    apply: (batch: Batch) =>
      runExclusive(async () => {
        const parts: Part[] = [];
        for (const model of projections)
          parts.push(
            await foldBatch(model, batch, seen.get(model.name) ?? 0, {
              store,
              skipped,
              now: () => clock.now(),
            }),
          );
        const touched = parts.filter(({ writes, parked }) => writes.length + parked.length > 0);
        if (!(await unlessRefused(touched, () => writeApart(touched, batch)))) return false;
        for (const { model, to } of parts) seen.set(model, to);
        if (touched.length < parts.length)
          timer ??= setTimeout(() => void runExclusive(writePositions).catch(fenced), positionMayWaitMs);
        return true;
      }),
    /** Flushes positions; ignores a fencing conflict. */
    close: () => runExclusive(() => writePositions().catch(() => false)),
  };
}
