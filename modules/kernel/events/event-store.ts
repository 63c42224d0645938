import type { Metadata } from './event';

/**
 * An event on its way in. `id` makes a repeat harmless: it derives from the cause, the stream and the type, so that no two
 * streams hold the same, and a log need look for it in its own stream only. `data` is plain JSON, personal fields already
 * encrypted.
 */
export type NewEvent = {
  id: string;
  type: string;
  data: Record<string, unknown>;
  metadata: Metadata;
};

/** An event as it lies in the log. */
export type StoredEvent = NewEvent & { stream: string; revision: number; position: number };

/** One append of several. */
export type PlannedAppend = { stream: string; events: readonly NewEvent[]; expected: ExpectedRevision };

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
 * (disk full, engine away): nothing of the append is kept then, unless it was only the answer that got lost on its way.
 * Appended again under the same ids, it is kept once either way.
 */
export interface EventStore {
  append(
    stream: string,
    events: readonly NewEvent[],
    options: { expected: ExpectedRevision },
  ): Promise<AppendOutcome>;
  /**
   * Several appends in this order, at least one, for an engine that takes many in fewer writes than one by one: for
   * bringing a log from elsewhere. Those behind one that does not go through are not made; answers its outcome, else
   * that of the last.
   */
  appendInOrder?(appends: readonly PlannedAppend[]): Promise<AppendOutcome>;
  /** Events of a stream in order, from a revision on (inclusive, default 0), at most `limit`; empty when there is none. */
  readStream(stream: string, from?: number, limit?: number): Promise<StoredEvent[]>;
  /** Everything up to now, in order, in batches; ends at the head. */
  readAll(options: ReadAllOptions): AsyncIterable<StoredEvent[]>;
  /** Everything from a position on, then what comes, until aborted. Woken at commit, also by other processes (100 ms). */
  follow(options: ReadAllOptions & { signal: AbortSignal }): AsyncIterable<StoredEvent[]>;
  /** Position of the newest event, 0 when empty. */
  head(): Promise<number>;
  /**
   * Eight hexadecimal digits, drawn when the log was made and the same ever after, for everybody who opens it. What other
   * engines keep for this log carries them, so that two logs may share a database or a task queue and never meet.
   */
  identity(): Promise<string>;
  close(): Promise<void>;
}

/** The log cannot serve right now. The message is a sentence for people. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
