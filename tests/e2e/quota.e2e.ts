import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { createPerson, signedInAdmin, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { until } from './product/until';

type Earned = { searchesGranted: number; remainingSearches: number; message?: string };

const feedback = { rating: 4, content: 'It shows what it rests on.' };
const review = { rating: 5, content: 'Every figure has a source.' };
const earned = "Review submitted successfully! You've earned 5 search credits.";

describe('the quota over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let admin: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [
        { when: { slot: 'deepseek' }, then: { delayMs: 120_000 } },
        { when: { slot: 'qwen' }, then: { status: 401 } },
      ],
    });
    const key = { DEEPSEEK_API_KEY: 'key', QWEN_API_KEY: 'key' };
    const env = { ...key, DEEPSEEK_BASE_URL: standIn.url, QWEN_BASE_URL: standIn.url };
    product = await startProduct({ env });
    admin = await signedInAdmin(product);
  });
  // Many calls are still blocked: a shutdown would wait for them until its timeout.
  afterAll(async () => {
    await product.kill();
    await standIn.close();
  });

  /** A person with this many searches left; the others of the ten are running. */
  async function personWith(left: number, name: string): Promise<Person> {
    const person = await signedInPerson(product, name);
    for (let n = left; n < 10; n += 1) await person.search(`held back ${n}`);
    expect(await person.remaining()).toBe(left);
    return person;
  }

  it.each([
    [0, 'Nora'],
    [1, 'Olga'],
    [3, 'Theo'],
    [10, 'Tessa'],
  ])(
    'with %i left accepts exactly that many of 100 concurrent searches, and refuses the rest [SEC-77]',
    async (left, name) => {
      const person = await personWith(left, name);
      const ask = (n: number) =>
        person.ask<{ queryId: string; code: string; error: string }>('/api/search', {
          json: { query: `at once ${n}` },
        });
      const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n)));
      const accepted = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(accepted).toHaveLength(left);
      expect(new Set(accepted.map(({ body }) => body.queryId)).size).toBe(left);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(['403 quota-exhausted']),
      );
      expect(refused.every(({ body }) => /quota/i.test(body.error))).toBe(true);
      expect(await person.remaining()).toBe(0);
      const page = await (await person.send('/')).text();
      expect(page).toMatch(/Search Quota Exhausted[^]*Searches remaining: 0\/10[^]*href="\/feedback"/);
    },
  );

  it('shows only the count at first, and suggests feedback from three on', async () => {
    const person = await personWith(4, 'Paula');
    const plenty = await (await person.send('/')).text();
    expect(plenty).toContain('Searches remaining: 4/10');
    expect(plenty).not.toMatch(/Submit feedback|Exhausted/);
    await person.search('one more');
    const low = await (await person.send('/')).text();
    expect(low).toMatch(/Searches remaining: 3\/10[^]*Submit feedback to get (<!-- -->)?6(<!-- -->)? more/);
  });

  it('is refunded for a failed search exactly once', async () => {
    const person = await signedInPerson(product, 'Freya');
    const id = await person.search('bound to fail', { model: 'qwen' });
    expect((await person.ended(id)).status).toBe('failed');
    await until('the search is given back', async () => (await person.remaining()) === 10);
    await Promise.all(Array.from({ length: 5 }, () => person.ask(`/api/search/${id}/cancel`, { json: {} })));
    expect((await person.ask(`/api/results/${id}`, { method: 'DELETE' })).status).toBe(200);
    const again = await person.search('bound to fail too', { model: 'qwen' });
    await person.ended(again);
    await until('the second search is given back', async () => (await person.remaining()) === 10);
  });

  it('is refunded once for a search that is cancelled repeatedly', async () => {
    const person = await signedInPerson(product, 'Carla');
    const id = await person.search('held back');
    expect(await person.remaining()).toBe(9);
    const cancel = () => person.ask(`/api/search/${id}/cancel`, { json: {} });
    const answers = await Promise.all(Array.from({ length: 10 }, cancel));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await until('the search is given back', async () => (await person.remaining()) === 10);
    await cancel();
    const next = await person.search('held back again');
    expect(await person.remaining()).toBe(9);
    await person.ask(`/api/search/${next}/cancel`, { json: {} });
    await until('that one is given back too', async () => (await person.remaining()) === 10);
  });

  it('begins with ten searches, once, even when the account is approved again', async () => {
    const person = await signedInPerson(product, 'Wilma');
    await person.search('held back');
    const { body } = await person.ask<{ id: string }>('/api/auth/user');
    for (let n = 0; n < 3; n += 1)
      await admin.ask(`/api/admin/users/${body.id}/approve`, { method: 'POST', json: {} });
    await person.signIn('wilma@example.org');
    expect(await person.remaining()).toBe(9);
  });

  it('grows by six for feedback and by five for a review, once per interval [SEC-76]', async () => {
    const person = await signedInPerson(product, 'Greta');
    const tell = (json: object) => person.ask<Earned>('/api/feedback/submit', { json });
    const praise = (json: object) => person.ask<Earned>('/api/reviews', { json });
    const answers = [];
    for (const send of [
      () => tell(feedback),
      () => praise(review),
      () => tell(feedback),
      () => praise(review),
    ])
      answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(answers.map(({ body }) => body)).toEqual([
      { searchesGranted: 6, remainingSearches: 16 },
      { searchesGranted: 5, remainingSearches: 21, message: earned },
      { searchesGranted: 0, remainingSearches: 21 },
      {
        searchesGranted: 0,
        remainingSearches: 21,
        message: 'Review submitted successfully! It earned no search credits this time.',
      },
    ]);
    expect(await person.remaining()).toBe(21);
    expect(await (await person.send('/')).text()).toContain('Searches remaining: 21/10');
  });

  it('grows once for feedback repeated with its Idempotency-Key, also concurrently', async () => {
    const person = await signedInPerson(product, 'Ida');
    const headers = { 'idempotency-key': 'one and the same' };
    for (const [path, json, gain] of [
      ['/api/feedback/submit', feedback, 6],
      ['/api/reviews', review, 5],
    ] as const) {
      const before = await person.remaining();
      const send = (body: object) => person.ask<Earned>(path, { json: body, headers });
      const answers = await Promise.all([send(json), send(json), send(json)]);
      answers.push(await send(json), await send({ ...json, content: 'Changed my mind.' }), await send({}));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
      expect(answers[0]?.body).toMatchObject({
        searchesGranted: gain,
        remainingSearches: before + gain,
      });
      expect(await person.remaining()).toBe(before + gain);
    }
  });

  it('does not exist for an admin', async () => {
    expect(await admin.remaining()).toBe(-1);
    const told = await admin.ask<Earned>('/api/feedback/submit', { json: feedback });
    expect([told.status, told.body]).toEqual([201, { searchesGranted: 0, remainingSearches: -1 }]);
    const praised = await admin.ask<Earned>('/api/reviews', { json: review });
    expect(praised.body).toMatchObject({ searchesGranted: 0, remainingSearches: -1 });
    for (let n = 0; n < 11; n += 1) await admin.search(`held back ${n}`);
    expect(await admin.remaining()).toBe(-1);
    expect(await (await admin.send('/')).text()).not.toMatch(/Searches remaining|Quota/);
  });

  describe.each([
    [
      '/api/feedback/submit',
      { content: 'Please provide feedback content.', rating: 'Please select a rating.' },
      'Please provide feedback content.',
    ],
    [
      '/api/reviews',
      {
        rating: 'Rating Required: Please select a rating before submitting.',
        content: 'Content Required: Please write a review before submitting.',
      },
      'Rating Required: Please select a rating before submitting.',
    ],
  ])('a body for %s', (path, fields, error) => {
    it('is refused without an account, when it is not JSON, and at each missing field', async () => {
      const nobody = await createPerson(product.url).ask(path, { json: feedback });
      expect([nobody.status, nobody.body.code]).toEqual([401, 'sign-in-required']);
      const person = await signedInPerson(product, path === '/api/reviews' ? 'Rita' : 'Fanny');
      const empty = await person.ask(path, { json: {} });
      expect([empty.status, empty.body]).toMatchObject([400, { error, fields }]);
      expect((await person.ask(path, { body: 'rating=4' })).status).toBe(415);
      const headers = { 'content-type': 'application/json' };
      expect((await person.ask(path, { body: '{"rating":', headers })).status).toBe(400);
      // Admins list reviews at the same path.
      expect((await person.ask(path)).status).toBe(path === '/api/reviews' ? 403 : 405);
      expect(await person.remaining()).toBe(10);
    });
  });
});
