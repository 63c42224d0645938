import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSqliteVault } from '../kernel/adapters/vault.sqlite';
import { StoreUnavailable } from '../kernel/event-store';
import { createPersonKeys, type PersonKeys } from '../kernel/personal-data';
import type { Vault } from '../kernel/vault';
import { createFileSnapshots } from './adapters/snapshots.files';
import type { Snapshots } from './snapshots';

const adapters: Record<string, (folder: string, keys: PersonKeys) => Snapshots> = {
  files: (folder, keys) => createFileSnapshots({ folder, keys }),
};

describe.each(Object.entries(adapters))('snapshots in %s', (_, create) => {
  let dir: string;
  let vault: Vault;
  let keys: PersonKeys;
  let snapshots: Snapshots;

  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'evident-snapshots-'));
    vault = createSqliteVault({ file: join(dir, 'vault.db') });
    keys = createPersonKeys(vault);
    snapshots = create(join(dir, 'sources'), keys);
  });

  afterEach(async () => {
    await vault.close();
    rmSync(dir, { recursive: true, force: true });
  });

  it('are read as they were kept, byte for byte', async () => {
    const bytes = Buffer.from([0, 1, 254, 255]);
    await snapshots.keep('ann', 'abc', bytes);
    expect(await snapshots.read('ann', 'abc')).toEqual(bytes);
  });

  it('that cannot be written are refused in a sentence, as on a full disk, and leave nothing', async () => {
    writeFileSync(join(dir, 'in-the-way'), '');
    const blocked = create(join(dir, 'in-the-way'), keys);
    await expect(blocked.keep('ann', 'abc', Buffer.from('one'))).rejects.toThrow(StoreUnavailable);
    expect(readFileSync(join(dir, 'in-the-way'), 'utf8')).toBe('');
  });

  it('may be kept twice', async () => {
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
    await snapshots.keep('ann', 'abc', Buffer.from('one'));
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

  it('never leave the folder, whatever an id says', async () => {
    await expect(snapshots.keep('../ann', 'abc', Buffer.from('x'))).rejects.toThrow('not an id');
    await expect(snapshots.read('ann', '../../vault.db')).rejects.toThrow('not an id');
  });
});

it('a snapshot that was tampered with is not read as something else', async () => {
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
