import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { toReportId } from '../../modules/kernel/report-id';
import { maxAddresses, robots, sitemapOf } from './robots-and-sitemap';

const appUrl = 'https://evident.example';
const publication = (slug: string) => ({
  slug,
  reportId: toReportId('r'),
  title: 'T',
  description: 'D',
  version: 1,
  publishedAt: '2026-11-21T12:00:00.000Z',
});
const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);

describe('the sitemap', () => {
  it('lists the product’s pages and every published report with its date', () => {
    const xml = sitemapOf([publication('heat-pumps')], appUrl);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org/,
    );
    expect(locations(xml)).toEqual([
      ...['/', '/how-it-works', '/privacy-policy', '/insights/heat-pumps'].map((path) => appUrl + path),
    ]);
    expect(load(xml ?? '', { xml: true })('lastmod').text()).toBe('2026-11-21T12:00:00.000Z');
  });

  it('is split when one file may not hold it', () => {
    const many = Array.from({ length: maxAddresses }, (_, index) => publication(`report-${index}`));
    const files = locations(sitemapOf(many, appUrl));
    expect(files).toEqual([`${appUrl}/sitemap-1.xml`, `${appUrl}/sitemap-2.xml`]);
    const parts = [1, 2].map((part) => locations(sitemapOf(many, appUrl, part)));
    expect(parts.map(({ length }) => length)).toEqual([maxAddresses, 3]);
    expect(new Set(parts.flat()).size).toBe(maxAddresses + 3);
    expect(sitemapOf(many, appUrl, 3)).toBeUndefined();
    expect(sitemapOf([], appUrl, 1)).toBeUndefined();
  });
});

describe('robots.txt', () => {
  it('excludes API calls and personal pages, and names the sitemap', () => {
    const lines = robots(appUrl).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/api/', '/admin', '/account', '/results', '/history'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines.filter((line) => /Disallow: (\/|\/insights.*)$/.test(line))).toEqual([]);
    expect(lines).toContain('Sitemap: https://evident.example/sitemap.xml');
  });
});
