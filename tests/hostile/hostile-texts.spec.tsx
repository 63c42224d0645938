import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { plotlyData, plotlyLayout } from '../../app/report/plotly-figure';
import { tableFileName, tablesCsv } from '../../modules/exports/csv';
import { renderMarkdown } from '../../modules/exports/markdown';
import { seriesOrder } from '../../modules/exports/static-chart';
import type { Result } from '../../projections/documents';
import {
  groupsOf,
  hostileTexts,
  plantedExtras,
  plantedPlan,
  plantedSection,
} from '../doubles/hostile-answers';
import { sampleResult } from '../doubles/sample-result';
import { isOwnAddress, pageWords } from './page-words';
import { pagesOf } from './renderings';
import { writtenReport } from './written-report';

const canary = 'https://canary.example/hit';
const planted = (texts: readonly string[]): Result =>
  writtenReport({
    plan: plantedPlan(texts),
    section: (at) => plantedSection(texts, at),
    extras: plantedExtras(texts),
  });

const texts = hostileTexts(canary);
const groups = groupsOf(texts, 20);
const reports = groups.map((group) => ({
  names: `${group[0]?.name} to ${group.at(-1)?.name}`,
  report: planted(group.map(({ text }) => text)),
}));
const quiet = pagesOf(planted(Array.from({ length: 20 }, (_, i) => `plain words ${'abcdefghij'[i % 10]}`)));
/** What each page is made of where nobody means any harm: of figures in many rows, and in few. */
const harmless = Object.entries(pagesOf(sampleResult)).map(([name, html]) => ({
  name,
  of: pageWords(html),
  and: pageWords(quiet[name] ?? ''),
}));

/** A style that only says how large. */
const isMeasure = (style: string) => /^(?:width:\d+%|flex-grow:\d+)$/.test(style);

const everyText = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyText)
      : [];

describe('whatever a model writes', () => {
  it('is more than a hundred cases, each of its own name', () => {
    expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(140);
  });

  describe.each(reports)('from $names', ({ report }) => {
    const pages = pagesOf(report);

    it('makes a report with every part of it', () => {
      expect(report.sections).toHaveLength(8);
      expect(report.visualData.charts.length).toBeGreaterThanOrEqual(8);
      expect(report.visualData.tables.length).toBeGreaterThanOrEqual(2);
      expect(
        Math.min(report.faqs.length, report.suggestions.length, report.visualData.metrics.length),
      ).toBeGreaterThanOrEqual(2);
    });

    it('is text that is seen: whole characters, one direction, nothing that could open a tag', () => {
      const shown = everyText(report);
      const unseen =
        // eslint-disable-next-line no-control-regex -- these are what is looked for
        /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060-\u206F\uE000-\uF8FF\uFEFF\uFFFE\uFFFF\p{Surrogate}]/u;
      expect(shown.filter((text) => unseen.test(text))).toEqual([]);
      expect(shown.filter((text) => /<[a-z/!?]|\{\{|\}\}/i.test(text))).toEqual([]);
    });

    it.each(harmless)('brings no element, attribute or address to $name', ({ name, of, and }) => {
      const { vocabulary, addresses, scripts, styles, data } = pageWords(pages[name] ?? '');
      const known = new Set([...of.vocabulary, ...and.vocabulary]);
      expect([...vocabulary].filter((word) => !known.has(word))).toEqual([]);
      expect(addresses.filter((address) => !isOwnAddress(address))).toEqual([]);
      expect(scripts).toEqual([]);
      const ours = new Set([...of.styles, ...and.styles]);
      expect(styles.filter((style) => !ours.has(style) && !isMeasure(style))).toEqual([]);
      expect(data).toHaveLength(of.data.length);
      for (const json of data) expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    });

    it('stays in its cell of a CSV file, and is no formula', () => {
      const { tables } = report.visualData;
      const { data } = Papa.parse<string[]>(tablesCsv(tables)?.replace(/^\uFEFF/, '') ?? '');
      const rows = tables.flatMap(({ title, headers, rows: held }) => [[title], headers, ...held]);
      const read = data.filter((row) => row.length > 1 || row[0] !== '');
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      const cells = read.flat();
      expect(
        cells.filter(
          (cell) =>
            /^[=+\-@\t\r\n＝＋－＠]/.test(cell) &&
            Number.isNaN(Number(cell)) &&
            !/^[+-][\d.,]+\s?%?$/.test(cell),
        ),
      ).toEqual([]);
      const numbers = rows.flat().filter((cell) => cell !== '' && Number.isFinite(Number(cell)));
      expect(cells.filter((cell) => cell !== '' && Number.isFinite(Number(cell)))).toEqual(numbers);
      for (const { title } of tables)
        expect(tableFileName(title)).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Surrogate}\u202E]+\.csv$/u);
    });

    it('is plain words in Markdown', () => {
      const words = renderMarkdown(report)
        .replace(/\\[\\`*_[\]|~#+.)-]/g, '')
        .replace(/\[\^\d+\]/g, '');
      expect(words.match(/<[^\s]|[[\]]|\bwww\.|[a-z]:\/\//gi)).toBeNull();
      expect(words.replace(/sha256 `[0-9a-f]+`/g, '')).not.toContain('`');
    });

    it('is letters to the live charts', () => {
      const order = seriesOrder(report.visualData.charts);
      const colours = {
        ink: '#000',
        muted: '#000',
        line: '#000',
        'line-strong': '#000',
        surface: '#fff',
        series: ['#000'],
      };
      for (const chart of report.visualData.charts) {
        const figure = [plotlyData(chart, order, colours), plotlyLayout(chart, colours, true, true)];
        expect(everyText(figure).filter((text) => /<(?!br>)/.test(text))).toEqual([]);
        expect(
          everyText(chart.data.datasets.map(({ backgroundColor }) => backgroundColor)).filter(
            (colour) => !/^#[0-9a-f]{6}$/.test(colour),
          ),
        ).toEqual([]);
      }
    });

    it('names nothing: ids are ours', () => {
      const { charts, tables, metrics } = report.visualData;
      const ids = [...charts, ...tables, ...report.sections, ...report.faqs, ...report.claims].map(
        ({ id }) => id,
      );
      expect(ids.filter((id) => !/^[a-z][a-z0-9-]{0,120}$/.test(id))).toEqual([]);
      expect(
        metrics.filter(({ icon }) => !/^(?:activity|bar-chart|chart-line|pie-chart|trending-up)$/.test(icon)),
      ).toEqual([]);
    });
  });
});
