import { describe, expect, it } from 'vitest';
import { sampleDemo, sampleResult } from '../../tests/doubles/sample-result';
import { renderMarkdown } from './markdown';
import { plain } from './markdown-text';

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

  it('carries the exact figures of each chart as a table', () => {
    expect(text).toContain('| 2024 | 1.28 |');
    expect(text).toContain('| 1995 | 1.1 | 0.5 | 0.4 |  |');
  });

  it('says behind each marked sentence what it rests on', () => {
    expect(text).toContain('the highest value in the record.[^1]');
    expect(text).toContain('[^1]: Supported. noaa-gistemp.csv, line 146: “Year 2024, Anomaly 1.28”');
    expect(text).toMatch(/^\[\^5\]: Unsupported\./m);
  });

  it('says of a demo that it is one, and of a partial report', () => {
    expect(renderMarkdown(sampleDemo)).toMatch(/^> This is a demo report/m);
    expect(renderMarkdown(sampleDemo)).toMatch(/^\*\*Demo report · Offline writer\*\*$/m);
    const partial = renderMarkdown({ ...sampleResult, offline: false, partial: { reason: 'budget' } });
    expect(partial).toMatch(/^\*\*Partial report\*\*$/m);
    expect(renderMarkdown({ ...sampleResult, offline: false })).not.toMatch(/Demo|Offline|Partial report/);
  });

  it('says how many sentences rest on what', () => {
    expect(text).toContain('- 7 Supported: The cited passage says this.');
    expect(text).toContain('- 1 Unsupported: It cites a source, but the cited passage does not say this.');
  });

  it('says of charts and tables what they rest on', () => {
    const { charts, tables } = sampleResult.visualData;
    const labelled = [...charts, ...tables].filter(({ basis }) => basis === 'model');
    expect(labelled.length).toBeGreaterThan(1);
    expect(text.match(/^\*.*Model estimate\*$/gm)).toHaveLength(labelled.length);
  });

  it('leaves out no chart or table that no section discusses', () => {
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
