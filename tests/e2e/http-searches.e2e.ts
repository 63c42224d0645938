import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { untilSettled } from './product/until-settled';
import { storedState } from './product/stored-state';
import { createPerson, signedInAdmin, signedInPerson, type Person } from './http/person';
import { readEvents } from './http/read-events';
import { refusal } from './http/refusal';
import { startProduct, type RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';

describe('over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  /** A finished report of Ada. */
  let report: Result;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [{ when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } }],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    product = await startProduct({ env });
    visitor = createPerson(product.url);
    admin = await signedInAdmin(product);
    ada = await signedInPerson(product, 'Ada');
    bob = await signedInPerson(product, 'Bob');
    report = await ada.finished(await ada.search('CO2 of the air', { model: 'qwen' }));
    await untilSettled(product.dataDir, report.id);
  });
  afterAll(async () => {
    await product.stop();
    await standIn.close();
  });

  describe('a search', () => {
    it.each([
      ['without a query', {}, 'empty-query', 'Please enter a search query'],
      ['with a blank query', { query: ' \n\t ' }, 'empty-query', 'Please enter a search query'],
      ['of 2,001 characters', { query: 'x'.repeat(2_001) }, 'query-too-long', undefined],
      ['by an unknown model', { query: 'x', model: 'gpt' }, 'unknown-model', undefined],
      ['that is no object', [], 'invalid-input', undefined],
      [
        'over eleven sources',
        { query: 'x', sources: Array.from({ length: 11 }, (_, n) => `s${n}`) },
        'too-many-sources',
        undefined,
      ],
    ])('%s is refused by field, and nothing is stored', async (_, json, code, sentence) => {
      const before = await storedState(product.dataDir);
      const { status, body } = await bob.ask('/api/search', { json });
      expect(status).toBe(400);
      expect(body).toEqual({ ...refusal(code), fields: expect.any(Object) as object });
      if (sentence) expect(body.error).toBe(sentence);
      expect(await storedState(product.dataDir)).toEqual(before);
    });

    it('over an unknown source or one of another user is refused', async () => {
      const hers = await ada.attachExample();
      for (const source of [unknownId, hers]) {
        const { status, body } = await bob.ask('/api/search', { json: { query: 'x', sources: [source] } });
        expect([status, body]).toEqual([400, refusal('unknown-source')]);
      }
      expect(await bob.remaining()).toBe(10);
    });

    it('accepts exactly 2,000 characters, trims them, and knows Model 3 by its aliases', async () => {
      const query = `held back ${'x'.repeat(1_990)}`;
      const id = await admin.search(`  ${query}\n`, { model: 'deepseek' });
      expect((await admin.status(id)).model).toBe('deepseek');
      await admin.ask(`/api/search/${id}/cancel`, { json: {} });
      for (const model of ['dual', 'model3']) {
        const other = await admin.search('held back', { model });
        expect((await admin.status(other)).model).toBe('claude');
        await admin.ended(other);
      }
    });

    it('sent twice with one Idempotency-Key is one search, charged once', async () => {
      const before = await bob.remaining();
      const headers = { 'idempotency-key': 'one and the same' };
      const asked = { json: { query: 'held back', model: 'deepseek' }, headers };
      const answers = await Promise.all(
        [bob, bob, bob].map((person) => person.ask<{ queryId: string }>('/api/search', asked)),
      );
      const [first] = answers;
      expect(answers.map(({ status, body }) => [status, body])).toEqual(
        answers.map(() => [200, first?.body]),
      );
      expect((await bob.ask('/api/search', asked)).body).toEqual(first?.body);
      expect(await bob.remaining()).toBe(before - 1);
      const hers = await ada.ask<{ queryId: string }>('/api/search', asked);
      expect(hers.body.queryId).not.toBe(first?.body.queryId);
      await ada.ask(`/api/search/${hers.body.queryId}/cancel`, { json: {} });
      await bob.ask(`/api/search/${first?.body.queryId}/cancel`, { json: {} });
    });

    it('cancelled by its owner ends as failed and is refunded once', async () => {
      const dave = await signedInPerson(product, 'Dave');
      const id = await dave.search('held back', { model: 'deepseek' });
      expect(await dave.remaining()).toBe(9);
      expect((await visitor.ask(`/api/search/${id}/cancel`, { json: {} })).status).toBe(401);
      const foreign = await bob.ask(`/api/search/${id}/cancel`, { json: {} });
      expect([foreign.status, foreign.body]).toEqual([403, refusal('forbidden')]);

      expect((await dave.ask(`/api/search/${id}/cancel`, { json: {} })).status).toBe(200);
      expect(await dave.ended(id)).toMatchObject({
        status: 'failed',
        code: 'cancelled',
        error: expect.any(String) as string,
      });
      await until('the search is given back', async () => (await dave.remaining()) === 10);
      expect((await dave.ask(`/api/search/${id}/cancel`, { json: {} })).status).toBe(200);
      expect(await dave.remaining()).toBe(10);
      expect((await dave.ask(`/api/results/${id}`)).status).toBe(404);
    });

    it('cannot be cancelled once it has completed', async () => {
      const { status, body } = await ada.ask(`/api/search/${report.id}/cancel`, { json: {} });
      expect([status, body]).toEqual([409, refusal('already-completed')]);
      const unknown = await ada.ask(`/api/search/${unknownId}/cancel`, { json: {} });
      expect([unknown.status, unknown.body]).toEqual([404, refusal('search-not-found')]);
    });

    it('is refused with the quota sentence after all ten are used, until one is refunded', async () => {
      const erin = await signedInPerson(product, 'Erin');
      const ids: string[] = [];
      for (let n = 0; n < 10; n += 1) ids.push(await erin.search(`held back ${n}`, { model: 'deepseek' }));
      expect(await erin.remaining()).toBe(0);
      const { status, body } = await erin.ask('/api/search', { json: { query: 'one more' } });
      expect([status, body]).toEqual([403, refusal('quota-exhausted')]);
      expect(body.error).toMatch(/quota/i);
      const blank = await erin.ask('/api/search', { json: { query: ' ' } });
      expect(blank.status).toBe(400);
      await Promise.all(ids.map((id) => erin.ask(`/api/search/${id}/cancel`, { json: {} })));
      await until('all are given back', async () => (await erin.remaining()) === 10);
    });

    it('has a status in the shape of the contract', async () => {
      expect(await visitor.status(report.id)).toEqual({
        id: report.id,
        status: 'completed',
        model: 'qwen',
        progress: 1,
        step: expect.any(String) as string,
        sectionsDone: report.sections.length,
        sectionsTotal: report.sections.length,
      });
    });
  });

  it.each(['%00', '%00x', '%20', '%2F'])('a report is not found under its id and %s', async (more) => {
    for (const path of [`/api/results/${report.id}${more}`, `/api/search/${report.id}${more}/status`])
      expect((await visitor.ask(path)).status).toBe(404);
    const resultId = report.id + decodeURIComponent(more);
    const pdf = await visitor.ask('/api/export', { json: { resultId, type: 'pdf' } });
    expect([pdf.status, pdf.body]).toEqual([404, refusal('search-not-found')]);
  });

  describe('the event stream of a search', () => {
    it('sends each section as it is written, ends with the search, and resumes after a Last-Event-ID', async () => {
      standIn.script({ when: { query: 'a stream', purpose: 'section' }, then: { delayMs: 300 } });
      const id = await admin.search('a stream', { model: 'deepseek' });
      const all = await readEvents(admin, id);
      const sections = all.filter(({ event }) => event === 'section');
      expect(sections.map(({ data }) => data.index).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(all.at(-1)).toMatchObject({ event: 'status', data: { status: 'completed', progress: 1 } });
      const positions = all.map((told) => Number(told.id));
      expect(positions).toEqual([...positions].sort((a, b) => a - b));

      const third = sections[2]?.id ?? '';
      const rest = await readEvents(admin, id, { lastEventId: third });
      const later = sections.filter((told) => Number(told.id) > Number(third));
      expect(rest.filter(({ event }) => event === 'section')).toEqual(later);
      expect(rest.at(-1)?.data.status).toBe('completed');
    });
  });
});
