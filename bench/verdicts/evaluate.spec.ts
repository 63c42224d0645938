import { describe, expect, it } from 'vitest';
import { holds, unknownTerms } from './evaluate';
import { statesValue } from './states-value';

const railway = 'valdera-railway.csv';
const orchards = 'orchard-harvest.csv';
const council = 'saltmarsh-council-review.md';

describe('a check', () => {
  it.each([
    ['cell(2015; Passengers) = 8.95', railway],
    ['cell(2015; Passengers (million)) * 1000 = 8950', railway],
    ['cell(2013; Staff) = 2015 and cell(2015; Staff) > 2015', railway],
    ['cell(2018; Passengers) ~ 10.9', railway],
    ['cell(2020; Operating result) < 0', railway],
    ['sum(Passengers; 2009; 2011) = 19.46', railway],
    ['mean(Passengers; 2009; 2010) = 6.325 and median(Passengers; 2009; 2012) = 6.63', railway],
    ['min(Passengers) = 5.58 and argmin(Passengers) = 2020', railway],
    ['diff(Operating result; 2021; 2022) = 10.7', railway],
    ['growth(Freight; 2009; 2022) = 50 and ratio(Passengers; 2019; 2009) = 2', railway],
    ['cagr(Passengers; 2009; 2019) ~ 7.18', railway],
    ['rank(Passengers; 2022) = 2 and above(Passengers; 9) = 5 and below(Passengers; 7) = 4', railway],
    ['cell(Amselgrund; Harvest 2021) = 1185.6 and cell(Lindenhof; Area) = 14.5', orchards],
    ['argmax(Area) = "Amselgrund" and share(Area; Amselgrund) ~ 24.0', orchards],
    ['cell(Library and museum; Posts) = 31 and rows() = 5', council],
    ['fact(okafor-on-wall) = "We paid too much, and we paid it too late" and fact(rent) = 865', council],
  ])('holds: %s', (check, source) => {
    expect(holds(check, source)).toBe(true);
    expect(unknownTerms(check, source)).toEqual([]);
  });

  it.each([
    ['cell(2016; Passengers) = 8.95', railway],
    ['cell(2018; Passengers) ~ 10.8', railway],
    ['cell(2005; Passengers) = 6.2', railway],
    ['cell(2015; Accidents) = 3', railway],
    ['cell(2015; Passengers) = 8.95 and cell(2015; Freight) = 2311', railway],
    ['argmax(Area) = "Hohenfeld"', orchards],
    ['fact(rent) = "865"', council],
    ['fact(mayor) = "Ines Okafor"', council],
  ])('does not hold: %s', (check, source) => {
    expect(holds(check, source)).toBe(false);
  });

  it.each(['cell(2015; Passengers)', 'about 9 = 9', 'cell(Elstar; Area) = 14.5', 'sums(Area) = 3'])(
    'is refused: %s',
    (check) => {
      expect(() => holds(check, orchards)).toThrow();
    },
  );
});

describe('a quote', () => {
  it.each([
    ['lent 184,300 items', '184300'],
    ['a deficit of £0.9 million', '900000'],
    ['Two thirds of the loans', '0.6667'],
    ['three quarters were content', '75'],
    ['One in eight tenants', '0.125'],
    ['closed for twenty-four days', '24'],
    ['more than 52,000 visitors', 'more than 52,000'],
  ])('"%s" states %s', (quote, value) => {
    expect(statesValue(quote, value)).toBe(true);
  });

  it.each([
    ['lent 184,300 items', '184'],
    ['closed for eleven days', '12'],
    ['about 52,000 visitors', 'more than 52,000'],
  ])('"%s" does not state %s', (quote, value) => {
    expect(statesValue(quote, value)).toBe(false);
  });
});
