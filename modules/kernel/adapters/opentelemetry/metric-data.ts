import { ValueType, type HrTime } from '@opentelemetry/api';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';
import { metrics, type CounterName, type HistogramName, type MetricName } from '../../telemetry/metrics';
import type { GaugeValue } from '../../telemetry/telemetry';
import type { HistogramSeries, MetricRegistry } from './metric-registry';

const names = Object.keys(metrics) as MetricName[];
const began = hrTime(performance.timeOrigin);

/**
 * All current metrics as OpenTelemetry data: cumulative since the start of the process. A metric without values is left
 * out.
 */
export function metricData(registry: MetricRegistry, gauges: readonly GaugeValue[]): MetricData[] {
  const time = { startTime: began, endTime: hrTime(Date.now()) };
  return names
    .map((name): MetricData => {
      const { kind, help, buckets = [] } = metrics[name];
      const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
      const common = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
      const points = (series: readonly { labels: object; value: number }[]) =>
        series.map(({ labels, value }) => ({ ...time, attributes: { ...labels }, value }));
      switch (kind) {
        case 'counter': {
          const dataPoints = points(registry.counter(name as CounterName));
          return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
        }
        case 'gauge': {
          const dataPoints = points(gauges.filter((reading) => reading.name === name));
          return { ...common, dataPointType: DataPointType.GAUGE, dataPoints };
        }
        case 'histogram': {
          const dataPoints = registry.histogram(name as HistogramName).map((series) => {
            return { ...time, attributes: { ...series.labels }, value: asHistogram(series, buckets) };
          });
          return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints };
        }
      }
    })
    .filter(({ dataPoints }) => dataPoints.length > 0);
}

const asHistogram = ({ counts, count, sum }: HistogramSeries, boundaries: readonly number[]) => {
  return { buckets: { boundaries: [...boundaries], counts: [...counts] }, count, sum };
};

function hrTime(ms: number): HrTime {
  return [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1e6)];
}
