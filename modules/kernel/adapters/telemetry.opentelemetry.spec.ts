import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCollectorStandIn, type CollectorStandIn } from '../../../tests/doubles/collector-stand-in';
import { readPrometheusText } from '../../../tests/doubles/prometheus-text';
import { silentLog } from '../ports';
import { instant, traced } from '../telemetry/telemetry';
import { RetryableError } from '../errors';
import { createOpenTelemetry } from './telemetry.opentelemetry';

const build = { version: '1.2.3', role: 'web' };
const open = (endpoint?: string) => createOpenTelemetry({ ...build, endpoint, logger: silentLog });

describe('the metrics of a process', () => {
  it('appear in Prometheus text format: counters add up, whatever the order of their labels', async () => {
    const telemetry = await open();
    telemetry.count('evident_step_failures_total', { step: 'askPlan', code: 'model-busy' });
    telemetry.count('evident_step_failures_total', { code: 'model-busy', step: 'askPlan' }, 2);
    telemetry.count('evident_step_failures_total', { step: 'askPlan', code: 'say "no"\\\n' });
    const metric = readPrometheusText(await telemetry.exposition()).get('evident_step_failures_total');
    expect(metric).toMatchObject({ kind: 'counter', help: 'Counter of failed step attempts.' });
    expect(metric?.samples.map(({ labels, value }) => [labels.code, value])).toEqual([
      ['model-busy', 3],
      ['say "no"\\\n', 1],
    ]);
  });

  it('count a value in every bucket whose bound is not below it', async () => {
    const telemetry = await open();
    for (const seconds of [0.0005, 0.02, 99])
      telemetry.measure('evident_append_duration_seconds', seconds, { outcome: 'written' });
    const { samples = [], kind } =
      readPrometheusText(await telemetry.exposition()).get('evident_append_duration_seconds') ?? {};
    expect(kind).toBe('histogram');
    const bucket = (le: string) => samples.find(({ labels }) => labels.le === le)?.value;
    expect(['0.0005', '0.01', '0.025', '5', '+Inf'].map(bucket)).toEqual([1, 1, 2, 2, 3]);
    expect(samples.find(({ name }) => name.endsWith('_count'))?.value).toBe(3);
    expect(samples.find(({ name }) => name.endsWith('_sum'))?.value).toBeCloseTo(99.0205);
  });

  it('leave out failing or hanging sources, call no source twice at once, and do not wait for a hanging one', async () => {
    const telemetry = await open();
    let asked = 0;
    telemetry.observe(() => Promise.reject(new Error('away')));
    telemetry.observe(() => {
      throw new Error('broken');
    });
    telemetry.observe(() => {
      asked += 1;
      return new Promise(() => {});
    });
    telemetry.observe(() => [{ name: 'evident_log_position', value: 7, labels: {} }]);
    const [first] = await Promise.all([telemetry.exposition(), telemetry.exposition()]);
    expect(readPrometheusText(first).get('evident_log_position')?.samples[0]?.value).toBe(7);
    expect(asked).toBe(1);
  });

  it('describe the process and its build, but not its machine', async () => {
    const text = await (await open()).exposition();
    const metrics = readPrometheusText(text);
    expect(metrics.get('evident_build_info')?.samples[0]?.labels).toEqual({
      ...build,
      node: process.version,
    });
    expect(metrics.get('evident_process_resident_memory_bytes')?.samples[0]?.value).toBeGreaterThan(1e7);
    const lags = metrics.get('evident_process_event_loop_lag_seconds')?.samples ?? [];
    expect(lags.map(({ labels }) => labels.quantile)).toEqual(['0.5', '0.99', '1']);
    expect(text).not.toMatch(/host|target_info|process\.|otel_scope/);
  });
});

describe('exported spans', () => {
  let collector: CollectorStandIn;
  beforeEach(async () => (collector = await startCollectorStandIn()));
  afterEach(() => collector.close());

  it('form one trace per request by ids alone: a span lies below its cause, in any process', async () => {
    const [web, worker] = [await open(collector.url), await open(`${collector.url}/`)];
    const began = instant();
    const cause = { correlationId: 'r-1', causationId: 'r-1' };
    web.span({
      subject: 'http',
      of: 'POST /api/search',
      cause: { correlationId: 'r-1' },
      spanKey: 'r-1',
      began,
    });
    web.span({ subject: 'append', of: 'SearchRequested', cause, spanKey: 'e-1', began });
    await traced(
      worker,
      { subject: 'react', of: 'SearchRequested', cause: { ...cause, causationId: 'e-1' } },
      (span) =>
        traced(worker, { subject: 'step', of: 'askPlan', cause: { ...cause, span } }, () =>
          Promise.resolve(),
        ),
    );
    await Promise.all([web.close(), worker.close()]);
    const spans = collector.spans();
    const [http, append, react, step] = [
      'http POST /api/search',
      'append SearchRequested',
      'react SearchRequested',
      'step askPlan',
    ].map((name) => spans.find((span) => span.name === name));
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(http?.parentSpanId).toBeUndefined();
    expect(append?.parentSpanId).toBe(http?.spanId);
    expect(react?.parentSpanId).toBe(append?.spanId);
    expect(step?.parentSpanId).toBe(react?.spanId);
    expect(spans.every(({ attributes }) => attributes['evident.correlation_id'] === 'r-1')).toBe(true);
    expect(Number(http?.startTimeUnixNano) / 1e6).toBeCloseTo(began, 0);
  });

  it('carry the code of a failure, and never its message', async () => {
    const telemetry = await open(collector.url);
    const fail = (error: Error) =>
      traced(telemetry, { subject: 'model', of: 'qwen', cause: { correlationId: 'r-1' } }, () =>
        Promise.reject(error),
      ).catch(() => {});
    await fail(new RetryableError('model-busy', 'ada@example.org asked too often'));
    await fail(new Error('ada@example.org'));
    await telemetry.close();
    expect(
      collector.spans().map(({ status, attributes }) => [status.code, attributes['evident.code']]),
    ).toEqual([
      [2, 'model-busy'],
      [2, 'surprise'],
    ]);
    expect(JSON.stringify(collector.received)).not.toContain('example.org');
  });

  it('link to the trace that a request came with, and never join it', async () => {
    const telemetry = await open(collector.url);
    const theirs = { traceId: 'ab'.repeat(16), spanId: 'cd'.repeat(8) };
    const headers = [
      `00-${theirs.traceId}-${theirs.spanId}-01`,
      `00-${'0'.repeat(32)}-${theirs.spanId}-01`,
      '00-zz',
      `00-${theirs.traceId}-${theirs.spanId}-01, x`,
    ];
    for (const [n, traceparent] of headers.entries())
      telemetry.span({
        subject: 'http',
        of: 'GET /',
        cause: { correlationId: `r-${n}` },
        spanKey: `r-${n}`,
        began: instant(),
        traceparent,
      });
    await telemetry.close();
    const spans = collector.spans();
    expect(spans.map(({ links = [] }) => links.length)).toEqual([1, 0, 0, 0]);
    expect(spans[0]?.links?.[0]).toMatchObject(theirs);
    expect(spans.map(({ traceId }) => traceId)).not.toContain(theirs.traceId);
  });

  it('name service and role, and nothing of the machine; so do metrics', async () => {
    const telemetry = await open(collector.url);
    telemetry.count('evident_mails_total', { kind: 'account-approved', outcome: 'sent' });
    telemetry.span({
      subject: 'mail',
      of: 'account-approved',
      cause: { correlationId: 'r' },
      began: instant(),
    });
    await telemetry.close();
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(
      new Set(['/v1/traces', '/v1/metrics']),
    );
    for (const resource of collector.resources())
      expect(resource).toEqual({
        'service.name': 'evident',
        'service.version': '1.2.3',
        'evident.role': 'web',
      });
    expect(collector.metricNames()).toContain('evident_mails_total');
  });

  it('do not delay the end of a process until the timeout of a collector that never answers', async () => {
    collector.answers.silence = true;
    const telemetry = await createOpenTelemetry({
      ...build,
      endpoint: collector.url,
      logger: silentLog,
      timeoutMs: 600_000,
    });
    telemetry.span({ subject: 'http', of: 'GET /', cause: { correlationId: 'r' }, began: instant() });
    await telemetry.close();
    expect(collector.received.length).toBeGreaterThan(0);
  });

  it('are dropped while the collector is unavailable, and one line is logged', async () => {
    const { url } = collector;
    await collector.close();
    const logged: string[] = [];
    const note = (fields: object, message: string) =>
      void logged.push(JSON.stringify({ ...fields, message }));
    const logger = { debug: note, info: note, warn: note, error: note };
    const telemetry = await createOpenTelemetry({ ...build, endpoint: url, logger, timeoutMs: 500 });
    for (let n = 0; n < 600; n += 1)
      telemetry.span({ subject: 'append', of: 'X', cause: { correlationId: `r-${n}` }, began: instant() });
    await telemetry.close();
    await expect.poll(() => logged.length, { timeout: 10_000 }).toBe(2);
    expect(logged.sort().map((line) => (JSON.parse(line) as { what: string }).what)).toEqual([
      'metrics',
      'traces',
    ]);
    expect(logged.join()).not.toContain(url);
  });
});

describe('without an endpoint', () => {
  it('no spans are recorded', async () => {
    const telemetry = await open();
    expect(telemetry.newSpan()).toBe('');
    telemetry.span({ subject: 'http', of: 'GET /', cause: { correlationId: 'r' }, began: instant() });
    await telemetry.close();
  });
});
