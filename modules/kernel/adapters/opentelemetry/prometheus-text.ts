import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { MetricData } from '@opentelemetry/sdk-metrics';

const serializer = new PrometheusSerializer(undefined, false, undefined, true, true);
const resource = resourceFromAttributes({});

/** Metrics in Prometheus' text format, version 0.0.4. */
export const asPrometheusText = (metrics: MetricData[]): string =>
  serializer.serialize({ resource, scopeMetrics: [{ scope: { name: 'evident' }, metrics }] });
