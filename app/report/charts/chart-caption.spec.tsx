import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Chart } from '../../../modules/search/report';
import { sampleResult } from '../../../tests/doubles/sample-result';
import { ChartCaption } from './chart-caption';

const [chart] = sampleResult.visualData.charts;
const set = (label: string) => ({ label, data: [1], backgroundColor: '', borderColor: '' });

const caption = (given: Chart) => load(renderToStaticMarkup(<ChartCaption chart={given} />)).text();

it('the caption of a chart of derived figures says how they were computed', () => {
  const decades = sampleResult.visualData.charts.find(({ basis }) => basis === 'derived');
  if (!decades) throw new Error('the sample has no such chart');
  expect(caption(decades)).toMatch(/ · Derived: mean of column Anomaly by decade$/);
  const { derivation: _how, ...bare } = decades;
  expect(caption(bare)).toMatch(/ · Derived$/);
});

it.each([
  ['the first of several', ['Emissions', 'Mean'], 'Showing Emissions.'],
  ['no name, as data trends', ['  ', 'Mean'], 'Showing data trends.'],
  ['no series, as data trends', [], 'Showing data trends.'],
])('the caption of a chart names its series: %s', (_, names, words) => {
  if (!chart) throw new Error('the sample has no chart');
  const named = { ...chart, data: { labels: ['2024'], datasets: names.map(set) } };
  expect(caption(named)).toContain(words);
});
