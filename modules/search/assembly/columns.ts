import type { Column, Dataset } from '../../evidence/evidence';

const key = (name: string) =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
const bare = (name: string) => key(name.replace(/[([].*?[)\]]/g, ''));

/** The place of a column by its name, whatever its case; a unit in brackets may be left away. */
export function placeOf(columns: readonly Column[], name: string): number {
  const exact = columns.findIndex((column) => key(column.name) === key(name));
  return exact >= 0
    ? exact
    : columns.findIndex((column) => bare(column.name) === bare(name) && bare(name) !== '');
}

/** A dataset by its id, else by its title. */
export function datasetNamed(datasets: readonly Dataset[], name: string): Dataset | undefined {
  return (
    datasets.find(({ id }) => id === name) ??
    datasets.find(({ id, title }) => key(id) === key(name) || key(title) === key(name))
  );
}

/** Which columns of a source a planned dataset means: its labels, and those that hold numbers. */
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
