import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileSnapshots } from '../../modules/evidence/adapters/snapshots.files';
import type { EventStore } from '../../modules/kernel/events/event-store';
import { createPersonKeys } from '../../modules/kernel/events/personal-data';
import type { Vault } from '../../modules/kernel/vault';
import { event } from '../../tests/doubles/event-store-adapters';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { sparsePositions } from '../../tests/doubles/sparse-positions';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import type { WorkflowState } from '../../workflows/engine';
import { vaultFrames } from './export-vault';
import { importVault } from './import-vault';
import { sealedFile, type KeyCost } from './sealed-file';

const passphrase = 'correct horse battery staple';
/** Cheap key derivation. */
const cheap: KeyCost = { memoryCost: 8, timeCost: 1, parallelism: 1, outputLen: 32 };

describe('an exported and imported vault', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'move-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  /** A data folder for the product, with its log, vault, sources and engine. */
  function place(store: EventStore) {
    const vault = createMemoryVault();
    const folder = mkdtempSync(join(dir, 'sources-'));
    const snapshots = createFileSnapshots({ folder, keys: createPersonKeys(vault) });
    const blobs = createFileSnapshots({ folder: join(folder, 'blobs'), keys: createPersonKeys(vault) });
    const states = new Map<string, WorkflowState>();
    const engine = {
      state: (id: string) => Promise.resolve(states.get(id) ?? { status: 'unknown' as const }),
    };
    return {
      store,
      vault,
      snapshots,
      blobs,
      states,
      deps: { store, vault, snapshots, blobs, engine } as never,
    };
  }
  type Place = ReturnType<typeof place>;

  const hash = 'ab'.repeat(32);
  const says: [string, string, Record<string, unknown>][] = [
    ['source-1', 'SourceAdded', { userId: 'ada', sha256: 'abc' }],
    ['source-2', 'SourceAdded', { userId: 'ada', sha256: 'abc' }],
    ['source-3', 'SourceAdded', { userId: 'bob', sha256: 'abc' }],
    ['search-1', 'SearchRequested', { searchId: '1' }],
    ['search-1', 'SearchCompleted', { searchId: '1', userId: 'ada', report: `blob.v1.${hash}` }],
    ['search-2', 'SearchRequested', { searchId: '2' }],
    ['search-3', 'SearchRequested', { searchId: '3' }],
    ['search-3', 'SearchFailed', { searchId: '3' }],
    ['user-cleo', 'UserErased', { userId: 'cleo' }],
  ];
  const events = says.map(([stream, type, data]) => ({ stream, event: event(type, data) }));

  async function lay(store: EventStore, count = events.length): Promise<number[]> {
    const positions: number[] = [];
    for (const event of events.slice(0, count)) {
      const outcome = await store.append(event.stream, [event.event], { expected: 'any' });
      if (outcome.ok) positions.push(outcome.position);
    }
    return positions;
  }

  /** A data folder after some use of the product. */
  async function lived(): Promise<Place> {
    const home = place(createMemoryEventStore());
    const positions = await lay(home.store);
    const { vault, snapshots, blobs } = home;
    await blobs.keep('ada', hash, Buffer.from('a large report'));
    await snapshots.keep('ada', 'abc', Buffer.from('the source of Ada'));
    await snapshots.keep('bob', 'abc', Buffer.from('the source of Bob'));
    await createPersonKeys(vault).destroy('bob');
    await vault.put('secrets', 'session-secret', 'signs cookies');
    await vault.put('secrets', 'email-hmac', 'finds addresses');
    await vault.put('credentials', 'ada.1', '$argon2id$');
    await vault.put(
      'password-links',
      'ada.2',
      { userId: 'ada', epoch: 1 },
      { expiresAt: Date.now() + 60_000 },
    );
    await vault.put('password-links', 'ada.0', { userId: 'ada', epoch: 0 }, { expiresAt: Date.now() - 1 });
    await vault.put('mails', 'm-1', { state: 'sent', attempt: 'a' }, { expiresAt: Date.now() + 60_000 });
    await vault.put('sessions', 'ada.s', { userId: 'ada', epoch: 1 }, { expiresAt: Date.now() + 60_000 });
    await vault.put('limits', 'write/x', 7);
    await vault.put('checkpoints', 'reactions', positions.at(-1));
    await vault.put('checkpoints', 'correspondence', positions[4]);
    await vault.put('checkpoints', 'nothing-yet', 0);
    return home;
  }

  /** A fresh data folder with the events already imported, opened once as the import of events does. */
  async function fresh(count?: number): Promise<Place & { positions: number[] }> {
    const home = place(sparsePositions(createMemoryEventStore()));
    const positions = await lay(home.store, count);
    await home.vault.put('secrets', 'session-secret', 'made by opening it');
    await home.vault.put('checkpoints', 'correspondence', 0);
    return { ...home, positions };
  }

  const path = () => join(dir, 'vault-export');
  async function write(home: Place) {
    const count = { entries: 0, checkpoints: 0, sources: 0, blobs: 0 };
    const pieces: Buffer[] = [];
    for await (const piece of sealedFile(passphrase, vaultFrames(home.deps, count), cheap))
      pieces.push(piece);
    writeFileSync(path(), Buffer.concat(pieces));
    return count;
  }
  const bring = (home: Place) => importVault(home.deps, path(), passphrase, cheap);
  async function everything(vault: Vault) {
    const found: Record<string, unknown> = {};
    for (const collection of [
      'secrets',
      'person-keys',
      'credentials',
      'password-links',
      'mails',
      'sessions',
      'limits',
    ])
      for await (const { key, ...entry } of vault.entries(collection)) found[`${collection}/${key}`] = entry;
    return found;
  }

  it('holds the same keys, secrets and passwords, but no sessions, counts or expired entries', async () => {
    const home = await lived();
    expect(await write(home)).toEqual({ entries: 7, checkpoints: 3, sources: 1, blobs: 1 });
    const there = await fresh();
    expect(await bring(there)).toEqual({ written: 10, existing: 0, sources: 1, blobs: 1 });
    const { 'sessions/ada.s': _, 'limits/write/x': __, ...rest } = await everything(home.vault);
    expect(await everything(there.vault)).toEqual(rest);
    expect(Object.keys(rest)).toContain('person-keys/bob');
    expect(await there.snapshots.read('ada', 'abc')).toEqual(Buffer.from('the source of Ada'));
    expect(await there.snapshots.read('bob', 'abc')).toBeUndefined();
    expect(await there.blobs.read('ada', hash)).toEqual(Buffer.from('a large report'));
    expect(readFileSync(path()).includes('$argon2id$')).toBe(false);
  });

  it('has its checkpoints at the same events, whatever their positions, and before the oldest unfinished report', async () => {
    const home = await lived();
    await write(home);
    const there = await fresh();
    await bring(there);
    const beforeSecondSearch = there.positions[4];
    expect(await there.vault.get('checkpoints', 'reactions')).toBe(beforeSecondSearch);
    expect(await there.vault.get('checkpoints', 'correspondence')).toBe(there.positions[4]);
    expect(await there.vault.get('checkpoints', 'nothing-yet')).toBe(0);
  });

  it('can be imported again after any interruption, and changes nothing after that', async () => {
    await write(await lived());
    for (let writes = 0; writes < 12; writes += 1) {
      const there = await fresh();
      let left = writes;
      const vault: Vault = {
        ...there.vault,
        put: (...args) => ((left -= 1) < 0 ? Promise.reject(new Error('cut')) : there.vault.put(...args)),
      };
      const cut = await importVault(
        { ...(there.deps as object), vault } as never,
        path(),
        passphrase,
        cheap,
      ).then(
        () => 'done',
        () => 'cut',
      );
      expect(cut).toBe(writes < 10 ? 'cut' : 'done');
      expect(await bring(there)).toMatchObject({ written: Math.max(0, 10 - writes) });
      expect(await bring(there)).toEqual({ written: 0, existing: 10, sources: 1, blobs: 1 });
    }
  });

  it('is not imported into a used vault, and nothing is written', async () => {
    await write(await lived());
    const uses: [string, string, unknown][] = [
      ['credentials', 'eve.1', 'another'],
      ['secrets', 'email-hmac', 'another'],
      ['person-keys', 'eve/key', 'another'],
      ['checkpoints', 'reactions', 5],
      ['checkpoints', 'others', 5],
    ];
    for (const [collection, key, value] of uses) {
      const there = await fresh();
      await there.vault.put(collection, key, value);
      const before = await everything(there.vault);
      await expect(bring(there)).rejects.toThrow(`its ${collection} are not those of the file`);
      expect(await everything(there.vault)).toEqual(before);
    }
  });

  it('is not imported over another log, or over an incomplete one', async () => {
    await write(await lived());
    for (const there of [await fresh(events.length - 1), await fresh(0)]) {
      await expect(bring(there)).rejects.toThrow('import its events first');
      expect(await everything(there.vault)).toEqual({
        'secrets/session-secret': { value: 'made by opening it' },
      });
    }
    const gone = await fresh();
    await gone.store.append('user-admin', [event('UserRegistered')], { expected: 'none' });
    await expect(bring(gone)).rejects.toThrow('do not start the product in between');
  });
});
