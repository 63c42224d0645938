import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withholdPassages } from '../../modules/publishing/withhold-passages';
import type { Result } from '../../projections/documents';
import { publicForm } from './http/public-form';
import { untilSettled } from './product/until-settled';
import { storedState } from './product/stored-state';
import { createHttpWorld } from './http/http-world';
import { signedInPerson, type Person } from './http/person';
import { refusal } from './http/refusal';
import type { RunningProduct } from './product/server';
import { unknownId } from './http/unknown-id';

/** More text than a report uses. */
const gardens = Array.from({ length: 90 }, (_, at) => `Garden ${at + 1} has a gate and a bench.`).join(
  '\n\n',
);

describe('over HTTP', () => {
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  /** A finished report of Ada, over the example data. */
  let report: Result;

  beforeAll(async () => {
    ({ product, visitor, admin, ada } = await createHttpWorld({ env: { LOG_LEVEL: 'debug' } }));
    bob = await signedInPerson(product, 'Bob');
    const source = await ada.attachExample();
    const long = (await ada.attach({ name: 'gardens.txt', bytes: gardens })).body.sources[0]?.sourceId ?? '';
    report = await ada.finished(
      await ada.search('CO2 of the air', { model: 'qwen', sources: [source, long] }),
    );
    await untilSettled(product.dataDir, report.id);
  });
  afterAll(() => product.stop());

  describe('a source', () => {
    const text = { name: 'notes.txt', bytes: 'Water boils at 100 °C at sea level.' };
    const big = { name: 'big.txt', bytes: Buffer.alloc(5 * 1024 * 1024 + 1, 'a') };

    it.each([
      [
        'the eleventh file',
        Array.from({ length: 11 }, (_, n) => ({ ...text, name: `${n}.txt` })),
        400,
        'too-many-files',
      ],
      ['more than 5 MB', [big], 413, 'file-too-large'],
      ['a picture', [{ name: 'photo.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') }], 415, 'file-type'],
      [
        'binary that calls itself text',
        [{ name: 'a.txt', bytes: Buffer.from([0, 159, 146, 150, 0, 1, 2]) }],
        400,
        'file-binary',
      ],
      [
        'a CSV whose rows do not fit its header',
        [{ name: 'a.csv', bytes: 'a,b\n1,2\n1,2,3\n' }],
        400,
        'csv-broken',
      ],
      [
        'a CSV with an open quotation mark',
        [{ name: 'a.csv', bytes: 'a,b\n"1,2\n3,4\n' }],
        400,
        'csv-broken',
      ],
      ['an empty file', [{ name: 'a.csv', bytes: '' }], 400, 'file-empty'],
      ['a good file beside a bad one', [text, { name: 'photo.png', bytes: 'x' }], 415, 'file-type'],
      ['nothing', [], 400, 'no-files'],
    ])('is refused when it is %s, and nothing is stored', async (_, files, expected, code) => {
      const before = await storedState(product.dataDir);
      const { status, body } = await ada.attach(...files);
      expect([status, body]).toEqual([expected, refusal(code)]);
      expect(await storedState(product.dataDir)).toEqual(before);
    });

    it('is accepted as CSV, text, Markdown or HTML, ten at once, each with its contents', async () => {
      const { status, body } = await ada.attach(
        { name: 'a.csv', bytes: 'Year,Value\n2020,1\n2021,2\n' },
        { name: 'b.md', bytes: '# Notes\n\nOne sentence. Another sentence.' },
        { name: 'c.html', bytes: '<p>One paragraph.</p>' },
        ...Array.from({ length: 7 }, (_, n) => ({ ...text, name: `${n}.txt` })),
      );
      expect(status).toBe(201);
      expect(body.sources.map(({ kind, title }) => [kind, title]).slice(0, 4)).toEqual([
        ['csv', 'a.csv'],
        ['markdown', 'Notes'],
        ['html', 'c.html'],
        ['text', '0.txt'],
      ]);
      expect(body.sources).toHaveLength(10);
      expect(body.sources.every(({ spans, sourceId }) => spans >= 1 && sourceId !== '')).toBe(true);
    });

    it('is refused without a session, and as JSON without an address', async () => {
      const anonymous = await visitor.attach(text);
      expect([anonymous.status, anonymous.body]).toEqual([401, refusal('sign-in-required')]);
      const json = await ada.ask('/api/sources', { json: {} });
      expect([json.status, json.body]).toEqual([400, refusal('no-address')]);
    });
  });

  describe('a finished report', () => {
    type Evidence = {
      sources: { sha256: string; spans: { id: string; text: string; line?: number }[] }[];
      claims: { spanIds: string[] }[];
    };
    const evidenceFor = async (person: Person) =>
      (await person.ask<Evidence>(`/api/results/${report.id}/evidence`)).body;

    it('shows all spans of attached files to its owner and admins, and none to others before publication [SEC-95]', async () => {
      const lines = readFileSync('examples/co2-and-temperature.csv', 'utf8').trim().split('\n').length;
      const [owners, admins, others] = await Promise.all([ada, admin, bob].map(evidenceFor));
      expect(owners?.sources[0]?.spans).toHaveLength(lines);
      expect(admins).toEqual(owners);
      expect(others?.sources.map(({ sha256 }) => sha256)).toContain(owners?.sources[0]?.sha256);
      expect(others?.sources.flatMap(({ spans }) => spans)).toEqual([]);
      expect(others?.claims.map(({ spanIds }) => spanIds)).toEqual(
        owners?.claims.map(({ spanIds }) => spanIds),
      );
      expect(await evidenceFor(visitor)).toEqual(others);
    });

    it('has the hash of the file as sent', async () => {
      const sent = createHash('sha256')
        .update(readFileSync('examples/co2-and-temperature.csv'))
        .digest('hex');
      expect((await evidenceFor(visitor)).sources[0]?.sha256).toBe(sent);
    });

    it('is readable by its id, without owner and cost [SEC-102]', async () => {
      const { status, body } = await visitor.ask<Result>(`/api/results/${report.id}`);
      expect(status).toBe(200);
      expect(body).toEqual(publicForm(withholdPassages(report)));
      const { userId } = await admin.result(report.id);
      expect([userId, report.usage.costUsd]).toEqual([expect.stringMatching(/./), expect.any(Number)]);
      const page = await (await visitor.send(`/results/${report.id}`)).text();
      expect(page).toContain(report.title);
      for (const text of [page, JSON.stringify(body)])
        expect(text).not.toMatch(new RegExp(`${userId}|ada@example.org|costUsd`));
    });

    it('is listed publicly in the bare array and the recent searches when it has no files', async () => {
      const open = await admin.finished(await admin.search('Open to all', { model: 'qwen' }));
      const all = (await visitor.ask<{ id: string; summary: string; query: string }[]>('/api/history')).body;
      expect(all.map(({ id }) => id)).toEqual([open.id]);
      expect(all.filter((item) => 'userId' in item || item.summary.length > 153)).toEqual([]);

      const { query, model } = open.query;
      const recent = (await visitor.ask<Record<string, unknown>[]>('/api/recent-searches')).body;
      expect(recent).toEqual([{ query, url: `/results/${open.id}`, createdAt: open.createdAt, model }]);
      expect((await admin.ask(`/api/results/${open.id}`, { method: 'DELETE' })).status).toBe(200);
    });

    it('is in its owner’s history, and in that of admins', async () => {
      type Page = { results: { id: string }[]; pagination: object };
      const own = (await ada.ask<Page>('/api/history?page=1&limit=20')).body;
      expect(own.results.map(({ id }) => id)).toEqual([report.id]);
      expect(own.pagination).toEqual({
        currentPage: 1,
        totalPages: 1,
        totalCount: 1,
        hasPrev: false,
        hasNext: false,
      });
      expect((await bob.ask<Page>('/api/history?page=1&limit=20')).body.results).toEqual([]);
      expect(
        (await admin.ask<Page>('/api/history?page=1&limit=20')).body.results.map(({ id }) => id),
      ).toContain(report.id);
      const anonymous = await visitor.ask('/api/history?page=1&limit=20');
      expect([anonymous.status, anonymous.body]).toEqual([401, refusal('sign-in-required')]);
    });

    it('is paged, newest first', async () => {
      type Page = { results: { id: string }[]; pagination: object };
      const page = async (n: number) => (await admin.ask<Page>(`/api/history?page=${n}&limit=1`)).body;
      const newer = await admin.search('a second report', { model: 'qwen' });
      await admin.finished(newer);
      const [first, second] = [await page(1), await page(2)];
      const pagination = { totalPages: 2, totalCount: 2 };
      expect(first).toEqual({
        results: [expect.objectContaining({ id: newer })],
        pagination: { ...pagination, currentPage: 1, hasPrev: false, hasNext: true },
      });
      expect(second).toEqual({
        results: [expect.objectContaining({ id: report.id })],
        pagination: { ...pagination, currentPage: 2, hasPrev: true, hasNext: false },
      });
    });

    it('is deleted only by its owner, and is then nowhere', async () => {
      const id = await ada.search('gone tomorrow', { model: 'qwen' });
      await ada.finished(id);
      const path = `/api/results/${id}`;
      for (const [person, status, code] of [
        [visitor, 401, 'sign-in-required'],
        [bob, 403, 'forbidden'],
      ] as const) {
        const answer = await person.ask(path, { method: 'DELETE' });
        expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
      }
      expect((await ada.ask(path, { method: 'DELETE' })).status).toBe(200);
      expect((await ada.ask(path)).status).toBe(404);
      for (const gone of [`/api/search/${id}/status`, `${path}/evidence`, `${path}/page`])
        expect((await ada.ask(gone)).status).toBe(404);
      expect((await visitor.ask<{ id: string }[]>('/api/history')).body.map((item) => item.id)).not.toContain(
        id,
      );
      expect((await ada.ask(path, { method: 'DELETE' })).status).toBe(404);
      expect((await ada.ask(`/api/results/${unknownId}`, { method: 'DELETE' })).status).toBe(404);
    });
  });

  describe('publication', () => {
    type Listed = { id: string; status: string; url: string }[];
    const decide = (person: Person, what: string, asking = {}, id = report.id) =>
      person.ask<object>(`/api/admin/reports/${id}/${what}`, { method: 'POST', ...asking });
    const asks = (person: Person, id = report.id) =>
      person.ask<object>(`/api/results/${id}/request-publish`, { method: 'POST' });
    let slug: string;

    it('is requested by the owner, and waits for an admin, who sees it in the list of all', async () => {
      for (const [person, path, status, code] of [
        [visitor, `/api/results/${report.id}/request-publish`, 401, 'sign-in-required'],
        [bob, `/api/results/${report.id}/request-publish`, 403, 'forbidden'],
        [admin, `/api/results/${unknownId}/request-publish`, 404, 'search-not-found'],
        [bob, `/api/admin/reports/${report.id}/publish`, 403, 'forbidden'],
        [admin, `/api/admin/reports/${unknownId}/publish`, 404, 'search-not-found'],
        [admin, `/api/admin/reports/${report.id}/unpublish`, 409, 'not-published'],
      ] as const) {
        const answer = await person.ask(path, { method: 'POST' });
        expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
      }
      for (let time = 0; time < 2; time += 1)
        expect(await asks(ada)).toMatchObject({ status: 200, body: { status: 'pending_publish' } });
      expect((await ada.result(report.id)).status).toBe('pending_publish');
      const waiting = await admin.ask<Listed>('/api/results/all?status=pending_publish');
      expect([waiting.body.map(({ id }) => id), waiting.headers.get('x-total-count')]).toEqual([
        [report.id],
        '1',
      ]);
      expect((await bob.ask('/api/results/all')).body).toEqual(refusal('forbidden'));
      const wrong = await admin.ask('/api/results/all?status=waiting');
      expect([wrong.status, wrong.body.fields?.status]).toMatchObject([400, expect.any(String)]);
      const newest = await admin.ask<Listed>('/api/results/all?limit=1&sort=-createdAt');
      expect([newest.body.length, newest.headers.get('x-total-count')]).toEqual([1, '2']);
      const found = await admin.ask<Listed>('/api/results/all?q=CO2+OF+THE');
      expect(found.body.map(({ id }) => id)).toEqual([report.id]);
    });

    it('makes it public under its own URL, without its owner', async () => {
      const answer = await decide(admin, 'publish');
      const { url } = answer.body as { url: string };
      slug = url.replace('/insights/', '');
      expect([answer.status, answer.body]).toEqual([200, { ok: true, status: 'published', url }]);
      expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
      const { body: shown } = await visitor.ask<Result>(`/api/generated/${slug}`);
      expect(shown).toEqual({ ...publicForm(await ada.result(report.id)), slug, version: 1 });
      expect([shown.status, shown.url, shown.publishedAt]).toEqual(['published', url, expect.any(String)]);
      for (const path of ['/api/recent-searches', '/api/history'])
        expect(JSON.stringify((await visitor.ask(path)).body)).toContain(`"${url}"`);
      expect((await asks(ada)).body).toEqual({ status: 'published' });
      expect((await decide(admin, 'publish')).body).toEqual(answer.body);
    });

    it('is revoked with a reason, and granted again at the same URL', async () => {
      const back = await decide(admin, 'unpublish', { json: { reason: 'outdated' } });
      const draft = { status: 'draft', url: `/results/${report.id}` };
      expect([back.status, back.body]).toEqual([200, { ok: true, ...draft }]);
      expect(await ada.result(report.id)).toMatchObject({ ...draft, publishedAt: null });
      const gone = await visitor.ask(`/api/generated/${slug}`);
      const error = 'The requested page could not be found.';
      expect([gone.status, gone.body]).toEqual([404, { error, code: 'page-not-found' }]);
      expect((await decide(admin, 'publish')).body).toMatchObject({ url: `/insights/${slug}` });
      expect((await visitor.ask(`/api/generated/${slug}`)).body).toMatchObject({ version: 2 });
    });

    it('ends at once when the report is deleted', async () => {
      expect((await ada.ask(`/api/results/${report.id}`, { method: 'DELETE' })).status).toBe(200);
      expect((await visitor.ask(`/api/generated/${slug}`)).status).toBe(404);
      expect((await ada.ask(`/api/results/${report.id}`)).status).toBe(404);
      for (const answer of [await decide(admin, 'publish'), await asks(ada)])
        expect([answer.status, answer.body]).toEqual([409, refusal('report-deleted')]);
    });
  });

  it('writes no mail address, password, query text or session into its log', () => {
    expect(product.output).toContain('answered');
    expect(product.output).not.toMatch(
      /example\.org|a long enough password|CO2 of the air|gone tomorrow|co2-and-temperature/,
    );
    expect(product.output).not.toContain(ada.cookie().split('=')[1]);
  });
});
