import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { readPdf } from '../pdf-text';
import { docxOf, paragraph, xlsxOf } from '../doubles/documents/office';
import { pdfOf } from '../doubles/documents/pdf';
import { createHttpWorld } from './http/http-world';
import { signedInPerson, type Person } from './http/person';
import { refusal } from './http/refusal';
import type { RunningProduct } from './product/server';

type Lines = { id: string; query: string; url: string }[];

/** A row of the example data as a passage; no sentence of a report has this form. */
const passage = /Year: \d{4}; CO2 emissions/;

describe('a report with attached files', () => {
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  let bob: Person;
  let report: Result;

  beforeAll(async () => {
    ({ product, visitor, admin, ada } = await createHttpWorld());
    bob = await signedInPerson(product, 'Bob');
    const source = await ada.attachExample();
    report = await ada.finished(await ada.search('CO2 of the air', { model: 'qwen', sources: [source] }));
  });
  afterAll(() => product.stop());

  /** Every list of reports that this person may read. */
  async function listsFor(person: Person): Promise<string> {
    const calls = ['/api/history', '/api/recent-searches', '/api/latest-visual-insights'];
    const pages = ['/', '/results', '/research-insights'];
    const own = person === visitor ? [] : ['/api/history?page=1', '/history'];
    const texts = [...calls, ...pages, ...own].map(async (path) => (await person.send(path)).text());
    return (await Promise.all(texts)).join('\n');
  }

  /** A claim of each kind: of each section, with passages and without. */
  function someClaims(): Result['claims'] {
    const kinds = report.claims.map(
      (claim) => [`${claim.section} ${claim.spanIds.length > 0}`, claim] as const,
    );
    return [...new Map(kinds).values()];
  }

  /** The report in every format except PDF, and the page data of these claims. */
  async function formsFor(person: Person, of = someClaims()): Promise<string[]> {
    const path = `/results/${report.id}`;
    const api = `/api${path}`;
    const claims = of.map(({ id }) => `/claims/${id}`);
    const forms = ['', '/evidence', '/page', '/markdown', '/tables.csv', ...claims].map((form) => api + form);
    const charts = report.visualData.charts.map((_, at) => `${api}/charts/${at + 1}`);
    const paths = [...forms, `/api/visual-insights/${report.id}`, ...charts, path, `${path}.data`];
    return Promise.all(paths.map(async (each) => (await person.send(each)).text()));
  }

  it('takes PDF, Word and Excel files, and refuses a scan and what is something else', async () => {
    const rows = [
      ['Port', 'Tide (m)'],
      ['Brest', 6.1],
    ];
    const { status, body } = await ada.attach(
      { name: 'a.pdf', bytes: pdfOf(['The tide in Brest is 6.1 metres.']) },
      { name: 'b.docx', bytes: docxOf(paragraph('The tide in Brest is 6.1 metres.')) },
      { name: 'c.xlsx', bytes: xlsxOf({ sheets: { Tides: rows } }) },
    );
    expect(status).toBe(201);
    expect(body.sources.map(({ kind, title, spans }) => [kind, title, spans])).toEqual([
      ['pdf', 'a.pdf', 1],
      ['docx', 'b.docx', 1],
      ['xlsx', 'c.xlsx', 2],
    ]);
    const scan = await ada.attach({ name: 'scan.pdf', bytes: pdfOf([]) });
    expect([scan.status, scan.body]).toEqual([422, refusal('file-without-text')]);
    expect(JSON.stringify(scan.body)).toContain('scan.pdf has no text that can be read; it may be a scan.');
    const other = await ada.attach({ name: 'a.docx', bytes: pdfOf(['Tides.']) });
    expect([other.status, other.body]).toEqual([400, refusal('file-mismatch')]);
  });

  it('is in no list of other users until it is published, but readable by its URL', async () => {
    for (const person of [visitor, bob]) {
      const lists = await listsFor(person);
      expect(lists).not.toContain(report.id);
      expect(lists).not.toContain('CO2 of the air');
    }
    for (const person of [ada, admin])
      expect(JSON.stringify((await person.ask('/api/history?page=1')).body)).toContain(report.id);
    const page = await (await visitor.send(`/results/${report.id}`)).text();
    expect(page).toContain(report.title);
  });

  it('shows passages of its files only to its owner and admins, in each format and any order of requests [SEC-66]', async () => {
    const readers: [Person, Result['claims']?][] = [
      [ada],
      [visitor, report.claims],
      [bob],
      [admin],
      [visitor],
    ];
    for (const [person, claims] of readers) {
      const found = (await formsFor(person, claims)).filter((text) => passage.test(text));
      const sees = person === ada || person === admin;
      expect(found.length > 0, sees ? 'sees passages' : 'sees none').toBe(sees);
    }
    const [owners, others] = await Promise.all([ada, visitor].map((person) => person.result(report.id)));
    const rows = owners?.visualData.tables.filter(({ basis }) => basis === 'source') ?? [];
    expect(rows).not.toEqual([]);
    const shown = others?.visualData.tables.map(({ id }) => id);
    for (const { id } of rows) expect(shown).not.toContain(id);
    expect(others?.notices.join()).toContain('shown to its owner and to admins only');
    expect(owners?.notices.join()).not.toContain('shown to its owner and to admins only');
  });

  it('leaves passages out of the PDFs of other users too', async () => {
    const pdfFor = async (person: Person) => {
      const json = { resultId: report.id, type: 'pdf' };
      const answer = await person.send('/api/export', { json });
      return readPdf(Buffer.from(await answer.arrayBuffer())).text.replace(/\s+/g, ' ');
    };
    expect(await pdfFor(ada)).toMatch(passage);
    expect(await pdfFor(visitor)).not.toMatch(passage);
  });

  it('is listed with its cited passages only while it is published', async () => {
    const decide = (what: string) => admin.ask(`/api/admin/reports/${report.id}/${what}`, { method: 'POST' });
    await decide('publish');
    expect((await visitor.ask<Lines>('/api/recent-searches')).body.map(({ query }) => query)).toEqual([
      'CO2 of the air',
    ]);
    const published = await formsFor(visitor);
    expect(published.filter((text) => passage.test(text))).not.toEqual([]);
    await decide('unpublish');
    expect((await visitor.ask<Lines>('/api/recent-searches')).body).toEqual([]);
    expect((await formsFor(visitor)).filter((text) => passage.test(text))).toEqual([]);
  });

  it('warns about public passages at the file field and at the publication request', async () => {
    const page = await (await ada.send('/')).text();
    expect(page).toContain('Only you and admins see passages of your files until the report is published');
    expect(page).toContain('shown to everybody under Recent Search Reports, unless files are attached');
  });
});

describe('with REPORT_VISIBILITY=unlisted', () => {
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;
  beforeAll(async () => {
    ({ product, visitor, admin, ada } = await createHttpWorld({ env: { REPORT_VISIBILITY: 'unlisted' } }));
  });
  afterAll(() => product.stop());

  it('no report is in a public list until it is published, and the search card says so', async () => {
    const report = await ada.finished(await ada.search('Wind and waves', { model: 'qwen' }));
    const lists = async () =>
      Promise.all(
        ['/api/history', '/api/recent-searches'].map(async (path) =>
          (await visitor.ask<Lines>(path)).body.map(({ query }) => query),
        ),
      );
    expect(await lists()).toEqual([[], []]);
    expect((await visitor.result(report.id)).title).toBe(report.title);
    expect((await ada.ask<{ results: Lines }>('/api/history?page=1')).body.results).toHaveLength(1);
    await admin.ask(`/api/admin/reports/${report.id}/publish`, { method: 'POST' });
    expect(await lists()).toEqual([['Wind and waves'], ['Wind and waves']]);
    const page = await (await ada.send('/')).text();
    expect(page).toContain('in no public list until the report is published');
    expect(page).not.toContain('shown to everybody under Recent Search Reports');
  });
});
