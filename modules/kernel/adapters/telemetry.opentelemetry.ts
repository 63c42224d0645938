import { sleep } from '../sleep';
import type { Log } from '../ports';
import type { Telemetry } from '../telemetry/telemetry';
import { createGauges } from './opentelemetry/gauges';
import { createProcessGauges } from './opentelemetry/process-metrics';
import { createMetricRegistry } from './opentelemetry/metric-registry';

type Options = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: the destination of traces and metrics; without it nothing is exported. */
  endpoint?: string;
  version: string;
  /** ROLE: the role of this process. */
  role: string;
  logger: Log;
  /** For tests of timeouts: how long one export may take, in milliseconds. */
  timeoutMs?: number;
};

export type OpenTelemetry = Telemetry & {
  /** Every metric in Prometheus' text format, version 0.0.4. Takes a bounded time, whatever is unavailable. */
  exposition(): Promise<string>;
  /** Exports the remaining data, within two seconds. */
  close(): Promise<void>;
};

/** Shorter than the shutdown grace period of the processes. */
const lastWordMs = 2_000;

/**
 * Counts in memory from the start. OpenTelemetry's packages are loaded on demand: its tracer and exporters when an
 * endpoint is set, its text format at the first read of the metrics.
 */
export async function createOpenTelemetry(options: Options): Promise<OpenTelemetry> {
  const { endpoint, version, role, logger, timeoutMs } = options;
  const service = { version, role };
  const registry = createMetricRegistry();
  const gauges = createGauges();
  gauges.observe(createProcessGauges(service));

  async function collect() {
    const [{ metricData }, readings] = await Promise.all([
      import('./opentelemetry/metric-data'),
      gauges.read(),
    ]);
    return metricData(registry, readings);
  }
  const leaving =
    endpoint === undefined
      ? undefined
      : (await import('./opentelemetry/otlp-exporter')).openOtlpExporter({
          endpoint,
          service,
          collect,
          logger,
          timeoutMs,
        });

  return {
    count: registry.count,
    measure: registry.measure,
    observe: gauges.observe,
    newSpan: leaving?.newSpan ?? (() => ''),
    span: leaving?.span ?? (() => {}),
    async exposition() {
      const { asPrometheusText } = await import('./opentelemetry/prometheus-text');
      return asPrometheusText(await collect());
    },
    async close() {
      if (!leaving) return;
      const over = new AbortController();
      await Promise.race([leaving.close(), sleep(lastWordMs, over.signal)]);
      over.abort();
    },
  };
}
