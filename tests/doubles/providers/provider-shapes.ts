import type { ProviderName } from '../../../modules/evidence/retrieval/provider';

/** What one result says, in the words of no provider. */
export type SampleResult = {
  title: string;
  url: string;
  text: string;
  date: string;
  doi: string;
  author: string;
  publisher: string;
};

/** How a provider writes its answers. */
export type Shape = {
  path: RegExp;
  entry(sample: SampleResult, at: number): Record<string, unknown>;
  answer(entries: readonly unknown[]): unknown;
  /** What it answers when it found nothing. */
  nothing: unknown;
};

export const sample = (at = 0): SampleResult => ({
  title: `Tidal energy, part ${at}`,
  url: `https://www.example.org/tides/${at}`,
  text: `Turbines in the strait of number ${at} turn with the tide.`,
  date: '2023-05-17',
  doi: `10.5555/TIDES.${at}`,
  author: 'Ada Virtanen',
  publisher: 'Journal of Tides',
});

const page = { page: 1, pages: 1, per_page: '1000', sourceid: '2', lastupdated: '2026-07-01' };

/** The places of the words of a text, as OpenAlex gives them. */
function invertedIndex(text: string): Record<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, word] of text.split(' ').entries()) {
    const known = places.get(word) ?? [];
    known.push(at);
    places.set(word, known);
  }
  return Object.fromEntries(places);
}

const jsonStat = (entries: readonly unknown[]) => ({
  version: '2.0',
  class: 'dataset',
  label: 'Unemployment',
  source: 'ESTAT',
  updated: '2026-06-11T23:00:00+0200',
  value: Object.fromEntries(
    entries.map((entry, at) => [at, (entry as { value?: unknown } | null)?.value ?? null]),
  ),
  id: ['freq', 'age', 'unit', 'sex', 'geo', 'time'],
  size: [1, 1, 1, 1, 1, entries.length],
  dimension: {
    freq: { label: 'Time frequency', category: { index: { A: 0 }, label: { A: 'Annual' } } },
    age: { category: { index: { 'Y15-74': 0 } } },
    unit: { category: { index: { PC_ACT: 0 } } },
    sex: { category: { index: { T: 0 } } },
    geo: { label: 'Geopolitical entity', category: { index: { FI: 0 }, label: { FI: 'Finland' } } },
    time: { category: { index: Object.fromEntries(entries.map((_, at) => [String(2015 + at), at])) } },
  },
  extension: { lang: 'EN', id: 'UNE_RT_A' },
});

/** The answers of each provider by its public documentation. */
export const shapes: Readonly<Record<ProviderName, Shape>> = {
  searxng: {
    path: /^\/searxng\/search$/,
    entry: ({ title, url, text, date }) => ({
      ...{ url, title, content: text, publishedDate: `${date}T00:00:00` },
      ...{
        engine: 'bing',
        parsed_url: ['https', 'example.org', '/', '', '', ''],
        score: 1,
        category: 'general',
      },
    }),
    answer: (results) => ({
      ...{ query: 'q', number_of_results: 0, results, answers: [], infoboxes: [], suggestions: [] },
      unresponsive_engines: [],
    }),
    nothing: { query: 'q', number_of_results: 0, results: [], unresponsive_engines: [['bing', 'timeout']] },
  },
  tavily: {
    path: /^\/tavily\/search$/,
    entry: ({ title, url, text, date }) => ({
      ...{ title, url, content: text, score: 0.9, raw_content: null },
      published_date: new Date(date).toUTCString(),
    }),
    answer: (results) => ({ query: 'q', answer: null, images: [], results, response_time: '1.67' }),
    nothing: { query: 'q', answer: null, images: [], results: [], response_time: 0.4 },
  },
  brave: {
    path: /^\/brave\/res\/v1\/web\/search$/,
    entry: ({ title, url, text, date, publisher }) => ({
      ...{ title, url, description: text, page_age: `${date}T08:00:00`, age: 'May 17, 2023', language: 'en' },
      profile: { name: publisher, url, long_name: publisher, img: 'https://imgs.example.org/1' },
    }),
    answer: (results) => ({ type: 'search', query: { original: 'q' }, web: { type: 'search', results } }),
    nothing: { type: 'search', query: { original: 'q' } },
  },
  wikipedia: {
    path: /^\/wikipedia\/w\/api\.php$/,
    entry: ({ title, url, text, date }, at) => ({
      ...{ pageid: 100 + at, ns: 0, title, index: at + 1, extract: text, fullurl: url, canonicalurl: url },
      revisions: [{ timestamp: `${date}T10:11:12Z` }],
    }),
    answer: (pages) => ({ batchcomplete: true, query: { pages: [...pages].reverse() } }),
    nothing: { batchcomplete: true },
  },
  openalex: {
    path: /^\/openalex\/works$/,
    entry: ({ title, url, text, date, doi, author, publisher }) => ({
      ...{
        id: 'https://openalex.org/W1',
        doi: `https://doi.org/${doi}`,
        display_name: title,
        type: 'article',
      },
      ...{ publication_date: date, publication_year: 2023, is_retracted: false },
      primary_location: { landing_page_url: url, source: { display_name: publisher, type: 'journal' } },
      authorships: [{ author_position: 'first', author: { id: 'A1', display_name: author } }],
      abstract_inverted_index: invertedIndex(text),
    }),
    answer: (results) => ({ meta: { count: results.length, page: 1, per_page: 25 }, results, group_by: [] }),
    nothing: { meta: { count: 0 }, results: [], group_by: [] },
  },
  crossref: {
    path: /^\/crossref\/works$/,
    entry: ({ title, text, date, doi, author, publisher }) => ({
      ...{
        DOI: doi,
        URL: `https://doi.org/${doi}`,
        title: [title],
        type: 'journal-article',
        publisher: 'Press',
      },
      author: [{ given: author.split(' ')[0], family: author.split(' ')[1], sequence: 'first' }],
      'container-title': [publisher],
      issued: { 'date-parts': [date.split('-').map(Number)] },
      abstract: `<jats:title>Abstract</jats:title><jats:p>${text}</jats:p>`,
    }),
    answer: (items) => ({
      ...{ status: 'ok', 'message-type': 'work-list', 'message-version': '1.0.0' },
      message: { facets: {}, 'total-results': items.length, items, 'items-per-page': 20 },
    }),
    nothing: { status: 'ok', 'message-type': 'work-list', message: { 'total-results': 0, items: [] } },
  },
  worldbank: {
    path: /^\/worldbank\/v2\/country\/[A-Z;]+\/indicator\/[A-Z0-9.]+$/,
    entry: (_, at) => ({
      indicator: { id: 'SL.UEM.TOTL.ZS', value: 'Unemployment, total' },
      country: { id: 'FI', value: 'Finland' },
      ...{
        countryiso3code: 'FIN',
        date: String(2015 + at),
        value: 7.123456 + at,
        unit: '',
        obs_status: '',
        decimal: 1,
      },
    }),
    answer: (rows) => [{ ...page, total: rows.length }, [...rows].reverse()],
    nothing: [{ page: 0, pages: 0, per_page: 0, sourceid: null, lastupdated: null, total: 0 }, null],
  },
  eurostat: {
    path: /^\/eurostat\/api\/dissemination\/statistics\/1\.0\/data\/[a-z0-9_]+$/,
    entry: (_, at) => ({ value: 7.1 + at }),
    answer: jsonStat,
    nothing: jsonStat([]),
  },
};
