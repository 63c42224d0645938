import { describe, expect, it } from 'vitest';
import type { Chart } from '../../search/report';
import { chartFileName, chartPicture } from './chart-picture';

const chart: Chart = {
  ...{ id: 'c', type: 'line', title: 'CO2 emissions by year', subtitle: 'Gt, 1990 to 1992', unit: 'Gt' },
  ...{ xLabel: 'Year', sourceLine: 'co2.csv', basis: 'source', sectionId: 's' },
  data: {
    labels: ['1990', '1991', '1992'],
    datasets: [
      { label: 'CO2', data: [22.7, 23.2, 22.5], backgroundColor: '#0f6b6b', borderColor: '#0f6b6b' },
    ],
  },
};
const words = (svg: string) =>
  svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a chart as an SVG file', () => {
  const svg = chartPicture(chart);

  it('contains title, unit, period, caption and basis', () => {
    for (const part of ['CO2 emissions by year', 'Gt, 1990 to 1992', 'Showing CO2. co2.csv'])
      expect(words(svg)).toContain(part);
  });

  it('is self-contained: literal colours, embedded font, no script, no external address', () => {
    expect(svg).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="688" height="\d+"/,
    );
    expect(svg).not.toMatch(/var\(|<script|\son\w+=|href=/);
    const addresses = [...svg.matchAll(/url\((?!#)([^)]{0,10})/g)].map(([, to]) => to);
    expect(new Set(addresses)).toEqual(new Set(['data:font/']));
  });

  it.each([
    ['model', 'Model estimate. Showing'],
    ['illustrative', 'Illustrative figures. Showing'],
  ] as const)('goes on without its page, so it says that its figures are of basis %s', (basis, said) => {
    expect(words(chartPicture({ ...chart, basis }))).toContain(said);
  });

  it('shows how derived figures were computed, without a warning', () => {
    const derived = { ...chart, basis: 'derived' as const, derivation: 'mean of column CO2 by decade' };
    expect(words(chartPicture(derived))).toContain(
      ' Showing CO2. co2.csv · Derived: mean of column CO2 by decade',
    );
    expect(words(chartPicture(derived))).not.toMatch(/not checked|estimate|Illustrative/);
  });

  it('wraps a long title and a long word without losing text', () => {
    const title = `Emissions ${'of very many countries '.repeat(8)}${'x'.repeat(90)}`;
    const lines = [
      ...chartPicture({ ...chart, title }).matchAll(/font-size="18" font-weight="600"[^>]*>([^<]*)</g),
    ].map(([, line]) => line);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('').replace(/\s/g, '')).toBe(title.replace(/\s/g, ''));
  });

  it('escapes markup in a title', () => {
    const hostile = chartPicture({ ...chart, title: '</text><script>alert(1)</script>' });
    expect(hostile).not.toContain('<script');
    expect(hostile).toContain('&lt;script&gt;');
  });

  it('states that there is no data to draw', () => {
    expect(words(chartPicture({ ...chart, data: { labels: [], datasets: [] } }))).toContain(
      'Chart data unavailable',
    );
  });

  it('is named after its title', () => {
    expect([chartFileName('CO2 by Year', 'svg'), chartFileName('?', 'png')]).toEqual([
      'co2-by-year.svg',
      'chart.png',
    ]);
  });
});
