import { z } from 'zod';
import { type EvidenceProvider, type Found, longest, ProviderRefused } from '../provider';
import { isoDate, lenient, lenientList, resultCount, searchWords } from './clean';
import { type Place, placeOf, placesIn } from './countries';
import { endpoint, type ProviderOptions, requestJson } from './request-json';
import { fetchEach, measuresIn, mostMeasures, placesInWords, tableOf } from './series';
import { type Indicator, indicators } from './worldbank-indicators';

const Row = z.object({
  countryiso3code: z.string(),
  country: lenient(z.object({ id: z.string() })),
  date: z.string().regex(/^\d{4}$/),
  value: z.number(),
});
const Answer = z.union([
  // What the World Bank answers to a request that it does not understand, with status 200.
  z.tuple([z.object({ message: z.array(z.unknown()) })]),
  z.tuple([
    z.object({ total: z.coerce.number(), lastupdated: lenient(z.string()) }),
    lenientList(Row).nullable(),
  ]),
]);

/** Figures before this year are left out; few indicators have them. */
const firstYear = 1960;

/** World Bank, World Development Indicators: the indicators that a query names, for the countries that it names. */
export function createWorldBank({ baseUrl, timeoutMs }: ProviderOptions): EvidenceProvider {
  const provider = 'worldbank';

  async function series(indicator: Indicator, places: readonly Place[], signal: AbortSignal) {
    const codes = places.map(({ iso3 }) => iso3).join(';');
    const url = endpoint(baseUrl, `/v2/country/${codes}/indicator/${indicator.id}`, {
      format: 'json',
      per_page: '1000',
      date: `${firstYear}:2100`,
    });
    const answer = await requestJson({ provider, url, signal, timeoutMs }, Answer);
    if (answer.length === 1) throw new ProviderRefused(provider, 'request');
    const [{ lastupdated }, rows] = answer;
    return datasetOf(indicator, places, rows ?? [], isoDate(lastupdated));
  }

  return {
    name: provider,
    kind: 'statistics',
    async find({ text, language, limit }, signal) {
      const query = searchWords(text, 1_000);
      const wanted = measuresIn(query, indicators, resultCount(limit, mostMeasures));
      if (wanted.length === 0) return [];
      const named = placesIn(query, language);
      const world = placeOf('WLD');
      const places = named.length > 0 || !world ? named : [world];
      return fetchEach(wanted, (indicator) => series(indicator, places, signal));
    },
  };
}

function datasetOf(
  indicator: Indicator,
  places: readonly Place[],
  rows: readonly z.infer<typeof Row>[],
  publishedAt: string | undefined,
): Found | undefined {
  const columns = places.map((place) => ({
    place: place.name,
    figures: new Map(
      rows
        .filter(
          ({ countryiso3code, country }) => countryiso3code === place.iso3 || country?.id === place.iso2,
        )
        .map(({ date, value }) => [date, rounded(value / indicator.scale)]),
    ),
  }));
  const table = tableOf(indicator, 'Year', columns);
  if (!table) return undefined;
  const shown = columns.filter(({ figures }) => figures.size > 0).map(({ place }) => place);
  const locations = places.map(({ iso2 }) => iso2).join('-');
  return {
    kind: 'dataset',
    provider: 'worldbank',
    title: `${indicator.name.replace(/,$/, '')} in ${placesInWords(shown)}`.slice(0, longest.title),
    url: `https://data.worldbank.org/indicator/${indicator.id}?locations=${locations}`,
    publisher: 'World Bank',
    licence: 'CC BY 4.0',
    ...(publishedAt && { publishedAt }),
    series: indicator.id,
    ...table,
  };
}

/** The World Bank computes many indicators to 15 digits; its own pages show one or two decimals. */
const rounded = (value: number) => Number(value.toFixed(Math.abs(value) >= 1_000 ? 0 : 2));
