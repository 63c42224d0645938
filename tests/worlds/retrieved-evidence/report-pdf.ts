import { pdfOf } from '../../doubles/documents/pdf';
import { fail, hold, type PlantedDocument } from './planted';
import { webResult } from './web-result';

/** A report of three pages with a running header, a word hyphenated at the end of a line, and a paragraph over two pages. */
const bytes = pdfOf(
  [
    'Skarvik Grid Agency   Report 14/2023',
    '',
    'Losses in the island networks fell from 6.8 percent of the electricity',
    'fed in during 2019 to 5.2 percent during 2022. The agency had set itself',
    'a target of 5.0 percent, which it therefore missed.',
    '',
    'Replacing the cable to Holmsund cost 23.4 million kroner, 3.1 million more than',
    'planned. The trans-',
    'formers on Ytre Sula were not replaced, because the bids were too high.',
    '',
    'Households paid 1.42 kroner per kilowatt-hour on average in 2022, and',
    'businesses 1.17 kroner. Neither figure includes value added tax.',
    '',
    'The number of outages longer than three minutes',
    'Page 1',
  ],
  [
    'Skarvik Grid Agency   Report 14/2023',
    '',
    'was 318 in 2022, compared with 402 in 2021. On average, a customer was',
    'without electricity for 97 minutes in 2022.',
    '',
    'Wind power could cover up to half of the demand of the islands by 2030,',
    'according to a study by the consultants Brattland. The agency itself has',
    'not examined this.',
    '',
    'The agency recommends that the network on Ytre Sula be renewed first. It',
    'advises against a second cable to Holmsund.',
    'Page 2',
  ],
  [
    'Skarvik Grid Agency   Report 14/2023',
    '',
    'About 1,900 of the 12,750 customers have a meter that reports each hour.',
    'All customers are to have one by the end of 2027.',
    '',
    'Peak demand was 41 megawatts, on 9 January 2022, and the lowest demand 11',
    'megawatts, on 17 July 2022.',
    'Page 3',
  ],
);

const losses = 'Losses in the island networks';
const cable = 'Replacing the cable';
const price = 'Households paid 1.42';
const outages = 'The number of outages';
const wind = 'Wind power could cover';
const advice = 'advises against';
const meters = 'have a meter';
const peak = 'Peak demand was';

export const reportPdf: PlantedDocument = {
  name: 'a report in PDF',
  ...webResult({ path: '/losses.pdf', type: 'application/pdf', bytes }, 'Losses in island networks'),
  statements: [
    ...hold(
      losses,
      'Losses in the island networks fell from 6.8 percent in 2019 to 5.2 percent in 2022.',
      'The agency missed its target of 5.0 percent.',
    ),
    ...hold(cable, 'Replacing the cable to Holmsund cost 23.4 million kroner.'),
    ...hold(price, 'Households paid 1.42 kroner per kilowatt-hour on average in 2022.'),
    ...hold(
      outages,
      'The number of outages longer than three minutes was 318 in 2022.',
      'On average, a customer was without electricity for 97 minutes in 2022.',
    ),
    ...hold(peak, 'Peak demand was 41 megawatts, on 9 January 2022.'),
    ...hold(meters, 'About 1,900 of the 12,750 customers have a meter that reports each hour.'),
    ...fail(
      losses,
      ['year', 'Losses in the island networks fell from 6.8 percent in 2019 to 5.2 percent in 2021.'],
      ['direction', 'Losses in the island networks rose from 5.2 percent in 2019 to 6.8 percent in 2022.'],
      ['calculation', 'Losses in the island networks fell by 1.6 percent from 2019 to 2022.'],
      ['denial', 'The agency met its target of 5.0 percent.'],
      ['column', 'The agency had set itself a target of 5.2 percent.'],
    ),
    ...fail(
      cable,
      ['value', 'Replacing the cable to Holmsund cost 3.1 million kroner.'],
      ['direction', 'Replacing the cable to Holmsund cost 3.1 million kroner less than planned.'],
      ['unit', 'Replacing the cable to Holmsund cost 23.4 million euros.'],
      ['calculation', 'Replacing the cable to Holmsund was planned to cost 26.5 million kroner.'],
      ['denial', 'The transformers on Ytre Sula were replaced.'],
      ['scope', 'The transformers on Holmsund were not replaced, because the bids were too high.'],
    ),
    ...fail(
      price,
      [
        'order',
        'Households paid 1.17 kroner per kilowatt-hour on average in 2022, and businesses 1.42 kroner.',
      ],
      ['unit', 'Households paid 1.42 kroner per megawatt-hour on average in 2022.'],
      [
        'denial',
        'Households paid 1.42 kroner per kilowatt-hour on average in 2022, value added tax included.',
      ],
      ['scope', 'Households paid at most 1.42 kroner per kilowatt-hour in 2022.'],
    ),
    ...fail(
      outages,
      ['year', 'The number of outages longer than three minutes was 402 in 2022.'],
      ['scope', 'The number of outages shorter than three minutes was 318 in 2022.'],
      ['unit', 'On average, a customer was without electricity for 97 hours in 2022.'],
      [
        'calculation',
        'The number of outages longer than three minutes fell by 26.4 percent from 2021 to 2022.',
      ],
    ),
    ...fail(
      wind,
      ['hedge', 'Wind power will cover half of the demand of the islands by 2030.'],
      [
        'attribution',
        'According to the Skarvik Grid Agency, wind power could cover up to half of the demand of the islands by 2030.',
      ],
      ['range', 'Wind power could cover more than half of the demand of the islands by 2030.'],
    ),
    ...fail(
      advice,
      ['denial', 'The agency recommends a second cable to Holmsund.'],
      ['order', 'The agency recommends that the network on Holmsund be renewed first.'],
    ),
    ...fail(
      meters,
      ['scope', 'All 12,750 customers have a meter that reports each hour.'],
      ['order', 'About 12,750 of the 1,900 customers have a meter that reports each hour.'],
      ['hedge', 'All customers have had one since the end of 2027.'],
    ),
    ...fail(
      peak,
      ['order', 'Peak demand was 41 megawatts, on 17 July 2022.'],
      ['scale', 'Peak demand was 41 gigawatts, on 9 January 2022.'],
      ['paragraph', 'Peak demand was 318 megawatts in 2022.'],
    ),
    ...fail(
      meters,
      ['scope', '12,750 customers have a meter that reports each hour.'],
      ['denial', 'About 1,900 customers have no meter that reports each hour.'],
    ),
    ...fail(
      outages,
      ['scope', 'Every customer was without electricity for 97 minutes in 2022.'],
      ['denial', 'On average, a customer had electricity for 97 minutes in 2022.'],
    ),
    ...fail(
      [outages, price],
      ['paragraph', 'Households were without electricity for 97 minutes in 2022.'],
      ['paragraph', 'Households had 318 outages in 2022.'],
    ),
  ],
};
