import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { publishedSample } from '../../tests/doubles/published-report';
import { sampleResult } from '../../tests/doubles/sample-result';
import { renderPublishedPage } from './html/public-page';
import { renderStandalonePage } from './html/standalone-page';

const site = { appUrl: 'https://evident.example', searchFinlandUrl: 'https://finland.example/' };
const pages = [
  ['standalone page', (language?: 'fi') => renderStandalonePage({ ...sampleResult, language })],
  [
    'printed page',
    (language?: 'fi') => renderStandalonePage({ ...sampleResult, language }, { onPaper: true }),
  ],
  ['published page', (language?: 'fi') => renderPublishedPage({ ...publishedSample, language }, site)],
] as const;

/** The languages of the elements that begin with a text themselves, not by an element inside. */
function languagesOf(page: CheerioAPI, text: string): (string | undefined)[] {
  const holders = page('body *')
    .toArray()
    .filter((element) => {
      const first = element.childNodes[0];
      return first && 'data' in first && first.data.trim().startsWith(text);
    });
  return holders.map((holder) => page(holder).closest('[lang]').attr('lang'));
}

describe.each(pages)('the %s of a report in a chosen language', (name, render) => {
  const page = load(render('fi'));

  it('marks the texts of the report with it', () => {
    const { title, summary, executiveSummary, sections, faqs, recommendations, claims } = sampleResult;
    const texts = [
      ...[title, summary, executiveSummary.split('\n')[0] ?? '', claims[0]?.sentence ?? ''],
      ...sections.flatMap((section) => [section.title, section.blocks[0]?.sentences[0]?.text ?? '']),
      ...faqs.map(({ question }) => question),
      ...recommendations.map((item) => item.title),
    ];
    for (const text of texts) {
      const languages = languagesOf(page, text);
      expect([text, languages.length > 0]).toEqual([text, true]);
      expect([text, ...new Set(languages)]).toEqual([text, 'fi']);
    }
  });

  it('marks the titles of charts whose figures are no source’s', () => {
    const { charts } = sampleResult.visualData;
    expect(new Set(charts.map(({ basis }) => basis)).size).toBeGreaterThan(2);
    for (const { title, basis } of charts) {
      const language = basis === 'source' || basis === 'derived' ? 'en' : 'fi';
      const titles = page('figcaption b')
        .toArray()
        .filter((element) => page(element).text() === title);
      expect([title, titles.length]).not.toEqual([title, 0]);
      for (const element of titles)
        expect([title, page(element).closest('[lang]').attr('lang')]).toEqual([title, language]);
    }
  });

  it('leaves what the product writes in English', () => {
    expect(page('html').attr('lang')).toBe('en');
    for (const words of ['Executive Summary', 'Frequently Asked Questions', 'Sources and notes'])
      expect(new Set(languagesOf(page, words))).toEqual(new Set(['en']));
    const marks = page('a.mark').toArray();
    expect(marks.length).toBeGreaterThan(10);
    for (const mark of marks) expect(page(mark).attr('lang')).toBe('en');
    for (const notice of page('.notice, .reason, .chip').toArray())
      expect(page(notice).closest('[lang]').attr('lang')).toBe('en');
  });

  it('names no other language where none was chosen', () => {
    const plain = load(render());
    expect(
      plain('[lang]')
        .toArray()
        .map((element) => element.tagName),
    ).toEqual(['html']);
  });
});

it('tells search engines the language of a published report where one was chosen', () => {
  const data = (language?: 'fi') =>
    load(renderPublishedPage({ ...publishedSample, language }, site))(
      'script[type="application/ld+json"]',
    ).text();
  expect(data('fi')).toContain('"inLanguage":"fi"');
  expect(data()).not.toContain('inLanguage');
});
