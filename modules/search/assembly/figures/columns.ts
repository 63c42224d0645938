import type { Column, Dataset } from '../../../evidence/evidence';

const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
const bare = (name: string) => key(name.replace(/[([].*?[)\]]/g, ''));

const isNamed = ({ name, header = name }: Column, wanted: string) =>
  key(name) === key(wanted) || key(header) === key(wanted);

/** The index of a column by its name, ignoring case; a unit in brackets may be omitted. */
export function placeOf(columns: readonly Column[], name: string): number {
  const exact = columns.findIndex((column) => isNamed(column, name));
  return exact >= 0
    ? exact
    : columns.findIndex((column) => bare(column.name) === bare(name) && bare(name) !== '');
}

const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'per', 'the', 'to']);

/** The words of a column's name, without its unit. */
export const nameWords = (name: string): string[] =>
  (bare(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !small.has(word));

/**
 * The index of the single column that a name can mean, -1 for none or several: its own name, the same without a unit in
 * brackets, or one of the two contains all words of the other. "Emissions" means "CO2 emissions" where no other column is
 * about emissions. `isMeant`: the columns that it may mean.
 */
export function columnNamed(
  columns: readonly Column[],
  name: string,
  isMeant: (column: Column) => boolean = () => true,
): number {
  const meant = columns.flatMap((column, at) => (isMeant(column) ? [{ column, at }] : []));
  const exact = meant.find(({ column }) => isNamed(column, name));
  if (exact) return exact.at;
  const wanted = nameWords(name);
  const same = meant.filter(({ column }) => bare(column.name) === bare(name) && bare(name) !== '');
  const fitting = meant.filter(({ column }) => nameOverlaps(wanted, nameWords(column.name)));
  const [only, ...others] = same.length > 0 ? same : fitting;
  return only && others.length === 0 ? only.at : -1;
}

function nameOverlaps(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

/** A dataset by its id, else by its title. */
export function datasetNamed(datasets: readonly Dataset[], name: string): Dataset | undefined {
  return (
    datasets.find(({ id }) => id === name) ??
    datasets.find(({ id, title }) => key(id) === key(name) || key(title) === key(name))
  );
}

/** Matches a planned dataset to columns of a source: its labels, and its numeric columns. */
export function chosenColumns(
  dataset: Dataset,
  names: readonly string[],
): { label: number; values: number[]; missing: string[]; split?: number } {
  const places = names.map((name) => placeOf(dataset.columns, name));
  const named = places[0] ?? -1;
  const label = named >= 0 ? named : fallbackLabel(dataset.columns, places);
  const rest = [...new Set(places.slice(1))].filter((place) => place >= 0 && place !== label);
  const isNumber = (place: number) => dataset.columns[place]?.type === 'number';
  const texts = rest.filter((place) => dataset.columns[place]?.type === 'text');
  const values = rest.filter(isNumber);
  const missing = names.filter((_, at) => at > 0 && (places[at] ?? -1) < 0);
  const split = texts.length === 1 && values.length === 1 ? texts[0] : undefined;
  return { label, values, missing, ...(split === undefined ? {} : { split }) };
}

function fallbackLabel(columns: readonly Column[], taken: readonly number[]): number {
  const free = columns.findIndex(({ type }, place) => type !== 'number' && !taken.includes(place));
  return Math.max(0, free);
}
