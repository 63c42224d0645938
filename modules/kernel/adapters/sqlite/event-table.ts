import type { AppendOutcome, ExpectedRevision, NewEvent, StoredEvent } from '../../events/event-store';
import type { Metadata } from '../../events/event';
import { checkAppend, partialRepeatError } from '../check-append';
import type { Database, Statement } from './database';

// Positions are row ids: one more than the largest. Rows are never deleted, so no position is used twice, without the
// page that AUTOINCREMENT would write with each append. There is no index by type: it would also cost each append a page,
// while readers scan the log in order and compare the type before they read the body.
const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    type TEXT NOT NULL,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    metadata TEXT NOT NULL,
    data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS log (identity TEXT NOT NULL);
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events (stream, revision);
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_id ON events (id);
  CREATE TRIGGER IF NOT EXISTS events_stay BEFORE DELETE ON events
    BEGIN SELECT raise(ABORT, 'events are never deleted'); END;
  CREATE TRIGGER IF NOT EXISTS events_keep_their_words BEFORE UPDATE ON events
    BEGIN SELECT raise(ABORT, 'events are never changed'); END;
`;

/** A prepared append: events serialised, event ids distinct. */
export type Append = {
  stream: string;
  expected: ExpectedRevision;
  events: readonly { id: string; type: string; metadata: string; data: string }[];
};

export function prepareAppend(
  stream: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): Append {
  checkAppend(stream, events);
  return {
    stream,
    expected,
    events: events.map(({ id, type, metadata, data }) => ({
      id,
      type,
      metadata: JSON.stringify(metadata),
      data: JSON.stringify(data),
    })),
  };
}

type Row = Omit<StoredEvent, 'data' | 'metadata'> & { data: string; metadata: string };

const toEvent = (row: Row): StoredEvent => ({
  id: row.id,
  type: row.type,
  data: JSON.parse(row.data) as Record<string, unknown>,
  metadata: JSON.parse(row.metadata) as Metadata,
  stream: row.stream,
  revision: row.revision,
  position: row.position,
});

/** The first process to open the log draws the identity. Reads before it writes, since every write takes the lock. */
function identityOf(db: Database): string {
  const find = () => db.prepare('SELECT identity FROM log').get() as { identity: string } | undefined;
  if (!find())
    db.exec('INSERT INTO log SELECT lower(hex(randomblob(4))) WHERE NOT EXISTS (SELECT 1 FROM log)');
  return (find() as { identity: string }).identity;
}

/** Creates the table of events where it is missing. */
export function openEventTable(db: Database): EventTable {
  db.exec(schema);
  return new EventTable(db);
}

const columns = 'position, type, stream, revision, id, metadata, data';
const insert = 'INTO events (type, stream, revision, id, metadata, data)';

const prepareStatements = (db: Database) => ({
  put: db.prepare(`INSERT ${insert} VALUES (?, ?, ?, ?, ?, ?)`),
  putKnown: db.prepare(`INSERT OR IGNORE ${insert} VALUES (?, ?, ?, ?, ?, ?)`),
  putNext: db.prepare(`INSERT OR IGNORE ${insert} SELECT ?1, ?2, ?3 + 1, ?4, ?5, ?6
    WHERE ?3 = -1 OR EXISTS (SELECT 1 FROM events WHERE stream = ?2 AND revision = ?3)`),
  lastRevision: db.prepare('SELECT revision FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1'),
  byId: db.prepare('SELECT stream, revision, position FROM events WHERE id = ?'),
  ofStream: db.prepare(
    `SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? ORDER BY revision LIMIT ?`,
  ),
  head: db.prepare('SELECT max(position) AS head FROM events'),
});

type Place = { stream: string; revision: number; position: number };

/** Statements on the table of events: reads, and appends inside the caller's transaction. */
export class EventTable {
  readonly identity: string;
  readonly #db: Database;
  readonly #statements: ReturnType<typeof prepareStatements>;
  readonly #pageStatements = new Map<string, Statement>();

  /** Of a database with the schema: `openEventTable`. */
  constructor(db: Database) {
    this.#db = db;
    this.#statements = prepareStatements(db);
    this.identity = identityOf(db);
  }

  /**
   * Appends one event at a known revision in a single statement; undefined when `append` must decide. `reached`: the
   * stream was seen at that revision before, and since streams never shrink, that is not checked again.
   */
  appendOne({ stream, expected, events }: Append, reached: boolean): AppendOutcome | undefined {
    const [event] = events;
    if (!event || events.length > 1 || expected === 'any') return undefined;
    const { putKnown, putNext } = this.#statements;
    const after = expected === 'none' ? -1 : expected;
    const done =
      after === -1 || reached
        ? putKnown.run(event.type, stream, after + 1, event.id, event.metadata, event.data)
        : putNext.run(event.type, stream, after, event.id, event.metadata, event.data);
    if (done.changes === 0) return undefined;
    return { ok: true, revision: after + 1, position: Number(done.lastInsertRowid), repeated: false };
  }

  append(append: Append): AppendOutcome {
    const earlier = this.#repeated(append);
    if (earlier) return earlier;
    const { put, lastRevision } = this.#statements;
    const { stream, expected, events } = append;
    const row = lastRevision.get(stream) as { revision: number } | undefined;
    const actual = row?.revision ?? -1;
    if (expected !== 'any' && actual !== (expected === 'none' ? -1 : expected)) return { ok: false, actual };
    let revision = actual;
    let position = 0;
    for (const { type, id, metadata, data } of events)
      position = Number(put.run(type, stream, ++revision, id, metadata, data).lastInsertRowid);
    return { ok: true, revision, position, repeated: false };
  }

  /** At most `limit` events; all when `limit` is -1. */
  readStream(stream: string, from: number, limit = -1): StoredEvent[] {
    return (this.#statements.ofStream.all(stream, from, limit) as Row[]).map(toEvent);
  }

  /** Reads pages: at most `limit` events of these types after one position, up to another. */
  pages(types: readonly string[] | undefined) {
    const filter = types ? `AND type IN (${types.map(() => '?').join(', ') || 'NULL'})` : '';
    const page = this.#pageOf(filter);
    return (after: number, upTo: number, limit: number) =>
      (page.all(after, upTo, ...(types ?? []), limit) as Row[]).map(toEvent);
  }

  head(): number {
    return (this.#statements.head.get() as { head: number | null }).head ?? 0;
  }

  #repeated({ stream, events }: Append): AppendOutcome | undefined {
    const places = events.map(({ id }) => this.#statements.byId.get(id) as Place | undefined);
    const stored = places.filter((place) => place !== undefined);
    const last = stored.at(-1);
    if (!last) return undefined;
    if (stored.length < events.length || stored.some((place) => place.stream !== stream))
      throw partialRepeatError(stream);
    return { ok: true, revision: last.revision, position: last.position, repeated: true };
  }

  #pageOf(filter: string): Statement {
    const prepared = this.#pageStatements.get(filter);
    if (prepared) return prepared;
    const statement = this.#db.prepare(`SELECT ${columns} FROM events
      WHERE position > ? AND position <= ? ${filter} ORDER BY position LIMIT ?`);
    this.#pageStatements.set(filter, statement);
    return statement;
  }
}
