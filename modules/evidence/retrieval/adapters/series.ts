import { type Found, type FoundDataset, ProviderRefused } from '../provider';

/** A widely used series of a statistics office; `words` are phrases of queries that ask for it. */
export type Measure = {
  id: string;
  /** Completed by a place: "Unemployment rate" in Finland. */
  name: string;
  /** Fits into the brackets of a header: at most 24 characters. */
  unit: string;
  words: readonly string[];
};

/** Measures that one query fetches; each is a request of its own. */
export const mostMeasures = 4;

/** The figures of a place by their periods. */
export type PlaceFigures = { place: string; figures: ReadonlyMap<string, number> };

/** Words without accents, case and the ending of the plural, with a space at both ends. */
export const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : word))
    .join(' ')} `;

/**
 * The measures that a query asks for, by the longest phrase of each. A phrase inside a longer one does not count: "GDP
 * per capita" asks for no "GDP".
 */
export function measuresIn<One extends Measure>(
  query: string,
  measures: readonly One[],
  most: number,
): One[] {
  const text = plainWords(query);
  const matches = measures.flatMap((measure) => {
    const found = measure.words
      .map((phrase) => ({ phrase: plainWords(phrase), from: text.indexOf(plainWords(phrase)) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => b.phrase.length - a.phrase.length)[0];
    return found ? [{ measure, from: found.from, to: found.from + found.phrase.length }] : [];
  });
  const isInside = (one: (typeof matches)[number]) =>
    matches.some(({ from, to }) => from <= one.from && one.to <= to && to - from > one.to - one.from);
  return matches
    .filter((match) => !isInside(match))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map(({ measure }) => measure)
    .slice(0, most);
}

/** The table of a measure: a row for each period, a column for each place. Undefined without any figure. */
export function tableOf(
  { name, unit }: Measure,
  header: 'Year' | 'Month',
  places: readonly PlaceFigures[],
): Pick<FoundDataset, 'columns' | 'rows' | 'unit' | 'period'> | undefined {
  const filled = places.filter(({ figures }) => figures.size > 0);
  const periods = [...new Set(filled.flatMap(({ figures }) => [...figures.keys()]))].sort();
  const [from, to] = [periods[0], periods.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  return {
    columns: [header, ...filled.map(({ place }) => `${name} in ${place} (${unit})`)],
    rows: periods.map((period) => [period, ...filled.map(({ figures }) => figures.get(period) ?? null)]),
    unit,
    period: { from, to },
  };
}

/** "the world", "Finland and Sweden". */
export const placesInWords = (places: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(places);

/**
 * Fetches measures one after another, as statistics offices wish. A refused one is left out: its code may have changed
 * while the others are as before. Throws ProviderRefused when all that was asked for was refused.
 */
export async function fetchEach<One>(
  measures: readonly One[],
  fetchOne: (measure: One) => Promise<Found | undefined>,
): Promise<Found[]> {
  const found: Found[] = [];
  let refusal: ProviderRefused | undefined;
  for (const measure of measures)
    try {
      const one = await fetchOne(measure);
      if (one) found.push(one);
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      refusal = error;
    }
  if (refusal && found.length === 0) throw refusal;
  return found;
}
