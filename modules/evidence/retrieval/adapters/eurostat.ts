import { type EvidenceProvider, type Found, longest, ProviderRefused } from '../provider';
import { isoDate, resultCount, searchWords } from './clean';
import { type Place, placesIn } from './countries';
import { type Cut, cuts } from './eurostat-datasets';
import { figuresBy, JsonStat } from './json-stat';
import { endpoint, type ProviderOptions, requestJson } from './request-json';
import { fetchEach, measuresIn, mostMeasures, placesInWords, tableOf } from './series';

/** Countries of Eurostat's tables by ISO code. It has codes of its own for Greece and the United Kingdom. */
const geoByIso = new Map(
  'EU:EU27_2020 AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GR:EL GB:UK HR HU IE IS IT LI LT LU LV ME MK MT NL NO PL PT RO RS SE SI SK TR XK'
    .split(' ')
    .map((pair) => {
      const [iso = '', geo = iso] = pair.split(':');
      return [iso, geo] as const;
    }),
);

/** Eurostat, the statistical office of the European Union. A query that names only countries elsewhere finds nothing. */
export function createEurostat({ baseUrl, timeoutMs }: ProviderOptions): EvidenceProvider {
  const provider = 'eurostat';

  async function series(cut: Cut, places: readonly GeoPlace[], signal: AbortSignal) {
    const url = endpoint(baseUrl, `/api/dissemination/statistics/1.0/data/${cut.dataset}`, {
      format: 'JSON',
      lang: 'EN',
      ...cut.filters,
      geo: places.map(({ geo }) => geo),
    });
    return datasetOf(cut, places, await requestJson({ provider, url, signal, timeoutMs }, JsonStat));
  }

  return {
    name: provider,
    kind: 'statistics',
    async find({ text, language, limit }, signal) {
      const query = searchWords(text, 1_000);
      const wanted = measuresIn(query, cuts, resultCount(limit, mostMeasures));
      const places = europeanPlaces(placesIn(query, language));
      if (wanted.length === 0 || places.length === 0) return [];
      return fetchEach(wanted, (cut) => series(cut, places, signal));
    },
  };
}

type GeoPlace = { geo: string; name: string };

function europeanPlaces(named: readonly Place[]): GeoPlace[] {
  if (named.length === 0) return [{ geo: 'EU27_2020', name: 'the European Union' }];
  return named.flatMap(({ iso2, name }) => {
    const geo = geoByIso.get(iso2);
    return geo ? [{ geo, name }] : [];
  });
}

function datasetOf(cut: Cut, places: readonly GeoPlace[], cube: JsonStat): Found | undefined {
  const figures = figuresBy(cube, 'geo', 'time');
  if (!figures) throw new ProviderRefused('eurostat', 'answer');
  const columns = places.map(({ geo, name }) => ({ place: name, figures: onlyPeriods(figures.get(geo)) }));
  const isMonthly = columns.some(({ figures: own }) => [...own.keys()].some((period) => period.length > 4));
  const table = tableOf(cut, isMonthly ? 'Month' : 'Year', columns);
  if (!table) return undefined;
  const shown = columns.filter(({ figures: own }) => own.size > 0).map(({ place }) => place);
  const publishedAt = isoDate(cube.updated);
  return {
    kind: 'dataset',
    provider: 'eurostat',
    title: `${cut.name.replace(/,$/, '')} in ${placesInWords(shown)}`.slice(0, longest.title),
    url: `https://ec.europa.eu/eurostat/databrowser/view/${cut.dataset}/default/table?lang=en`,
    publisher: 'Eurostat',
    licence: 'CC BY 4.0',
    ...(publishedAt && { publishedAt }),
    series: cut.id,
    ...table,
  };
}

/** Years and months alone: other texts are no labels of a series. */
const onlyPeriods = (figures: ReadonlyMap<string, number> = new Map()) =>
  new Map([...figures].filter(([period]) => /^\d{4}(?:-\d{2})?$/.test(period)));
