import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hoverTemplates, plotlyData, plotlyLayout } from '../../app/report/charts/plotly-figure';
import { tableFileName, tablesCsv } from '../../modules/exports/csv';
import { renderMarkdown } from '../../modules/exports/markdown';
import { renderStandalonePage } from '../../modules/exports/html/standalone-page';
import { seriesOrder } from '../../modules/exports/chart/static-chart';
import type { Result } from '../../projections/documents';
import {
  groupsOf,
  hostileTexts,
  plantedExtras,
  plantedPlan,
  plantedSection,
} from '../doubles/hostile-answers';
import { sampleResult } from '../doubles/sample-result';
import { isFormula, markupIn } from './file-texts';
import { isOwnAddress, isSafeCssString, pageWords, titleApart } from './page-texts';
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
const quietReport = planted(Array.from({ length: 20 }, (_, i) => `plain words ${'abcdefghij'[i % 10]}`));
/** The markup of each page for harmless reports: with figures in many rows, and in few. */
const wordsOf = (pages: Record<string, string>) =>
  new Map(Object.entries(pages).map(([name, html]) => [name, pageWords(html)]));
const samples = wordsOf(pagesOf(sampleResult));
const quiet = wordsOf(pagesOf(quietReport));

const strangeLetters = (text: string) => (text.match(/[^\0-\x7f]/gu) ?? []).join('');

/** A harmless report that gives the standalone page the same form: as long a title, with the same foreign scripts. */
function twinOf(report: Result): Result {
  const page = renderStandalonePage(report);
  const shown = page.slice(page.indexOf('<body>'));
  return {
    ...quietReport,
    title: 'a'.repeat(report.title.length),
    summary: strangeLetters(shown),
    seoMetadata: { ...quietReport.seoMetadata, description: strangeLetters(JSON.stringify(report)) },
  };
}

/** A style that sets sizes only. */
const isMeasure = (style: string) => /^(?:width:\d+%|flex-grow:\d+)$/.test(style);

const ourTemplates = new Set<string>(Object.values(hoverTemplates));
/** The values of keys that Plotly reads as templates: `hovertemplate`, `texttemplate` … */
const templatesOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
        key.endsWith('template') ? [inner] : templatesOf(inner),
      )
    : [];

const everyText = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(everyText)
      : [];

describe('hostile text of a model', () => {
  it('has more than a hundred cases with different names', () => {
    expect(new Set(texts.map(({ name }) => name)).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(140);
  });

  describe.each(reports)('from $names', ({ report }) => {
    const pages = pagesOf(report);

    it('still becomes a report with all parts', () => {
      expect(report.sections).toHaveLength(8);
      expect(report.visualData.charts.length).toBeGreaterThanOrEqual(8);
      expect(report.visualData.tables.length).toBeGreaterThanOrEqual(2);
      expect(
        Math.min(report.faqs.length, report.suggestions.length, report.visualData.metrics.length),
      ).toBeGreaterThanOrEqual(2);
    });

    it('becomes visible text: whole characters, one direction, no tags', () => {
      const shown = everyText(report);
      const unseen =
        // eslint-disable-next-line no-control-regex -- the test looks for these
        /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200B\u2028-\u202E\u2060-\u206F\uE000-\uF8FF\uFEFF\uFFFE\uFFFF\p{Surrogate}]/u;
      expect(shown.filter((text) => unseen.test(text))).toEqual([]);
      expect(shown.filter((text) => /<[a-z/!?]|\{\{|\}\}/i.test(text))).toEqual([]);
    });

    const twin = pageWords(renderStandalonePage(twinOf(report)));

    it.each([...samples])('adds no element, attribute or address to %s', (name, sample) => {
      const page = pageWords(pages[name] ?? '');
      const alike = name === 'the standalone page' ? twin : sample;
      const ours = [sample, quiet.get(name) ?? sample, alike];
      const known = new Set(ours.flatMap(({ vocabulary }) => [...vocabulary]));
      expect([...page.vocabulary].filter((word) => !known.has(word))).toEqual([]);
      expect(page.addresses.filter((address) => !isOwnAddress(address))).toEqual([]);
      expect(page.scripts).toEqual([]);
      const styles = new Set(ours.flatMap((words) => words.styles));
      expect(page.styles.filter((style) => !styles.has(style) && !isMeasure(style))).toEqual([]);
      const sheets = page.sheets.map(titleApart);
      expect(sheets.map(({ rest }) => rest)).toEqual(alike.sheets.map((sheet) => titleApart(sheet).rest));
      expect(sheets.filter(({ title }) => title !== '' && !isSafeCssString(title))).toEqual([]);
      expect(page.data).toHaveLength(sample.data.length);
      for (const json of page.data)
        expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
    });

    it('stays in its CSV cell and is not a formula', () => {
      const { tables } = report.visualData;
      const { data } = Papa.parse<string[]>(tablesCsv(tables)?.replace(/^\uFEFF/, '') ?? '');
      const rows = tables.flatMap(({ title, headers, rows: held }) => [[title], headers, ...held]);
      const read = data.filter((row) => row.length > 1 || row[0] !== '');
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      const cells = read.flat();
      expect(cells.filter(isFormula)).toEqual([]);
      const numbers = rows.flat().filter((cell) => cell !== '' && Number.isFinite(Number(cell)));
      expect(cells.filter((cell) => cell !== '' && Number.isFinite(Number(cell)))).toEqual(numbers);
      for (const { title } of tables)
        expect(tableFileName(title)).toMatch(/^[^\\/:*?"<>|\p{Cc}\p{Surrogate}\u202E]+\.csv$/u);
    });

    it('stays plain text in Markdown', () => {
      expect(markupIn(renderMarkdown(report))).toEqual([]);
    });

    it('stays plain text in the live charts', () => {
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
        const given = everyText(figure).filter((text) => !ourTemplates.has(text));
        expect(given.filter((text) => /<(?!br>)/.test(text))).toEqual([]);
        expect(templatesOf(figure).filter((template) => !ourTemplates.has(String(template)))).toEqual([]);
        expect(
          everyText(chart.data.datasets.map(({ backgroundColor }) => backgroundColor)).filter(
            (colour) => !/^#[0-9a-f]{6}$/.test(colour),
          ),
        ).toEqual([]);
      }
    });

    it('never becomes an id', () => {
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
