import type { EvidenceProvider, openSources } from '../provider';
import { createBrave } from './brave';
import { createCrossref } from './crossref';
import { createEurostat } from './eurostat';
import { createOpenAlex } from './openalex';
import { createSearxng } from './searxng';
import { createTavily } from './tavily';
import { createWikipedia } from './wikipedia';
import { createWorldBank } from './worldbank';

/** Contract section 1; a `Config` has them all. */
export type ProviderSettings = {
  SEARXNG_URL?: string;
  TAVILY_API_KEY?: string;
  TAVILY_URL: string;
  BRAVE_API_KEY?: string;
  BRAVE_URL: string;
  OPEN_SOURCES: readonly (typeof openSources)[number][];
  CONTACT_EMAIL?: string;
  WIKIPEDIA_URL: string;
  OPENALEX_URL: string;
  CROSSREF_URL: string;
  WORLDBANK_URL: string;
  EUROSTAT_URL: string;
};

/** The configured providers, web searches first. Without settings: none. `timeoutMs`: of each request. */
export function createProviders(settings: ProviderSettings, timeoutMs?: number): EvidenceProvider[] {
  const { SEARXNG_URL, TAVILY_API_KEY, BRAVE_API_KEY, CONTACT_EMAIL: contact } = settings;
  const open: Record<(typeof openSources)[number], () => EvidenceProvider> = {
    wikipedia: () => createWikipedia({ baseUrl: settings.WIKIPEDIA_URL, contact, timeoutMs }),
    openalex: () => createOpenAlex({ baseUrl: settings.OPENALEX_URL, contact, timeoutMs }),
    crossref: () => createCrossref({ baseUrl: settings.CROSSREF_URL, contact, timeoutMs }),
    worldbank: () => createWorldBank({ baseUrl: settings.WORLDBANK_URL, timeoutMs }),
    eurostat: () => createEurostat({ baseUrl: settings.EUROSTAT_URL, timeoutMs }),
  };
  return [
    ...(SEARXNG_URL ? [createSearxng({ baseUrl: SEARXNG_URL, timeoutMs })] : []),
    ...(TAVILY_API_KEY
      ? [createTavily({ baseUrl: settings.TAVILY_URL, apiKey: TAVILY_API_KEY, timeoutMs })]
      : []),
    ...(BRAVE_API_KEY
      ? [createBrave({ baseUrl: settings.BRAVE_URL, apiKey: BRAVE_API_KEY, timeoutMs })]
      : []),
    ...settings.OPEN_SOURCES.map((name) => open[name]()),
  ];
}
