import type { Evidence } from '../evidence/evidence';
import { cleanText } from './analysis-text';
import { rowsAsWritten } from './assembly/as-written';
import { datasetNamed } from './assembly/columns';
import { lineFor, type Figures } from './assembly/figures';
import { rowsFromSource, type Rows } from './assembly/from-source';
import { rowsHold } from './assembly/rows-hold';
import type { Plan, PlannedDataset } from './plan';

type Settled = { figures: Figures[]; notices: string[] };

/** Settles the rows of every planned dataset: from the source where one is named, else as written and checked. */
export function settleDatasets(plan: Pick<Plan, 'datasets'>, evidence: Evidence, demo: boolean): Settled {
  const settled = withOwnIds(plan.datasets).map((planned) => settle(planned, evidence, demo));
  return {
    figures: settled.flatMap(({ figures }) => figures),
    notices: settled.flatMap(({ notices }) => notices),
  };
}

function withOwnIds(planned: readonly PlannedDataset[]): PlannedDataset[] {
  const seen = new Set<string>();
  return planned.map((each) => {
    let id = each.id;
    for (let n = 2; seen.has(id); n += 1) id = `${each.id}-${n}`;
    seen.add(id);
    return { ...each, id };
  });
}

function settle(planned: PlannedDataset, evidence: Evidence, demo: boolean): Settled {
  const source = planned.from === undefined ? undefined : datasetNamed(evidence.datasets, planned.from);
  const title =
    cleanText(planned.title) ||
    planned.columns
      .slice(1)
      .map((name) => cleanText(name))
      .join(', ');
  const isDerived = planned.derivation !== undefined && rowsHold(planned, evidence);
  if (source && !isDerived) {
    const { rows, missing } = rowsFromSource(planned, source);
    const lost = missing.map(
      (name) => `"${title}" does without "${cleanText(name)}", which the source does not hold.`,
    );
    if (rows) return finished(planned, title, rows, evidence, lost);
  }
  const rows = rowsAsWritten(planned, evidence, { demo, sourceId: source?.sourceId });
  const isDoubtful = planned.basis === 'source' && rows.basis === 'model' && planned.rows.length > 0;
  const doubt = `"${title}" is marked as model-only: its figures were not found in the sources.`;
  return finished(planned, title, rows, evidence, isDoubtful ? [doubt] : []);
}

function finished(
  { id, kind }: PlannedDataset,
  title: string,
  rows: Rows,
  evidence: Evidence,
  notices: string[],
): Settled {
  const series = rows.series.filter(({ values }) => values.some((value) => value !== null));
  if (series.length === 0) return { figures: [], notices: [`"${title}" is left out: it holds no figures.`] };
  const source = evidence.sources.find((each) => each.id === rows.sourceId);
  const sourceLine = lineFor(rows.basis, source && cleanText(source.title));
  return { figures: [{ ...rows, id, kind, title, series, unit: cleanText(rows.unit), sourceLine }], notices };
}
