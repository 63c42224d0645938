import { describe, expect, it } from 'vitest';
import { placesIn } from './countries';
import { cuts } from './eurostat-datasets';
import { measuresIn, tableOf } from './series';
import { indicators } from './worldbank-indicators';

describe('the series of a statistics office', () => {
  const ids = (query: string) => measuresIn(query, indicators, 4).map(({ id }) => id);

  it.each([
    ['GDP per capita in Norway', ['NY.GDP.PCAP.CD']],
    ['gdp of Kenya', ['NY.GDP.MKTP.CD']],
    ['How did youth unemployment change?', ['SL.UEM.1524.ZS']],
    ['Inequality and poverty in Brazil', ['SI.POV.GINI', 'SI.POV.DDAY']],
    ['Renewable energies', ['EG.FEC.RNEW.ZS']],
    ['CO2 emissions per capita', ['EN.GHG.CO2.PC.CE.AR5']],
    ['The history of opera', []],
  ])('are found by the words of a query: %s', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it.each([
    ['World Bank', indicators],
    ['Eurostat', cuts],
  ])('have units that fit into a header, and ids of their own: %s', (_, measures) => {
    expect(measures.filter(({ unit }) => !/^[^()[\]]{1,24}$/.test(unit))).toEqual([]);
    expect(new Set(measures.map(({ id }) => id)).size).toBe(measures.length);
    expect(measures.flatMap(({ words }) => words).filter((word) => !/^\S(.*\S)?$/.test(word))).toEqual([]);
  });

  it('become tables by period, with gaps and without empty places', () => {
    const [unemployment] = measuresIn('unemployment', indicators, 1);
    expect(
      unemployment &&
        tableOf(unemployment, 'Year', [
          {
            place: 'Finland',
            figures: new Map([
              ['2021', 7.6],
              ['2019', 6.7],
            ]),
          },
          { place: 'Narnia', figures: new Map() },
          { place: 'the United States', figures: new Map([['2019', 3.7]]) },
        ]),
    ).toEqual({
      columns: ['Year', 'Unemployment rate in Finland (%)', 'Unemployment rate in the United States (%)'],
      rows: [
        ['2019', 6.7, 3.7],
        ['2021', 7.6, null],
      ],
      unit: '%',
      period: { from: '2019', to: '2021' },
    });
  });
});

describe('the places of a query', () => {
  it.each([
    ['Unemployment in Finland and Sweden', undefined, ['FIN', 'SWE']],
    ['South Sudan and Sudan', undefined, ['SSD', 'SDN']],
    ['Niger, not Nigeria', undefined, ['NER', 'NGA']],
    ['GDP of the USA, the UK and the EU', undefined, ['USA', 'GBR', 'EUU']],
    ['US exports', undefined, ['USA']],
    ['tell us more', undefined, []],
    ['Dutch and Türkiye', undefined, ['NLD', 'TUR']],
    ['DEU versus FRA', undefined, ['DEU', 'FRA']],
    ['RISE AND FALL', undefined, []],
    ['global warming', undefined, ['WLD']],
    ['Arbeitslosigkeit in Österreich', 'de', ['AUT']],
    ['Suomi työttömyys', 'fi', ['FIN']],
    ['x', '../etc', []],
  ])('%s', (query, language, expected) => {
    expect(placesIn(query, language).map(({ iso3 }) => iso3)).toEqual(expected);
  });
});
