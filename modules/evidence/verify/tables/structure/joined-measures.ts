import type { Column, Dataset } from '../../../evidence';

/** A table with a column for each measure, and the passage that each of its cells stands in, by row and column. */
export type JoinedMeasures = { dataset: Dataset; spans: readonly (readonly string[])[] };

/**
 * The tables of one measure each as one table, "Year; Passengers; Revenue", as a source has it that writes its periods below one
 * another. Undefined where they do not tell their rows apart by the same columns.
 */
export function joinedMeasures(measures: readonly Dataset[]): JoinedMeasures | undefined {
  const [first] = measures;
  const keysOf = ({ columns }: Dataset) => columns.slice(0, -1);
  const named = (columns: readonly Column[]) => columns.map(({ name, type }) => `${type} ${name}`).join('\n');
  if (!first || measures.some((each) => named(keysOf(each)) !== named(keysOf(first)))) return undefined;
  const keys = keysOf(first);
  const placeOf = (cells: Dataset['rows'][number]) => cells.slice(0, keys.length).join('\n');
  const cellsOf = measures.map(
    ({ rows, spanIds }) =>
      new Map(rows.map((cells, at) => [placeOf(cells), { value: cells.at(-1), span: spanIds[at] ?? '' }])),
  );
  const places = new Map(measures.flatMap(({ rows }) => rows.map((cells) => [placeOf(cells), cells])));
  const rows = [...places].map(([place, cells]) => ({ place, keys: cells.slice(0, keys.length) }));
  const spansIn = ({ place }: { place: string }) => cellsOf.map((cells) => cells.get(place)?.span ?? '');
  return {
    dataset: {
      ...first,
      columns: [...keys, ...measures.flatMap(({ columns }) => columns.at(-1) ?? [])],
      rows: rows.map((row) => [...row.keys, ...cellsOf.map((cells) => cells.get(row.place)?.value ?? null)]),
      spanIds: rows.map((row) => spansIn(row).find((span) => span !== '') ?? ''),
    },
    spans: rows.map((row) => [...keys.map(() => ''), ...spansIn(row)]),
  };
}
