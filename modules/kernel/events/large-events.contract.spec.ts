import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { adapters, all } from '../../../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../../../tests/doubles/event-store.memory';
import { createMemoryVault } from '../../../tests/doubles/vault.memory';
import { createFileSnapshots } from '../../evidence/adapters/snapshots.files';
import { withBlobDeletion, type Blobs } from './blobs';
import { createEventLog, type Context } from './event-log';
import { StoreUnavailable, type EventStore, type StoredEvent } from './event-store';
import { catalogueOf, defineEvent, personal } from './event';
import { createPersonKeys } from './personal-data';
import { systemClock } from '../ports';
import { maxEventBytes } from './encode-events';

const Written = defineEvent(
  'Written',
  { who: z.string(), title: personal(z.string()), text: personal(z.string()), lines: z.array(z.string()) },
  { subject: 'who' },
);
const catalogue = catalogueOf(z.discriminatedUnion('type', [Written]));
/** Random text, which no compression shortens. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');
const written = (text: string) => ({
  type: 'Written',
  who: 'ann',
  title: 'Ice',
  text,
  lines: [] as string[],
});
const because = (causationId: string): Context => ({
  actor: { kind: 'system' },
  correlationId: 'r-1',
  causationId,
});

describe.each(adapters)('a large event on $name', ({ log: newLog }) => {
  let dir: string;
  let store: EventStore;
  let remove: () => void | Promise<void>;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'blobs-'));
    const home = await newLog();
    store = home.open();
    remove = home.remove;
  });
  afterEach(async () => {
    await store.close();
    await remove();
    rmSync(dir, { recursive: true });
  });

  const blobsOf = () => (existsSync(join(dir, 'ann')) ? readdirSync(join(dir, 'ann')) : []);
  function world(blobs?: Partial<Blobs>) {
    const personKeys = createPersonKeys(createMemoryVault());
    const files = { ...createFileSnapshots({ folder: dir, keys: personKeys }), ...blobs };
    const keys = withBlobDeletion(personKeys, files);
    return { keys, log: createEventLog({ store, catalogue, keys, blobs: files, clock: systemClock }) };
  }
  const append = ({ log }: ReturnType<typeof world>, text: string, lines: string[] = []) =>
    log.append('s-1', [{ ...written(text), lines }], { expected: 'any', context: because('c-1') });
  const read = async ({ log }: ReturnType<typeof world>) => (await log.read('s-1')).events[0]?.event;
  const raw = async () => all(store.readAll({ from: 0 }));

  test('is read back as written, and its stored event is small', async () => {
    const text = noise(2_000_000);
    const there = world();
    await append(there, text);
    expect(await read(there)).toEqual(written(text));
    const [event] = await raw();
    expect(JSON.stringify(event?.data).length).toBeLessThan(1_000);
    expect(blobsOf()).toHaveLength(1);
    expect(readFileSync(join(dir, 'ann', blobsOf()[0] ?? '')).includes(text.slice(0, 40))).toBe(false);
  });

  test('holds a value that fits in the event itself', async () => {
    const there = world();
    await append(there, noise(300_000));
    expect(blobsOf()).toEqual([]);
    expect(JSON.stringify((await raw())[0]?.data).length).toBeLessThanOrEqual(maxEventBytes);
  });

  test('is stored once, however often it is repeated', async () => {
    const [there, text] = [world(), noise(1_000_000)];
    await append(there, text);
    expect(await append(there, text)).toMatchObject({ ok: true, repeated: true });
    expect(blobsOf()).toHaveLength(1);
  });

  test('has its blob on disk before its event, so that a crash in between leaves no event without it', async () => {
    const there = world({ keep: () => Promise.reject(new StoreUnavailable('the disk is full')) });
    await expect(append(there, noise(1_000_000))).rejects.toThrow(StoreUnavailable);
    expect(await raw()).toEqual([]);
  });

  test('cannot be read once its person is erased, and its blob is deleted', async () => {
    const there = world();
    await append(there, noise(1_000_000));
    await there.keys.destroy('ann');
    expect(await read(there)).toMatchObject({ title: null, text: null });
    expect(blobsOf()).toEqual([]);
  });

  test('is refused when its non-personal fields are too large', async () => {
    const there = world();
    const late = append(there, 'short', [noise(1_000_000)]);
    await expect(late).rejects.toMatchObject({ name: 'TerminalError', code: 'event-too-large' });
    await expect(late).rejects.toThrow('This is too large to be kept: it has 1.0 MB, and 0.5 MB at most');
    expect(await raw()).toEqual([]);
  });

  test('is broken when its hash was copied from another event', async () => {
    const there = world();
    await append(there, noise(1_000_000));
    const second = { expected: 'any' as const, context: because('c-2') };
    await there.log.append('s-1', [{ ...written(noise(1_000_000)), lines: [] }], second);
    const [one, other] = await raw();
    const moved = { ...(one as StoredEvent), data: { ...one?.data, text: other?.data.text } };
    expect((await there.log.open([moved]))[0]?.broken?.message).toBe(
      'the content of a blob does not match the hash in its event',
    );
    expect((await there.log.open(await raw())).map(({ broken }) => broken)).toEqual([undefined, undefined]);
  });

  test('is broken when its blob is missing or damaged, but not during an outage', async () => {
    const there = world();
    await append(there, noise(1_000_000));
    const path = join(dir, 'ann', blobsOf()[0] ?? '');
    const bytes = readFileSync(path);
    rmSync(path);
    await expect(read(there)).rejects.toThrow('that it names is missing');
    writeFileSync(path, Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]));
    await expect(read(there)).rejects.toThrow();
    writeFileSync(path, bytes);
    const away = createEventLog({
      ...{ store, catalogue, keys: there.keys, clock: systemClock },
      blobs: {
        keep: () => Promise.resolve(),
        read: () => Promise.reject(new StoreUnavailable('away')),
        removeAllOf: () => Promise.resolve(),
      },
    });
    await expect(away.open(await raw())).rejects.toThrow(StoreUnavailable);
    expect((await there.log.open(await raw()))[0]?.broken).toBeUndefined();
  });
});

test('an event whose blob would be too large is refused before any append', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'blobs-'));
  const store = createMemoryEventStore();
  const keys = createPersonKeys(createMemoryVault());
  const blobs = createFileSnapshots({ folder: dir, keys });
  const log = createEventLog({ store, catalogue, keys, blobs, clock: systemClock });
  // Compresses to a little more than half, which is over the 15 MB limit of a blob.
  const late = log.append('s-1', [written(noise(32_000_000))], { expected: 'any', context: because('c-1') });
  await expect(late).rejects.toMatchObject({ code: 'event-too-large' });
  expect(await all(store.readAll({ from: 0 }))).toEqual([]);
  rmSync(dir, { recursive: true });
});
