import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snapshotsOf } from '../../modules/evidence/retrieval/retrieved-source';
import { silentLog } from '../../modules/kernel/ports';
import { toReportId } from '../../modules/kernel/report-id';
import { createErasureWorld } from '../../tests/doubles/erasure-world';
import { request } from '../../tests/doubles/request';
import { createSourceExpiry } from './expire-sources';

const dayMs = 24 * 60 * 60 * 1000;

describe('tidying the sources of accounts', () => {
  let world: ReturnType<typeof createErasureWorld>;
  beforeEach(() => void (world = createErasureWorld()));
  afterEach(() => world.remove());

  /** The remaining sources of an account after the job has run, so many days from now. */
  async function leftAfter(days: number, userId: string): Promise<string[]> {
    const { log, evidence } = world;
    const clock = { now: () => new Date(Date.now() + days * dayMs) };
    const stop = new AbortController();
    const follow = vi.fn(log.follow);
    const job = createSourceExpiry({ log: { ...log, follow }, evidence, clock, logger: silentLog });
    const running = job.run(stop.signal);
    await vi.waitFor(() => expect(follow).toHaveBeenCalled());
    stop.abort();
    await running;
    return (await evidence.list(userId)).sources.map(({ sourceId }) => sourceId);
  }
  const ends = (searchId: string, userId: string, type = 'SearchDeleted') =>
    world.log.append(`search-${searchId}`, [{ type, searchId, userId, code: 'x', message: 'x' }], {
      ...{ expected: 'any', context: request() },
    });

  it('deletes those that no report has used for 30 days, with their bytes, and no others', async () => {
    const { id } = await world.person('Ada');
    const idle = await world.attaches(id, 'idle.csv', 'Year,Seen\n2021,1\n');
    const used = await world.attaches(id, 'used.csv', 'Year,Seen\n2021,2\n');
    await world.asks(id, 'How many?', [used]);
    expect((await leftAfter(29, id)).sort()).toEqual([idle, used].sort());
    expect(await leftAfter(31, id)).toEqual([used]);
    expect(await world.factsOf('SourceExpired')).toEqual([
      { type: 'SourceExpired', userId: id, sourceId: idle },
    ]);
    expect(await leftAfter(400, id)).toEqual([used]);
  });

  it.each(['SearchDeleted', 'SearchFailed'])(
    'counts the days from when the last report goes: %s',
    async (type) => {
      const { id } = await world.person('Ada');
      const source = await world.attaches(id, 'a.csv', 'Year,Seen\n2021,1\n');
      await ends(await world.asks(id, 'How many?', [source]), id, type);
      expect(await leftAfter(29, id)).toEqual([source]);
      expect(await leftAfter(31, id)).toEqual([]);
    },
  );

  it('migrates sources from before source streams into the account, with their uses', async () => {
    const { id } = await world.person('Ada');
    const about = { userId: id, title: 'old.csv', kind: 'csv', sha256: 'abc', bytes: 7, spans: 1 };
    for (const sourceId of ['old', 'idle'])
      await world.log.append(`source-${sourceId}`, [{ ...about, type: 'SourceAdded', sourceId }], {
        ...{ expected: 'none', context: request() },
      });
    const event = {
      type: 'SearchRequested',
      kind: 'visual',
      searchId: 'q1',
      userId: id,
      query: 'How many?',
      model: 'qwen',
    };
    await world.log.append('search-q1', [{ ...event, sourceIds: ['old'], charged: true }], {
      ...{ expected: 'none', context: request() },
    });
    expect((await leftAfter(0, id)).sort()).toEqual(['idle', 'old']);
    expect((await world.evidence.list(id)).bytes).toBe(14);
    expect(await leftAfter(31, id)).toEqual(['old']);
    const running = () => Promise.resolve(false);
    expect(await world.evidence.remove('old', id, running, request())).toMatchObject({
      code: 'source-in-use',
    });
  });

  it('deletes the bytes that a crash during a removal left behind', async () => {
    const { id } = await world.person('Ada');
    const source = await world.attaches(id, 'a.csv', 'Year,Seen\n2021,1\n');
    const [{ sha256 } = { sha256: '' }] = (await world.evidence.list(id)).sources;
    await world.log.append(`sources-${id}`, [{ type: 'SourceRemoved', userId: id, sourceId: source }], {
      ...{ expected: 'any', context: request() },
    });
    expect(await world.snapshots.has(id, sha256)).toBe(true);
    await leftAfter(0, id);
    expect(await world.snapshots.has(id, sha256)).toBe(false);
  });

  it('deletes what a crash left of the found sources of a deleted search, and of no other', async () => {
    const { id } = await world.person('Ada');
    for (const searchId of ['q1', 'q2']) {
      const about = { type: 'SearchRequested', kind: 'visual', searchId, userId: id, query: 'How many?' };
      const event = { ...about, model: 'qwen', sourceIds: [], charged: true, retrieve: ['web'] };
      await world.log.append(`search-${searchId}`, [event], { expected: 'none', context: request() });
      await world.snapshots.keep(id, `${snapshotsOf(toReportId(searchId))}-abc`, Buffer.from('Tides'));
    }
    await ends('q1', id);
    await leftAfter(0, id);
    const isStored = (searchId: string) =>
      world.snapshots.has(id, `${snapshotsOf(toReportId(searchId))}-abc`);
    expect([await isStored('q1'), await isStored('q2')]).toEqual([false, true]);
  });
});
