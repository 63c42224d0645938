import { describe, expect, it } from 'vitest';
import { evidenceFrom } from './evidence.fixture';
import { createVerifier } from './index';

/** What the headings of a page say of the tables and lists below them. */
const pages: readonly { page: string; truths: readonly string[]; falsehoods: readonly string[] }[] = [
  {
    page: `<html><head><title>Port of Valmouth: trade figures</title></head><body>
<h1>Port of Valmouth: trade figures</h1>
<h2>Cargo handled (million tonnes)</h2>
<table><tr><th>Year</th><th>Containers</th><th>Dry bulk</th><th>Total</th></tr>
<tr><td>2021</td><td>27.2</td><td>15.5</td><td>42.7</td></tr>
<tr><td>2022</td><td>28.6</td><td>16.1</td><td>44.7</td></tr>
<tr><td>2023</td><td>30.0</td><td>15.8</td><td>45.8</td></tr></table></body></html>`,
    truths: [
      'The Port of Valmouth handled 16.1 million tonnes of dry bulk in 2022.',
      "The port's total cargo was lowest in 2021, at 42.7 million tonnes.",
      "The Port of Valmouth's total cargo was highest in 2023.",
    ],
    falsehoods: [
      'The Port of Valmouth handled 16.1 million tonnes of dry bulk in 2021.',
      'The Port of Belmouth handled 16.1 million tonnes of dry bulk in 2022.',
      'The Harbour of Valmouth handled 16.1 million tonnes of dry bulk in 2022.',
      "The port's total cargo was lowest in 2022.",
    ],
  },
  {
    page: `<html><head><title>Skarnes Energi - Heat report</title></head><body><h1>Heat report</h1>
<h2>Heat by source</h2>
<table><tr><th>Source</th><th>2021 (GWh)</th><th>2022 (GWh)</th><th>2023 (GWh)</th></tr>
<tr><td>Waste incineration</td><td>410</td><td>405</td><td>420</td></tr>
<tr><td>Wood chips</td><td>240</td><td>270</td><td>300</td></tr>
<tr><td>Heat pumps</td><td>60</td><td>95</td><td>180</td></tr>
<tr><td>Natural gas</td><td>320</td><td>210</td><td>80</td></tr></table></body></html>`,
    truths: [
      'Heat from natural gas declined from 320 GWh in 2021 to 80 GWh in 2023.',
      'Heat from wood chips increased by 25% between 2021 and 2023.',
      'Heat from heat pumps tripled between 2021 and 2023.',
      'Waste incineration provided 120 GWh more heat than wood chips in 2023.',
    ],
    falsehoods: [
      'Heat from natural gas declined from 320 GWh in 2022 to 80 GWh in 2023.',
      'Heat from heat pumps doubled between 2021 and 2023.',
      'Heat from wood chips increased by 35% between 2021 and 2023.',
      'Emissions from natural gas declined from 320 GWh in 2021 to 80 GWh in 2023.',
      'Wood chips provided 120 GWh more heat than waste incineration in 2023.',
    ],
  },
  {
    page: `<html><head><title>Pelorin Marine Station - Year in review</title></head><body><h1>Year in review 2022</h1>
<h2>Cruises of our vessels</h2>
<table><tr><th>Vessel</th><th>Days at sea</th><th>Samples</th></tr>
<tr><td>Nerida</td><td>180</td><td>2,700</td></tr><tr><td>Halcyon</td><td>120</td><td>2,160</td></tr>
<tr><td>Little Auk</td><td>60</td><td>540</td></tr></table></body></html>`,
    truths: [
      'The Halcyon collected 2,160 samples in 2022.',
      'Nerida had the most samples in 2022.',
      'Halcyon had 120 days at sea in 2022.',
    ],
    falsehoods: [
      'The Halcyon collected 2,160 samples in 2021.',
      'The Halcyon collected 2,700 samples in 2022.',
      'Halcyon had 180 days at sea in 2022.',
    ],
  },
  {
    page: `<html><head><title>Marrowdale League: financial review</title></head><body><h1>Financial review</h1>
<p>The 18 clubs of the Marrowdale League had a total revenue of 1,350 million euros in the 2022/23 season.</p>
<h2>Where the money came from</h2>
<ul><li>Broadcasting: 540 million euros</li><li>Sponsorship: 405 million euros</li>
<li>Match days: 270 million euros</li><li>Transfers: 135 million euros</li></ul></body></html>`,
    truths: [
      'Broadcasting accounted for 40% of total revenue.',
      'Revenue from match days was twice as high as revenue from transfers.',
      'Broadcasting was the largest source of revenue.',
      'Sponsorship brought in more than match days.',
    ],
    falsehoods: [
      'Broadcasting accounted for 50% of total revenue.',
      'Sponsorship was the largest source of revenue.',
      'Match days brought in more than sponsorship.',
      'Broadcasting accounted for 40% of total spending.',
    ],
  },
  {
    // The items do not add up to the revenue.
    page: `<html><head><title>Marrowdale League: financial review</title></head><body><h1>Financial review</h1>
<p>The 18 clubs of the Marrowdale League had a total revenue of 1,500 million euros in the 2022/23 season.</p>
<h2>Where the money went</h2>
<ul><li>Wages: 540 million euros</li><li>Stadiums: 405 million euros</li></ul></body></html>`,
    truths: [],
    falsehoods: ['Revenue from stadiums was 405 million euros.', 'Wages brought in more than stadiums.'],
  },
];

describe.each(pages)('statements about: $page', ({ page, truths, falsehoods }) => {
  const evidence = evidenceFrom(['page.html', page]);
  const spanIds = evidence.sources.flatMap(({ spans }) => spans).map(({ id }) => id);
  const verifier = createVerifier(evidence);
  const isVouched = (sentence: string) =>
    /^(?:supported|derived)$/.test(verifier.sentence({ sentence, spanIds }).verdict);

  it.each(truths)('vouches for: %s', (statement) => {
    expect(isVouched(statement)).toBe(true);
  });
  it.each(falsehoods)('does not vouch for: %s', (statement) => {
    expect(isVouched(statement)).toBe(false);
  });
});
