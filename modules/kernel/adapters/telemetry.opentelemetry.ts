import type { Log } from '../ports';
import type { Telemetry } from '../telemetry/telemetry';
import { createGauges } from './opentelemetry/gauges';
import { createProcessReadings } from './opentelemetry/process-metrics';
import { createTallies } from './opentelemetry/metric-registry';

type Options = {
  /** OTEL_EXPORTER_OTLP_ENDPOINT: where traces and metrics go; without it nothing leaves. */
  endpoint?: string;
  version: string;
  /** ROLE: what this process does. */
  role: string;
  logger: Log;
  /** For tests of patience: how long handing something over may take, in milliseconds. */
  timeoutMs?: number;
};

export type OpenTelemetry = Telemetry & {
  /** Every metric in Prometheus' text format, version 0.0.4. Takes at most a moment, whatever is away. */
  exposition(): Promise<string>;
  /** Hands over what is left, within two seconds. */
  close(): Promise<void>;
};

/** Less than the doors give everything to end. */
const lastWordMs = 2_000;

/**
 * Counts in memory from the start. OpenTelemetry's packages are loaded when they are needed: its tracer and exporters where
 * an endpoint is set, its text format when somebody reads the metrics for the first time.
 */
export async function createOpenTelemetry(options: Options): Promise<OpenTelemetry> {
  const { endpoint, version, role, logger, timeoutMs } = options;
  const service = { version, role };
  const tallies = createTallies();
  const gauges = createGauges();
  gauges.observe(createProcessReadings(service));

  async function collect() {
    const [{ metricData }, readings] = await Promise.all([
      import('./opentelemetry/metric-data'),
      gauges.read(),
    ]);
    return metricData(tallies, readings);
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
    count: tallies.count,
    measure: tallies.measure,
    observe: gauges.observe,
    newSpan: leaving?.newSpan ?? (() => ''),
    span: leaving?.span ?? (() => {}),
    async exposition() {
      const { asPrometheusText } = await import('./opentelemetry/prometheus-text');
      return asPrometheusText(await collect());
    },
    async close() {
      if (!leaving) return;
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, lastWordMs)));
      await Promise.race([leaving.close(), enough]);
      clearTimeout(timer);
    },
  };
}
