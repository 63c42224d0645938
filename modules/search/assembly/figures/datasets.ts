import { seriesViews, type Verifier } from '../../../evidence/contract';
import type { Dataset, Evidence } from '../../../evidence/evidence';
import { cleanText } from '../prose/analysis-text';
import { datasetNamed } from './columns';
import { derivedRows } from './derived-rows';
import { areTimes, lineFor, type Figures } from './figures';
import { rowsFromSource, type Rows } from './source-rows';
import { heldRows } from './held-rows';
import { proseRows } from './prose-rows';
import { labelOf, numberIn } from './numbers';
import type { Plan, PlannedDataset } from '../../plan';

/** `isLacking`: a notice reports that something planned is missing. */
type Settled = { figures: Figures[]; notices: string[]; isLacking: boolean };
/** `offline`: the offline writer planned it. Its titles come from the product itself, and it may plan computed rows. */
type Given = { evidence: Evidence; verifier: Verifier; demo: boolean; offline: boolean };

/** Verifies the rows of every planned dataset: taken from the source where one is named, else checked as written. */
export function verifyDatasets(plan: Pick<Plan, 'datasets'>, given: Given): Settled {
  const settled = withOwnIds(plan.datasets).map((planned) => settle(planned, given));
  return {
    figures: settled.flatMap(({ figures }) => figures),
    notices: settled.flatMap(({ notices }) => notices),
    isLacking: settled.some(({ isLacking }) => isLacking),
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

function settle(planned: PlannedDataset, given: Given): Settled {
  const { evidence, demo, offline } = given;
  const source = planned.from === undefined ? undefined : datasetNamed(evidence.datasets, planned.from);
  const isWorked = offline && planned.derivation !== undefined && planned.rows.length > 0;
  const taken = source && !isWorked ? rowsFromSource(planned, source) : undefined;
  if (taken?.rows) {
    const title = titleOf(planned, taken.rows, given);
    const lost = taken.missing.map(
      (name) => `"${title}" does without "${cleanText(name)}", which the source does not hold.`,
    );
    const isLacking = lost.length > 0;
    return finished(planned, { title, rows: taken.rows, notices: lost, isLacking }, evidence);
  }
  const sourced = demo ? undefined : sourcedRows(planned, isWorked ? source : undefined, given);
  const rows = sourced ?? rowsAsWritten(planned, demo);
  const title = titleOf(planned, rows, given);
  const isDoubtful = planned.basis === 'source' && rows.basis === 'model' && planned.rows.length > 0;
  const doubt = `"${title}" is marked as model-only: its figures were not found in the sources.`;
  const checked = { title, rows, notices: isDoubtful ? [doubt] : [], isLacking: false };
  return finished(planned, { ...checked, isMixed: taken?.isMixed }, evidence);
}

/** Typed rows that a source holds in a table or states in prose, or that can be derived from `worked` as they claim. */
function sourcedRows(
  planned: PlannedDataset,
  worked: Dataset | undefined,
  { evidence, verifier }: Given,
): Rows | undefined {
  const held = heldRows(planned, evidence.datasets);
  if (!held && worked) {
    const found = [worked, ...seriesViews(worked)].map((each) => derivedRows(planned, each));
    return found.find((rows) => rows !== undefined);
  }
  if (!held) return proseRows(planned, { evidence, verifier });
  return worked && planned.derivation ? { ...held, derivation: cleanText(planned.derivation) } : held;
}

/** Sourced data gets the source's own title, since a model's title may claim anything. */
function titleOf(planned: PlannedDataset, rows: Rows, { offline }: Given): string {
  const own = cleanText(planned.title);
  const names = planned.columns.slice(1).map((name) => cleanText(name));
  return (offline ? own : '') || rows.title || own || names.join(', ');
}

/** Rows that no source holds, with the writer's own description. */
function rowsAsWritten(planned: PlannedDataset, demo: boolean): Rows {
  const labels = planned.rows.map((row) => labelOf(row[0] ?? null));
  const illustrative = demo || planned.basis === 'illustrative';
  const derivation = illustrative ? cleanText(planned.derivation ?? '') : '';
  return {
    labels,
    series: planned.columns.slice(1).map((name, at) => ({
      label: cleanText(name) || cleanText(planned.title),
      values: planned.rows.map((row) => numberIn(row[at + 1])),
    })),
    unit: cleanText(planned.unit),
    xLabel: cleanText(planned.columns[0] ?? ''),
    timed: areTimes(labels),
    basis: illustrative ? 'illustrative' : 'model',
    ...(derivation ? { derivation } : {}),
    spanIds: [],
  };
}

const none = 'it holds no figures';
const mixed = 'several rows of its source have one label, and no column of names tells them apart';

/** `isMixed`: its source has several rows for a label. */
type Checked = { title: string; rows: Rows; isMixed?: boolean | undefined } & Omit<Settled, 'figures'>;

function finished(
  { id, kind }: PlannedDataset,
  { title, rows, isMixed = false, ...checked }: Checked,
  evidence: Evidence,
): Settled {
  const series = rows.series.filter(({ values }) => values.some((value) => value !== null));
  if (series.length === 0)
    return { figures: [], notices: [`"${title}" is left out: ${isMixed ? mixed : none}.`], isLacking: true };
  const source = evidence.sources.find((each) => each.id === rows.sourceId);
  const annotations = evidence.datasets.flatMap((each) =>
    each.sourceId === rows.sourceId ? (each.annotations ?? []) : [],
  );
  const line = lineFor(rows.basis, source && cleanText(source.title));
  const sourceLine =
    annotations.length > 0 ? `${line}, which marks some figures: ${annotations.join(' ')}` : line;
  return { figures: [{ ...rows, id, kind, title, series, sourceLine }], ...checked };
}
