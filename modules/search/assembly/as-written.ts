import type { Evidence } from '../../evidence/evidence';
import { cleanText } from '../analysis-text';
import type { PlannedDataset } from '../plan';
import type { Basis } from '../report';
import { areTimes } from './figures';
import { labelOf, type Rows } from './from-source';
import { numberIn } from './numbers';
import { rowsHold } from './rows-hold';

/** Rows the writer gave. What claims to come from a source is looked for there; what is not found is the model's own. */
export function rowsAsWritten(
  planned: PlannedDataset,
  evidence: Evidence,
  { demo, sourceId }: { demo: boolean; sourceId: string | undefined },
): Rows {
  const labels = planned.rows.map((row) => labelOf(row[0] ?? null));
  const basis = writtenBasis(planned, evidence, demo);
  const derivation = cleanText(planned.derivation ?? '');
  const origin = sourceId ?? (evidence.sources.length === 1 ? evidence.sources[0]?.id : undefined);
  return {
    labels,
    series: planned.columns.slice(1).map((name, at) => ({
      label: cleanText(name) || cleanText(planned.title),
      values: planned.rows.map((row) => numberIn(row[at + 1])),
    })),
    unit: planned.unit,
    xLabel: cleanText(planned.columns[0] ?? ''),
    timed: areTimes(labels),
    basis,
    ...(derivation ? { derivation } : {}),
    ...(basis === 'source' && origin !== undefined ? { sourceId: origin } : {}),
    spanIds: [],
  };
}

function writtenBasis(planned: PlannedDataset, evidence: Evidence, demo: boolean): Basis {
  if (demo || planned.basis === 'illustrative') return 'illustrative';
  return planned.basis === 'source' && rowsHold(planned, evidence) ? 'source' : 'model';
}
