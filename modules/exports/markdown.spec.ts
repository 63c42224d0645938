import { describe, expect, it } from 'vitest';
import { sampleDemo, sampleFound, sampleResult } from '../../tests/doubles/sample-result';
import { plain, renderMarkdown } from './markdown';

describe('the report as Markdown', () => {
  const text = renderMarkdown(sampleResult);

  it('has the parts of the report as headings, in order', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(headings).toEqual([
      'Key Performance Indicators',
      'Executive Summary',
      'Key Insights',
      ...sampleResult.sections.map(({ title }) => title),
      'Strategic Recommendations',
      'Analysis Confidence Scores',
      'Frequently Asked Questions',
      'Sources',
    ]);
  });

  it('contains the exact figures of each chart as a table', () => {
    expect(text).toContain('| 2024 | 1.28 |');
    expect(text).toContain('| 1995 | 1.1 | 0.5 | 0.4 |  |');
  });

  it('has a footnote for each claim', () => {
    expect(text).toContain('the highest value in the record.[^1]');
    expect(text).toContain('[^1]: Supported. noaa-gistemp.csv, line 146: “Year 2024, Anomaly 1.28”');
    expect(text).toContain(
      '[^5]: Unsupported. The cited source does not say this. The passage is about the warmest years',
    );
  });

  it('shows how a derived figure was computed, and from which cells', () => {
    expect(text).toContain(
      '[^6]: Derived. Derivation: growth of column Mean, 1960 to 2024. Formula: (424.61 - 316.91) / 316.91 = 34 %. ' +
        'Inputs: 1960, Mean: 316.91 ppm, line 3; 2024, Mean: 424.61 ppm, line 67. noaa-mauna-loa.csv, line 3: “',
    );
    expect(text).toContain('[^7]: Supported. Derivation: Differences of column Mean. noaa-mauna-loa.csv');
  });

  it('lists twelve cells and passages of a note, and the count of the rest', () => {
    const spans = Array.from({ length: 100 }, (_, row) => ({ id: `r${row}`, text: `Row ${row}`, line: row }));
    const inputs = spans.map(({ id }) => ({ spanId: id, label: `Cell ${id}`, value: 1, unit: '' }));
    const claims = sampleResult.claims.slice(0, 1).map((claim) => ({
      ...claim,
      spanIds: spans.map(({ id }) => id),
      derivation: { text: 'total', formula: '', inputs, result: 100 },
    }));
    const sources = sampleResult.sources.slice(0, 1).map((source) => ({ ...source, spans }));
    const many = renderMarkdown({ ...sampleResult, claims, sources });
    expect(many).toContain('Cell r11: 1, line 11; and 88 more. ');
    expect(many).toMatch(/“Row 11” And 88 more passages\.$/m);
    expect(many).not.toContain('Row 12');
  });

  it('labels derived figures, charts and tables', () => {
    expect(text).toContain('| Mean of the 2010s | 0.81 °C | +0.22 °C | Derived |');
    expect(text).toContain('*Source: noaa-gistemp.csv · Derived: mean of column Anomaly by decade*');
    const tables = sampleResult.visualData.tables.map((table) => ({ ...table, basis: 'derived' as const }));
    const [, second] = tables;
    if (second) second.sourceLine = 'Derived: mean by country';
    const derived = renderMarkdown({ ...sampleResult, visualData: { ...sampleResult.visualData, tables } });
    expect(derived).toMatch(/^\*Source: noaa-gistemp\.csv · Derived\*$/m);
    expect(derived).toMatch(/^\*Derived: mean by country\*$/m);
  });

  it('labels a demo and a partial report', () => {
    expect(renderMarkdown(sampleDemo)).toMatch(/^> This is a demo report/m);
    expect(renderMarkdown(sampleDemo)).toMatch(/^\*\*Demo report · Offline writer\*\*$/m);
    const partial = renderMarkdown({ ...sampleResult, offline: false, partial: { reason: 'budget' } });
    expect(partial).toMatch(/^\*\*Partial report\*\*$/m);
    expect(renderMarkdown({ ...sampleResult, offline: false })).not.toMatch(/Demo|Offline|Partial report/);
  });

  it('lists the sources by kind when some were found, with publisher, dates and citations', () => {
    const found = renderMarkdown(sampleFound);
    expect(found).toMatch(/^### Attached files\n\n- noaa-gistemp\.csv \(csv, cited 5 times, sha256 `9f2b/m);
    expect(found).toMatch(/^### Literature\n\n- Carbon in the air \(text, cited 3 times, sha256 `1a2b/m);
    expect(found).toMatch(
      /\. Journal of Air, published 2024-05, retrieved 2026-11-21, <https:\/\/[^\s<>]+>$/m,
    );
    expect(found).toContain(' · 2 sources · ');
    expect(text).toMatch(/^## Sources\n\n- noaa-gistemp\.csv \(csv, sha256/m);
    expect(text).toContain(' · 2 attached sources · ');
  });

  it.each([
    ['https://air.example/co2?from=2023&to=2024', '<https://air.example/co2?from=2023&to=2024>'],
    ['https://air.example/> <script>', 'https:&#47;&#47;air.example/&gt; &lt;script&gt;'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['https://air.example/a\n# b', 'https:&#47;&#47;air.example/a # b'],
  ])('writes the address %j of a source as a link, or as text', (url, written) => {
    const found = sampleFound.sources.filter((source) => source.url !== undefined).slice(0, 1);
    const listed = renderMarkdown({ ...sampleFound, sources: found.map((source) => ({ ...source, url })) });
    const [, sourcesListed = ''] = listed.split('## Sources');
    expect(sourcesListed.split('retrieved 2026-11-21, ')[1]?.trim().split('\n')[0]).toBe(written);
  });

  it('counts the claims by verdict', () => {
    expect(text).toContain('- 4 Supported: The cited passages give these figures or words.');
    expect(text).toContain('- 1 Related: Cites a passage on the same matter;');
    expect(text).toContain('- 1 Unsupported: The cited source does not say this.');
  });

  it('shows the basis of charts and tables', () => {
    const { charts, tables } = sampleResult.visualData;
    const labelled = [...charts, ...tables].filter(({ basis }) => basis === 'model');
    expect(labelled.length).toBeGreaterThan(1);
    expect(text.match(/^\*.*Model estimate\*$/gm)).toHaveLength(labelled.length);
  });

  it('includes charts and tables without a section', () => {
    const tables = sampleResult.visualData.tables.map((table) => ({ ...table, sectionId: 'gone' }));
    const visualData = { ...sampleResult.visualData, charts: [], tables };
    const loose = renderMarkdown({ ...sampleResult, visualData });
    expect(loose).toMatch(/^## Further charts and tables\n\n\*\*Warmest Years on Record\*\*/m);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[click](javascript:alert(1))', '\\[click\\](javascript:alert(1))'],
    ['a | b', 'a \\| b'],
    ['# heading', '\\# heading'],
    ['1. item', '\\1. item'],
    ['**bold** `code`', '\\*\\*bold\\*\\* \\`code\\`'],
    ['two\nlines', 'two lines'],
  ])('writes %j as plain words', (given, plainWords) => {
    expect(plain(given)).toBe(plainWords);
  });
});
