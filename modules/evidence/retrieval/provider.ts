import { z } from 'zod';
import { RetryableError, TerminalError } from '../../kernel/errors';

/** Contract section 1, `OPEN_SOURCES`: providers that need no key. */
export const openSources = ['wikipedia', 'openalex', 'crossref', 'worldbank', 'eurostat'] as const;
export const ProviderName = z.enum(['searxng', 'tavily', 'brave', ...openSources]);
export type ProviderName = z.infer<typeof ProviderName>;

/** Where a search may look for sources besides attached ones. Contract section 3, `retrieve`. */
export const RetrieveKind = z.enum(['web', 'literature', 'statistics']);
export type RetrieveKind = z.infer<typeof RetrieveKind>;

/** Names as readers see them. */
export const providerNames: Readonly<Record<ProviderName, string>> = {
  searxng: 'SearXNG',
  tavily: 'Tavily',
  brave: 'Brave Search',
  wikipedia: 'Wikipedia',
  openalex: 'OpenAlex',
  crossref: 'Crossref',
  worldbank: 'World Bank',
  eurostat: 'Eurostat',
};

/** Most characters of each text of a found source. */
export const longest = {
  title: 300,
  publisher: 200,
  snippet: 1_000,
  text: 5_000,
  author: 120,
  url: 2_000,
  doi: 200,
} as const;
export const mostAuthors = 20;

const text = (length: number) => z.string().min(1).max(length);
const cited = {
  provider: ProviderName,
  title: text(longest.title),
  /** Absolute, http or https. Never fetched without the checks of the page fetcher. */
  url: text(longest.url),
  publisher: text(longest.publisher),
  /** `2024`, `2024-05` or `2024-05-31`. Of Wikipedia and datasets: of the last change. */
  publishedAt: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
    .optional(),
  authors: z.array(text(longest.author)).max(mostAuthors).optional(),
  /** Lower case, without address: `10.1000/182`. */
  doi: text(longest.doi).optional(),
  /** Of scholarly works alone. */
  work: z.enum(['journal', 'book', 'preprint', 'other']).optional(),
  /** Under which it may be shown with attribution: `CC BY 4.0`. */
  licence: z.string().optional(),
};

/** What is read for a report, as its readers see it while it is read. `host`: of its address, without `www.`. */
export const SourceReading = z.object({
  title: z.string(),
  host: z.string(),
  /** `waiting`: for its turn among the pages of all reports. */
  state: z.enum(['waiting', 'reading', 'read', 'left-out']),
});
export type SourceReading = z.infer<typeof SourceReading>;

/** A page whose text is still to be fetched. */
export const FoundReference = z.object({
  kind: z.literal('reference'),
  ...cited,
  snippet: text(longest.snippet).optional(),
});
export type FoundReference = z.infer<typeof FoundReference>;

/** A source that carries its text: the introduction of an article of an encyclopedia, or the abstract of a work. */
export const FoundDocument = z.object({
  kind: z.literal('document'),
  ...cited,
  /** Plain text; paragraphs end at line breaks. */
  text: text(longest.text),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

/** A time series of official statistics as a table; `datasetCsv` writes it for the reader of CSV files. */
export const FoundDataset = z.object({
  kind: z.literal('dataset'),
  ...cited,
  /** The period, then one column of figures for each place: `Year`, `Unemployment rate in Finland (%)`. */
  columns: z.array(z.string()).min(2),
  /** Periods ascending: `2023`, `2023-05` or `2023-Q1`; gaps null. */
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))).min(1),
  /** Of all figures: `%`, `billion US$`. */
  unit: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  /** Name of the series at its publisher: `SL.UEM.TOTL.ZS`. */
  series: z.string(),
});
export type FoundDataset = z.infer<typeof FoundDataset>;

/** What a provider found: plain data, the same after a round trip through JSON. Its texts are untrusted. */
export const Found = z.discriminatedUnion('kind', [FoundReference, FoundDocument, FoundDataset]);
export type Found = z.infer<typeof Found>;

export type EvidenceQuery = {
  /** Words of the search, or of a plan that was made without files: no name, address or content of a file. */
  text: string;
  /** ISO 639-1, such as `fi`; the provider's default without. */
  language?: string;
  /** At most so many are found; a provider may have a lower limit. */
  limit: number;
};

/**
 * A search engine, a catalogue or a statistics office. One call may send a few requests and never retries.
 * Throws ProviderUnavailable, ProviderRefused, or the reason of an aborted signal. No result is an empty list.
 */
export interface EvidenceProvider {
  readonly name: ProviderName;
  readonly kind: RetrieveKind;
  find(query: EvidenceQuery, signal: AbortSignal): Promise<Found[]>;
}

const unavailable = {
  timeout: 'did not answer in time',
  busy: 'limits the rate of requests right now',
  failing: 'answers with an error right now',
  connection: 'cannot be reached right now',
} as const;
const refused = {
  key: 'refused the key of this site',
  request: 'refused the request',
  redirect: 'redirected to another place',
  answer: 'answered with other data than its documentation says',
  size: 'answered with more data than is read',
} as const;

/** A retry may help: timeout, dropped connection, 429, 5xx. The message names the provider alone. */
export class ProviderUnavailable extends RetryableError {
  constructor(
    readonly provider: ProviderName,
    readonly reason: keyof typeof unavailable,
    retryAfterMs?: number,
  ) {
    super(`provider-${reason}`, `${providerNames[provider]} ${unavailable[reason]}.`, retryAfterMs);
  }
}

/** A retry does not help: a refused key or request, or an unexpected answer. The message names the provider alone. */
export class ProviderRefused extends TerminalError {
  constructor(
    readonly provider: ProviderName,
    readonly reason: keyof typeof refused,
  ) {
    super(`provider-${reason}`, `${providerNames[provider]} ${refused[reason]}.`);
  }
}
