import type { Result } from '../../projections/documents';
import { spanIdsOf, withoutCitations } from './citations';
import type { PlantedDataset, PlantedFact, PlantedSentence } from './corpus';
import type { PlantedReport } from './planted-reports';
import { passagesOf } from './sources';
import type { Evidence } from '../../modules/evidence/evidence';
import type { Outcome } from './tally';

/** Of `GET /api/results/{id}/evidence`, as much as is compared here. */
export type ShownEvidence = {
  sources: { title: string; spans: { id: string; text: string }[] }[];
  claims: { section: string; sentence: string; verdict: string; spanIds: string[]; reason?: string }[];
};
type Shown = { result: Result; evidence: ShownEvidence };
type Claim = ShownEvidence['claims'][number];

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
const isVouched = (verdict: string) => verdict === 'supported' || verdict === 'derived';

/** What became of each sentence of a report. */
export function sentenceOutcomes(report: PlantedReport, shown: Shown, read: Evidence): Outcome[] {
  return [...report.sections].flatMap(([section, sentences]) => {
    const left = shown.evidence.claims.filter((claim) => claim.section === section);
    return sentences.map((planted) => {
      const spanIds = spanIdsOf(planted, passagesOf(read, planted.source));
      return sentenceOutcome(planted, taken(left, tidy(withoutCitations(planted.sentence))), spanIds);
    });
  });
}

/** The claims that a sentence became: one, or several where it was read as several sentences. */
function taken(left: Claim[], sentence: string): Claim[] {
  const whole = left.findIndex((claim) => tidy(claim.sentence) === sentence);
  if (whole >= 0) return left.splice(whole, 1);
  const parts = left.filter((claim) => sentence.includes(tidy(claim.sentence)));
  for (const part of parts) left.splice(left.indexOf(part), 1);
  return parts;
}

function sentenceOutcome(
  planted: PlantedSentence,
  claims: readonly Claim[],
  spanIds: readonly string[],
): Outcome {
  const { id, class: kind, label, sentence } = planted;
  const vouched = claims.length > 0 && claims.every(({ verdict }) => isVouched(verdict));
  // Assembly may lead a wrong citation to the passage that says it; then nothing wrong is shown any more.
  const isRepaired =
    vouched &&
    kind.startsWith('citation-') &&
    claims.every((claim) => claim.spanIds.join() !== spanIds.join());
  const found = claims.map(({ verdict }) => verdict).join(' + ') || 'no claim';
  return {
    ...{ id, class: kind, label, text: sentence },
    found: isRepaired ? `${found}, citation repaired` : found,
    vouched: vouched && !isRepaired,
    reason: claims.flatMap(({ reason }) => reason ?? []).join(' '),
  };
}

/** What became of each ledger fact: in the table of figures, and among the key figures. */
export function factOutcomes({ facts }: PlantedReport, { result }: Shown): Outcome[] {
  const { tables, metrics } = result.visualData;
  const ledger = tables.find(({ headers }) => headers.includes('Figure') && headers.includes('Basis'));
  const rows = (ledger?.rows ?? []).map((row) => {
    const cell = (name: string) => row[ledger?.headers.indexOf(name) ?? -1] ?? '';
    return { label: cell('Figure'), value: cell('Value'), period: cell('Period'), basis: cell('Basis') };
  });
  return facts.map((planted): Outcome => {
    const { id, class: kind, label, name, value, unit, period, change } = planted;
    const held = rows.filter((each) => each.value.includes(value));
    // A true fact may be shown under the name its source has for it.
    const row = held.find((each) => each.label === name) ?? (label === 'true' ? held[0] : undefined);
    const metric = metrics.find((each) => each.label.startsWith(name) && each.value.includes(value));
    const inLedger = row !== undefined && isSourced(row.basis) && isAsPlanned(planted, row);
    const onCard =
      metric !== undefined &&
      isSourcedBasis(metric.basis) &&
      isAsPlanned(planted, { ...metric, period: metric.label });
    // The ledger shows no change: a wrong one misleads on a card alone.
    const misleads = /change/.test(kind) ? onCard && metric.change === change : inLedger || onCard;
    return {
      ...{ id, class: kind, label, text: [name, value, unit, period, change].join(' | ') },
      found: row ? row.basis : 'not shown',
      vouched: label === 'true' ? row !== undefined && isSourced(row.basis) : misleads,
      reason: metric
        ? `key figure: ${[metric.label, metric.value, metric.change, metric.basis].join(' | ')}`
        : '',
    };
  });
}

/** A fact shown in other words, or without its period, says something else than was planned. */
const isAsPlanned = ({ unit, period }: PlantedFact, shown: { value: string; period: string }) =>
  shown.value.includes(unit) && shown.period.includes(period);

const isSourcedBasis = (basis: string) => basis === 'source' || basis === 'derived';
const isSourced = (words: string) =>
  words !== '' && !/^(?:model|illustrative|no source|unverified)/i.test(words);

/** What became of each dataset: the chart drawn of it. */
export function datasetOutcomes({ datasets }: PlantedReport, { result }: Shown): Outcome[] {
  return datasets.map((planted): Outcome => {
    const chart = result.visualData.charts.find(({ id }) => id === planted.id);
    const sourced = chart !== undefined && isSourcedBasis(chart.basis);
    const { title, unit, columns } = planted.dataset;
    return {
      ...{ id: planted.id, class: planted.class, label: planted.label },
      text: `${title} | ${unit} | ${columns.join(', ')}`,
      found: chart ? chart.basis : 'not shown',
      vouched: sourced && (planted.label === 'true' || isDrawnAsPlanned(planted, chart)),
      reason: chart ? `chart: ${[chart.title, chart.unit, chart.sourceLine].join(' | ')}` : '',
    };
  });
}

type Chart = Result['visualData']['charts'][number];

/** The planned figures under the planned name and unit. A chart that was put right shows something else. */
function isDrawnAsPlanned({ dataset }: PlantedDataset, chart: Chart): boolean {
  const named = [chart.title, ...chart.data.datasets.map(({ label }) => label)];
  const ownName = [dataset.title, ...dataset.columns.slice(1)].some((name) => named.includes(name));
  const ownUnit = dataset.unit === '' || chart.unit === dataset.unit;
  const ownFigures = dataset.rows.every(([label, ...values]) => {
    const at = chart.data.labels.indexOf(String(label));
    return at >= 0 && values.every((value, series) => chart.data.datasets[series]?.data[at] === value);
  });
  return ownName && ownUnit && ownFigures;
}
