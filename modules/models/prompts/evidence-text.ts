import type { DatasetDigest, EvidenceDigest } from '../../evidence/contract';

function datasetText({ id, title, columns, rows, shown }: DatasetDigest): string {
  const described = columns.map(({ name, type, unit }) => `${name} (${unit ? `${type}, ${unit}` : type})`);
  return [
    `Dataset ${id}: ${title}; ${rows} rows`,
    `Columns: ${described.join('; ')}`,
    ...shown.map(({ spanId, cells }) => `[${spanId}] ${cells.map((cell) => cell ?? '').join(' | ')}`),
  ].join('\n');
}

/** The evidence as a writer reads it: sources, spans by their ids, datasets with their columns. */
export function evidenceText({ sources, ranked, datasets }: EvidenceDigest): string {
  if (sources.length === 0 && ranked.length === 0)
    return 'No sources were given: every figure rests on "model".';
  return [
    `Sources: ${sources.map(({ title, kind }) => `${title} (${kind})`).join('; ')}`,
    ...ranked.map(({ id, text, source }) => (source ? `[${id}] (${source}) ${text}` : `[${id}] ${text}`)),
    ...datasets.map(datasetText),
  ].join('\n\n');
}
