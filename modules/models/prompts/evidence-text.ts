import type { Dataset, Evidence } from '../../evidence/evidence';

/** Rows of a dataset shown to a writer: enough to see its course, the server fills in the rest. */
const rowsShown = 12;

function spread<T>(rows: readonly T[], count: number): T[] {
  if (rows.length <= count) return [...rows];
  const step = (rows.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => rows[Math.round(i * step)]).filter(
    (row) => row !== undefined,
  );
}

function datasetText(dataset: Dataset): string {
  const columns = dataset.columns.map(
    ({ name, type, unit }) => `${name} (${unit ? `${type}, ${unit}` : type})`,
  );
  const numbered = dataset.rows.map(
    (row, i) => `[${dataset.spanIds[i] ?? '-'}] ${row.map((cell) => cell ?? '').join(' | ')}`,
  );
  return [
    `Dataset ${dataset.id}: ${dataset.title}; ${dataset.rows.length} rows`,
    `Columns: ${columns.join('; ')}`,
    ...spread(numbered, rowsShown),
  ].join('\n');
}

/** The evidence as a writer reads it: sources, spans by their ids, datasets with their columns. */
export function evidenceText({ sources, ranked, datasets }: Evidence): string {
  if (sources.length === 0 && ranked.length === 0)
    return 'No sources were given: every figure rests on "model".';
  const home = new Map(sources.flatMap((source) => source.spans.map((span) => [span.id, source.title])));
  const spans = ranked.map(({ id, text }) => {
    const title = home.get(id);
    return title ? `[${id}] (${title}) ${text}` : `[${id}] ${text}`;
  });
  return [
    `Sources: ${sources.map(({ title, kind }) => `${title} (${kind})`).join('; ')}`,
    ...spans,
    ...datasets.map(datasetText),
  ].join('\n\n');
}
