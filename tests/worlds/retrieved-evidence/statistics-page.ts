import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

/** A page of a statistics office with a regular table, notes below it, and a box with a figure of another year. */
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Household waste by district</title>
<meta property="og:site_name" content="Tarvo Statistics"></head><body>
<nav><a href="/">Statistics</a> <a href="/population">Population: 52,310</a></nav>
<div class="highlight-box"><p>Waste collected in 2015: 23,480 tonnes</p></div>
<article><h1>Household waste by district</h1>
<p>The table shows the household waste that Tarvo collected in 2023 in its four districts, and the share of it that was recycled. Waste of shops and offices is not included, nor is garden waste that households composted themselves.</p>
<table><caption>Household waste collected in 2023</caption>
<tr><th>District</th><th>Households</th><th>Waste collected (t)</th><th>Recycled (%)</th></tr>
<tr><td>Nordby</td><td>12,400</td><td>5,210</td><td>38.5</td></tr>
<tr><td>Solberg</td><td>9,870</td><td>4,460</td><td>41.2</td></tr>
<tr><td>Havna</td><td>15,230</td><td>7,905</td><td>29.7</td></tr>
<tr><td>Lunde</td><td>6,140</td><td>2,380</td><td>46.0</td></tr></table>
<p>Figures of Havna include the camping ground at the shore. The next survey will be published in May 2025, with figures by month and by type of waste for each of the four districts.</p></article>
<section class="more-links"><p>Related tables: Waste of industry, 61,900 tonnes in 2023.</p></section></body></html>`;

const [nordby, solberg] = ['District: Nordby', 'District: Solberg'];
const [havna, lunde] = ['District: Havna', 'District: Lunde'];
const all = 'Columns: District; Households';
const note = 'The next survey will be published';

export const statisticsPage: PlantedDocument = {
  name: 'a table on a page of a statistics office',
  ...webResult({ path: '/waste', type: 'text/html', bytes: Buffer.from(html) }, 'Household waste in Tarvo'),
  statements: [
    ...hold(
      nordby,
      'In Nordby, 5,210 tonnes of waste were collected.',
      'Nordby has 12,400 households.',
      'Nordby recycled 38.5 percent of its waste.',
    ),
    ...hold(
      all,
      'The four districts have 43,640 households in total.',
      'Recycled waste was highest in Lunde, at 46.0 percent.',
    ),
    ...hold([havna, lunde], 'Havna collected 5,525 tonnes more waste than Lunde.'),
    ...fail(
      nordby,
      ['row', 'In Nordby, 4,460 tonnes of waste were collected.'],
      ['column', 'Nordby has 5,210 households.'],
      ['unit', 'In Nordby, 5,210 kilograms of waste were collected.'],
      ['scale', 'In Nordby, 5,210 thousand tonnes of waste were collected.'],
      ['percentage points', 'Nordby recycled 38.5 tonnes of its waste.'],
      ['year', 'In 2015, 5,210 tonnes of waste were collected in Nordby.'],
      ['calculation', 'Nordby collected 0.52 tonnes of waste per household.'],
      ['denial', 'Nordby did not recycle 38.5 percent of its waste.'],
      ['direction', 'Recycled waste in Nordby rose to 38.5 percent.'],
      ['attribution', 'In Nordby, 5,210 tonnes of waste were collected, according to Eurostat.'],
    ),
    ...fail(
      [nordby, solberg],
      ['order', 'Nordby recycled 41.2 percent of its waste and Solberg 38.5 percent.'],
      ['calculation', 'Nordby collected 850 tonnes more waste than Solberg.'],
      ['order', 'Solberg collected 750 tonnes more waste than Nordby.'],
    ),
    ...fail(
      [havna, lunde],
      ['order', 'Havna recycled a higher share of its waste than Lunde, 29.7 percent against 46.0 percent.'],
      ['percentage points', 'Lunde recycled 16.3 percent more of its waste than Havna.'],
    ),
    ...fail(
      all,
      ['calculation', 'The four districts collected 19,995 tonnes of waste in total.'],
      ['menu', 'Industry produced 61,900 tonnes of waste in 2023.'],
      ['menu', 'Tarvo collected 23,480 tonnes of waste in 2023.'],
      ['scope', 'Recycled waste was lowest in Nordby, at 38.5 percent.'],
      ['scope', 'Recycled waste of industry was highest in Lunde, at 46.0 percent.'],
      ['row', 'Waste collected was highest in Nordby, at 5,210 tonnes.'],
    ),
    ...fail(
      note,
      ['year', 'The next survey will be published in May 2026.'],
      ['hedge', 'The survey was published in May 2025.'],
      ['denial', 'Figures of Havna do not include the camping ground at the shore.'],
      ['row', 'Figures of Lunde include the camping ground at the shore.'],
    ),
    ...fail(
      nordby,
      ['column', '38.5 percent of the households of Nordby recycle.'],
      ['denial', 'In Nordby, 5,210 tonnes of waste were burned.'],
      ['unit', 'Nordby has 12,400 inhabitants.'],
    ),
    ...fail(
      'Waste collected in 2015',
      ['year', 'Tarvo collected 23,480 tonnes of waste in 2023.'],
      ['row', 'Nordby collected 23,480 tonnes of waste in 2015.'],
    ),
  ],
};
