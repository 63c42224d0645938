import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accepted, createErasureWorld, password } from '../../tests/doubles/erasure-world';
import { request } from '../../tests/doubles/request';
import { maxEventBytes } from '../../modules/kernel/events/encode-events';
import { silentLog, systemClock } from '../../modules/kernel/ports';
import { toReportId } from '../../modules/kernel/report-id';
import { createStartErasure, deletePersonalData, type ErasureDeps } from './start';

const own = { admins: false };

describe('erasing an account', () => {
  let world: ReturnType<typeof createErasureWorld>;
  beforeEach(() => void (world = createErasureWorld()));
  afterEach(() => world.remove());

  function erasureWith(more: Partial<ErasureDeps> = {}) {
    return createStartErasure({
      ...world,
      clock: systemClock,
      logger: silentLog,
      reached: () => Promise.resolve(),
      ...more,
    });
  }

  it('leaves no session, password, claim, key or file by its response', async () => {
    const ada = await world.person('Ada');
    await world.attaches(ada.id, 'count.csv', 'Year,Seen\n2021,4711\n');
    expect(await erasureWith().erase(ada.id, own, request())).toEqual({ ok: true });
    expect(await world.identity.accountOfSession(ada.sessionToken)).toBeUndefined();
    const login = { email: 'ada@example.org', password };
    expect(await world.identity.signIn(login)).toMatchObject({ code: 'wrong-credentials' });
    expect(await world.identity.hasPassword(ada.id)).toBe(false);
    expect(await world.keys.find(ada.id)).toBeUndefined();
    expect(readdirSync(world.folder)).toEqual([]);
    expect(world.forgotten).toEqual([ada.id]);
  });

  it('deletes every search of that user, running or not, and none of other users', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    const running = await world.asks(ada.id, 'Weevils');
    const cancelled = await world.asks(ada.id, 'Limpets');
    const requester = world.actor(ada.id);
    accepted(await world.search.cancel(cancelled, requester, request()));
    const removed = await world.asks(ada.id, 'Whelks');
    accepted(await world.search.remove(removed, requester, request()));
    const others = await world.asks(bo.id, 'Cockles');
    await erasureWith().erase(ada.id, own, request());
    expect(await world.factsOf('SearchDeleted')).toMatchObject(
      [removed, running, cancelled].map((searchId) => ({ searchId, userId: ada.id })),
    );
    expect((await world.search.load(others)).state).toMatchObject({
      status: 'running',
      request: { query: 'Cockles' },
    });
  });

  it('keeps public reports public without their author, and deletes formerly public ones', async () => {
    const ada = await world.person('Ada');
    const [open, closed] = [await world.finishes(ada.id, 'Weevils'), await world.finishes(ada.id, 'Limpets')];
    for (const id of [open, closed]) accepted(await world.publishing.publish(id, {}, request()));
    accepted(await world.publishing.unpublish(closed, {}, request()));
    const erasure = erasureWith();
    for (let time = 0; time < 2; time += 1) await erasure.erase(ada.id, own, request());
    expect(await world.factsOf('SearchDisowned')).toEqual([
      { type: 'SearchDisowned', searchId: open, userId: ada.id },
    ]);
    expect(await world.factsOf('SearchDeleted')).toMatchObject([{ searchId: closed }]);
    expect(await world.factsOf('SearchCompleted')).toMatchObject([{ report: null }, { report: null }]);
    expect(await world.factsOf('ReportPublished')).toMatchObject([
      { content: { query: 'Weevils', report: { title: 'Weevils' } } },
      { content: null },
    ]);
    expect(await world.publishing.isPublic(open)).toBe(true);
  });

  it('deletes all feedback and reviews of that user once, decided or not, and none of other users', async () => {
    const [ada, bo] = [await world.person('Ada'), await world.person('Bo')];
    const words = { rating: 4, content: 'Weevils are well counted.' };
    for (const { id } of [ada, ada, bo]) {
      accepted(await world.feedback.submit(words, world.actor(id), request()));
      accepted(await world.reviews.submit(words, world.actor(id), request()));
    }
    const idsOf = async (type: string, field: string) =>
      (await world.factsOf(type)).flatMap((event) => String((event as Record<string, unknown>)[field]));
    const feedbackIds = await idsOf('FeedbackSubmitted', 'feedbackId');
    const reviewIds = await idsOf('ReviewSubmitted', 'reviewId');
    accepted(await world.feedback.publish(feedbackIds[0] ?? '', { by: 'admin' }, request()));
    accepted(await world.reviews.remove(reviewIds[0] ?? '', { by: 'admin' }, request()));
    const erasure = erasureWith();
    for (let time = 0; time < 2; time += 1) await erasure.erase(ada.id, own, request());
    expect(await world.factsOf('FeedbackDeleted')).toEqual(
      feedbackIds.slice(0, 2).map((feedbackId) => ({ type: 'FeedbackDeleted', feedbackId, userId: ada.id })),
    );
    expect(await world.factsOf('ReviewDeleted')).toEqual([
      { type: 'ReviewDeleted', reviewId: reviewIds[0], userId: ada.id, by: 'admin' },
      { type: 'ReviewDeleted', reviewId: reviewIds[1], userId: ada.id },
    ]);
    expect(await world.factsOf('FeedbackSubmitted')).toMatchObject([
      { content: null },
      { content: null },
      { content: words.content },
    ]);
  });

  it('deletes the large parts of reports too, except those of public reports', async () => {
    const ada = await world.person('Ada');
    const content = randomBytes(400_000).toString('hex');
    const open = await world.finishes(ada.id, 'Weevils', { content });
    await world.finishes(ada.id, 'Limpets', { content });
    accepted(await world.publishing.publish(open, {}, request()));
    expect(readdirSync(world.blobsFolder).sort()).toEqual([ada.id, open].sort());
    for await (const events of world.store.readAll({ from: 0 }))
      for (const { data } of events) expect(JSON.stringify(data).length).toBeLessThan(maxEventBytes);
    await erasureWith().erase(ada.id, own, request());
    expect(readdirSync(world.blobsFolder)).toEqual([open]);
    expect(await world.factsOf('SearchCompleted')).toMatchObject([{ report: null }, { report: null }]);
    expect(await world.factsOf('ReportPublished')).toMatchObject([{ content: { report: { content } } }]);
    await world.publishing.purge(open, request());
    expect(readdirSync(world.blobsFolder)).toEqual([]);
    expect(await world.factsOf('ReportPublished')).toMatchObject([{ content: null }]);
  });

  it('keeps the address for the erasure confirmation, ten minutes at most', async () => {
    const ada = await world.person('Ada');
    const kept: unknown[] = [];
    const put: typeof world.vault.put = (collection, key, ...rest) => {
      if (collection === 'farewells') kept.push([key, ...rest]);
      return world.vault.put(collection, key, ...rest);
    };
    const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
    await erasureWith({ vault: { ...world.vault, put }, clock }).erase(ada.id, own, request());
    const expiresAt = Date.parse('2026-01-01T00:10:00Z');
    expect(kept).toEqual([[ada.id, { to: 'ada@example.org' }, { expiresAt }]]);
  });

  it('refuses an admin and an unknown account, and changes nothing', async () => {
    const { userId } = await world.identity.ensureAdmin('root@example.org', password, request());
    const id = await world.asks(userId, 'Weevils');
    expect(await erasureWith().erase(userId, own, request())).toMatchObject({ code: 'admin-protected' });
    expect(await erasureWith().erase('nobody', own, request())).toMatchObject({ code: 'user-not-found' });
    expect(await world.vault.get('farewells', userId)).toBeUndefined();
    expect((await world.search.load(id)).state.status).toBe('running');
    expect(await world.identity.account(userId)).toMatchObject({ email: 'root@example.org' });
    expect(await erasureWith().erase(userId, { admins: true }, request())).toEqual({ ok: true });
  });

  it('may be repeated, and spares an account that has the address by now', async () => {
    const ada = await world.person('Ada');
    const erasure = erasureWith();
    await erasure.erase(ada.id, own, request());
    const again = await world.person('Ada');
    expect(again.id).not.toBe(ada.id);
    expect(await erasure.erase(ada.id, own, request())).toEqual({ ok: true });
    expect(await world.factsOf('UserErased')).toHaveLength(1);
    expect(await world.identity.accountOfSession(again.sessionToken)).toMatchObject({ name: 'Ada' });
  });

  it('waits for the read models to reach its last event, and answers even when they do not', async () => {
    const ada = await world.person('Ada');
    await world.asks(ada.id, 'Weevils');
    const asked: number[] = [];
    const warnings: string[] = [];
    const erasure = erasureWith({
      reached: (position, signal) => {
        asked.push(position);
        expect(signal).toBeInstanceOf(AbortSignal);
        return Promise.reject(new Error('too slow'));
      },
      logger: { ...silentLog, warn: (_, message) => warnings.push(message) },
    });
    expect(await erasure.erase(ada.id, own, request())).toEqual({ ok: true });
    expect(asked).toEqual([await world.log.head()]);
    expect(warnings).toEqual(['the read models have not caught up with an erasure yet']);
  });

  it('allows no further writes about that user', async () => {
    const ada = await world.person('Ada');
    await erasureWith().erase(ada.id, own, request());
    const gone = { name: 'TerminalError', code: 'person-erased' };
    await expect(world.asks(ada.id, 'Too late')).rejects.toMatchObject(gone);
    await expect(world.attaches(ada.id, 'late.txt', 'Too late')).rejects.toMatchObject(gone);
    expect(readdirSync(world.folder)).toEqual([]);
  });

  it('deletes a concurrently accepted search on the next run', async () => {
    const ada = await world.person('Ada');
    let late = toReportId('');
    const evidence = {
      deleteAllOf: async (userId: string) => {
        late ||= await world.asks(ada.id, 'Just in time');
        await world.evidence.deleteAllOf(userId);
      },
    };
    await erasureWith({ evidence }).erase(ada.id, own, request());
    expect((await world.search.load(late)).state).toMatchObject({
      status: 'running',
      request: { query: null },
    });
    await deletePersonalData(world, ada.id, request());
    expect((await world.search.load(late)).state.status).toBe('deleted');
  });
});
