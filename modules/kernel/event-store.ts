import type { Metadata } from './message';

/** An event on its way in. `id` makes a repeat harmless; `data` is plain JSON, personal fields already encrypted. */
export type NewEvent = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  metadata: Metadata;
};

/** An event as it lies in the log. */
export type StoredEvent = NewEvent & { stream: string; revision: number; position: number };

/** The revision the caller believes the stream to have: `none` = no such stream yet, `any` = it does not matter. */
export type ExpectedRevision = number | 'none' | 'any';

export type AppendOutcome =
  | {
      ok: true;
      /** Revision and position of the last event of this append. */
      revision: number;
      position: number;
      /** True when these very events (by id) were there already and nothing was written. */
      repeated: boolean;
    }
  /** The stream stands elsewhere than expected; `actual` is its last revision, -1 when it does not exist. */
  | { ok: false; actual: number };

export type ReadAllOptions = {
  /** Events after this position (exclusive); 0 reads from the beginning. */
  from: number;
  /** Only these types; all when left out. */
  types?: readonly string[];
  /** Most events in one batch. */
  batch?: number;
};

/**
 * The log. An append that was answered is on disk. Throws `StoreUnavailable` when the log cannot take or give events
 * (disk full, engine away): nothing of the append is kept then.
 */
export interface EventStore {
  append(
    stream: string,
    events: readonly NewEvent[],
    options: { expected: ExpectedRevision },
  ): Promise<AppendOutcome>;
  /** All events of a stream in order, from a revision on (inclusive, default 0); empty when there is none. */
  readStream(stream: string, from?: number): Promise<StoredEvent[]>;
  /** Everything up to now, in order, in batches; ends at the head. */
  readAll(options: ReadAllOptions): AsyncIterable<StoredEvent[]>;
  /** Everything from a position on, then what comes, until aborted. Woken at commit, also by other processes (100 ms). */
  follow(options: ReadAllOptions & { signal: AbortSignal }): AsyncIterable<StoredEvent[]>;
  /** Position of the newest event, 0 when empty. */
  head(): Promise<number>;
  close(): Promise<void>;
}

/** The log cannot serve right now. The message is a sentence for people. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
