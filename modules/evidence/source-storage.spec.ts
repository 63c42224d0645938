import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryEventStore } from '../../tests/doubles/event-store.memory';
import { request } from '../../tests/doubles/request';
import { offlinePages } from '../../tests/doubles/offline-pages';
import { tasksHere } from '../../tests/doubles/inline-tasks';
import { createMemoryVault } from '../../tests/doubles/vault.memory';
import { createEventLog, type EventLog } from '../kernel/events/event-log';
import { catalogueOf } from '../kernel/events/event';
import { createPersonKeys, type PersonKeys } from '../kernel/events/personal-data';
import { randomIds, systemClock } from '../kernel/ports';
import { isRefusal, type Refusal } from '../kernel/refusal';
import { toReportId } from '../kernel/report-id';
import { createFileSnapshots } from './adapters/snapshots.files';
import { EvidenceEvent } from './events';
import { createEvidence, type EvidenceModule } from './index';

const limitBytes = 1_000;
const csv = (bytes: number, name = 'a.csv') => {
  const head = 'Year,Ships\n2000,';
  return { name, type: 'text/csv', bytes: Buffer.from(`${head.padEnd(bytes - 1, '1')}\n`) };
};

let folder: string;
let log: EventLog;
let keys: PersonKeys;
let evidence: EvidenceModule;
/** A second process over the same log and files. */
let elsewhere: EvidenceModule;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'evident-storage-'));
  keys = createPersonKeys(createMemoryVault());
  log = createEventLog({
    store: createMemoryEventStore(),
    catalogue: catalogueOf(EvidenceEvent),
    keys,
    clock: systemClock,
  });
  const snapshots = createFileSnapshots({ folder, keys });
  const open = () =>
    createEvidence({
      ...{ log, keys, snapshots, ids: randomIds, tasks: tasksHere, pages: offlinePages, limitBytes },
      ...{ clock: systemClock, providers: [], secret: 'a secret' },
    });
  [evidence, elsewhere] = [open(), open()];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function value<T>(found: T | Refusal): T {
  if (isRefusal(found)) throw new Error(`refused: ${found.code}`);
  return found;
}
const attach = async (...files: ReturnType<typeof csv>[]) =>
  value(await evidence.attach(files, 'ann', request())).sources.map(({ sourceId }) => sourceId);
const remove = (id: string, isOver = true, userId = 'ann') =>
  evidence.remove(id, userId, () => Promise.resolve(isOver), request());
/** The files as they were sent; each has its reading beside it. */
const filesOnDisk = () => {
  const names = readdirSync(join(folder, 'ann'));
  expect(names.filter((name) => name.includes('-'))).toHaveLength(names.length / 2);
  return names.filter((name) => !name.includes('-'));
};
const code = (found: unknown) => (isRefusal(found) ? found.code : found);

describe('the storage of an account', () => {
  it('refuses a file that does not fit, and stores no byte of it', async () => {
    await attach(csv(600));
    expect(code(await evidence.attach([csv(300), csv(301)], 'ann', request()))).toBe('storage-full');
    expect(filesOnDisk()).toHaveLength(1);
    await attach(csv(400));
    expect(await evidence.list('ann')).toMatchObject({ bytes: 1_000, limitBytes });
  });

  it('cannot be exceeded by concurrent uploads in one or two processes [SEC-1]', async () => {
    const files = Array.from({ length: 8 }, (_, at) => csv(300 + at));
    const answers = await Promise.all(
      files.map((file, at) => (at % 2 ? evidence : elsewhere).attach([file], 'ann', request())),
    );
    const taken = answers.filter((answer) => !isRefusal(answer));
    const { sources, bytes } = await evidence.list('ann');
    expect([taken.length, sources.length]).toEqual([3, 3]);
    expect(bytes).toBeLessThanOrEqual(limitBytes);
    expect(filesOnDisk()).toHaveLength(3);
  });

  it('is that of one account alone', async () => {
    await attach(csv(1_000));
    expect(code(await evidence.attach([csv(1_000)], 'bob', request()))).toHaveProperty('sources');
  });

  it('lists one’s own, newest first, with size, hash and the searches that use them', async () => {
    const [first = ''] = await attach(csv(300, 'first.csv'));
    const [second = ''] = await attach(csv(301, 'second.csv'));
    await evidence.use([first], 'ann', toReportId('q1'), request());
    const { sources } = await evidence.list('ann');
    expect(sources.map(({ sourceId }) => sourceId).sort()).toEqual([first, second].sort());
    expect(sources.find(({ sourceId }) => sourceId === first)).toMatchObject({
      ...{ title: 'first.csv', kind: 'csv', bytes: 300, searchIds: ['q1'] },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      addedAt: expect.stringMatching(/^\d{4}-/) as string,
    });
    expect((await evidence.list('bob')).sources).toEqual([]);
  });
});

describe('a repeated request with the same idempotency key', () => {
  const send = async (files: ReturnType<typeof csv>[], key: string, { by = 'ann', at = evidence } = {}) =>
    value(await at.attach(files, by, request(), key));

  it('gets the first answer, and takes no more room, even at the limit', async () => {
    const files = [csv(300, 'first.csv'), csv(600, 'second.csv')];
    const first = await send(files, 'one');
    expect(first.sources.map(({ title }) => title)).toEqual(['first.csv', 'second.csv']);
    expect(await send(files, 'one')).toEqual(first);
    expect(await send(files, 'one', { at: elsewhere })).toEqual(first);
    expect(await evidence.list('ann')).toMatchObject({ bytes: 900 });
    expect(filesOnDisk()).toHaveLength(2);
  });

  it('gets the first answer whatever it carries, and after the removal of the source', async () => {
    const first = await send([csv(300)], 'one');
    expect(await send([csv(301), csv(302)], 'one')).toEqual(first);
    expect(filesOnDisk()).toHaveLength(1);
    await remove(first.sources[0]?.sourceId ?? '');
    expect(await send([csv(300)], 'one')).toEqual(first);
    expect(await evidence.list('ann')).toMatchObject({ bytes: 0, sources: [] });
    expect(filesOnDisk()).toEqual([]);
  });

  it.each(['the same file', 'another file'])(
    'at the same time in two processes gets one answer and keeps one file: %s',
    async (which) => {
      const files = (at: number) => [csv(which === 'the same file' ? 300 : 300 + at)];
      const answers = await Promise.all(
        [0, 1, 2, 3].map((at) => send(files(at), 'one', { at: at % 2 ? evidence : elsewhere })),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect((await evidence.list('ann')).sources).toHaveLength(1);
      expect(filesOnDisk()).toHaveLength(1);
    },
  );

  it('is another request with another key, of another user, or without a key', async () => {
    const answers = [
      await send([csv(100)], 'one'),
      await send([csv(100)], 'two'),
      await send([csv(100)], 'one', { by: 'bob' }),
      await send([csv(100)], ''),
      await send([csv(100)], ''),
    ];
    expect(new Set(answers.map(({ sources }) => sources[0]?.sourceId)).size).toBe(5);
  });

  it('is tried again when the first one was refused', async () => {
    const files = [csv(300), { ...csv(300), name: 'a.exe' }];
    expect(code(await evidence.attach(files, 'ann', request(), 'one'))).toBe('file-type');
    expect((await send(files.slice(0, 1), 'one')).sources).toHaveLength(1);
  });
});

describe('a source that is removed', () => {
  it('is gone with its bytes, and cannot be used or removed again', async () => {
    const [id = ''] = await attach(csv(300));
    expect(await remove(id)).toEqual({ ok: true });
    expect(filesOnDisk()).toEqual([]);
    expect(code(await evidence.gather([id], 'ann', 'ships'))).toBe('unknown-source');
    expect(code(await evidence.refusesSources([id], 'ann'))).toBe('unknown-source');
    expect(code(await evidence.use([id], 'ann', toReportId('q1'), request()))).toBe('unknown-source');
    expect(code(await remove(id))).toBe('source-not-found');
    expect((await evidence.list('ann')).bytes).toBe(0);
  });

  it('keeps its bytes while another source of the person has the same content', async () => {
    const [one = '', two = ''] = await attach(csv(300), csv(300, 'b.csv'));
    await remove(one);
    expect(value(await evidence.gather([two], 'ann', 'ships')).digest.sources).toHaveLength(1);
    await remove(two);
    expect(filesOnDisk()).toEqual([]);
  });

  it('leaves the bytes to an equal file that is attached in the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [id = ''] = await attach(csv(300));
      const again = elsewhere.attach([csv(300)], 'ann', request());
      await Promise.all([remove(id), again]);
      const [kept] = value(await again).sources;
      expect(
        value(await evidence.gather([kept?.sourceId ?? ''], 'ann', 'ships')).digest.sources,
      ).toHaveLength(1);
      await remove(kept?.sourceId ?? '');
    }
    expect(filesOnDisk()).toEqual([]);
  });

  it('stays while a search that uses it is running, and cannot be removed by another user', async () => {
    const [id = ''] = await attach(csv(300));
    await evidence.use([id], 'ann', toReportId('q1'), request());
    expect(code(await remove(id, false))).toBe('source-in-use');
    expect(code(await remove(id, true, 'bob'))).toBe('source-not-found');
    expect(filesOnDisk()).toHaveLength(1);
  });
});

describe('a source from before account streams', () => {
  it('can be read, used and removed', async () => {
    const [id = ''] = await attach(csv(300));
    const [source] = (await evidence.list('ann')).sources;
    const { sha256 = '' } = source ?? {};
    const event = {
      type: 'SourceAdded',
      sourceId: 'old',
      userId: 'bob',
      title: 'old.csv',
      kind: 'csv',
      bytes: 300,
    };
    await createFileSnapshots({ folder, keys }).keep('bob', sha256, csv(300).bytes);
    await log.append('source-old', [{ ...event, sha256, spans: 2 }], {
      expected: 'none',
      context: request(),
    });
    expect(value(await evidence.gather(['old'], 'bob', 'ships')).digest.sources).toHaveLength(1);
    expect(await evidence.use(['old'], 'bob', toReportId('q1'), request())).toBeUndefined();
    expect((await evidence.list('bob')).sources).toMatchObject([{ sourceId: 'old', searchIds: ['q1'] }]);
    expect(await remove('old', true, 'bob')).toEqual({ ok: true });
    expect(code(await evidence.gather(['old'], 'bob', 'ships'))).toBe('unknown-source');
    expect(id).not.toBe('old');
  });
});

it('an upload deletes its bytes when its account is erased meanwhile', async () => {
  await attach(csv(300));
  await keys.destroy('ann');
  await expect(evidence.attach([csv(301)], 'ann', request())).rejects.toMatchObject({
    code: 'person-erased',
  });
  await evidence.deleteAllOf('ann');
  expect(readdirSync(folder)).toEqual([]);
});
