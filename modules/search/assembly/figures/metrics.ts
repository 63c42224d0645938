import { cleanText } from '../prose/analysis-text';
import type { Figures } from './figures';
import { least, most, numberIn, present } from './numbers';
import {
  basisOf,
  changeDerivationOf,
  changeSpansOf,
  derivationOf,
  factLabel,
  factValue,
  spansOf,
  withUnit,
  type VerifiedFact,
} from '../../ledger';
import type { ReportLanguage } from '../../contract';
import { inNotation, notationOf } from '../../figure-notation';
import { defaultChange } from './metric-defaults';
import { selectMetrics } from './select-metrics';
import type { Metric } from '../../report';

export const minMetrics = 4;
export const maxMetrics = 6;

/** Spec section 5: default icon and change. */
export const defaultIcon = 'bar-chart';
export { defaultChange };

/** Spec section 2: icons of key figures by the subject of their label; the first match counts. */
const meanings: readonly [RegExp, string][] = [
  [
    /\b(?:shares?|percent(?:age)?|proportion|portion|mix|split|breakdown|penetration|adoption)\b/i,
    'pie-chart',
  ],
  [
    /\b(?:growth|grew|increase|rise|rising|gain|cagr|record|highest|peak|change|acceleration)\b/i,
    'trending-up',
  ],
  [/\b(?:trend|average|mean|annual|forecast|projection|index|since|per year)\b/i, 'chart-line'],
  [
    /\b(?:activity|risk|volatility|anomaly|temperature|rate|intensity|level|concentration|uncertainty)\b/i,
    'activity',
  ],
];

export function iconFor(label: string, unit = ''): string {
  return (
    meanings.find(([words]) => words.test(label))?.[1] ?? (unit.trim() === '%' ? 'pie-chart' : defaultIcon)
  );
}

const placeholders = new Set(['value', 'icon']);

/** Spec section 5, "Metrics filtered": placeholder labels or values, labels of two characters or fewer, empty values. */
export function isMetric({ label, value }: Pick<Metric, 'label' | 'value'>): boolean {
  const isPlaceholder = [label, value].some((text) => placeholders.has(text.trim().toLowerCase()));
  return !isPlaceholder && label.trim().length > 2 && value.trim() !== '';
}

/** Four to six key figures: the best of the ledger, sourced ones first, then figures of the datasets. */
export function makeMetrics(
  facts: readonly VerifiedFact[],
  settled: readonly Figures[],
  illustrative: boolean,
): Metric[] {
  const seen = new Set<string>();
  const isNew = ({ label }: Metric) =>
    !seen.has(label.toLowerCase()) && Boolean(seen.add(label.toLowerCase()));
  const ledger = facts
    .map((fact) => fromFact(fact, illustrative))
    .filter(isMetric)
    .filter(isNew);
  const chosen = selectMetrics(ledger, { atLeast: minMetrics, atMost: maxMetrics });
  const spare = settled.flatMap(fromFigures).filter(isMetric).filter(isNew);
  return [...chosen, ...spare.slice(0, Math.max(0, minMetrics - chosen.length))];
}

/** Key figures in the notation of a report's language. The default change stays, by which pages know that there is none. */
export function metricsIn(language: ReportLanguage | undefined, metrics: readonly Metric[]): Metric[] {
  const notation = notationOf(language);
  return metrics.map(({ value, change, ...metric }) => ({
    ...metric,
    value: inNotation(value, notation),
    change: change === defaultChange ? change : inNotation(change, notation),
  }));
}

function fromFact(fact: VerifiedFact, illustrative: boolean): Metric {
  const label = cleanText(factLabel(fact));
  const change = changeDerivationOf(fact);
  const derivation = [derivationOf(fact), change && `change: ${change}`].filter(Boolean).join('; ');
  const basis = basisOf(fact);
  return {
    label,
    value: cleanText(factValue(fact)),
    icon: iconFor(label, fact.unit),
    change: cleanText(fact.change) || defaultChange,
    basis: illustrative && basis === 'model' ? 'illustrative' : basis,
    ...(derivation ? { derivation: cleanText(derivation) } : {}),
    spanIds: [...new Set([...spansOf(fact), ...changeSpansOf(fact)])],
  };
}

function fromFigures(figures: Figures): Metric[] {
  return figures.series.slice(0, 2).flatMap((series) => {
    const held = series.values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
    const values = present(series.values);
    const last = held.at(-1);
    if (!last) return [];
    const where = (value: number) => held.find((each) => each.value === value)?.at ?? last.at;
    const found: [string, number][] = [
      ['Highest', where(most(values))],
      ['Lowest', where(least(values))],
    ];
    if (figures.timed) found.unshift(['Latest', last.at]);
    return found.map(([word, at]) => fromRow(figures, series.label, word, at, series.values[at] ?? null));
  });
}

function fromRow(figures: Figures, series: string, word: string, at: number, value: number | null): Metric {
  const label = `${word} ${series}, ${figures.labels[at] ?? ''}`.replace(/, $/, '');
  const span = figures.labels.length === figures.spanIds.length ? figures.spanIds[at] : undefined;
  return {
    label,
    value: value === null ? '' : withUnit(String(numberIn(value)), figures.unit),
    icon: iconFor(label, figures.unit),
    change: defaultChange,
    // The latest value stands in its row; an extreme is derived.
    basis: figures.basis === 'source' && word !== 'Latest' ? 'derived' : figures.basis,
    derivation: `${word.toLowerCase()} value of ${series}`,
    spanIds: span === undefined ? [] : [span],
  };
}
