import { rm } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import { readPdf } from '../pdf-text';
import { exampleColumn, exampleColumns, figuresThatFollow, totalOf, within } from './product/example-figures';
import { createPerson, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';

type Evidence = {
  sources: { spans: { id: string; text: string }[] }[];
  claims: Result['claims'];
};

describe('without a model key', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evident-offline-'));
  let product: RunningProduct;
  let ada: Person;
  let sourced: Result;
  let demo: Result;

  beforeAll(async () => {
    product = await startProduct({ dataDir });
    ada = await signedInPerson(product, 'Ada');
    const source = await ada.attachExample();
    const asked = [
      await ada.search('Climate Change Impact Analysis 2025', { sources: [source] }),
      await ada.search('AI Technology Market Research'),
    ] as const;
    sourced = await ada.finished(asked[0]);
    demo = await ada.finished(asked[1]);
  });
  afterAll(async () => {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe('a report over the example data', () => {
    it('draws each column as a line with exactly the figures of the file, year by year', () => {
      const { years, columns } = exampleColumns();
      const lines = sourced.visualData.charts.filter(({ type }) => type === 'line');
      for (const [name, figures] of columns) {
        const line = lines.find(({ data }) => data.datasets[0]?.label === name.split(' (')[0]);
        expect(line?.data.labels).toEqual(years);
        expect(line?.data.datasets[0]?.data).toEqual(figures);
      }
    });

    it('draws only figures that are in the file or follow from it by the method that the chart names', () => {
      for (const { derivation, data } of sourced.visualData.charts) {
        const [kind = 'each', column = ''] =
          /^(mean|total|lowest and highest figure) of column (.+) (?:for|in) each/
            .exec(derivation ?? '')
            ?.slice(1) ?? [];
        for (const { label, data: drawn } of data.datasets) {
          const figures = exampleColumn(column || label);
          expect(drawn).toEqual(data.labels.map((period) => figureOf(kind, label, figures, period)));
        }
      }
    });

    it('has 4 to 12 charts of the four types and at least two tables, all based on the file', () => {
      const { charts, tables } = sourced.visualData;
      expect(charts.length).toBeGreaterThanOrEqual(4);
      expect(charts.length).toBeLessThanOrEqual(12);
      expect(new Set(charts.map(({ type }) => type))).toEqual(new Set(['line', 'bar', 'pie', 'doughnut']));
      expect(tables.length).toBeGreaterThanOrEqual(2);
      expect([...charts, ...tables].filter(({ basis }) => basis !== 'source' && basis !== 'derived')).toEqual(
        [],
      );
    });

    it('makes only supported claims: each number is in the cited span or follows from the file', async () => {
      const { claims, sources } = (await ada.ask<Evidence>(`/api/results/${sourced.id}/evidence`)).body;
      const spans = new Map(sources.flatMap((source) => source.spans).map(({ id, text }) => [id, text]));
      expect(claims.length).toBeGreaterThan(20);
      const doubtful = claims.filter(({ verdict }) => verdict !== 'supported' && verdict !== 'derived');
      expect(doubtful.map(({ sentence, verdict, reason }) => ({ sentence, verdict, reason }))).toEqual([]);
      for (const { numbers, spanIds, verdict, derivation, sentence } of claims) {
        expect([...spanIds].filter((id) => !spans.has(id))).toEqual([]);
        const inputs = derivation?.inputs ?? [];
        const misquoted = inputs.filter(
          ({ spanId, value }) => !numbersIn(spans.get(spanId) ?? '').includes(value),
        );
        expect(misquoted, sentence).toEqual([]);
        if (verdict === 'derived') expect(derivation?.formula, sentence).not.toBe('');
        const cited = spanIds.map((id) => spans.get(id)).join('\n');
        const follow = figuresThatFollow(inputs.map(({ value }) => value));
        const digits = numbers.flatMap((number) => /\d[\d,]*(?:\.\d+)?/.exec(number)?.[0] ?? []);
        const unsupported = digits.filter((number) => !says(cited, number) && !follow.some(reads(number)));
        expect(unsupported, sentence).toEqual([]);
      }
    });

    it('says that no model wrote it, without the demo label', async () => {
      const page = await (await ada.send(`/api/results/${sourced.id}/page`)).text();
      expect([sourced.offline, sourced.demo]).toEqual([true, false]);
      expect(page).toContain('without a language model');
      expect(page).not.toContain('This is a demo');
    });
  });

  describe('a report without sources', () => {
    const words = (text: string) =>
      [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)].filter((part) => part.isWordLike);

    it('is complete in form: 2,000 words, 4 to 12 charts of the four types, two tables, questions, suggestions', () => {
      const { charts, tables } = demo.visualData;
      expect(words(demo.content).length).toBeGreaterThanOrEqual(2_000);
      expect(demo.wordCount).toBeGreaterThanOrEqual(2_000);
      expect(charts.length).toBeGreaterThanOrEqual(4);
      expect(charts.length).toBeLessThanOrEqual(12);
      expect(new Set(charts.map(({ type }) => type))).toEqual(new Set(['line', 'bar', 'pie', 'doughnut']));
      expect(tables.length).toBeGreaterThanOrEqual(2);
      expect(demo.faqs.length).toBeGreaterThan(0);
      expect(demo.suggestions.length).toBeGreaterThan(0);
      expect(demo.executiveSummary).not.toBe('');
    });

    it('presents none of its figures as a fact', () => {
      const { charts, tables, metrics } = demo.visualData;
      const bases = [...charts, ...tables, ...metrics, ...demo.claims].map(({ basis }) => basis);
      expect(bases.filter((basis) => basis !== 'illustrative')).toEqual([]);
      expect(demo.claims.filter(({ verdict }) => verdict === 'supported')).toEqual([]);
    });

    it.each([
      ['its page', (id: string) => `/results/${id}`],
      ['the standalone page', (id: string) => `/api/results/${id}/page`],
      ['Markdown', (id: string) => `/api/results/${id}/markdown`],
    ])('is plainly labelled as a demo on %s', async (_, path) => {
      const text = await (await ada.send(path(demo.id))).text();
      expect(text).toContain(
        'This is a demo report, written without sources and without a language model to show the form. Its figures are illustrative, not facts.',
      );
      expect(text).toContain('Demo');
    });

    it('is labelled so on every page of its PDF, which is named after it', async () => {
      const answer = await ada.send('/api/export', { json: { resultId: demo.id, type: 'pdf' } });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="analysis-${demo.id}.pdf"`,
      );
      const { texts, drawnFonts } = readPdf(Buffer.from(await answer.arrayBuffer()));
      expect(texts.filter((text) => !text.includes('Demo: illustrative figures, not facts'))).toEqual([]);
      expect(drawnFonts).toBe(0);
    });

    it('says of every table of its CSV that its figures are illustrative', async () => {
      const csv = await (await ada.send(`/api/results/${demo.id}/tables.csv`)).text();
      const [label, ...tables] = csv.trim().split(/\r?\n\r?\n/);
      expect(label).toMatch(/demo.*illustrative/i);
      expect(tables).toHaveLength(demo.visualData.tables.length);
      expect(tables.filter((table) => !/illustrative/i.test(table))).toEqual([]);
    });
  });

  it('serves the same reports, lists and evidence after its read models are deleted', async () => {
    const before = await pages(ada, [sourced.id, demo.id]);
    await product.stop();
    await rm(join(dataDir, 'views.db'));
    await Promise.all(['-wal', '-shm'].map((end) => rm(join(dataDir, `views.db${end}`), { force: true })));
    product = await startProduct({ dataDir });
    const again = await signedInAgain(product);
    await again.ended(demo.id);
    await expect.poll(() => pages(again, [sourced.id, demo.id])).toEqual(before);
    expect(await again.remaining()).toBe(8);
  });
});

/** The JSON of every API call about reports. */
async function pages(person: Person, ids: string[]): Promise<unknown[]> {
  const paths = ids.flatMap((id) => [
    `/api/results/${id}`,
    `/api/results/${id}/evidence`,
    `/api/search/${id}/status`,
  ]);
  const lists = ['/api/history', '/api/history?page=1&limit=20', '/api/recent-searches'];
  return Promise.all([...paths, ...lists].map(async (path) => (await person.ask<unknown>(path)).body));
}

async function signedInAgain(product: RunningProduct): Promise<Person> {
  const person = createPerson(product.url);
  await person.signIn('ada@example.org');
  return person;
}

/** The expected value of a chart of this kind for a year, or for a period such as "1990s" or "1990-1994". */
function figureOf(kind: string, label: string, figures: number[], period: string): number {
  const meant = within(figures, period);
  if (kind === 'total') return rounded(totalOf(meant));
  if (kind === 'mean') return rounded(totalOf(meant) / meant.length);
  if (kind === 'each') return meant[0] ?? NaN;
  return label === 'Lowest' ? Math.min(...meant) : Math.max(...meant);
}

const rounded = (figure: number) => Number(figure.toFixed(2));

/** Whether a text contains a number, not as part of another. */
const says = (text: string, number: string) =>
  new RegExp(`(?<![\\d.])${number.replace(/[.+]/g, '\\$&')}(?![\\d]|\\.\\d)`).test(text);

/** The numbers of a row. */
const numbersIn = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The figure, rounded as the number is written. */
const reads = (number: string) => (figure: number) => {
  const plain = number.replace(/[%,+]/g, '');
  return figure.toFixed(plain.split('.')[1]?.length ?? 0) === plain;
};
