import {
  metrics,
  type CounterName,
  type HistogramName,
  type LabelsOf,
  type MetricName,
} from '../../telemetry/metrics';

export type Labels = Readonly<Record<string, string>>;
/** The values of one set of labels. */
export type CounterSeries = { labels: Labels; value: number };
/** `counts` has one entry more than the metric has bounds, for larger values. */
export type HistogramSeries = { labels: Labels; counts: number[]; count: number; sum: number };

export type MetricRegistry = ReturnType<typeof createMetricRegistry>;

/** Counts in memory since the start of the process, at the cost of a few additions per value. */
export function createMetricRegistry() {
  const counters = new Map<CounterName, Map<string, CounterSeries>>();
  const histograms = new Map<HistogramName, Map<string, HistogramSeries>>();

  return {
    count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by = 1): void {
      const series = seriesOf(counters, name, labels, (boundedLabels) => ({
        labels: boundedLabels,
        value: 0,
      }));
      series.value += by;
    },
    measure<Name extends HistogramName>(name: Name, value: number, labels: LabelsOf<Name>): void {
      const bounds = metrics[name].buckets ?? [];
      const series = seriesOf(histograms, name, labels, (boundedLabels) => {
        return { labels: boundedLabels, counts: Array<number>(bounds.length + 1).fill(0), count: 0, sum: 0 };
      });
      const at = bounds.findIndex((bound) => value <= bound);
      const place = at < 0 ? bounds.length : at;
      series.counts[place] = (series.counts[place] ?? 0) + 1;
      series.count += 1;
      series.sum += value;
    },
    counter: (name: CounterName): CounterSeries[] => [...(counters.get(name)?.values() ?? [])],
    histogram: (name: HistogramName): HistogramSeries[] => [...(histograms.get(name)?.values() ?? [])],
  };
}

/** The series of these labels, created on first use. */
function seriesOf<Name extends MetricName, Series>(
  all: Map<Name, Map<string, Series>>,
  name: Name,
  labels: Labels,
  begin: (labels: Labels) => Series,
): Series {
  let ofMetric = all.get(name);
  if (!ofMetric) all.set(name, (ofMetric = new Map<string, Series>()));
  let key = '';
  for (const label of metrics[name].labels as readonly string[]) key += `${labels[label]}\n`;
  let series = ofMetric.get(key);
  if (!series) ofMetric.set(key, (series = begin({ ...labels })));
  return series;
}
