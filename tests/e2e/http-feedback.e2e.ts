import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminFeedbackItem, FeedbackItem } from '../../projections/feedback';
import { createHttpWorld, type HttpWorld } from './http/http-world';
import { signedInPerson, type Person } from './http/person';
import { secondAdmin } from './product/second-admin';
import { storesOf } from './product/stores-of';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

describe('feedback over HTTP', () => {
  let world: HttpWorld;
  let berta: Person;
  beforeAll(async () => {
    world = await createHttpWorld();
    berta = await secondAdmin(world.product, 'Berta Boss');
  });
  afterAll(() => world.product.stop());

  const listed = async (query = '') => {
    const { status, headers, body } = await world.admin.ask<AdminFeedbackItem[]>(
      `/api/admin/feedback${query}`,
    );
    return { status, items: body, total: Number(headers.get('x-total-count')) };
  };
  const shownPublicly = async () => (await world.visitor.ask<FeedbackItem[]>('/api/feedback/public')).body;
  const isPublic = async (id: string) => (await shownPublicly()).some((item) => item.id === id);

  /** Gives feedback, waits until it is listed, and answers its id. */
  async function gives(person: Person, content: string, more: object = {}): Promise<string> {
    const sent = await person.ask('/api/feedback/submit', { json: { rating: 4, content, ...more } });
    expect(sent.status).toBe(201);
    const path = `?q=${encodeURIComponent(content)}`;
    return (await until('it is listed', async () => (await listed(path)).items[0])).id;
  }
  const decide = (as: Person, id: string, json?: object) =>
    as.ask(`/api/admin/feedback/${id}/publish`, { method: 'POST', json });
  const change = (as: Person, id: string, json: unknown) =>
    as.ask(`/api/admin/feedback/${id}`, { method: 'PATCH', json });
  const remove = (as: Person, id: string, json?: object) =>
    as.ask(`/api/admin/feedback/${id}`, { method: 'DELETE', json });

  it('is a draft that only admins see, with its writer', async () => {
    const id = await gives(world.ada, 'Every number has a note.', { suggestions: 'Longer notes.' });
    expect(await isPublic(id)).toBe(false);
    const { items } = await listed('?q=LONGER');
    expect(items).toEqual([
      {
        ...{ id, rating: 4, content: 'Every number has a note.', suggestions: 'Longer notes.' },
        ...{ status: 'draft', publishedAt: null, createdAt: expect.any(String) as string },
        ...{ userId: expect.any(String) as string, userEmail: 'ada@example.org' },
        user: { name: 'Ada', picture: null },
      },
    ]);
  });

  it('is published and made a draft again; visitors read it meanwhile, without the e-mail address', async () => {
    const id = await gives(world.ada, 'Shown to everybody.');
    const published = await decide(world.admin, id);
    expect([published.status, published.body]).toEqual([200, { ok: true, status: 'published' }]);
    const item = (await shownPublicly()).find((each) => each.id === id);
    expect(item).toEqual({
      ...{ id, rating: 4, content: 'Shown to everybody.', suggestions: '', status: 'published' },
      ...{ publishedAt: expect.any(String) as string, createdAt: expect.any(String) as string },
      user: { name: 'Ada', picture: null },
    });
    const draft = await change(world.admin, id, { status: 'draft', reason: 'Too long.' });
    expect([draft.status, draft.body]).toEqual([200, { ok: true, status: 'draft' }]);
    expect(await isPublic(id)).toBe(false);
    const again = await change(world.admin, id, { status: 'published' });
    expect([again.status, again.body]).toEqual([200, { ok: true, status: 'published' }]);
    expect((await shownPublicly())[0]?.id).toBe(id);
  });

  it('decided by two admins at once is decided once, and the second sees whose decision it was', async () => {
    const id = await gives(world.ada, 'For both of them.');
    const answers = await Promise.all([world.admin, berta].map((as) => decide(as, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const second = answers.findIndex(({ status }) => status === 409);
    const first = (second === 0 ? berta : world.admin).ask<{ name: string }>('/api/auth/user');
    const { name } = (await first).body;
    expect(answers[second]?.body).toEqual({
      error: `${name} has decided this already: it is published now.`,
      code: 'already-decided',
    });
    expect((await decide(second === 0 ? berta : world.admin, id)).status).toBe(200);
  });

  it('is deleted in any state, once', async () => {
    const draft = await gives(world.ada, 'Deleted as a draft.');
    const open = await gives(world.ada, 'Deleted in public.');
    await decide(world.admin, open);
    for (const id of [draft, open]) {
      const removed = await remove(world.admin, id, { reason: 'spam' });
      expect([removed.status, removed.body]).toEqual([200, { ok: true }]);
      for (const answer of [
        await remove(berta, id),
        await decide(berta, id),
        await change(world.admin, id, { status: 'draft' }),
      ])
        expect([answer.status, answer.body.code]).toEqual([404, 'feedback-not-found']);
    }
    expect((await listed('?q=deleted')).total).toBe(0);
    expect(await isPublic(open)).toBe(false);
  });

  it('keeps the reasons of admins in the log, encrypted', async () => {
    const id = await gives(world.ada, 'Decided with reasons.');
    await decide(world.admin, id, { reason: 'Reason number one' });
    await change(berta, id, { status: 'draft', reason: '  ' });
    await remove(world.admin, id, { reason: 'Reason number three' });
    const stores = await storesOf(world.product.dataDir);
    const events = await stores.store.readStream(`feedback-${id}`);
    await stores.close();
    expect(events.map(({ type, data }) => [type, typeof data.by, typeof data.reason])).toEqual([
      ['FeedbackSubmitted', 'undefined', 'undefined'],
      ['FeedbackPublished', 'string', 'string'],
      ['FeedbackUnpublished', 'string', 'undefined'],
      ['FeedbackDeleted', 'string', 'string'],
    ]);
    expect(JSON.stringify(events)).not.toContain('Reason number');
  });

  it('refuses an invalid status before it looks up the feedback', async () => {
    for (const json of [{}, { status: 'deleted' }, { status: 5 }, [], 'published', null]) {
      const { status, body } = await change(world.admin, unknownId, json);
      expect([status, body.code, body.fields]).toEqual([
        ...[400, 'invalid-input'],
        { status: 'A status is one of draft, published.' },
      ]);
    }
    const wrong = await change(world.admin, unknownId, { status: 'draft', reason: 7 });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { reason: 'A reason is text.' }]);
    const both = await change(world.admin, unknownId, { status: 'open', reason: 7 });
    expect(Object.keys(both.body.fields ?? {})).toEqual(['status', 'reason']);
    const long = await change(world.admin, unknownId, { status: 'draft', reason: 'x'.repeat(501) });
    expect(long.status).toBe(400);
    const text = await world.admin.ask(`/api/admin/feedback/${unknownId}`, {
      ...{ method: 'PATCH', body: 'status=draft', headers: { 'content-type': 'text/plain' } },
    });
    expect([text.status, text.body.code]).toEqual([415, 'not-json']);
    const unknown = await change(world.admin, unknownId, { status: 'draft', reason: null });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'feedback-not-found']);
  });

  it('is decided only by admins', async () => {
    const id = await gives(world.ada, 'Not theirs to decide.');
    for (const [person, code] of [
      [world.visitor, '401 sign-in-required'],
      [world.ada, '403 forbidden'],
    ] as const)
      for (const answer of [
        await decide(person, id),
        await change(person, id, { status: 'published' }),
        await remove(person, id),
        await person.ask('/api/admin/feedback'),
      ])
        expect(`${answer.status} ${answer.body.code}`).toBe(code);
  });

  it('can be paged, sorted and filtered; an unknown status is refused', async () => {
    const stars = [1, 5, 3];
    for (const [n, rating] of stars.entries()) await gives(world.ada, `Sorted ${n}`, { rating });
    const found = async (query: string) => {
      const { items, total } = await listed(`?q=sorted${query}`);
      return [items.map(({ rating }) => rating), total];
    };
    expect(await found('&sort=-rating')).toEqual([[5, 3, 1], 3]);
    expect(await found('&sort=rating&limit=2&page=2')).toEqual([[5], 3]);
    expect(await found('')).toEqual([[3, 5, 1], 3]);
    expect(await found('&status=published')).toEqual([[], 0]);
    expect(await found('&page=x&limit=-1&sort=text')).toEqual([[3, 5, 1], 3]);
    const { status, items } = await listed('?status=open');
    expect([status, (items as unknown as { fields: object }).fields]).toEqual([
      ...[400, { status: 'A status is one of draft, published.' }],
    ]);
  });

  it('is gone from every list when its writer’s account is erased', async () => {
    const eve = await signedInPerson(world.product, 'Eve');
    const [draft, open] = [await gives(eve, 'Quagga as a draft.'), await gives(eve, 'Quagga in public.')];
    await decide(world.admin, open);
    expect(await isPublic(open)).toBe(true);
    expect((await eve.ask('/api/auth/user', { method: 'DELETE' })).status).toBe(200);
    expect(await isPublic(open)).toBe(false);
    expect((await listed('?q=quagga')).total).toBe(0);
    for (const id of [draft, open])
      expect((await remove(world.admin, id)).body.code).toBe('feedback-not-found');
    const page = await (await world.visitor.send('/feedback-public')).text();
    expect(page).not.toContain('Quagga');
  });
});
