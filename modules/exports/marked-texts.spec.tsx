import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResultPage } from '../../app/report/page/result-page';
import { claimsEverywhere } from '../../tests/doubles/climate-example';
import { renderedPage } from '../../tests/doubles/rendered-page';
import { sampleResult } from '../../tests/doubles/sample-result';
import { assemble } from '../search/assembly/assemble';
import type { Claim } from '../search/report';
import { renderPublishedPage } from './html/public-page';
import { renderStandalonePage } from './html/standalone-page';
import { renderMarkdown } from './markdown';
import { markedTexts } from './marked-texts';

const report = { ...sampleResult, ...assemble(claimsEverywhere()) };
const ids = report.claims.map(({ id }) => id);
const marksOf = (html: string) =>
  load(html)('a[id^=mark-]')
    .toArray()
    .map(({ attribs: { id = '' } }) => id.slice('mark-'.length));

/** The notes that marks link to without scripts. */
const notesOf = (html: string) =>
  load(html)('li[id^=note-]')
    .toArray()
    .map(({ attribs: { id = '' } }) => id.slice('note-'.length));

describe('every claim has one mark, and a note that it links to', () => {
  it('and the report makes some in each place', () => {
    expect(new Set(report.claims.map(({ section }) => section))).toEqual(
      new Set([
        ...['title', 'summary', 'executive-summary', 'key-insights', 'sec-1'],
        ...['recommendations', 'faqs', 'suggestions'],
      ]),
    );
  });

  it('on the result page, in the order of the text', () => {
    const { content: _content, userId: _person, usage: _usage, ...rest } = report;
    const page = <ResultPage report={{ ...rest, ago: 'just now', listed: false }} />;
    expect(marksOf(renderedPage(page))).toEqual(ids);
    // The titles of sections have their notes beside that of the report.
    expect(notesOf(renderedPage(page)).toSorted()).toEqual(ids.toSorted());
  });

  it('on the published page, in the order of the text', () => {
    const published = { ...report, slug: 'a', version: 1, publishedAt: null };
    const site = { appUrl: 'https://evident.example', searchFinlandUrl: 'https://finland.example/' };
    expect(marksOf(renderPublishedPage(published, site))).toEqual(ids);
    expect(notesOf(renderPublishedPage(published, site))).toEqual(ids);
  });

  it.each([true, false])('in the standalone page, suggestions aside; on paper: %s', (onPaper) => {
    const shown = report.claims.filter(({ section }) => section !== 'suggestions').map(({ id }) => id);
    expect(marksOf(renderStandalonePage(report, { onPaper }))).toEqual(shown);
  });

  it('in Markdown, suggestions aside', () => {
    const numbers = [...renderMarkdown(report).matchAll(/(?<!^)\[\^(\d+)\](?!:)/gm)].map(
      ([, number]) => number,
    );
    const shown = report.claims.flatMap(({ section }, at) =>
      section === 'suggestions' ? [] : String(at + 1),
    );
    expect(numbers).toEqual(shown);
  });
});

describe('the sentences of a text', () => {
  const claim = (id: string, sentence: string, section = 'summary'): Claim => ({
    ...{ id, section, sentence, numbers: [], basis: 'source', spanIds: [], verdict: 'supported' },
  });
  const summaryOf = (summary: string, claims: Claim[]) => markedTexts({ ...report, summary, claims }).summary;

  it('are cut around those with a claim', () => {
    expect(summaryOf('It began. It rose by 3. It ended.', [claim('c1', 'It rose by 3.')])).toEqual([
      { text: 'It began.' },
      { text: 'It rose by 3.', claimId: 'c1' },
      { text: 'It ended.' },
    ]);
  });

  it('take no claim of another place, or of other words', () => {
    const claims = [
      claim('c1', 'It rose by 3.', 'faqs'),
      claim('c2', 'It rose by 3'),
      claim('c3', 'It rose by 31.'),
      claim('c4', ''),
    ];
    expect(summaryOf('It rose by 3.', claims)).toEqual([{ text: 'It rose by 3.' }]);
  });

  it('of two equal ones each has its own claim', () => {
    const claims = [claim('c1', 'Up 3.'), claim('c2', 'Up 3.')];
    expect(summaryOf('Up 3. Up 3.', claims).map(({ claimId }) => claimId)).toEqual(['c1', 'c2']);
  });

  it('over a blank line have the mark in the second paragraph', () => {
    const executiveSummary = 'It rose\n\nby 3. The end.';
    const claims = [claim('c1', 'It rose\n\nby 3.', 'executive-summary')];
    expect(markedTexts({ ...report, executiveSummary, claims }).executiveSummary).toEqual([
      [{ text: 'It rose' }],
      [{ text: 'by 3.', claimId: 'c1' }, { text: 'The end.' }],
    ]);
  });

  it('keep every word of the text', () => {
    const word = fc.constantFrom('It rose.', 'Up 3.', 'rose', '\n\n', '\n', ' ', 'It rose by 3.');
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (words, sentences) => {
        const executiveSummary = words.join(' ');
        const claims = sentences.map((sentence, at) => claim(`c${at}`, sentence, 'executive-summary'));
        const marked = markedTexts({ ...report, executiveSummary, claims }).executiveSummary;
        const shown = marked.flat().map(({ text }) => text);
        expect(shown.join(' ').split(/\s+/)).toEqual(executiveSummary.trim().split(/\s+/));
      }),
    );
  });
});

describe('texts that are shown without marks', () => {
  it('leave out what no source holds', () => {
    const { title, description } = report.seoMetadata;
    expect(description).toBe('The anomaly was -0.077 °C in 1966. Read on.');
    expect(title).toBe(report.title);
  });

  it('carry the titles of sections instead where no sentence is held', () => {
    const { extras, ...given } = claimsEverywhere();
    const [first] = given.drafts;
    if (!first) throw new Error('no draft');
    const unheld = 'It rose by 72 °C.';
    const seo = { title: '', description: unheld, keywords: [] };
    const plan = { ...given.plan, summary: unheld };
    const drafts = plan.sections.slice(0, 2).map(({ id }) => ({ ...first, sectionId: id }));
    const { seoMetadata } = assemble({ ...given, plan, drafts, extras: extras && { ...extras, seo } });
    expect(seoMetadata.description).toBe('Emissions');
  });

  it('structured data holds questions without unheld claims alone', () => {
    const published = { ...report, slug: 'a', version: 1, publishedAt: null };
    const site = { appUrl: 'https://evident.example', searchFinlandUrl: 'https://finland.example/' };
    const page = renderPublishedPage(published, site);
    const data = load(page)('script[type="application/ld+json"]').text();
    expect(data).toContain('Why not?');
    expect(data).not.toContain('Why 41');
  });
});
