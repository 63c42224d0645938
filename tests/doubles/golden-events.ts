import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEventLog } from '../../modules/kernel/events/event-log';
import type { Catalogue, DomainEvent } from '../../modules/kernel/events/event';
import type { PersonKeys } from '../../modules/kernel/events/personal-data';
import { systemClock } from '../../modules/kernel/ports';
import { createMemoryEventStore } from './event-store.memory';

/** An event as some version of the product wrote it, and as today's reads it. `id`: part of a `v2` seal. */
export type Golden = {
  type: string;
  version: number;
  id?: string;
  data: Record<string, unknown>;
  reads: DomainEvent;
};

/** The keys that encrypted the golden events. */
const keyOf: Record<string, Buffer> = {
  'u-1': Buffer.alloc(32, 1),
  'a-1': Buffer.alloc(32, 2),
  'r-1': Buffer.alloc(32, 3),
};
const keys: PersonKeys = {
  keyFor: (person) => Promise.resolve(keyOf[person] ?? Buffer.alloc(32, 9)),
  find: (person) => Promise.resolve(keyOf[person]),
  destroy: () => Promise.reject(new Error('nobody is erased here')),
};

/** All golden events of one folder, whatever their file. */
export const goldenIn = (folder: URL): Golden[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden[]);

/** Reads events of all versions ever written, and checks the shape of those written today. `folder` ends in a slash. */
export function describeGoldenEvents(whose: string, catalogue: Catalogue, folder: URL): void {
  const golden = goldenIn(folder);

  function createLog() {
    const store = createMemoryEventStore();
    return { store, log: createEventLog({ store, catalogue: catalogue, keys, clock: systemClock }) };
  }

  async function read({
    type,
    version,
    id = crypto.randomUUID(),
    data,
  }: Golden): Promise<DomainEvent | undefined> {
    const { store, log } = createLog();
    const at = '2025-03-01T12:00:00.000Z';
    const metadata = { actor: { kind: 'system' as const }, correlationId: 'c', at, version };
    await store.append('s', [{ id, type, data, metadata }], { expected: 'none' });
    return (await log.read('s')).events[0]?.event;
  }

  async function written(event: DomainEvent) {
    const { store, log } = createLog();
    const context = { actor: { kind: 'system' as const }, correlationId: 'c', causationId: 'c' };
    await log.append('s', [event], { expected: 'none', context });
    return (await store.readStream('s'))[0];
  }

  describe(`an event about ${whose}`, () => {
    it.each(golden)('reads $type of version $version as expected', async (example) => {
      expect(await read(example)).toStrictEqual(example.reads);
    });

    it('has a golden event for every version ever written', () => {
      const versions = [...catalogue.values()].flatMap(({ type, version }) =>
        Array.from({ length: version }, (_, n) => `${type} ${n + 1}`),
      );
      const there = new Set(golden.map(({ type, version }) => `${type} ${version}`));
      expect([...there].sort()).toEqual(versions.sort());
    });

    const today = golden.filter(({ type, version }) => catalogue.get(type)?.version === version);
    it.each(today)('writes $type in the shape of its golden event, version $version', async (example) => {
      const now = await written(example.reads);
      const data = now?.data ?? {};
      expect(now?.metadata.version).toBe(example.version);
      expect(Object.keys(data).sort()).toEqual(Object.keys(example.data).sort());
      for (const [name, value] of Object.entries(example.data))
        if (typeof value === 'string' && /^v[12]\./.test(value)) expect(data[name]).toMatch(/^v2\./);
        else expect(data[name]).toEqual(value);
    });
  });
}
