import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { GaugeValue } from '../../telemetry/telemetry';

/** Sampling interval of the event loop delay, and the interval at which its histogram is reset, in milliseconds. */
const resolution = 20;
const memoryMs = 60_000;
const quantiles = [0.5, 0.99, 1];

/** Metrics of the process itself: memory, event loop delay, uptime. */
export function createProcessGauges(build: { version: string; role: string }): () => GaugeValue[] {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let since = performance.now();

  /** The timer of the histogram itself adds one `resolution` to each delay. */
  function lags(): GaugeValue[] {
    const read = quantiles.map((quantile): GaugeValue => {
      const late = delay.percentile(quantile * 100) / 1e9 - resolution / 1000;
      const name = 'evident_process_event_loop_lag_seconds';
      return { name, value: Math.max(0, late), labels: { quantile: String(quantile) } };
    });
    if (performance.now() - since > memoryMs) {
      delay.reset();
      since = performance.now();
    }
    return read;
  }

  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const labels = {};
    return [
      { name: 'evident_process_resident_memory_bytes', value: rss, labels },
      { name: 'evident_process_heap_used_bytes', value: heapUsed, labels },
      ...lags(),
      { name: 'evident_process_uptime_seconds', value: process.uptime(), labels },
      { name: 'evident_build_info', value: 1, labels: { ...build, node: process.version } },
    ];
  };
}
