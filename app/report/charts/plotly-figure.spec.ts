import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../modules/search/report';
import { plotlyData, plotlyLayout } from './plotly-figure';

const colours = {
  ...{ ink: 'ink', muted: 'muted', line: 'line', 'line-strong': 'strong', surface: 'surface' },
  series: ['first', 'second'],
};
type Values = (number | null)[];
function chart(type: string, labels: string[], ...series: [string, Values][]): Chart {
  const datasets = series.map(([label, data]) => ({ label, data, backgroundColor: '', borderColor: '' }));
  return {
    ...{ id: 'c', title: 'T', subtitle: '', unit: '$', xLabel: 'Year', sourceLine: '', sectionId: '' },
    ...{ type: type as Chart['type'], basis: 'source', data: { labels, datasets } },
  };
}
const drawn = (one: Chart) => plotlyData(one, new Map(), colours) as unknown as Record<string, unknown>[];
const years = Array.from({ length: 30 }, (_, at) => String(1990 + at));
const line = chart('line', years, ['Sales', years.map((_, at) => 1000 + at * 10.5)]);

describe('a chart in Plotly', () => {
  it.each([
    ['line', 'scatter', undefined],
    ['bar', 'bar', undefined],
    ['pie', 'pie', 0],
    ['doughnut', 'pie', 0.62],
    ['radar', 'bar', undefined],
    ['', 'bar', undefined],
  ])('of type %j is drawn as %s (spec section 3)', (type, as, hole) => {
    expect(drawn(chart(type, ['A', 'B'], ['S', [1, 2]]))).toMatchObject([
      { type: as, ...(hole !== undefined && { hole }) },
    ]);
  });

  it('writes the share of a slice in a colour with contrast on the slice', () => {
    const [pie] = plotlyData(chart('pie', ['A', 'B'], ['S', [1, 2]]), new Map(), {
      ...colours,
      series: ['rgb(217, 112, 14)', 'rgb(0, 93, 100)'],
    });
    expect(pie).toMatchObject({ insidetextfont: { color: ['#000000', '#ffffff'] } });
  });

  it('animates for a second, and not at all under reduced motion (spec section 9)', () => {
    expect(plotlyLayout(line, colours, false, false).transition).toMatchObject({ duration: 1000 });
    expect(plotlyLayout(line, colours, true, false).transition).toMatchObject({ duration: 0 });
  });

  it('formats ticks and values as the static chart that it replaces', () => {
    const { yaxis } = plotlyLayout(line, colours, false, false);
    expect(yaxis).toMatchObject({ tickmode: 'array', range: [1000, 1350] });
    expect(yaxis?.ticktext?.[0]).toBe('$1,000');
    const [one] = drawn(line);
    expect((one?.hovertext as string[]).at(-1)).toBe('$1,304.5');
    expect((one?.text as string[]).filter(Boolean)).toEqual(['$1,304.5']);
  });

  it('labels as many years or days as fit horizontally', () => {
    const days = Array.from({ length: 400 }, (_, at) => new Date(86_400_000 * at).toISOString().slice(0, 10));
    const { xaxis } = plotlyLayout(
      chart('line', days, ['S', days.map((_, at) => at)]),
      colours,
      false,
      false,
    );
    expect(xaxis).toMatchObject({ type: 'category', tickangle: 0 });
    expect(xaxis?.ticktext?.length).toBeLessThan(9);
    expect(plotlyLayout(line, colours, false, false).xaxis?.ticktext).toEqual([
      '1990',
      '1995',
      '2000',
      '2005',
      '2010',
      '2015',
    ]);
  });

  it('truncates the labels of horizontal bars as the static chart does, at their end', () => {
    const names = ['Short', `A ${'very '.repeat(20)}long name`];
    const { yaxis } = plotlyLayout(chart('bar', names, ['S', [1, 2]]), colours, false, false, 340);
    expect(yaxis).toMatchObject({
      tickvals: names,
      ticktext: ['Short', expect.stringMatching(/^A very .*…$/)],
    });
  });

  it('places years proportionally, unless they do not rise', () => {
    const gappy = chart('line', ['1990', '2000', '2001'], ['S', [1, 2, 3]]);
    const back = chart('line', ['2001', '2000', '1990'], ['S', [1, 2, 3]]);
    expect([gappy, back].map((one) => plotlyLayout(one, colours, false, false).xaxis?.type)).toEqual([
      'linear',
      'category',
    ]);
  });

  it('escapes markup of a report, which Plotly would render', () => {
    const hostile = chart('bar', ['<b>A</b>', 'B'], ['<a href="x">S</a>', [1, 2]]);
    expect(JSON.stringify([drawn(hostile), plotlyLayout(hostile, colours, false, false)])).not.toMatch(
      /<(?!extra>%\{fullData\.name\}<|\/extra>|br>)/,
    );
  });

  it("keeps the name of a series out of Plotly's templates", () => {
    const names = ['%{x}', '</extra>%{customdata}', 'Plain'];
    const templates = [line, chart('bar', ['A', 'B'], ['S', [1, 2]])].flatMap((one) =>
      names.map((name) => {
        const [set] = one.data.datasets;
        const renamed = { ...one, data: { ...one.data, datasets: set ? [{ ...set, label: name }] : [] } };
        return drawn(renamed)[0]?.hovertemplate;
      }),
    );
    expect(templates).toEqual([
      ...names.map(() => '%{hovertext}<extra>%{fullData.name}</extra>'),
      ...names.map(() => '%{x}: %{hovertext}<extra>%{fullData.name}</extra>'),
    ]);
  });

  it('renders without figures', () => {
    for (const type of ['line', 'bar', 'pie'])
      for (const empty of [chart(type, []), chart(type, ['A'], ['S', [null]]), chart(type, [], ['S', []])])
        expect(() => [drawn(empty), plotlyLayout(empty, colours, false, true)]).not.toThrow();
  });
});
