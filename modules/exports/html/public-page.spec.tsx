import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { sampleResearch } from '../../../tests/doubles/sample-research';
import { plainProse } from '../../research/report';
import { publishedDemo, publishedSample } from '../../../tests/doubles/published-report';
import { renderPublishedPage } from './public-page';
import { publishedFile } from './public/asset-files';
import { renderShareCard } from './public/share-card';
import type { PublishedReport } from './public/report';

const site = { appUrl: 'https://evident.example', searchFinlandUrl: 'https://finland.example/' };
const render = (report: PublishedReport) => renderPublishedPage(report, site);
const html = render(publishedSample);
const page = load(html);
const address = 'https://evident.example/insights/climate-change-impact-analysis-2025';

const hostile = `</title></script><!--<script>alert(1)</script><img src=x onerror=alert(1)>"'&\u2028\u2029 end`;
/** Makes every text hostile except ids and enumerated values. */
const joining =
  /^(id|slug|.*Ids?|type|basis|verdict|status|model|category|kind|createdAt|publishedAt|icon|backgroundColor|borderColor|section)$/;
function poisoned<T>(value: T, key = ''): T {
  if (typeof value === 'string') return (joining.test(key) ? value : `${value}${hostile}`) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => poisoned(item, key)) as T;
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)])) as T;
  return value;
}

type Thing = Record<string, unknown> & { '@type': string };
function thingsOf(given: string): Thing[] {
  const $ = load(given);
  const scripts = $('script[type="application/ld+json"]').toArray();
  return scripts.map((script) => JSON.parse($(script).text()) as Thing);
}

describe('the published page', () => {
  it('holds the whole report', () => {
    const text = page('main').text();
    const { title, summary, visualData, sections, faqs, recommendations, keywords } = publishedSample;
    for (const words of [title, summary, '2,431 words', '21 November 2026', 'Model 1', keywords.join(', ')])
      expect(text).toContain(words);
    for (const { title: head, blocks } of sections) {
      expect(text).toContain(head);
      for (const { sentences } of blocks)
        for (const sentence of sentences) expect(text).toContain(sentence.text);
    }
    for (const { label, value } of visualData.metrics) expect(text).toContain(`${label}${value}`);
    for (const { insight } of visualData.keyInsights) expect(text).toContain(insight);
    for (const { question, answer } of faqs) expect(text).toContain(`${question}${answer}`);
    for (const { description } of recommendations) expect(text).toContain(description);
    for (const part of publishedSample.executiveSummary.split('\n\n')) expect(text).toContain(part);
    expect(text).toContain('78% good');
  });

  it('draws every chart, with its figures as a table', () => {
    for (const { id, title, data } of publishedSample.visualData.charts) {
      const figure = page(`#chart-${id}`);
      expect(figure.find('svg title').first().text()).toBe(title);
      const rows = data.datasets.length > 0 ? data.labels.length : 0;
      expect(figure.find('details tbody tr')).toHaveLength(rows);
    }
  });

  it('links each table to its CSV', () => {
    for (const { id, rows } of publishedSample.visualData.tables) {
      const figure = page(`#table-${id}`);
      expect(figure.find('tbody tr')).toHaveLength(rows.length);
      expect(figure.find('a').attr('href')).toBe(`/api/results/${publishedSample.id}/tables.csv?table=${id}`);
    }
  });

  it('links each mark to its note, and back', () => {
    const marks = page('a.mark').toArray();
    expect(marks.length).toBeGreaterThan(10);
    for (const mark of marks) expect(page(page(mark).attr('href') ?? 'none')).toHaveLength(1);
    expect(page('#note-c1').text()).toContain('Year 2024, Anomaly 1.28');
    expect(page('#note-c1 > a').attr('href')).toBe('#mark-c1');
  });

  it('links each note to the page of what is behind its sentence', () => {
    const links = page('.note .chain').toArray();
    expect(links.map((link) => page(link).attr('href'))).toEqual(
      publishedSample.claims.map(({ id }) => `/results/${publishedSample.id}/claims/${id}`),
    );
  });

  it('shows how a derived figure was computed, each cell with its passage in the same note', () => {
    expect(page('.trust .chip.derived').parent().text()).toBe('Derived 2');
    expect(page('#note-c6 .formula').text()).toBe('(424.61 - 316.91) / 316.91 = 34 %');
    const links = page('#note-c6 .inputs a').toArray();
    expect(links.map((link) => page(page(link).attr('href') ?? 'none').closest('#note-c6').length)).toEqual([
      1, 1,
    ]);
    expect(page('#chart-decades .chip')).toHaveLength(0);
  });

  it('labels key figures without a source, and shows how derived ones were computed', () => {
    const figure = (label: string) =>
      page('.kpis > div').filter((_, one) => page(one).text().startsWith(label));
    expect(figure('Mean of the 2010s').find('.basis').text().trim()).toBe(
      'mean of column Anomaly, 2010–2019',
    );
    expect(figure('Mean of the 2010s').find('.chip')).toHaveLength(0);
    expect(figure('World emissions').find('.basis .chip').text()).toBe('Model estimate');
  });

  it('links each suggestion to a new search', () => {
    const links = page('#suggestions a')
      .toArray()
      .map((link) => page(link).attr('href'));
    expect(links[0]).toBe('/?q=Sea+level+rise+in+northern+Europe&model=qwen');
    expect(links).toHaveLength(publishedSample.suggestions.length);
  });

  it('has the product’s header and every target of its contents', () => {
    const links = page('header nav[aria-label="Main"] a')
      .toArray()
      .map((link) => [page(link).text().replace(' ↗', ''), page(link).attr('href')]);
    expect(links).toEqual([
      ['Home', '/'],
      ['Research & Insights', '/research-insights'],
      ['How it Works', '/how-it-works'],
      ['Search Finland', 'https://finland.example/'],
      ['Privacy Policy', '/privacy-policy'],
    ]);
    expect(page('header a.button').text()).toBe('Sign In');
    page('.contents a').each((_, link) => expect(page(page(link).attr('href') ?? 'none')).toHaveLength(1));
    const ids = page('[id]')
      .toArray()
      .map((element) => page(element).attr('id'));
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('contains no personal data of the author, even if the report has it', () => {
    const withPerson = {
      ...publishedSample,
      userId: 'user-1',
      name: 'Aino Virtanen',
      email: 'aino@example.org',
    };
    const given = render(withPerson);
    for (const personal of ['user-1', 'Aino', 'aino@']) expect(given).not.toContain(personal);
  });

  it('labels a demo in every place', () => {
    const demo = load(render(publishedDemo));
    expect(demo('title').text()).toMatch(/^Demo: /);
    expect(demo('meta[property="og:title"]').attr('content')).toMatch(/^Demo: /);
    expect(demo('meta[name="description"]').attr('content')).toContain('Illustrative figures');
    expect(thingsOf(render(publishedDemo))[0]?.headline).toMatch(/^Demo: /);
    const saysSo = { ...publishedDemo.seoMetadata, title: 'Demo: Rain' };
    expect(load(render({ ...publishedDemo, seoMetadata: saysSo }))('title').text()).toMatch(/^Demo: Rain/);
    expect(demo('.cover .chip.demo').text()).toBe('Demo');
    expect(demo('.notice.demo').text()).toContain('demo report');
    expect(demo('.print-label').text()).toContain('illustrative figures');
    expect(load(renderShareCard(publishedDemo))('.demo').text()).toContain('illustrative figures');
    expect(page('.cover .chip').first().text()).toBe('Offline writer');
    const partial = load(render({ ...publishedSample, partial: { reason: 'The budget was used up.' } }));
    expect(partial('.cover .chip.partial').text()).toBe('Partial');
    expect(page('.chip.illustrative').text()).toContain('Illustrative figures');
  });

  it('renders a minimal report', () => {
    const bare = load(
      render({
        ...publishedSample,
        visualData: { metrics: [], charts: [], tables: [], keyInsights: [] },
        sections: [],
        keywords: [],
        seoMetadata: { title: '', description: '', keywords: [] },
        faqs: [],
        suggestions: [],
        recommendations: [],
        claims: [],
        sources: [],
        notices: [],
      }),
    );
    expect(bare('title').text()).toBe('Climate Change Impact Analysis 2025 · Evident');
    expect(bare('meta[name="description"]').attr('content')).toBe(publishedSample.summary);
    const heads = bare('main h2')
      .toArray()
      .map((head) => bare(head).text());
    expect(heads).toEqual(['Executive Summary', 'Analysis Confidence Scores']);
    bare('.contents a').each((_, link) => expect(bare(bare(link).attr('href') ?? 'none')).toHaveLength(1));
  });
});

describe('the metadata of the published page', () => {
  it('has address, description and image', () => {
    const of = (name: string) => page(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
    expect(page('link[rel="canonical"]').attr('href')).toBe(address);
    expect([of('og:url'), of('og:type'), of('og:image')]).toEqual([
      address,
      'article',
      `${address}/share.png?v=1`,
    ]);
    expect([of('twitter:card'), of('twitter:image')]).toEqual(['summary_large_image', of('og:image')]);
    expect(of('description')).toBe('Temperature and carbon dioxide since 1960, with sources.');
    expect(of('robots')).toContain('index');
    expect(page('html').attr('lang')).toBe('en');
  });

  it('is an Article, and a FAQPage where there are questions', () => {
    const [article, faq] = thingsOf(html);
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Climate Change Impact Analysis 2025',
      mainEntityOfPage: address,
      datePublished: '2026-11-22T09:30:00.000Z',
      wordCount: 2431,
    });
    expect(article).not.toHaveProperty('abstract');
    expect(faq?.['@type']).toBe('FAQPage');
    expect(faq?.mainEntity).toHaveLength(3);
    expect(thingsOf(render({ ...publishedSample, faqs: [] })).map((thing) => thing['@type'])).toEqual([
      'Article',
    ]);
  });
});

describe('a research report', () => {
  const { userId: _person, usage: _usage, ...research } = sampleResearch;
  const html = render({ ...publishedSample, ...research });

  it('is a ScholarlyArticle with its abstract, without citations named only by a model', () => {
    const [article] = thingsOf(html);
    expect(article).toMatchObject({
      '@type': 'ScholarlyArticle',
      abstract: plainProse(research.research.abstract),
    });
    const named = research.research.citations.filter(({ basis }) => basis === 'unverified');
    expect(named.length).toBeGreaterThan(0);
    for (const { title } of named) expect(JSON.stringify(article)).not.toContain(title);
  });

  it('omits the illustrative figures of its tabs', () => {
    const text = load(html)('body').text();
    for (const words of ['Funding base', 'Budget split', 'Investment allocation', 'not researched'])
      expect(text).not.toContain(words);
  });
});

describe('a hostile report', () => {
  const given = render(poisoned(publishedSample));
  const $ = load(given);

  it('stays text: none of it becomes an element, an address or a script', () => {
    expect($('h1').text()).toContain('<img src=x onerror=alert(1)>');
    expect($('head').children()).toHaveLength(page('head').children().length);
    expect($('body script, body style, iframe, img, object, form, link[href*="alert"]')).toHaveLength(0);
    $('*').each((_, element) => {
      for (const [name, value] of Object.entries('attribs' in element ? element.attribs : {})) {
        expect(name).not.toMatch(/^on|^srcdoc$/);
        if (name === 'href') expect(value).toMatch(/^(#|\/(?!\/)|https:\/\/(evident|finland)\.example\/)/);
      }
    });
  });

  it('stays valid JSON-LD that cannot end its script element', () => {
    const [article, faq] = thingsOf(given);
    expect(article?.description).toContain(hostile);
    expect((faq?.mainEntity as { name: string }[])[0]?.name).toContain(hostile);
    for (const [, inside = ''] of given.matchAll(/<script[^>]*>([^]*?)<\/script>/g))
      expect(inside).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('renders only as text in the share card', () => {
    const card = load(renderShareCard(poisoned(publishedSample)));
    expect(card('script, img, iframe, link')).toHaveLength(0);
    expect(card('h1').text()).toContain('alert(1)');
  });
});

describe('the assets of the page', () => {
  const paths = [
    page('link[rel="stylesheet"]'),
    page('link[rel="preload"]').eq(0),
    page('link[rel="preload"]').eq(1),
  ].map((link) => link.attr('href') ?? '');
  const file = (path: string) => publishedFile(path.replace('/assets/', ''));

  it('are one style sheet and fonts, named by content hash', () => {
    for (const path of paths) expect(path).toMatch(/^\/assets\/[\w-]+-[\w-]{10}\.(css|woff2)$/);
    const [css, ...fonts] = paths.map(file);
    expect(css?.type).toContain('text/css');
    expect(fonts.map((font) => font?.type)).toEqual(['font/woff2', 'font/woff2']);
    expect(publishedFile('published-0000000000.css')).toBeUndefined();
  });

  it('are the only addresses in the style sheet', () => {
    const css = file(paths[0] ?? '')?.bytes.toString() ?? '';
    const named = [...css.matchAll(/url\(([^)]*)\)/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(8);
    for (const path of named) expect(file(path)?.type).toBe('font/woff2');
    expect(css).not.toContain('@import');
    expect(page('style')).toHaveLength(0);
  });
});
