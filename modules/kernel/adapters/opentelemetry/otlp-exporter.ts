import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type MetricData } from '@opentelemetry/sdk-metrics';
import type { Log } from '../../ports';
import { logOnce } from './log-once-exporter';
import { createSpans } from './spans';

type Options = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the collector's base address. */
  endpoint: string;
  service: { version: string; role: string };
  /** All metrics with their current values. */
  collect(): Promise<MetricData[]>;
  logger: Log;
  timeoutMs?: number;
};

/** Timeout of one export with all its retries, and the interval between exports of metrics, in milliseconds. */
const defaultTimeoutMs = 5_000;
const everyMs = 60_000;

/** Sends spans and metrics to a collector, in JSON over HTTP. While the collector is unavailable, data is dropped. */
export function openOtlpExporter({
  endpoint,
  service,
  collect,
  logger,
  timeoutMs = defaultTimeoutMs,
}: Options) {
  // No resource detector runs, since host, user and command line must not be exported.
  const resource = resourceFromAttributes({
    'service.name': 'evident',
    'service.version': service.version,
    'evident.role': service.role,
  });
  const to = (signal: string) => ({
    url: `${endpoint.replace(/\/+$/, '')}/v1/${signal}`,
    timeoutMillis: timeoutMs,
  });
  const spans = createSpans({
    resource,
    exporter: logOnce(new OTLPTraceExporter(to('traces')), 'traces', logger),
  });
  const scope = { name: 'evident' };
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: logOnce(new OTLPMetricExporter(to('metrics')), 'metrics', logger),
        exportIntervalMillis: everyMs,
        exportTimeoutMillis: Math.min(2 * timeoutMs, everyMs),
        metricProducers: [
          {
            collect: async () => {
              const scopeMetrics = [{ scope, metrics: await collect() }];
              return { resourceMetrics: { resource, scopeMetrics }, errors: [] };
            },
          },
        ],
      }),
    ],
  });

  return {
    newSpan: spans.newSpan,
    span: spans.span,
    /** Exports the remaining data. */
    async close(): Promise<void> {
      await Promise.allSettled([spans.shutdown(), meters.shutdown()]);
    },
  };
}
