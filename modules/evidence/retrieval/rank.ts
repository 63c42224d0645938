import MiniSearch from 'minisearch';
import { clusterFound } from './cluster';
import { plainHost } from './plain-address';
import type { Found } from './provider';

/** Sorts of publishers, most reliable first. */
export const sourceClasses = ['statistics', 'reviewed', 'official', 'encyclopedia', 'news', 'other'] as const;
export type SourceClass = (typeof sourceClasses)[number];

/** A source to use: the representative of its cluster. Scores are from 0 to 1. */
export type RankedSource = {
  /** Its place in the given list. */
  index: number;
  class: SourceClass;
  score: number;
  relevance: number;
  /** Places of all that say the same, itself among them. */
  members: number[];
};

/** Sources of one host, while others are left; pages of one host in any case, which are fetched one by one. */
export const maxPerHost = 2;

const weights = { relevance: 0.6, class: 0.25, freshness: 0.15 };
const classScore: Readonly<Record<SourceClass, number>> = {
  statistics: 1,
  reviewed: 0.9,
  official: 0.8,
  encyclopedia: 0.6,
  news: 0.5,
  other: 0.2,
};

/** Halves the freshness; knowledge of a year ago is nearly as good as that of today. */
const halfLifeYears = 4;
/** Of a source without a date. */
const unknownFreshness = 0.4;

/**
 * The best sources for a query: one of each cluster, at most two of each host, best first; then further ones of these hosts
 * that came with their text. `at`: today, ISO. Pure: the same input gives the same order.
 */
export function rankFound(
  found: readonly Found[],
  { query, at, limit }: { query: string; at: string; limit: number },
): RankedSource[] {
  const relevance = relevanceOf(found, query);
  const scored = found.map((one, index) => {
    const own = { class: classOf(one), relevance: relevance.get(index) ?? 0 };
    const score =
      weights.relevance * own.relevance +
      weights.class * classScore[own.class] +
      weights.freshness * freshnessOf(one.publishedAt, at);
    return { index, ...own, score };
  });
  const best = clusterFound(found).flatMap((cluster) => {
    const members = cluster.members.flatMap((index) => scored[index] ?? []);
    const first = members.sort(byScore)[0];
    return first ? [{ ...first, members: cluster.members }] : [];
  });
  return withinHosts(best.sort(byScore), found).slice(0, Math.max(0, limit));
}

const byScore = (a: { score: number; index: number }, b: { score: number; index: number }) =>
  b.score - a.score || a.index - b.index;

function withinHosts(ranked: readonly RankedSource[], found: readonly Found[]): RankedSource[] {
  const taken = new Map<string, number>();
  const further: RankedSource[] = [];
  const within = ranked.filter((source) => {
    const one = found[source.index];
    // Works share the host of their DOI; their publishers are different places.
    const host = !one ? '' : one.doi ? `publisher ${one.publisher.toLowerCase()}` : plainHost(one.url);
    const count = (taken.get(host) ?? 0) + 1;
    taken.set(host, count);
    if (count > maxPerHost && one?.kind !== 'reference') further.push(source);
    return count <= maxPerHost;
  });
  return [...within, ...further];
}

/** How well title and text fit the query, the best fit 1. */
function relevanceOf(found: readonly Found[], query: string): Map<number, number> {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({ fields: ['title', 'text'] });
  index.addAll(found.map((one, id) => ({ id, title: one.title, text: textOf(one) })));
  const hits = index.search(query, { boost: { title: 2 }, prefix: (term) => term.length > 4 });
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  return new Map(hits.map(({ id, score }) => [Number(id), best > 0 ? score / best : 0]));
}

function textOf(one: Found): string {
  if (one.kind === 'dataset') return one.columns.join(' ');
  return one.kind === 'document' ? one.text : (one.snippet ?? '');
}

/** 1 for a source of today, half of it after each half-life. */
function freshnessOf(publishedAt: string | undefined, at: string): number {
  const age = (Date.parse(at) - Date.parse(publishedAt ?? '')) / (365.25 * 86_400_000);
  return Number.isNaN(age) ? unknownFreshness : 0.5 ** (Math.max(0, age) / halfLifeYears);
}

const statistics =
  /(?:^|\.)(?:ec\.europa\.eu|data\.europa\.eu|worldbank\.org|stat\.fi|scb\.se|ssb\.no|dst\.dk|destatis\.de|insee\.fr|istat\.it|ine\.es|cbs\.nl|ons\.gov\.uk|census\.gov|bls\.gov|bea\.gov|statcan\.gc\.ca|abs\.gov\.au|data\.oecd\.org|unstats\.un\.org|ilostat\.ilo\.org)$/;
const official =
  /(?:^|\.)(?:gov|mil|edu|int|gov\.[a-z]{2}|gob\.[a-z]{2}|gouv\.[a-z]{2}|go\.[a-z]{2}|gc\.ca|ac\.[a-z]{2}|edu\.[a-z]{2}|europa\.eu|who\.int|un\.org|oecd\.org|imf\.org|iea\.org|ipcc\.ch|admin\.ch|bund\.de|valtioneuvosto\.fi|fao\.org|unesco\.org|unicef\.org|ilo\.org|wto\.org)$/;
const reviewed =
  /(?:^|\.)(?:nature\.com|science\.org|sciencedirect\.com|springer\.com|wiley\.com|plos\.org|cell\.com|thelancet\.com|nejm\.org|bmj\.com|pnas\.org|oup\.com|cambridge\.org|tandfonline\.com|sagepub\.com|frontiersin\.org|mdpi\.com|pubmed\.ncbi\.nlm\.nih\.gov|pmc\.ncbi\.nlm\.nih\.gov)$/;
const encyclopedia =
  /(?:^|\.)(?:wikipedia\.org|britannica\.com|scholarpedia\.org|treccani\.it|larousse\.fr)$/;
const news =
  /(?:^|\.)(?:reuters\.com|apnews\.com|afp\.com|bbc\.(?:com|co\.uk)|theguardian\.com|nytimes\.com|washingtonpost\.com|ft\.com|economist\.com|bloomberg\.com|wsj\.com|npr\.org|cnn\.com|aljazeera\.com|dw\.com|spiegel\.de|zeit\.de|faz\.net|tagesschau\.de|lemonde\.fr|lefigaro\.fr|elpais\.com|corriere\.it|nrk\.no|svt\.se|dn\.se|yle\.fi|hs\.fi|euronews\.com|politico\.(?:com|eu)|cnbc\.com)$/;

/** Judged by provider, sort of work and host, a rule of thumb; never by a text, which its author controls. */
export function classOf(one: Found): SourceClass {
  if (one.kind === 'dataset') return 'statistics';
  if (one.work) return one.work === 'journal' ? 'reviewed' : 'other';
  const host = plainHost(one.url);
  if (one.provider === 'wikipedia' || encyclopedia.test(host)) return 'encyclopedia';
  if (statistics.test(host)) return 'statistics';
  if (reviewed.test(host)) return 'reviewed';
  if (official.test(host)) return 'official';
  return news.test(host) ? 'news' : 'other';
}
