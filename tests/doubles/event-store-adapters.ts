import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEventStoreDb } from '../../modules/kernel/adapters/event-store.eventstoredb';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import type { EventStore, NewEvent, StoredEvent } from '../../modules/kernel/events/event-store';
import { silentLog } from '../../modules/kernel/ports';
import { startEventStoreDb } from './eventstoredb';
import { createSharedEventStore } from './shared-event-store';

/** The storage of one log: every `open` sees the same events. */
export type Log = { open(): EventStore; remove(): void | Promise<void> };
/** `shared`: all logs lie on one server, whose identity they share. `runs`: how often a property is tried. */
export type EventStoreAdapter = {
  name: string;
  shared?: boolean;
  runs: number;
  log(): Log | Promise<Log>;
};

const realUrl = process.env.EVENTSTORE_URL;
const eventStoreDb = (url: string) => createEventStoreDb({ url, logger: silentLog });

/** Every adapter of the event store; the contract suite runs over all of them, EventStoreDB for real where there is one. */
export const adapters: EventStoreAdapter[] = [
  {
    name: 'SQLite',
    runs: 25,
    log() {
      const dir = mkdtempSync(join(tmpdir(), 'log-'));
      return {
        open: () => createSqliteEventStore({ file: join(dir, 'events.db') }),
        remove: () => rmSync(dir, { recursive: true }),
      };
    },
  },
  realUrl
    ? {
        name: 'EventStoreDB, the server at EVENTSTORE_URL',
        shared: true,
        runs: 10,
        async log() {
          const first = eventStoreDb(realUrl);
          const begins = await first.head();
          await first.close();
          const prefix = `test-${crypto.randomUUID()}-`;
          return {
            open: () => createSharedEventStore(eventStoreDb(realUrl), prefix, begins),
            remove: () => {},
          };
        },
      }
    : {
        name: 'EventStoreDB',
        runs: 10,
        async log() {
          const server = await startEventStoreDb();
          return { open: () => eventStoreDb(server.url), remove: () => server.stop() };
        },
      },
];

/** A new event with an id of its own. */
export const event = (
  type = 'Said',
  data: Record<string, unknown> = {},
  id: string = crypto.randomUUID(),
): NewEvent => ({
  id,
  type,
  data,
  metadata: {
    actor: { kind: 'system' },
    correlationId: 'request-1',
    causationId: 'cause-1',
    at: '2025-01-01T00:00:00.000Z',
    version: 1,
  },
});

/** Reads so many events, then stops. */
export async function take(from: AsyncIterable<StoredEvent[]>, count: number): Promise<StoredEvent[]> {
  const taken: StoredEvent[] = [];
  for await (const batch of from) {
    taken.push(...batch);
    if (taken.length >= count) break;
  }
  return taken;
}

/** Reads to the end. */
export async function all(from: AsyncIterable<StoredEvent[]>): Promise<StoredEvent[]> {
  const found: StoredEvent[] = [];
  for await (const batch of from) found.push(...batch);
  return found;
}
