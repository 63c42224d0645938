import { describe, expect, it } from 'vitest';
import { isVouchedFor } from '../../evidence.fixture';

const report = (opening: string) => `${opening}

The group runs five sites in the county, and two of them are rural.

At our five sites we treated 91,420 inpatients, compared with 88,105 in 2022. Outpatient visits rose to 312,600 (2022: 297,900). Bed occupancy reached 81.4 percent. Two years earlier it had been 74.2 percent.

We expect revenue of EUR 700 million. The fund held EUR 12 million at the end of 2021. It paid out EUR 3 million.`;

const openings = [
  'Larkhaven Hospitals: report of the Executive Board on the year 2023',
  'Larkhaven Hospitals, annual report 2023',
  'Larkhaven Hospitals closed the 2023 financial year with a small surplus.',
  'The 2023 annual report of Larkhaven Hospitals',
];

describe('the year that a source reports on', () => {
  it.each(openings)('dates the figures without a time of their own: %s', (opening) => {
    const isVouched = (sentence: string) => isVouchedFor(report(opening), sentence);
    expect(isVouched('In 2023 the sites treated 91,420 inpatients.')).toBe(true);
    expect(isVouched('Outpatient visits rose to 312,600 in 2023.')).toBe(true);
    expect(isVouched('Bed occupancy reached 81.4 percent in 2023.')).toBe(true);
  });

  it.each([
    'In 2022 the sites treated 91,420 inpatients.',
    'In 2024 the sites treated 91,420 inpatients.',
    'In 2023 the sites treated 88,105 inpatients.',
    'In 2023, outpatient visits numbered 297,900.',
    'Bed occupancy was 74.2 percent in 2023.',
    'In 2023 the group expected revenue of EUR 700 million.',
    'Revenue was EUR 700 million in 2023.',
    'The fund held EUR 12 million at the end of 2023.',
    'The fund paid out EUR 3 million in 2023.',
  ])('dates no figure of another time: %s', (sentence) => {
    expect(isVouchedFor(report(openings[0] ?? ''), sentence)).toBe(false);
  });

  it.each([
    'Larkhaven Hospitals',
    'Larkhaven: annual reports 2022-2023',
    'Larkhaven Hospitals, published in 2023',
  ])('is not known from: %s', (opening) => {
    expect(isVouchedFor(report(opening), 'In 2023 the sites treated 91,420 inpatients.')).toBe(false);
  });
});

const halfYear = (title: string) => `${title}

Velmara employs 2,140 people at its three plants.

Revenue rose to €418.6 million, 9.4 percent more than in the first half of 2023. Stocks stood at €143.0 million at the end of June. Net debt was reduced to €88.1 million a year earlier.`;

describe('the part of a year that a source reports on', () => {
  it.each([
    'Velmara: half-year report 2024',
    'Velmara, interim report 2024',
    'Velmara: results for the first half of 2024',
  ])('dates the figures without a time of their own: %s', (title) => {
    const isVouched = (sentence: string) => isVouchedFor(halfYear(title), sentence);
    expect(isVouched('Revenue rose to €418.6 million in the first half of 2024.')).toBe(true);
    expect(isVouched('Stocks stood at €143.0 million at the end of June 2024.')).toBe(true);
    expect(isVouched('Revenue rose to €418.6 million in 2024.')).toBe(false);
    expect(isVouched('Revenue rose to €418.6 million in the second half of 2024.')).toBe(false);
    expect(isVouched('Revenue rose to €418.6 million in the first half of 2023.')).toBe(false);
    expect(isVouched('Stocks stood at €143.0 million at the end of June 2023.')).toBe(false);
    expect(isVouched('Stocks stood at €143.0 million at the end of July 2024.')).toBe(false);
    expect(isVouched('Stocks stood at €143.0 million in the first half of 2024.')).toBe(false);
    expect(isVouched('Net debt was reduced to €88.1 million in the first half of 2024.')).toBe(false);
  });

  it.each([
    ['Velmara: third-quarter results 2024', 'the third quarter of 2024'],
    ['Velmara: Q3 2024 results', 'the third quarter of 2024'],
    ['Velmara: report for the second half of 2024', 'the second half of 2024'],
  ])('is read from %s', (title, time) => {
    const text = `${title}\n\nThe three plants made 61,300 pumps.`;
    expect(isVouchedFor(text, `The three plants made 61,300 pumps in ${time}.`)).toBe(true);
    expect(isVouchedFor(text, 'The three plants made 61,300 pumps in the first quarter of 2024.')).toBe(
      false,
    );
    expect(isVouchedFor(text, 'The three plants made 61,300 pumps in 2024.')).toBe(false);
  });
});
