import type { SourceOrigin } from '../evidence/evidence';
import type { CitedSource, Report } from '../search/report';

type GroupKind = 'attached' | 'web' | 'literature' | 'encyclopedia' | 'statistics';
export type ListedSource = CitedSource & {
  /** How often sentences cite it: "cited 3 times". Absent where the list has no counts. */
  cited?: string;
};
export type SourceGroup = {
  kind: GroupKind;
  /** Absent when all sources are of one kind. */
  title?: string;
  sources: ListedSource[];
};

/** In the order of the list. */
const titles: Readonly<Record<GroupKind, string>> = {
  attached: 'Attached files',
  web: 'Web pages',
  literature: 'Literature',
  encyclopedia: 'Encyclopedia',
  statistics: 'Statistics',
};

/** Found by any other provider, or pasted as an address: a web page. */
const kindOfProvider: Readonly<Partial<Record<string, GroupKind>>> = {
  openalex: 'literature',
  crossref: 'literature',
  wikipedia: 'encyclopedia',
  worldbank: 'statistics',
  eurostat: 'statistics',
};

/** Whether a source was fetched; its address may be withheld from a reader. */
const isFetched = ({ provider, url, publisher, retrievedAt }: SourceOrigin): boolean =>
  [provider, url, publisher, retrievedAt].some((value) => value !== undefined);

const kindOf = (source: SourceOrigin): GroupKind =>
  isFetched(source) ? (kindOfProvider[source.provider ?? ''] ?? 'web') : 'attached';

type Cited = Pick<Report, 'claims' | 'sources'> & { withheld?: boolean };

/**
 * The sources by kind. Each says how often sentences cite it, except where all are attached files, and where passages,
 * which connect sentences and sources, are withheld.
 */
export function sourceGroups(report: Cited): SourceGroup[] {
  const { sources, withheld = false } = report;
  const counts = withheld || !sources.some(isFetched) ? undefined : citationsIn(report);
  const listed = sources.map((source) => ({
    ...source,
    ...(counts && { cited: citedText(counts.get(source.id) ?? 0) }),
  }));
  const kinds = Object.keys(titles) as GroupKind[];
  const groups = kinds
    .map((kind) => ({ kind, sources: listed.filter((source) => kindOf(source) === kind) }))
    .filter((group) => group.sources.length > 0);
  return groups.length > 1 ? groups.map((group) => ({ ...group, title: titles[group.kind] })) : groups;
}

/** The number of sentences that cite each source, by its id. */
function citationsIn({ claims, sources }: Cited): Map<string, number> {
  const sourceOf = new Map(sources.flatMap(({ id, spans }) => spans.map((span) => [span.id, id] as const)));
  const counts = new Map<string, number>();
  for (const { spanIds } of claims)
    for (const id of new Set(spanIds.flatMap((spanId) => sourceOf.get(spanId) ?? [])))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Assembly keeps a source without a sentence only when a figure, chart or table rests on it. */
function citedText(sentences: number): string {
  if (sentences === 0) return 'used for figures alone';
  return sentences === 1 ? 'cited once' : `cited ${sentences} times`;
}

/** The number of sources: "2 attached sources", or "2 sources" when some were fetched. */
export function sourceCount(sources: readonly SourceOrigin[]): string {
  const name = sources.some(isFetched) ? 'source' : 'attached source';
  return `${sources.length} ${name}${sources.length === 1 ? '' : 's'}`;
}
