import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchQueryItem } from '../../composition/application/moderation';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { untilSettled } from './product/until-settled';
import { createPerson, signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { storesOf } from './product/stores-of';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

const path = '/api/admin/search-queries';

describe('an admin of all search queries over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let admin: Person;
  let ada: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [
        { when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } },
        { when: { query: 'without a key' }, then: { status: 401 } },
      ],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    product = await startProduct({ env });
    admin = await signedInAdmin(product);
    ada = await signedInPerson(product, 'Ada');
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  async function listed(query = '') {
    const { status, headers, body } = await admin.ask<SearchQueryItem[]>(
      query.startsWith('/') ? query : `${path}${query}`,
    );
    const next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    return { status, items: body, total: Number(headers.get('x-total-count')), next };
  }
  const remove = (person: Person, id: string, asking: object = {}) =>
    person.ask(`${path}/${id}`, { method: 'DELETE', ...asking });
  const shown = (id: string, isThere: (item: SearchQueryItem) => boolean) =>
    until('the list shows the search', async () =>
      (await listed('?limit=100')).items.find((item) => item.id === id && isThere(item)),
    );
  async function eventsOf(id: string) {
    const stores = await storesOf(product.dataDir);
    const events = await stores.store.readStream(`search-${id}`);
    await stores.close();
    return events;
  }

  it('sees each query with its outcome and the address of its person, and finds it by its text', async () => {
    const done = await ada.search('Completed at once', { model: 'qwen' });
    const broken = await ada.search('without a key', { model: 'deepseek' });
    const running = await ada.search('held back, then cancelled', { model: 'deepseek' });
    const { id: _id, ...whole } = await shown(done, ({ status }) => status === 'completed');
    expect(whole).toEqual({
      kind: 'visual',
      userId: (await ada.ask<{ id: string }>('/api/auth/user')).body.id,
      userEmail: 'ada@example.org',
      query: 'Completed at once',
      model: 'qwen',
      status: 'completed',
      createdAt: expect.any(String) as string,
    });
    await shown(running, ({ status }) => status === 'processing');
    const failed = await shown(broken, ({ status }) => status === 'failed');
    expect(failed.code).toEqual(expect.any(String));
    await ada.ask(`/api/search/${running}/cancel`, { json: {} });
    await shown(running, ({ status, code }) => status === 'failed' && code === 'cancelled');
    const ids = async (query: string) => (await listed(query)).items.map(({ id }) => id);
    expect(await ids('?q=HELD%20back')).toEqual([running]);
    expect(await ids('?status=completed')).toEqual([done]);
    expect(await ids('?sort=query&limit=2')).toEqual([done, running]);
    expect(await listed('?status=failed&limit=1')).toMatchObject({ total: 2, status: 200 });
    const refused = await admin.ask(`${path}?status=cancelled`);
    expect([refused.status, refused.body.fields?.status]).toEqual([
      400,
      'A status is one of pending, processing, completed, failed.',
    ]);
  });

  it('deletes a running query: it stops, its owner gets a refund, and the reason is recorded', async () => {
    const dora = await signedInPerson(product, 'Dora');
    const id = await dora.search('held back for Dora', { model: 'deepseek' });
    expect(await dora.remaining()).toBe(9);
    await shown(id, ({ status }) => status !== 'completed');
    const answer = await remove(admin, id, { json: { reason: 'Against the rules' } });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect((await listed('?q=held%20back%20for%20Dora')).items).toEqual([]);
    expect((await dora.ask(`/api/search/${id}/status`)).status).toBe(404);
    await until('the search is given back', async () => (await dora.remaining()) === 10);
    const { id: self } = (await admin.ask<{ id: string }>('/api/auth/user')).body;
    const ends = (await eventsOf(id))
      .slice(-2)
      .map(({ type, data: { by, reason } }) => ({ type, by, reason }));
    expect(ends).toEqual([
      { type: 'SearchCancelled', by: undefined, reason: undefined },
      { type: 'SearchDeleted', by: self, reason: expect.stringMatching(/^v2\./) as string },
    ]);
    const again = await remove(admin, id);
    expect([again.status, again.body.code]).toEqual([404, 'search-not-found']);
    expect(await dora.remaining()).toBe(10);
  });

  it('deletes a finished query with its report, also from the public pages', async () => {
    const id = await ada.search('Soon to be public', { model: 'qwen' });
    await ada.finished(id);
    await untilSettled(product.dataDir, id);
    const spent = await ada.remaining();
    const published = await admin.ask<{ url: string }>(`/api/admin/reports/${id}/publish`, {
      method: 'POST',
    });
    const page = published.body.url;
    expect((await createPerson(product.url).send(page)).status).toBe(200);
    expect((await remove(admin, id)).body).toEqual({ ok: true });
    expect((await createPerson(product.url).send(page)).status).toBe(404);
    expect((await ada.ask(`/api/results/${id}`)).status).toBe(404);
    expect((await listed('?limit=100')).items.map((item) => item.id)).not.toContain(id);
    expect(await ada.remaining()).toBe(spent);
  });

  it('has the reason recorded for the deletion of a report as well; an owner needs none', async () => {
    const [hers, own] = [
      await ada.search('First', { model: 'qwen' }),
      await ada.search('Second', { model: 'qwen' }),
    ];
    await Promise.all([ada.finished(hers), ada.finished(own)]);
    const wrong = await admin.ask(`/api/results/${hers}`, {
      method: 'DELETE',
      json: { reason: 'x'.repeat(501) },
    });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid-input']);
    const json = { reason: 'Not for here' };
    expect((await admin.ask(`/api/results/${hers}`, { method: 'DELETE', json })).status).toBe(200);
    expect((await ada.ask(`/api/results/${own}`, { method: 'DELETE' })).status).toBe(200);
    const last = async (id: string) =>
      (await eventsOf(id)).findLast(({ type }) => type === 'SearchDeleted')?.data;
    expect(await last(hers)).toMatchObject({ reason: expect.stringMatching(/^v2\./) as string });
    expect(Object.keys((await last(own)) ?? {}).sort()).toEqual(['searchId', 'userId']);
  });

  it('is needed: other users cannot list or delete queries, not even their own', async () => {
    const id = await ada.search('Nobody else', { model: 'qwen' });
    for (const [person, status, code] of [
      [createPerson(product.url), 401, 'sign-in-required'],
      [ada, 403, 'forbidden'],
    ] as const) {
      for (const answer of [
        await person.ask(path),
        await remove(person, id),
        await remove(person, unknownId),
      ])
        expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    const unknown = await remove(admin, unknownId, { json: {} });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'search-not-found']);
  });

  it('gets each row once over the pages of the Link header, while rows come and go', async () => {
    const asked = async (query: string) => {
      const id = await admin.search(query, { model: 'qwen' });
      await admin.ended(id);
      await shown(id, ({ status }) => status === 'completed');
      return id;
    };
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await asked(`Paged ${n}`));
    const first = await listed('?q=paged&limit=2&page=1&sort=-createdAt');
    expect(first).toMatchObject({ total: 6, items: [{ id: ids[5] }, { id: ids[4] }] });
    await asked('Paged later');
    expect((await remove(admin, ids[4] ?? '')).status).toBe(200);
    expect((await remove(admin, ids[2] ?? '')).status).toBe(200);
    const second = await listed(first.next);
    expect(second).toMatchObject({ total: 5, items: [{ id: ids[3] }, { id: ids[1] }] });
    const last = await listed(second.next);
    expect(last.items.map(({ id }) => id)).toEqual([ids[0]]);
    expect(last.next).toBeUndefined();
    for (const list of [path, '/api/admin/users', '/api/results/all', '/api/admin/research-reports']) {
      const broken = await admin.ask(`${list}?after=nonsense`);
      expect([broken.status, broken.body.code]).toEqual([400, 'invalid-input']);
      expect(broken.body.fields?.after).toContain('Begin at the first page');
    }
    for (const list of ['/api/admin/users', '/api/results/all']) {
      const page = await listed(`${list}?limit=1&sort=createdAt`);
      const behind = await listed(page.next);
      const both = await listed(`${list}?limit=2&sort=createdAt`);
      expect([...page.items, ...behind.items]).toEqual(both.items);
    }
  });
});
