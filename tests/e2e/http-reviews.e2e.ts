import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReviewItem } from '../../projections/reviews';
import { createHttpWorld, type HttpWorld } from './http/http-world';
import { signedInPerson, type Person } from './http/person';
import { secondAdmin } from './product/second-admin';
import { storesOf } from './product/stores-of';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

type Verdict = 'approve' | 'reject';

describe('reviews over HTTP', () => {
  let world: HttpWorld;
  let berta: Person;
  beforeAll(async () => {
    world = await createHttpWorld();
    berta = await secondAdmin(world.product, 'Berta Boss');
  });
  afterAll(() => world.product.stop());

  const listed = async (query = '') => {
    const { status, headers, body } = await world.admin.ask<ReviewItem[]>(`/api/reviews${query}`);
    return { status, items: body, total: Number(headers.get('x-total-count')) };
  };
  /** Writes a review, waits until it is listed, and answers its id. */
  async function writes(person: Person, content: string, rating = 4): Promise<string> {
    const sent = await person.ask('/api/reviews', { json: { rating, content } });
    expect(sent.status).toBe(201);
    const path = `?q=${encodeURIComponent(content)}`;
    return (await until('it is listed', async () => (await listed(path)).items[0])).id;
  }
  const decide = (as: Person, id: string, verdict: Verdict, json?: object) =>
    as.ask(`/api/admin/reviews/${id}/${verdict}`, { method: 'POST', json });
  const remove = (as: Person, id: string, json?: object) =>
    as.ask(`/api/admin/reviews/${id}`, { method: 'DELETE', json });

  it('wait for an admin, and are listed with their writer', async () => {
    const id = await writes(world.ada, 'Each number has a note.', 5);
    expect(await listed('?q=EACH')).toEqual({
      status: 200,
      items: [
        {
          ...{ id, userId: expect.any(String) as string, rating: 5, content: 'Each number has a note.' },
          ...{ status: 'pending', approvedAt: null, createdAt: expect.any(String) as string },
          user: { name: 'Ada', picture: null, email: 'ada@example.org' },
        },
      ],
      total: 1,
    });
  });

  it.each([
    ['approve', 'approved', 'reject'],
    ['reject', 'rejected', 'approve'],
  ] as const)('accept a first %s, and keep it', async (verdict, status, opposite) => {
    const id = await writes(world.ada, `To ${verdict} for good.`);
    const first = await decide(world.admin, id, verdict);
    expect([first.status, first.body]).toEqual([200, { ok: true, status }]);
    const [item] = (await listed(`?status=${status}&q=for good`)).items;
    expect(item).toMatchObject({
      id,
      approvedAt: status === 'approved' ? (expect.any(String) as string) : null,
    });
    expect((await decide(world.admin, id, verdict)).body).toEqual({ ok: true, status });
    const { name } = (await world.admin.ask<{ name: string }>('/api/auth/user')).body;
    const error = `${name} has decided this already: it is ${status} now.`;
    for (const refused of [
      await decide(berta, id, verdict),
      await decide(berta, id, opposite),
      await decide(world.admin, id, opposite),
    ])
      expect([refused.status, refused.body]).toEqual([409, { error, code: 'already-decided' }]);
  });

  it('decided by two admins at once are decided once', async () => {
    const id = await writes(world.ada, 'For both of them.');
    const answers = await Promise.all([decide(world.admin, id, 'approve'), decide(berta, id, 'reject')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const first = answers[0].status === 200 ? world.admin : berta;
    const { name } = (await first.ask<{ name: string }>('/api/auth/user')).body;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toMatch(new RegExp(`^${name} has decided this already`));
  });

  it('are deleted in any state, once', async () => {
    const ids = [
      await writes(world.ada, 'Gone while pending.'),
      await writes(world.ada, 'Gone when decided.'),
    ];
    await decide(world.admin, ids[1] ?? '', 'reject');
    for (const id of [...ids]) {
      const removed = await remove(world.admin, id, { reason: 'spam' });
      expect([removed.status, removed.body]).toEqual([200, { ok: true }]);
      for (const answer of [await remove(berta, id), await decide(berta, id, 'approve')])
        expect([answer.status, answer.body.code]).toEqual([404, 'review-not-found']);
    }
    expect((await listed('?q=gone')).total).toBe(0);
    expect((await decide(world.admin, unknownId, 'reject')).body.code).toBe('review-not-found');
  });

  it('keep the reasons of admins in the log, encrypted', async () => {
    const id = await writes(world.ada, 'Decided with reasons.');
    await decide(world.admin, id, 'approve', { reason: 'Reason number one' });
    await remove(berta, id);
    const stores = await storesOf(world.product.dataDir);
    const events = await stores.store.readStream(`review-${id}`);
    await stores.close();
    expect(events.map(({ type, data }) => [type, typeof data.by, typeof data.reason])).toEqual([
      ['ReviewSubmitted', 'undefined', 'undefined'],
      ['ReviewApproved', 'string', 'string'],
      ['ReviewDeleted', 'string', 'undefined'],
    ]);
    expect(JSON.stringify(events)).not.toContain('Reason number');
  });

  it('are read and decided only by admins', async () => {
    const id = await writes(world.ada, 'Not theirs to decide.');
    for (const [person, code] of [
      [world.visitor, '401 sign-in-required'],
      [world.ada, '403 forbidden'],
    ] as const)
      for (const answer of [
        await decide(person, id, 'approve'),
        await decide(person, id, 'reject'),
        await remove(person, id),
        await person.ask('/api/reviews'),
      ])
        expect(`${answer.status} ${answer.body.code}`).toBe(code);
  });

  it('can be paged, sorted and filtered; an unknown status is refused', async () => {
    for (const [n, rating] of [1, 5, 3].entries()) await writes(world.ada, `Sorted ${n}`, rating);
    const found = async (query: string) => {
      const { items, total } = await listed(`?q=sorted${query}`);
      return [items.map(({ rating }) => rating), total];
    };
    expect(await found('&sort=-rating')).toEqual([[5, 3, 1], 3]);
    expect(await found('&sort=rating&limit=2&page=2')).toEqual([[5], 3]);
    expect(await found('&page=x&limit=-1&sort=text')).toEqual([[3, 5, 1], 3]);
    expect(await found('&status=approved')).toEqual([[], 0]);
    expect((await listed('?status=open')).status).toBe(400);
  });

  it('are gone from the list when their writer’s account is erased', async () => {
    const eve = await signedInPerson(world.product, 'Eve');
    const ids = [await writes(eve, 'Quagga pending.'), await writes(eve, 'Quagga approved.')];
    await decide(world.admin, ids[1] ?? '', 'approve');
    expect((await eve.ask('/api/auth/user', { method: 'DELETE' })).status).toBe(200);
    expect((await listed('?q=quagga')).total).toBe(0);
    for (const id of ids) expect((await remove(world.admin, id)).body.code).toBe('review-not-found');
  });
});
