import { mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offlinePages } from '../../tests/doubles/offline-pages';
import { tasksHere } from '../../tests/doubles/inline-tasks';
import { createSqliteEventStore } from '../kernel/adapters/event-store.sqlite';
import { createSqliteVault } from '../kernel/adapters/vault.sqlite';
import { createEventLog, type Context } from '../kernel/events/event-log';
import type { EventStore } from '../kernel/events/event-store';
import { catalogueOf } from '../kernel/events/event';
import { createPersonKeys, type PersonKeys } from '../kernel/events/personal-data';
import { randomIds, systemClock } from '../kernel/ports';
import { isRefusal, type Refusal } from '../kernel/refusal';
import { TaskOutOfMemory, TaskTimeout } from '../kernel/tasks';
import type { Vault } from '../kernel/vault';
import { createFileSnapshots } from './adapters/snapshots.files';
import { maxFileBytes } from './contract';
import { EvidenceEvent } from './events';
import { createEvidence, type EvidenceModule, type EvidenceTasks } from './index';
import { openEvidence } from './sources/packed-reading';

let dir: string;
let store: EventStore;
let vault: Vault;
let keys: PersonKeys;
let evidence: EvidenceModule;

/** What one account may keep here. */
const limitBytes = 1024 * 1024;

const open = (changed: Partial<EvidenceTasks> = {}) => {
  const log = createEventLog({ store, catalogue: catalogueOf(EvidenceEvent), keys, clock: systemClock });
  return createEvidence({
    log,
    keys,
    snapshots: createFileSnapshots({ folder: join(dir, 'sources'), keys }),
    ids: randomIds,
    tasks: { ...tasksHere, ...changed },
    pages: offlinePages,
    ...{ clock: systemClock, providers: [], secret: 'a secret' },
    limitBytes,
  });
};

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'evident-evidence-'));
  store = createSqliteEventStore({ file: join(dir, 'events.db') });
  vault = createSqliteVault({ file: join(dir, 'vault.db') });
  keys = createPersonKeys(vault);
  evidence = open();
});

afterEach(async () => {
  await store.close();
  await vault.close();
  rmSync(dir, { recursive: true, force: true });
});

let requests = 0;
const context = (): Context => ({
  actor: { kind: 'system' },
  correlationId: 'r',
  causationId: `r-${(requests += 1)}`,
});
const csv = { name: 'ships.csv', type: 'text/csv', bytes: Buffer.from('Year,Ships\n2000,12\n2001,15\n') };

function value<T>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(`refused: ${found.code}`);
  return found;
}

async function attachOne(): Promise<string> {
  const { sources } = value(await evidence.attach([csv], 'ann', context()));
  return sources[0]?.sourceId ?? '';
}

describe('attaching files', () => {
  it('keeps each as a source with its title, kind and number of spans', async () => {
    const { sources } = value(await evidence.attach([csv], 'ann', context()));
    expect(sources).toMatchObject([{ title: 'ships.csv', kind: 'csv', spans: 3 }]);
  });

  it('leaves no readable byte of it on disk [SEC-23]', async () => {
    await attachOne();
    const folder = join(dir, 'sources', 'ann');
    const names = readdirSync(folder);
    expect(names).toEqual([
      expect.stringMatching(/^[0-9a-f]{64}$/),
      expect.stringMatching(/^[0-9a-f]{64}-csv-v4-\d+$/),
    ]);
    for (const name of names) expect(readFileSync(join(folder, name)).includes('Ships')).toBe(false);
  });

  it.each([
    ['no-files', []],
    ['too-many-files', Array.from({ length: 11 }, () => csv)],
    ['file-type', [csv, { ...csv, name: 'ships.png' }]],
    ['file-too-large', [csv, { ...csv, bytes: Buffer.alloc(maxFileBytes + 1, 97) }]],
    ['file-binary', [csv, { ...csv, name: 'a.txt', bytes: Buffer.from([0, 1, 2]) }]],
    ['file-empty', [csv, { ...csv, bytes: Buffer.alloc(0) }]],
    ['csv-broken', [csv, { ...csv, bytes: Buffer.from('a,b\n1\n') }]],
  ])('is all or nothing: %s writes neither fact nor file [SEC-21]', async (code, files) => {
    expect(await evidence.attach(files, 'ann', context())).toMatchObject({ refused: true, code });
    expect(await store.head()).toBe(0);
    expect(readdirSync(dir)).not.toContain('sources');
  });

  it('takes a file without extension by its type', async () => {
    const found = value(await evidence.attach([{ ...csv, name: 'ships' }], 'ann', context()));
    expect(found.sources[0]?.kind).toBe('csv');
  });
});

describe('reading files', () => {
  const rows = (count: number) => Buffer.from(`a,b\n${'x,1\n'.repeat(count)}`);

  it('accepts 200,000 rows, and refuses more without writing anything', { timeout: 60_000 }, async () => {
    const half = { ...csv, bytes: rows(100_000) };
    expect(await evidence.attach([half, half, csv], 'ann', context())).toMatchObject({
      code: 'too-many-rows',
    });
    expect(await evidence.attach([{ ...csv, bytes: rows(200_001) }], 'ann', context())).toMatchObject({
      code: 'too-many-rows',
    });
    expect(await store.head()).toBe(0);
    const { sources } = value(await evidence.attach([half, half], 'ann', context()));
    const ids = sources.map(({ sourceId }) => sourceId);
    expect(await evidence.refusesSources(ids, 'ann')).toBeUndefined();
    expect(await evidence.refusesSources([...ids, await attachOne()], 'ann')).toMatchObject({
      code: 'too-many-rows',
    });
  });

  it.each([
    ['file-too-slow', new TaskTimeout('too long')],
    ['file-too-complex', new TaskOutOfMemory('too much')],
  ])('answers %s when the thread had to be ended, and writes nothing', async (code, failure) => {
    evidence = open({ readFile: () => Promise.reject(failure) });
    expect(await evidence.attach([csv], 'ann', context())).toMatchObject({ refused: true, code });
    expect(await store.head()).toBe(0);
  });

  it('happens once: later steps use the reading stored beside the file', async () => {
    const id = await attachOne();
    let read = 0;
    const counting = open({ readFile: (file) => ((read += 1), tasksHere.readFile(file)) });
    value(await counting.gather([id], 'ann', 'ships'));
    expect(read).toBe(0);
  });

  it('happens again if no reading is stored beside the file, as before November 2026', async () => {
    const id = await attachOne();
    const folder = join(dir, 'sources', 'ann');
    const kept = () => readdirSync(folder).filter((name) => name.includes('-'));
    const before = value(await evidence.gather([id], 'ann', 'ships'));
    rmSync(join(folder, kept()[0] ?? ''));
    const after = value(await open().gather([id], 'ann', 'ships'));
    expect(openEvidence(after.packed)).toEqual(openEvidence(before.packed));
    expect(kept()).toHaveLength(1);
  });

  it('keeps the passages of a report: a reading of an earlier version is opened, not made anew', async () => {
    const id = await attachOne();
    const folder = join(dir, 'sources', 'ann');
    const name = readdirSync(folder).find((each) => each.includes('-')) ?? '';
    const now = Number(process.versions.v8.split('.')[0]);
    for (const earlier of [`-v2-${now}`, '-v3-11', '-v2-11']) {
      const kept = readdirSync(folder).find((each) => each.includes('-')) ?? '';
      renameSync(join(folder, kept), join(folder, name.replace(/-v3-\d+$/, earlier)));
      const readFile = () => Promise.reject(new Error('it was read again'));
      expect(value(await open({ readFile }).gather([id], 'ann', 'ships')).digest.lastSpan).toBe(3);
    }
  });

  it('of sources that need too much memory together fails for good', async () => {
    const id = await attachOne();
    const small = open({ digestEvidence: () => Promise.reject(new TaskOutOfMemory('too much')) });
    await expect(small.gather([id], 'ann', 'ships')).rejects.toMatchObject({ code: 'sources-too-large' });
  });
});

describe('gathering sources', () => {
  it('reads them again after a restart, and gives the same', async () => {
    const id = await attachOne();
    const before = value(await evidence.gather([id], 'ann', 'ships'));
    const after = value(await open().gather([id], 'ann', 'ships'));
    expect(after).toEqual(before);
    const { sources, datasets } = openEvidence(after.packed);
    expect(sources[0]).toMatchObject({ id, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(datasets[0]?.rows).toEqual([
      ['2000', 12],
      ['2001', 15],
    ]);
  });

  it('refuses a source of another user or an unknown one [SEC-49]', async () => {
    const id = await attachOne();
    await evidence.attach([csv], 'bob', context());
    await evidence.gather([id], 'ann', 'ships');
    expect(await evidence.gather([id], 'bob', 'ships')).toMatchObject({ code: 'unknown-source' });
    expect(await evidence.gather(['nothing'], 'ann', 'ships')).toMatchObject({ code: 'unknown-source' });
  });

  it('refuses more than ten, and counts one named twice once', async () => {
    const id = await attachOne();
    const eleven = Array.from({ length: 11 }, (_, index) => `x${index}`);
    expect(await evidence.gather(eleven, 'ann', 'q')).toMatchObject({ code: 'too-many-sources' });
    expect(value(await evidence.gather([id, id], 'ann', 'q')).digest.sources).toHaveLength(1);
  });

  it('of an erased person finds nothing, not even in the cache', async () => {
    const id = await attachOne();
    value(await evidence.gather([id], 'ann', 'ships'));
    await keys.destroy('ann');
    expect(await evidence.gather([id], 'ann', 'ships')).toMatchObject({ code: 'unknown-source' });
  });

  it('fails for good when the file is gone', async () => {
    const id = await attachOne();
    rmSync(join(dir, 'sources'), { recursive: true });
    await expect(evidence.gather([id], 'ann', 'ships')).rejects.toMatchObject({ code: 'source-missing' });
  });

  it('erasing a person deletes the files', async () => {
    await attachOne();
    await evidence.deleteAllOf('ann');
    expect(readdirSync(join(dir, 'sources'))).toEqual([]);
  });
});
