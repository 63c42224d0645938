import type { FinishedSpan, ReadGauges, Telemetry } from '../../modules/kernel/telemetry/telemetry';

/** Telemetry that records everything: the sum of each `name{label="value"}`, and the spans in order. */
export function createRecordedTelemetry() {
  const counts: Record<string, number> = {};
  const measured: Record<string, number> = {};
  const spans: FinishedSpan[] = [];
  const sources: ReadGauges[] = [];
  let made = 0;

  const telemetry: Telemetry = {
    count(name, labels, by = 1) {
      const key = keyOf(name, labels);
      counts[key] = (counts[key] ?? 0) + by;
    },
    measure(name, _value, labels) {
      const key = keyOf(name, labels);
      measured[key] = (measured[key] ?? 0) + 1;
    },
    observe: (read) => void sources.push(read),
    newSpan: (spanKey) => (spanKey === undefined ? `span ${(made += 1)}` : `known as ${spanKey}`),
    span: (done) => void spans.push(done),
  };
  return {
    telemetry,
    counts,
    /** The number of measurements of each. */
    measured,
    spans,
    names: () => spans.map(({ subject, of }) => `${subject} ${of}`),
    async gauges(): Promise<Record<string, number>> {
      const readings = await Promise.all(sources.map(async (read) => read()));
      return Object.fromEntries(
        readings.flat().map(({ name, value, labels }) => [keyOf(name, labels), value]),
      );
    },
  };
}

function keyOf(name: string, labels: Readonly<Record<string, string>>): string {
  const written = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  return `${name}{${written.join()}}`;
}
