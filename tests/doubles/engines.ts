import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import type { EventStore } from '../../modules/kernel/event-store';
import { createInProcessEngine } from '../../workflows/adapters/engine.in-process';
import { createMemoryEventStore } from './event-store.memory';
import { createWorld } from './workflow-world';

/** Every engine, over every log it may stand on. */
export const engines = [
  { name: 'in process', create: createInProcessEngine, open: createMemoryEventStore },
  {
    name: 'in process over SQLite',
    create: createInProcessEngine,
    open: (dir: string) => createSqliteEventStore({ file: join(dir, 'events.db') }),
  },
];

/** A fresh world for each test, over a log that is closed and removed afterwards. */
export function worldForEachTest(open: (dir: string) => EventStore) {
  let dir: string;
  let store: EventStore;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'engine-'));
    store = open(dir);
  });
  afterEach(async () => {
    await store.close();
    rmSync(dir, { recursive: true });
  });
  return () => createWorld(store);
}
