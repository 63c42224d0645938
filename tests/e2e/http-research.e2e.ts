import core from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import type { Result } from '../../projections/documents';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { createHttpWorld } from './http/http-world';
import { signedInPerson, type Answer, type Person } from './http/person';
import { refusal } from './http/refusal';
import { at, atOnce, latest, post, type Line, type Shown } from './http/research-calls';
import type { RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';
import { until } from './product/until';
import * as visuals from './http/visual-calls';
import { expectWhole } from './http/complete-research';

const idOf = async (person: Person) => (await person.ask<{ id: string }>('/api/auth/user')).body.id;
const idsAt = async (person: Person, path: string) =>
  (await person.ask<{ id: string }[]>(path)).body.map(({ id }) => id);
const codeOf = ({ status, body }: Answer<unknown>) => [status, body];

describe('research reports over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  let adaId: string;
  /** Finished reports of Ada: research over attached files and without any, and a visual one. */
  let filed: Result;
  let open: Result;
  let visual: Result;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [{ when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } }],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    ({ product, visitor, admin, ada } = await createHttpWorld({ env }));
    bob = await signedInPerson(product, 'Bob');
    adaId = await idOf(ada);
    const source = await ada.attachExample();
    // The response comes from the workflow, the list from a read model.
    const written = async (asked: Promise<Answer<{ reportId: string }>>) => {
      const id = (await asked).body.reportId;
      await until('the report is listed', async () => (await idsAt(ada, `${at}/user/${adaId}`)).includes(id));
      return ada.result(id);
    };
    filed = await written(post(ada, 'CO2 of the air', { sources: [source] }));
    open = await written(post(ada, 'Wind and waves'));
    visual = await ada.finished(await ada.search('Wind and waves', { model: 'deepseek' }));
  });
  // Calls are still blocked: a shutdown would wait for them until its timeout.
  afterAll(async () => {
    await product.kill();
    await standIn.close();
  });

  const line = ({ id, query, title, createdAt, url }: Result): Line => ({
    ...{ id, query: query.query ?? '', reportTitle: title, createdAt, url },
  });
  it('are listed as the latest to signed-in users, apart from visual ones', async () => {
    expect(codeOf(await visitor.ask(latest))).toEqual([401, refusal('sign-in-required')]);
    for (const person of [ada, bob, admin]) {
      expect((await person.ask<Line[]>(latest)).body).toEqual([line(open)]);
      expect((await person.ask<Line[]>(visuals.latest)).body).toEqual([line(visual)]);
    }
  });

  it('are listed to their owner and admins with their status, apart from visual ones', async () => {
    const listOf = (person: Person, userId: string) => person.ask<Line[]>(`${at}/user/${userId}`);
    const lines = [open, filed].map((report) => ({ ...line(report), status: 'draft' }));
    for (const person of [ada, admin]) {
      expect(codeOf(await listOf(person, adaId))).toEqual([200, lines]);
      expect(await idsAt(person, `${visuals.at}/user/${adaId}`)).toEqual([visual.id]);
    }
    expect(codeOf(await listOf(bob, await idOf(bob)))).toEqual([200, []]);
    expect(codeOf(await listOf(visitor, adaId))).toEqual([401, refusal('sign-in-required')]);
    for (const id of [adaId, unknownId])
      expect(codeOf(await listOf(bob, id))).toEqual([403, refusal('forbidden')]);
  });

  describe('one of them', () => {
    it('has every field of the spec, under both names', async () => {
      for (const report of [filed, open]) {
        const { status, body } = await visitor.ask<Shown>(`${at}/${report.id}`);
        const { data, reportContent, ...about } = body;
        expect([status, about]).toEqual([200, { ...line(report), status: 'draft' }]);
        expect(about.url).toBe(`/research-insights?research=${report.id}`);
        expect(reportContent).toEqual(data);
        expectWhole(data);
      }
    });

    it('equals its result', async () => {
      const { data } = (await ada.ask<Shown>(`${at}/${filed.id}`)).body;
      const { research, visualData, wordCount, notices, faqs, usage } = await ada.result(filed.id);
      expect(data).toMatchObject({ wordCount, notices, faqs, usage, citations: research?.citations });
      expect(data.abstract).toBe(research?.abstract.map(({ text }) => text).join(' '));
      expect(data.keyFindings.visualData).toEqual({ charts: visualData.charts, metrics: visualData.metrics });
      expect(data.comparativeAnalysis?.rows).toEqual(
        research?.comparison?.rows.map((row) => row.map(({ text }) => text)),
      );
    });

    it('shows owner and cost only to its owner and admins', async () => {
      const textFor = async (person: Person) => (await person.send(`${at}/${filed.id}`)).text();
      for (const person of [ada, admin]) expect(await textFor(person)).toContain('costUsd');
      for (const person of [visitor, bob])
        expect(await textFor(person)).not.toMatch(new RegExp(`costUsd|${adaId}`));
    });

    it('is a result too, but not a visual report', async () => {
      expect((await visitor.ask(`/api/results/${open.id}`)).status).toBe(200);
      const missing = [
        await ada.ask(`${visuals.at}/${open.id}`),
        await ada.ask(`${visuals.at}/${open.id}`, { method: 'DELETE' }),
      ];
      for (const answer of missing) expect(codeOf(answer)).toEqual([404, refusal('search-not-found')]);
      expect((await ada.ask(`${at}/${open.id}`)).status).toBe(200);
    });

    it('is not found under the id of a visual or running report or an unknown id', async () => {
      const { body } = await post(ada, 'held back', { headers: atOnce });
      for (const id of [visual.id, body.reportId, unknownId]) {
        const answers = [await ada.ask(`${at}/${id}`), await ada.ask(`${at}/${id}/citations?format=ris`)];
        for (const answer of answers) expect(codeOf(answer)).toEqual([404, refusal('search-not-found')]);
      }
      await ada.ask(`/api/search/${body.reportId}/cancel`, { method: 'POST' });
      const changes = [
        await ada.ask(`${at}/${visual.id}`, { method: 'DELETE' }),
        await ada.ask(`${at}/${visual.id}/request-publish`, { method: 'POST' }),
        await admin.ask(`/api/admin/research-report/${visual.id}/publish`, { method: 'POST' }),
      ];
      for (const answer of changes) expect(codeOf(answer)).toEqual([404, refusal('search-not-found')]);
      expect((await ada.result(visual.id)).status).toBe('draft');
    });
  });

  describe('the bibliography', () => {
    const citations = (query: string) => visitor.send(`${at}/${filed.id}/citations${query}`);

    it.each([
      ['bibtex', 'application/x-bibtex', 'bib', '@bibtex/text'],
      ['ris', 'application/x-research-info-systems', 'ris', '@ris/file'],
      ['csl-json', 'application/vnd.citationstyles.csl+json', 'json', '@else/json'],
    ])('is a file in the format %s', async (format, type, extension, forceType) => {
      const answer = await citations(`?format=${format}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="citations-${filed.id}.${extension}"`,
      );
      const titles = new core.Cite(await answer.text(), { forceType }).data.map(({ title }) => title);
      const own = (await ada.result(filed.id)).research?.citations.map(({ title }) => title) ?? [];
      expect(own.length).toBeGreaterThan(0);
      expect(titles).toEqual(own);
    });

    it('is in BibTeX by default', async () => {
      const [usual, named] = [await citations(''), await citations('?format=bibtex')];
      expect([usual.status, await usual.text()]).toEqual([200, await named.text()]);
    });

    it.each(['?format=', '?format=word', '?format=BibTeX'])('is refused for "%s"', async (query) => {
      const answer = await citations(query);
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { ...refusal('invalid-input'), fields: { format: 'A format is one of bibtex, ris, csl-json.' } },
      ]);
    });
  });

  describe('publication', () => {
    const list = '/api/admin/research-reports';
    const asks = (person: Person, id = filed.id) =>
      person.ask<object>(`${at}/${id}/request-publish`, { method: 'POST' });
    const publishes = (person: Person, id = filed.id, asking = {}) =>
      person.ask<object>(`/api/admin/research-report/${id}/publish`, { method: 'POST', ...asking });
    const summary = (report: Result, status: string, publishedUrl: string | null) => {
      const { id, query, title, createdAt } = report;
      return { id, query: query.query, reportTitle: title, status, createdAt, publishedUrl };
    };

    it('is requested by the owner or an admin', async () => {
      expect(codeOf(await asks(visitor))).toEqual([401, refusal('sign-in-required')]);
      expect(codeOf(await asks(bob))).toEqual([403, refusal('forbidden')]);
      expect(codeOf(await asks(bob, toReportId(unknownId)))).toEqual([404, refusal('search-not-found')]);
      for (let time = 0; time < 2; time += 1)
        expect(codeOf(await asks(ada))).toEqual([200, { status: 'pending_publish' }]);
      expect((await ada.ask<Shown>(`${at}/${filed.id}`)).body.status).toBe('pending_publish');
    });

    it('is decided by admins over a list of research reports', async () => {
      expect(codeOf(await visitor.ask(list))).toEqual([401, refusal('sign-in-required')]);
      expect(codeOf(await ada.ask(list))).toEqual([403, refusal('forbidden')]);
      const waiting = await admin.ask<Line[]>(`${list}?status=pending_publish`);
      expect([waiting.body, waiting.headers.get('x-total-count')]).toEqual([
        [summary(filed, 'pending_publish', null)],
        '1',
      ]);
      const oldest = await admin.ask<Line[]>(`${list}?limit=1&sort=createdAt`);
      expect(oldest.body.map(({ id }) => id)).toEqual([filed.id]);
      expect(Number(oldest.headers.get('x-total-count'))).toBeGreaterThan(1);
      expect(await idsAt(admin, `${list}?q=WIND+and`)).toEqual([open.id]);
      expect(await idsAt(admin, '/api/results/all?q=WIND+and')).toEqual([visual.id]);
      const wrong = await admin.ask(`${list}?status=waiting`);
      expect([wrong.status, wrong.body.fields?.status]).toMatchObject([400, expect.any(String)]);
    });

    it('makes it public under its own URL', async () => {
      expect(codeOf(await publishes(ada))).toEqual([403, refusal('forbidden')]);
      expect(codeOf(await publishes(admin, toReportId(unknownId)))).toEqual([
        404,
        refusal('search-not-found'),
      ]);
      const wrong = await publishes(admin, filed.id, { json: { reason: 17 } });
      expect(codeOf(wrong)).toMatchObject([400, refusal('invalid-input')]);
      const answer = await publishes(admin, filed.id, { json: { reason: 'sound' } });
      const { url } = await ada.result(filed.id);
      expect(url).toMatch(/^\/insights\/[a-z\d-]+$/);
      expect(codeOf(answer)).toEqual([200, { ok: true, ...summary(filed, 'published', url) }]);
      expect((await admin.ask<Line[]>(`${list}?status=published`)).body).toEqual([
        summary(filed, 'published', url),
      ]);
      expect((await bob.ask<Line[]>(latest)).body).toContainEqual({ ...line(filed), url });
      const generated = await visitor.ask<Result>(url.replace('/insights', '/api/generated'));
      expect([generated.status, generated.body.kind]).toEqual([200, 'research']);
    });

    it('is revoked by an admin, and ends with the report', async () => {
      const back = await admin.ask(`/api/admin/reports/${filed.id}/unpublish`, { method: 'POST' });
      expect(back.status).toBe(200);
      expect((await ada.ask<Shown>(`${at}/${filed.id}`)).body).toMatchObject({
        ...{ status: 'draft', url: `/research-insights?research=${filed.id}` },
      });
      expect((await ada.ask(`${at}/${filed.id}`, { method: 'DELETE' })).status).toBe(200);
      for (const answer of [await publishes(admin), await asks(ada)])
        expect(codeOf(answer)).toEqual([409, refusal('report-deleted')]);
    });
  });

  it('is deleted only by its owner or an admin, and is nowhere after that', async () => {
    for (const [person, owner, other] of [
      [bob, bob, ada],
      [admin, bob, ada],
    ] as const) {
      const { reportId } = (await post(owner, 'To be deleted')).body;
      const remove = (by: Person) => by.ask(`${at}/${reportId}`, { method: 'DELETE' });
      expect(codeOf(await remove(visitor))).toEqual([401, refusal('sign-in-required')]);
      expect(codeOf(await remove(other))).toEqual([403, refusal('forbidden')]);
      expect(codeOf(await remove(person))).toEqual([200, { ok: true }]);
      for (const path of [`${at}/${reportId}`, `/api/results/${reportId}`])
        expect((await owner.ask(path)).status).toBe(404);
      for (const path of [latest, `${at}/user/${await idOf(owner)}`])
        expect(await idsAt(owner, path)).not.toContain(reportId);
      expect(codeOf(await remove(person))).toEqual([404, refusal('search-not-found')]);
    }
  });
});
