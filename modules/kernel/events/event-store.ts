import type { Metadata } from './event';

/**
 * An event to be appended. `id` makes a repeat harmless: it derives from the cause, the stream and the type, so that no
 * two streams hold the same, and a log searches for it in its own stream only. `data` is plain JSON, personal fields
 * already encrypted.
 */
export type NewEvent = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  metadata: Metadata;
};

/** An event as stored in the log. */
export type StoredEvent = NewEvent & { stream: string; revision: number; position: number };

/** One append of a series. */
export type PlannedAppend = { stream: string; events: readonly NewEvent[]; expected: ExpectedRevision };

/** The revision the caller believes the stream to have: `none` = no such stream yet, `any` = no check. */
export type ExpectedRevision = number | 'none' | 'any';

export type AppendOutcome =
  | {
      ok: true;
      /** Revision and position of the last event of this append. */
      revision: number;
      position: number;
      /** True when these very events (by id) were in the log already and nothing was written. */
      repeated: boolean;
    }
  /** The stream stands elsewhere than expected; `actual` is its last revision, -1 when it does not exist. */
  | { ok: false; actual: number };

export type ReadAllOptions = {
  /** Events after this position (exclusive); 0 reads from the beginning. */
  from: number;
  /** Only these types; all when left out. */
  types?: readonly string[];
  /** Limit of events in one batch. */
  batch?: number;
};

/**
 * The log. An append that has resolved is on disk. Throws `StoreUnavailable` when the log cannot be read or written (disk
 * full, engine unavailable): nothing of the append is stored then, unless only the answer was lost. Appended again under
 * the same ids, it is stored once either way.
 */
export interface EventStore {
  append(
    stream: string,
    events: readonly NewEvent[],
    options: { expected: ExpectedRevision },
  ): Promise<AppendOutcome>;
  /**
   * Several appends in this order, at least one, for engines that batch writes: used to import a log. Stops at the first
   * that does not succeed and returns its outcome, else that of the last.
   */
  appendInOrder?(appends: readonly PlannedAppend[]): Promise<AppendOutcome>;
  /** Events of a stream in order, from a revision on (inclusive, default 0), at most `limit`; empty when there is none. */
  readStream(stream: string, from?: number, limit?: number): Promise<StoredEvent[]>;
  /** Everything up to the current head, in order, in batches. */
  readAll(options: ReadAllOptions): AsyncIterable<StoredEvent[]>;
  /** Everything after a position, then new events, until aborted. Woken at commit, also by other processes (100 ms). */
  follow(options: ReadAllOptions & { signal: AbortSignal }): AsyncIterable<StoredEvent[]>;
  /** Position of the newest event, 0 when empty. */
  head(): Promise<number>;
  /**
   * Eight random hexadecimal digits, drawn when the log is created and constant from then on. Other engines use them in
   * names of what they store for this log, so that two logs can share a database or a task queue.
   */
  identity(): Promise<string>;
  close(): Promise<void>;
}

/** The log cannot serve right now. The message is a sentence for people. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
