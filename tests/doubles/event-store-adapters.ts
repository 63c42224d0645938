import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import type { EventStore, NewEvent, StoredEvent } from '../../modules/kernel/event-store';

/** Where an adapter keeps one log: every `open` of the same log sees the same events. */
export type Log = { open(): EventStore; remove(): void };
/** Every adapter of the event store; the contract suite runs over all of them. */
export const adapters: { name: string; log(): Log }[] = [
  {
    name: 'SQLite',
    log() {
      const dir = mkdtempSync(join(tmpdir(), 'log-'));
      return {
        open: () => createSqliteEventStore({ file: join(dir, 'events.db') }),
        remove: () => rmSync(dir, { recursive: true }),
      };
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
