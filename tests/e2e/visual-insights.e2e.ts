import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { createHttpWorld } from './http/http-world';
import { signedInPerson, type Person } from './http/person';
import { refusal } from './http/refusal';
import { seedReport } from './product/seeded-report';
import type { RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { at, atOnce, latest, post, type Line, type Report, type Shown } from './http/visual-calls';

/** The list of the caller's own reports. */
const listOf = (person: Person, userId: string) => person.ask<Line[]>(`${at}/user/${userId}`);
const idOf = async (person: Person) => (await person.ask<{ id: string }>('/api/auth/user')).body.id;

/** The part of a result that the visual report of the same reader must equal. */
function dataOf(result: Result): Omit<Report, 'keyInsights'> {
  const { id: _id, userId: _person, query: _query, createdAt: _at, status: _is, url: _url, ...data } = result;
  return data as Omit<Report, 'keyInsights'>;
}

describe('visual reports over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  let adaId: string;
  /** Finished reports of Ada: one over attached files, one without. */
  let filed: Result;
  let open: Result;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [{ when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } }],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    ({ product, visitor, admin, ada } = await createHttpWorld({ env }));
    bob = await signedInPerson(product, 'Bob');
    adaId = await idOf(ada);
    const source = await ada.attachExample();
    filed = await ada.finished(await ada.search('CO2 of the air', { model: 'qwen', sources: [source] }));
    open = await ada.finished(await ada.search('Wind and waves', { model: 'qwen' }));
  });
  // Calls are still blocked: a shutdown would wait for them until its timeout.
  afterAll(async () => {
    await product.kill();
    await standIn.close();
  });

  describe('the latest', () => {
    it('need an account', async () => {
      const { status, body } = await visitor.ask(latest);
      expect([status, body]).toEqual([401, refusal('sign-in-required')]);
    });

    it('are those of the public lists, without owners, newest first', async () => {
      const line = ({ id, query, title, createdAt, url }: Result) => ({
        id,
        query: query.query,
        reportTitle: title,
        createdAt,
        url,
      });
      for (const person of [ada, bob, admin])
        expect((await person.ask<Line[]>(latest)).body).toEqual([line(open)]);
      const decide = (what: string) =>
        admin.ask(`/api/admin/reports/${filed.id}/${what}`, { method: 'POST' });
      await decide('publish');
      const published = await bob.result(filed.id);
      expect((await bob.ask<Line[]>(latest)).body).toEqual([line(open), line(published)]);
      await decide('unpublish');
      expect((await bob.ask<Line[]>(latest)).body).toEqual([line(open)]);
    });

    it('are ten', async () => {
      for (let n = 0; n < 11; n += 1)
        await seedReport(product, admin, { kind: 'visual', title: `Tides ${n}`, query: `Tides ${n}` });
      const listed = (await bob.ask<Line[]>(latest)).body.map(({ query }) => query);
      expect(listed).toEqual(Array.from({ length: 10 }, (_, n) => `Tides ${10 - n}`));
    });
  });

  describe('one of them', () => {
    it('equals its result for each reader', async () => {
      for (const person of [visitor, bob, ada, admin]) {
        const result = await person.result(filed.id);
        const { status, body } = await person.ask<Shown>(`${at}/${filed.id}`);
        expect(status).toBe(200);
        expect(body).toEqual({
          id: filed.id,
          query: 'CO2 of the air',
          reportTitle: filed.title,
          createdAt: filed.createdAt,
          status: 'draft',
          url: `/results/${filed.id}`,
          data: { ...dataOf(result), keyInsights: result.visualData.keyInsights },
          reportContent: body.data,
        });
      }
    });

    it('shows passages of attached files and its cost only to its owner and admins', async () => {
      const textFor = async (person: Person) => (await person.send(`${at}/${filed.id}`)).text();
      for (const person of [ada, admin])
        expect(await textFor(person)).toMatch(/Year: \d{4}; CO2 emissions[^]*costUsd/);
      for (const person of [visitor, bob])
        expect(await textFor(person)).not.toMatch(new RegExp(`Year: \\d{4}; CO2|costUsd|${adaId}`));
    });

    it('is not found before a part of it is finished, or under an unknown id', async () => {
      const { body } = await post(ada, 'held back', { headers: atOnce, model: 'deepseek' });
      for (const id of [body.reportId, unknownId]) {
        const answer = await ada.ask(`${at}/${id}`);
        expect([answer.status, answer.body]).toEqual([404, refusal('search-not-found')]);
      }
      await ada.ask(`/api/search/${body.reportId}/cancel`, { method: 'POST' });
    });
  });

  describe('those of one user', () => {
    it('are listed to this user and to admins, newest first, with their status', async () => {
      const lines = [open, filed].map(({ id, query, title, createdAt, url, status }) => ({
        ...{ id, query: query.query, reportTitle: title, createdAt, url, status },
      }));
      for (const person of [ada, admin]) {
        const { status, body } = await listOf(person, adaId);
        expect([status, body]).toEqual([200, lines]);
      }
      expect((await listOf(bob, await idOf(bob))).body).toEqual([]);
    });

    it('are refused to other users', async () => {
      const signedOut = await listOf(visitor, adaId);
      expect([signedOut.status, signedOut.body]).toEqual([401, refusal('sign-in-required')]);
      for (const id of [adaId, unknownId]) {
        const others = await listOf(bob, id);
        expect([others.status, others.body]).toEqual([403, refusal('forbidden')]);
      }
    });
  });

  it('is deleted only by its owner or an admin, and is nowhere after that', async () => {
    for (const [person, owner] of [
      [ada, ada],
      [admin, bob],
    ] as const) {
      const { reportId } = (await post(owner, 'To be deleted')).body;
      const remove = (by: Person) => by.ask(`${at}/${reportId}`, { method: 'DELETE' });
      const other = owner === bob ? ada : bob;
      const [signedOut, others] = [await remove(visitor), await remove(other)];
      expect([signedOut.status, signedOut.body]).toEqual([401, refusal('sign-in-required')]);
      expect([others.status, others.body]).toEqual([403, refusal('forbidden')]);
      expect((await visitor.ask(`${at}/${reportId}`)).status).toBe(200);

      const removed = await remove(person);
      expect([removed.status, removed.body]).toEqual([200, { ok: true }]);
      for (const path of [`${at}/${reportId}`, `/api/results/${reportId}`])
        expect((await owner.ask(path)).status).toBe(404);
      const lists = [await listOf(owner, await idOf(owner)), await owner.ask<Line[]>(latest)];
      expect(lists.flatMap(({ body }) => body.map(({ id }) => id))).not.toContain(reportId);
      const again = await remove(person);
      expect([again.status, again.body]).toEqual([404, refusal('search-not-found')]);
    }
  });
});
