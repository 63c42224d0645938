import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleChart } from '../../../tests/doubles/sample-charts';
import type { Chart } from '../../search/report';
import { seriesOrder, StaticChart, valueAxisOf } from './static-chart';

const draw = (chart: Chart, width = 640, size: 'inline' | 'expanded' = 'inline') =>
  load(renderToStaticMarkup(<StaticChart chart={chart} width={width} size={size} />), { xml: true });
const bars = (values: (number | null)[], rest: Partial<Chart> = {}) =>
  sampleChart({
    id: 'c',
    type: 'bar',
    title: 'T',
    labels: values.map((_, i) => `L${i}`),
    series: { A: values },
    ...rest,
  });
const line = (values: (number | null)[], rest: Partial<Chart> = {}) =>
  bars(values, { type: 'line', ...rest });
const rects = (svg: ReturnType<typeof draw>) =>
  svg('rect:has(title)')
    .toArray()
    .map((rect) => ({ y: Number(svg(rect).attr('y')), height: Number(svg(rect).attr('height')) }));

describe('a static chart', () => {
  it('draws bars as long as their values, down from zero where they are negative', () => {
    const [ten, five, minusFive] = rects(draw(bars([10, 5, -5])));
    expect(ten?.height).toBeCloseTo((five?.height ?? 0) * 2, 5);
    expect(minusFive?.height).toBeCloseTo(five?.height ?? 0, 5);
    expect(minusFive?.y).toBeCloseTo((ten?.y ?? 0) + (ten?.height ?? 0), 5);
  });

  it('draws 200,000 values, as stored by an older version', () => {
    const values = Array.from({ length: 200_000 }, (_, at) => (at % 997) - 100);
    expect(draw(line(values))('path').attr('d')?.length).toBeGreaterThan(200_000);
  });

  it('starts bars at zero, and fits a line to its values if they are far from zero', () => {
    expect(valueAxisOf(bars([101, 104]))?.domain[0]).toBe(0);
    expect(valueAxisOf(bars([-4, -1]))?.domain[1]).toBe(0);
    expect(valueAxisOf(line([401, 424]))?.domain[0]).toBeGreaterThan(300);
  });

  it('places the points of a line by its scale', () => {
    const chart = line([0, 5, 10], { unit: '%' });
    const svg = draw(chart);
    const points = [...(svg('path').attr('d') ?? '').matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const y = (tick: string) =>
      Number(
        svg('text')
          .filter((_, text) => svg(text).text() === tick)
          .first()
          .attr('y'),
      );
    expect(valueAxisOf(chart)?.domain).toEqual([0, 10]);
    expect(points.map(([, at]) => at)).toEqual(
      [y('0%'), (y('0%') + y('10%')) / 2, y('10%')].map((at) => expect.closeTo(at, 0) as unknown),
    );
    const [first = 0, second = 0, third = 0] = points.map(([x]) => x);
    expect(second - first).toBeCloseTo(third - second, 0);
  });

  it('breaks a line at a gap, and marks an isolated value', () => {
    const svg = draw(line([1, 2, null, 3, null, 4, 5]));
    expect((svg('path').attr('d') ?? '').match(/M/g)).toHaveLength(3);
    const many = draw(line([...Array.from({ length: 20 }, (_, i) => i), null, 7, null]));
    expect(many('circle').length).toBeGreaterThan(0);
  });

  it('draws one point, sixty points and equal values with valid coordinates', () => {
    for (const values of [[5], Array.from({ length: 60 }, (_, i) => i - 30), [3, 3, 3], [0, 0]]) {
      for (const type of ['line', 'bar', 'pie', 'doughnut'] as const)
        expect(draw(bars(values, { type })).xml()).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('draws a chart of an unknown type as bars', () => {
    const unknown = { ...bars([1, 2]), type: 'radar' } as unknown as Chart;
    expect(rects(draw(unknown))).toHaveLength(2);
  });

  it.each([
    ['labels', sampleChart({ id: 'c', type: 'bar', title: 'T', labels: [], series: { A: [1] } })],
    ['datasets', sampleChart({ id: 'c', type: 'line', title: 'T', labels: ['a'], series: {} })],
    ['values', line([null, null])],
  ])('says that data is unavailable when there are no %s', (_, chart) => {
    expect(draw(chart).text()).toContain('Chart data unavailable');
  });

  it('shows the share of each slice, and no slice for values up to zero', () => {
    const svg = draw(bars([30, 10, 0, -5], { type: 'doughnut' }));
    expect(svg('path')).toHaveLength(2);
    expect(svg.text()).toContain('75%');
    expect(svg.text()).toContain('25%');
  });

  it('draws horizontal bars if the labels do not fit side by side', () => {
    const labels = [
      'United States of America',
      'Russian Federation',
      'International aviation',
      'China',
      'India',
      'Japan',
    ];
    const svg = draw(
      sampleChart({ id: 'c', type: 'bar', title: 'T', labels, series: { A: [6, 5, 4, 3, 2, 1] } }),
    );
    const widths = svg('rect:has(title)')
      .toArray()
      .map((rect) => Number(svg(rect).attr('width')));
    expect(widths[0]).toBeCloseTo((widths[5] ?? 0) * 6, 5);
  });

  it('formats thousands, a true minus and the percent sign', () => {
    expect(draw(bars([12345])).text()).toContain('12,345');
    expect(draw(bars([-4.5], { unit: '%' })).text()).toContain('−4.5%');
    expect(draw(bars([12.5e9], { unit: '$' })).text()).toContain('$12.5B');
  });

  it('keeps every axis label inside the drawing', () => {
    const labels = Array.from({ length: 60 }, (_, i) => String(1960 + i));
    const svg = draw(
      sampleChart({ id: 'c', type: 'line', title: 'T', labels, series: { A: labels.map(Number) } }),
      340,
    );
    const shown = svg('text')
      .toArray()
      .map((text) => svg(text).text())
      .filter((text) => labels.includes(text));
    expect(shown).toEqual(['1960', '1980', '2000']);
  });

  it('has a name and description for screen readers, and labels figures without a source', () => {
    const svg = draw(line([1, null, 3], { title: 'Warming', basis: 'illustrative' }));
    expect(svg('svg').attr('role')).toBe('img');
    expect(svg('svg > title').text()).toBe('Warming');
    expect(svg('svg > desc').text()).toMatch(/lowest 1 \(L0\), highest 3 \(L2\).*Illustrative figures/);
    expect(svg('clipPath')).toHaveLength(1);
    expect(draw(line([1, 2]))('clipPath')).toHaveLength(0);
  });

  it('labels derived figures, without stripes', () => {
    const svg = draw(line([1, null, 3], { basis: 'derived' }));
    expect(svg('svg > desc').text()).toMatch(/ Derived from the source\.$/);
    expect(svg('clipPath')).toHaveLength(0);
    for (const basis of ['model', 'illustrative'] as const)
      expect(draw(line([1], { basis }))('svg > desc').text()).toMatch(/, not checked against a source\.$/);
    expect(draw(line([1]))('svg > desc').text()).not.toMatch(/source/);
  });

  it('is 300 high, and 600 when expanded', () => {
    expect(draw(line([1, 2]))('svg').attr('viewBox')).toBe('0 0 640 300');
    expect(draw(line([1, 2]), 1100, 'expanded')('svg').attr('viewBox')).toBe('0 0 1100 600');
  });

  it('needs no theme: every colour variable has a literal fallback', () => {
    const colours =
      draw(bars([1, 2]))
        .xml()
        .match(/var\([^)]*\)/g) ?? [];
    expect(colours.length).toBeGreaterThan(3);
    for (const colour of colours) expect(colour).toMatch(/^var\(--[\w-]+, (#[0-9a-f]{6}|.*sans-serif)\)$/);
  });
});

describe('the colours of a report', () => {
  const chart = (...labels: string[]) =>
    sampleChart({
      id: 'c',
      type: 'line',
      title: 'T',
      labels: ['1'],
      series: Object.fromEntries(labels.map((label) => [label, [1]])),
    });

  it('gives a series the same colour everywhere, and different colours within a chart', () => {
    const order = seriesOrder([
      chart('Coal', 'Oil'),
      chart('Gas', 'Oil'),
      chart('Wind'),
      chart('Coal', 'Gas'),
    ]);
    expect(order.get('Coal')).toBe(0);
    expect(order.get('Wind')).toBe(0);
    expect(new Set([order.get('Coal'), order.get('Oil'), order.get('Gas')]).size).toBe(3);
  });
});
