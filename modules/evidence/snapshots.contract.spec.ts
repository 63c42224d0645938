import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mongoPlace } from '../../tests/doubles/mongodb/place';
import { createSqliteVault } from '../kernel/adapters/vault.sqlite';
import { StoreUnavailable } from '../kernel/events/event-store';
import { createPersonKeys, type PersonKeys } from '../kernel/events/personal-data';
import type { Vault } from '../kernel/vault';
import { createFileSnapshots } from './adapters/snapshots.files';
import { createMongoSnapshots } from './adapters/snapshots.mongo';
import type { Snapshots } from './snapshots';

/** Where an adapter keeps snapshots. */
type Place = { open(keys: PersonKeys): Promise<Snapshots>; remove(): Promise<void> };
const adapters: Record<string, (folder: string) => Place> = {
  files: (folder) => ({
    open: (keys) => Promise.resolve(createFileSnapshots({ folder, keys })),
    remove: () => Promise.resolve(),
  }),
  MongoDB: () => {
    const { open, remove } = mongoPlace();
    return { open: async (keys) => createMongoSnapshots({ mongo: await open(), keys }), remove };
  },
};

describe.each(Object.entries(adapters))('snapshots in %s', (_, placeIn) => {
  let dir: string;
  let vault: Vault;
  let keys: PersonKeys;
  let place: Place;
  let snapshots: Snapshots;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'evident-snapshots-'));
    vault = createSqliteVault({ file: join(dir, 'vault.db') });
    keys = createPersonKeys(vault);
    place = placeIn(join(dir, 'sources'));
    snapshots = await place.open(keys);
  });

  afterEach(async () => {
    await place.remove();
    await vault.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('are read as they were kept, byte for byte', async () => {
    const bytes = Buffer.from([0, 1, 254, 255]);
    await snapshots.keep('ann', 'abc', bytes);
    expect(await snapshots.read('ann', 'abc')).toEqual(bytes);
  });

  it('may be as large as a source may be', async () => {
    const bytes = randomBytes(5 * 1024 * 1024);
    await snapshots.keep('ann', 'abc', bytes);
    expect((await snapshots.read('ann', 'abc'))?.equals(bytes)).toBe(true);
  });

  it('may be kept twice', async () => {
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    const again = await place.open(keys);
    await Promise.all([1, 2, 3].map(() => again.keep('ann', 'abc', Buffer.from('one'))));
    expect(await snapshots.read('ann', 'abc')).toEqual(Buffer.from('one'));
  });

  it('of one person are not those of another', async () => {
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    expect(await snapshots.read('bob', 'abc')).toBeUndefined();
  });

  it('cannot be read once the key of their person is gone', async () => {
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    await keys.destroy('ann');
    expect(await snapshots.read('ann', 'abc')).toBeUndefined();
  });

  it('are gone once removed, those of others stay', async () => {
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    await snapshots.keep('bob', 'abc', Buffer.from('two'));
    await snapshots.removeAllOf('ann');
    await snapshots.removeAllOf('nobody');
    expect(await snapshots.read('ann', 'abc')).toBeUndefined();
    expect(await snapshots.read('bob', 'abc')).toEqual(Buffer.from('two'));
  });

  it('are removed one by one, by their person and hash, though the key is gone', async () => {
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    await snapshots.keep('ann', 'def', Buffer.from('two'));
    await snapshots.keep('bob', 'abc', Buffer.from('three'));
    await snapshots.keep('ann', 'abc-reading', Buffer.from('worked out of it'));
    await snapshots.keep('ann', 'abcd', Buffer.from('another'));
    expect(await snapshots.has('ann', 'abc')).toBe(true);
    await snapshots.remove('ann', 'abc');
    await snapshots.remove('ann', 'abc');
    expect(await snapshots.has('ann', 'abc')).toBe(false);
    expect(await snapshots.read('ann', 'abc')).toBeUndefined();
    expect(await snapshots.has('ann', 'abc-reading')).toBe(false);
    expect(await snapshots.has('ann', 'abcd')).toBe(true);
    expect(await snapshots.read('ann', 'def')).toEqual(Buffer.from('two'));
    expect(await snapshots.read('bob', 'abc')).toEqual(Buffer.from('three'));
    await keys.destroy('bob');
    await snapshots.remove('bob', 'abc');
    await expect(snapshots.remove('ann', '../bob/abc')).rejects.toThrow('id not usable');
  });

  it('never leave the folder, for any id [SEC-24]', async () => {
    await expect(snapshots.keep('../ann', 'abc', Buffer.from('x'))).rejects.toThrow('id not usable');
    await expect(snapshots.read('ann', '../../vault.db')).rejects.toThrow('id not usable');
  });
});

it('a snapshot that cannot be written is refused in a sentence, as on a full disk, and leaves nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'evident-snapshots-'));
  const vault = createSqliteVault({ file: join(dir, 'vault.db') });
  try {
    const folder = join(dir, 'in-the-way');
    writeFileSync(folder, '');
    const blocked = createFileSnapshots({ folder, keys: createPersonKeys(vault) });
    await expect(blocked.keep('ann', 'abc', Buffer.from('one'))).rejects.toThrow(StoreUnavailable);
    expect(readFileSync(folder, 'utf8')).toBe('');
  } finally {
    await vault.close();
    rmSync(dir, { recursive: true, force: true });
  }
});

it('a changed snapshot is rejected when read [SEC-55]', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'evident-snapshots-'));
  const vault = createSqliteVault({ file: join(dir, 'vault.db') });
  try {
    const snapshots = createFileSnapshots({ folder: dir, keys: createPersonKeys(vault) });
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    expect(readdirSync(join(dir, 'ann'))).toEqual(['abc']);
    const sealed = readFileSync(join(dir, 'ann', 'abc'));
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    writeFileSync(join(dir, 'ann', 'abc'), sealed);
    await expect(snapshots.read('ann', 'abc')).rejects.toThrow();
  } finally {
    await vault.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
