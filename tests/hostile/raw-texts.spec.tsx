import { renderToStaticMarkup } from 'react-dom/server';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { chartPicture } from '../../modules/exports/chart/chart-picture';
import { tablesCsv } from '../../modules/exports/csv';
import { renderMarkdown } from '../../modules/exports/markdown';
import { printStyle } from '../../modules/exports/html/standalone/print-style';
import { StaticChart } from '../../modules/exports/chart/static-chart';
import type { Result } from '../../projections/documents';
import { hostileTexts } from '../doubles/hostile-answers';
import { sampleResult } from '../doubles/sample-result';
import { isFormula, markupIn } from './file-texts';
import { isOwnAddress, isSafeCssString, pageWords, titleApart } from './page-texts';
import { pagesOf } from './renderings';

const texts = hostileTexts('https://canary.example/hit').map(({ text }) => text);

/** Fields that only the product writes; all others may hold text of a model. */
const own =
  /^(?:id|\w+Ids?|type|kind|basis|verdict|status|model|model2|claude|icon|url|section|sha256|\w+At|\w+Color)$/;

/** The kind of an insight, one of three. */
const isKind = (value: unknown) => /^(?:growth|opportunity|other)$/.test(String(value));

/** The sample with raw texts in all its text fields, not cleaned by parsing or assembly. */
function wearing(from: number): Result {
  let next = from;
  const dressed = (value: unknown, field = ''): unknown => {
    if (own.test(field) || isKind(value)) return value;
    if (typeof value === 'string') return texts[next++ % texts.length];
    if (Array.isArray(value)) return value.map((one) => dressed(one, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, dressed(inner, name)]));
  };
  return dressed(sampleResult) as Result;
}

const samples = new Map(Object.entries(pagesOf(sampleResult)).map(([name, html]) => [name, pageWords(html)]));
const drawn = ({ visualData }: Result) => [
  ...visualData.charts.map((chart) => renderToStaticMarkup(<StaticChart chart={chart} />)),
  // The same page in a frame, with 100 kB of fonts.
  ...visualData.charts.slice(0, 1).map((chart) => chartPicture(chart)),
];

const vocabularyOf = (report: Result) => drawn(report).flatMap((svg) => [...pageWords(svg).vocabulary]);
const knownInCharts = new Set(vocabularyOf(sampleResult));

/** Every renderer escapes by itself and does not rely on earlier cleaning. */
describe.each([0, 79])('raw texts of models, from number %i on', (from) => {
  const report = wearing(from);

  it.each(Object.entries(pagesOf(report)))('add no element, attribute or address to %s', (name, html) => {
    const page = pageWords(html);
    const ours = samples.get(name)?.vocabulary ?? [];
    const known = new Set([...ours, 'h1[class]', 'p[hidden]', 'p[data-letters]']);
    expect([...page.vocabulary].filter((word) => !known.has(word))).toEqual([]);
    expect(page.addresses.filter((address) => !isOwnAddress(address))).toEqual([]);
    expect(page.scripts).toEqual([]);
    for (const json of page.data)
      expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  });

  it('stay plain text in a chart', () => {
    expect(vocabularyOf(report).filter((word) => !knownInCharts.has(word))).toEqual([]);
  });

  it('stay in their cells and are not formulas', () => {
    const { tables } = report.visualData;
    const csv = tablesCsv(tables)?.replace(/^\uFEFF/, '') ?? '';
    // Without a given delimiter, the parser guesses one from the texts.
    const { data } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' });
    const rows = data.filter((row) => row.length > 1 || row[0] !== '');
    expect(rows.map((row) => row.length)).toEqual(
      tables.flatMap(({ headers, rows }) => [1, headers.length, ...rows.map((row) => row.length)]),
    );
    expect(rows.flat().filter(isFormula)).toEqual([]);
  });

  it('stay plain text in Markdown', () => {
    expect(markupIn(renderMarkdown(report))).toEqual([]);
  });
});

it('write the title of printed pages as a CSS string with the same characters', () => {
  for (const title of texts) {
    const sheet = titleApart(printStyle({ ...sampleResult, title }));
    expect(sheet.rest).toBe(titleApart(printStyle(sampleResult)).rest);
    expect([title, isSafeCssString(sheet.title)]).toEqual([title, true]);
    const read = sheet.title
      .slice(1, -1)
      .replace(/\\([\da-f]+) /g, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)));
    expect(read.startsWith([...title].slice(0, 90).join('').trimEnd())).toBe(true);
  }
});
