import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createSqliteEventStore } from '../../modules/kernel/adapters/event-store.sqlite';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { createInProcessEngine } from '../../workflows/adapters/engine.in-process';
import type { Engine, StepHandlers, WorkflowDefinition } from '../../workflows/engine';
import { createMemoryEventStore } from './event-store.memory';
import { openTemporalWorld, temporalAddress } from './temporal';
import { createWorld } from './workflow-world';

/** Engines of one kind over the same log and server: each stands for a process. */
export type EngineWorld = {
  engine(workflow: WorkflowDefinition | readonly WorkflowDefinition[], works: StepHandlers): Engine;
  store: EventStore;
  /** The engine's time, in milliseconds. */
  now(): number;
  /** A simulated clock stands still meanwhile; a real one goes on. */
  holdTime(held: boolean): void;
  /** How long a test waits for a condition, in milliseconds. */
  timeoutMs: number;
  close(): Promise<void>;
};

type Kind = { name: string; open(dir: string): EventStore; world(store: EventStore): EngineWorld };

function inProcess(store: EventStore): EngineWorld {
  const world = createWorld(store);
  return {
    engine: (workflow, works) => createInProcessEngine(world.deps([workflow].flat(), works)),
    store,
    now: () => world.time.clock.now().getTime(),
    holdTime: (held) => void (world.time.frozen = held),
    timeoutMs: 5_000,
    close: () => Promise.resolve(),
  };
}

const temporal: Kind = { name: 'Temporal', open: createMemoryEventStore, world: openTemporalWorld };

/** Every engine available here, over every log that it supports. */
export const engines: readonly Kind[] = [
  { name: 'in process', open: createMemoryEventStore, world: inProcess },
  {
    name: 'in process over SQLite',
    open: (dir) => createSqliteEventStore({ file: join(dir, 'events.db') }),
    world: inProcess,
  },
  ...(temporalAddress ? [temporal] : []),
];

/** A fresh world for each test, removed afterwards. */
export function worldForEachTest({ open, world }: Kind): () => EngineWorld {
  let dir: string;
  let current: EngineWorld;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'engine-'));
    current = world(open(dir));
  });
  afterEach(async () => {
    await current.close();
    await current.store.close();
    rmSync(dir, { recursive: true });
  });
  return () => current;
}
