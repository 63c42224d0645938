import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { readPdf } from '../pdf-text';
import { createHttpWorld } from './http/http-world';
import { signedInPerson, type Answer, type Person } from './http/person';
import { refusal } from './http/refusal';
import { at, atOnce, post, type Shown } from './http/research-calls';
import type { RunningProduct } from './product/server';
import * as visuals from './http/visual-calls';
import { expectWhole } from './http/complete-research';

const codeOf = ({ status, body }: Answer<unknown>) => [status, body];

describe('asking for a research report over HTTP', () => {
  let standIn: ModelStandIn;
  let product: RunningProduct;
  let visitor: Person;
  let admin: Person;
  let ada: Person;

  beforeAll(async () => {
    standIn = await startModelStandIn({
      rules: [{ when: { query: 'held back', purpose: 'plan' }, then: { delayMs: 120_000 } }],
    });
    const env = { DEEPSEEK_API_KEY: 'key', DEEPSEEK_BASE_URL: standIn.url };
    ({ product, visitor, admin, ada } = await createHttpWorld({ env }));
  });
  // Calls are still blocked: a shutdown would wait for them until its timeout.
  afterAll(async () => {
    await product.kill();
    await standIn.close();
  });

  it('needs an account and a query, and accepts only JSON', async () => {
    expect(codeOf(await post(visitor, 'Tea'))).toEqual([401, refusal('unauthenticated')]);
    expect(codeOf(await post(ada, ' '))).toMatchObject([400, refusal('empty-query')]);
    expect(codeOf(await post(ada, 'Tea', { model: 'gpt' }))).toMatchObject([400, refusal('unknown-model')]);
    const asForm = await ada.ask(at, { body: new URLSearchParams({ query: 'Tea' }) });
    expect(codeOf(asForm)).toEqual([415, refusal('not-json')]);
    expect(await ada.remaining()).toBe(10);
  });

  it('returns the finished report, and spends one search', async () => {
    const cleo = await signedInPerson(product, 'Cleo');
    const { status, body, headers } = await post(cleo, '  Tea of the world ');
    expect([status, Object.keys(body), headers.get('preference-applied')]).toEqual([
      200,
      ['reportId', 'data'],
      null,
    ]);
    const shown = (await cleo.ask<Shown>(`${at}/${body.reportId}`)).body;
    expect([shown.query, shown.data]).toEqual(['Tea of the world', body.data]);
    expect(await cleo.remaining()).toBe(9);
  });

  it('returns the URL at once with Prefer: respond-async', async () => {
    const { status, body, headers } = await post(admin, 'Salt', { headers: atOnce });
    const statusUrl = `/api/search/${body.reportId}/status`;
    expect([status, body]).toEqual([202, { reportId: body.reportId, statusUrl }]);
    expect(headers.get('preference-applied')).toBe('respond-async');
    expect((await admin.finished(body.reportId)).kind).toBe('research');
  });

  it('returns the same report for the same key, charged once, and another report for another kind', async () => {
    const dora = await signedInPerson(product, 'Dora');
    const headers = { 'idempotency-key': 'research once' };
    const first = await post(dora, 'Sugar', { headers: { ...headers, ...atOnce } });
    const repeats = await Promise.all([1, 2].map(() => post(dora, 'Sugar', { headers })));
    for (const { status, body } of repeats)
      expect([status, body.reportId]).toEqual([200, first.body.reportId]);
    expect(await dora.remaining()).toBe(9);
    const other = await visuals.post(dora, 'Sugar', { headers, model: 'deepseek' });
    expect(other.body.reportId).not.toBe(first.body.reportId);
    expect(await dora.remaining()).toBe(8);
  });

  it('works without a model key, from files and as a demo without files', async () => {
    const fay = await signedInPerson(product, 'Fay');
    const sources = [await fay.attachExample()];
    const [leaning, demo] = await Promise.all([
      post(fay, 'CO2 of the air', { model: 'qwen', sources }),
      post(fay, 'Tides of the sea', { model: 'qwen' }),
    ]);
    for (const { status, body } of [leaning, demo]) {
      expect([status, body.code]).toEqual([200, undefined]);
      expectWhole(body.data);
    }
    expect([leaning.body.data.demo, demo.body.data.demo]).toEqual([false, true]);
  });

  it('has every part of the report in the PDF', async () => {
    const gus = await signedInPerson(product, 'Gus');
    const { body } = await post(gus, 'Winds of the north', { model: 'deepseek' });
    const printed = await gus.send(`/api/results/${body.reportId}/pdf`);
    expect(printed.status).toBe(200);
    const { text, title } = readPdf(Buffer.from(await printed.arrayBuffer()));
    const { data } = body;
    expect(title).toBe(data.title);
    const bare = (words: string) => words.replace(/\s+/g, '');
    const printedWords = bare(text);
    const expected = [
      ...['Abstract', 'Overview', 'Literature', 'Methodology', 'Current State', 'Key Metrics'],
      ...['Technical Limitations', 'Comparison', 'Scorecard', 'Key Findings', 'Main Findings'],
      ...['Future Research', 'Research Directions', 'Research Ideas', 'Predictions', 'References'],
      ...data.technicalLimitations.map((limitation) => limitation.title),
      ...(data.researchScorecard?.categories ?? []).map((category) => category.name),
      ...(data.comparativeAnalysis?.rows ?? []).flat(),
      ...data.futureResearch.directions.map((direction) => direction.title),
      ...data.researchIdeas.map((idea) => idea.title),
      ...data.predictions.map((prediction) => prediction.title),
      ...data.citations.map((citation) => citation.title),
      'Unverified: named by the model, no source of this report backs it',
    ];
    expect(expected.length).toBeGreaterThan(40);
    expect(expected.filter((words) => !printedWords.includes(bare(words)))).toEqual([]);
    for (const words of ['Funding base', 'Budget split', 'Investment allocation'])
      expect(printedWords).not.toContain(bare(words));
  });
});
