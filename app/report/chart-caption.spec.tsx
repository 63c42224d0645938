import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleResult } from '../../tests/doubles/sample-result';
import { ChartCaption } from './chart-caption';

const [chart] = sampleResult.visualData.charts;
const set = (label: string) => ({ label, data: [1], backgroundColor: '', borderColor: '' });

it.each([
  ['the first of several', ['Emissions', 'Mean'], 'Showing Emissions.'],
  ['no name, as data trends', ['  ', 'Mean'], 'Showing data trends.'],
  ['no series, as data trends', [], 'Showing data trends.'],
])('the caption of a chart names its series: %s', (_, names, words) => {
  if (!chart) throw new Error('the sample has no chart');
  const named = { ...chart, data: { labels: ['2024'], datasets: names.map(set) } };
  expect(load(renderToStaticMarkup(<ChartCaption chart={named} />)).text()).toContain(words);
});
