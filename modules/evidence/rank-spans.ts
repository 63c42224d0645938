import MiniSearch from 'minisearch';
import { columnRoles } from './sources/columns';
import { isTableKind, type Dataset, type GapSources, type Source, type Span } from './evidence';

/** How much of the sources a writer is shown. */
export const rankedSpans = 60;
export const rankedCharacters = 24_000;
/** How much of the sources found for gaps a writer is shown besides: what the plan names stays in the prompt. */
const roomForGaps: Room = { spans: 16, characters: 6_400 };

type Room = { spans: number; characters: number };

/** Spans looked through by the index; beyond it only those that hold a word of the query. */
const indexed = 5_000;

/**
 * Spans worth showing to a writer: headers and notes of tables, their ends and extremes, then what fits the query, then
 * the rest. Those of sources found for gaps come after all others, ranked for their own queries.
 */
export function rankSpans(sources: readonly Source[], query: string, gaps?: GapSources): Span[] {
  const first = gaps ? sources.length - gaps.sources : sources.length;
  const ranked = rankWithin(sources.slice(0, first), query, {
    spans: rankedSpans,
    characters: rankedCharacters,
  });
  if (!gaps) return ranked;
  return [...ranked, ...rankWithin(sources.slice(first), gaps.queries.join(' '), roomForGaps)];
}

function rankWithin(sources: readonly Source[], query: string, room: Room): Span[] {
  const all = sources.flatMap(({ spans }) => spans);
  const budget = createBudget(room);
  for (const span of landmarks(sources)) budget.take(span);
  for (const span of matchingSpans(all, query)) budget.take(span);
  for (const span of roundRobin(sources)) if (!budget.take(span)) break;
  return budget.taken();
}

function createBudget(room: Room) {
  const spans = new Map<string, Span>();
  let characters = 0;
  return {
    /** Answers whether there is room for more. */
    take(span: Span): boolean {
      const fits = spans.size < room.spans && characters + span.text.length <= room.characters;
      if (fits && !spans.has(span.id)) {
        spans.set(span.id, span);
        characters += span.text.length;
      }
      return spans.size < room.spans;
    },
    taken: () => [...spans.values()],
  };
}

function landmarks(sources: readonly Source[]): Span[] {
  const tiers: Span[][][] = [[], [], []];
  for (const source of sources) {
    const byId = new Map(source.spans.map((span) => [span.id, span]));
    const rowIds = new Set(source.datasets.flatMap(({ spanIds }) => spanIds));
    const find = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    if (isTableKind(source.kind))
      tiers[0]?.push(source.spans.filter(({ id }) => !rowIds.has(id)).slice(0, 8));
    else tiers[0]?.push(source.spans.filter(({ text }) => text.startsWith('Columns: ')).slice(0, 8));
    for (const dataset of source.datasets) {
      const ends = [dataset.spanIds[0], dataset.spanIds.at(-1)].filter((id) => id !== undefined);
      tiers[1]?.push(find(ends));
      tiers[2]?.push(find(extremes(dataset)));
    }
  }
  return tiers.flat(2);
}

/** Rows that hold the highest and lowest figure of the first columns. */
function extremes(dataset: Dataset): string[] {
  return columnRoles(dataset)
    .numbers.slice(0, 4)
    .flatMap(({ values }) => {
      let [low, high] = [-1, -1];
      for (const [row, value] of values.entries()) {
        if (value === null) continue;
        if (low < 0 || value < (values[low] ?? 0)) low = row;
        if (high < 0 || value > (values[high] ?? 0)) high = row;
      }
      return [dataset.spanIds[high], dataset.spanIds[low]].filter((id) => id !== undefined);
    });
}

/** Spans that hold words of a query, the best fit first. */
export function matchingSpans(all: readonly Span[], query: string): Span[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (words.length === 0) return [];
  const pool =
    all.length <= indexed
      ? all
      : all.filter(({ text }) => words.some((word) => text.toLowerCase().includes(word))).slice(0, indexed);
  const index = new MiniSearch<Span>({ fields: ['text'] });
  index.addAll(pool);
  const byId = new Map(pool.map((span) => [span.id, span]));
  const order = new Map(pool.map(({ id }, place) => [id, place]));
  const found = index.search(query, { prefix: (term) => term.length > 4 });
  found.sort((a, b) => b.score - a.score || (order.get(String(a.id)) ?? 0) - (order.get(String(b.id)) ?? 0));
  return found.slice(0, rankedSpans).flatMap(({ id }) => byId.get(String(id)) ?? []);
}

/** Every source in turn: prose in its order, rows of tables spread over their length. */
function* roundRobin(sources: readonly Source[]): Generator<Span> {
  const queues = sources.map((source) => (isTableKind(source.kind) ? spread(source.spans) : source.spans));
  const longest = queues.reduce((most, { length }) => Math.max(most, length), 0);
  for (let place = 0; place < longest; place += 1)
    for (const queue of queues) {
      const span = queue[place];
      if (span) yield span;
    }
}

function spread(spans: readonly Span[]): readonly Span[] {
  if (spans.length <= rankedSpans) return spans;
  const step = spans.length / rankedSpans;
  return Array.from({ length: rankedSpans }, (_, place) => spans[Math.floor(place * step)]).filter(
    (span) => span !== undefined,
  );
}
