import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '../../projections/documents';
import {
  startCollectorStandIn,
  type CollectorStandIn,
  type ReceivedSpan,
} from '../doubles/collector-stand-in';
import { startModelStandIn, type ModelStandIn } from '../doubles/model-stand-in';
import { readPrometheusText } from '../doubles/prometheus-text';
import { untilSettled } from './product/until-settled';
import { createPerson, newAddress, password, signedInPerson, type Person } from './http/person';
import { startProduct, type RunningProduct } from './product/server';
import { allSlotsAt, apiKey } from './product/slots';

const folder = mkdtempSync(join(tmpdir(), 'evident-telemetry-'));
const operatorToken = 'the-token-of-the-operator';
const query = 'Why a lighthouse keeper moved to Rovaniemi';

/** Exports the PDF of a report; answers its size in bytes. */
async function printed(person: Person, resultId: string): Promise<number> {
  const answer = await person.send('/api/export', { json: { resultId, type: 'pdf' } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return (await answer.arrayBuffer()).byteLength;
}

describe('with a collector, from a request to its PDF', () => {
  let collector: CollectorStandIn;
  let standIn: ModelStandIn;
  let report: Result;
  let ada: Person;
  let metrics: { web: string; worker: string };
  let trace: ReceivedSpan[];
  let spans: ReceivedSpan[];

  /** Two processes: a web process and a worker. */
  beforeAll(async () => {
    [collector, standIn] = [await startCollectorStandIn(), await startModelStandIn()];
    const env = { ...allSlotsAt(standIn.url), OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const worker = await startProduct({ dataDir: folder, env });
    const web = await startProduct({ dataDir: folder, env: { ...env, ROLE: 'web' } });
    ada = await signedInPerson(web, 'Adalmina');
    await (await ada.send('/how-it-works?about=lighthouse')).text();
    report = await ada.finished(await ada.search(query, { model: 'claude' }));
    await untilSettled(folder, report.id);
    expect(await printed(ada, report.id)).toBeGreaterThan(10_000);
    const read = async ({ url }: RunningProduct) => (await fetch(`${url}/metrics`)).text();
    metrics = { web: await read(web), worker: await read(worker) };
    await Promise.all([web.stop(), worker.stop()]);
    spans = collector.spans();
    const request = spans.find(({ name }) => name === 'http POST /api/search');
    trace = spans.filter(({ traceId }) => traceId === request?.traceId);
  });
  afterAll(async () => {
    await Promise.all([collector.close(), standIn.close()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['http POST /api/search', 'web'],
    ['append SearchRequested', 'web'],
    ['project batch', 'all'],
    ['react SearchRequested', 'all'],
    ['story generate-visual-report', 'all'],
    ['step writeSection', 'all'],
    ['model claude', 'all'],
    ['append SearchCompleted', 'all'],
    ['pdf report', 'web'],
  ])('one trace holds %s, from the process with the role %s', (name, role) => {
    expect(trace.filter((span) => span.name === name).map((span) => span.role)).toContain(role);
  });

  it('every span of the trace has the same correlation id and a parent in the trace', () => {
    expect(new Set(trace.map(({ attributes }) => attributes['evident.correlation_id'])).size).toBe(1);
    const ids = new Set(trace.map(({ spanId }) => spanId));
    expect(ids.size).toBe(trace.length);
    const alone = trace.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
    expect(alone.map(({ name }) => name)).toEqual(['http POST /api/search']);
  });

  it('puts each model call below its step, and links the PDF to its request', () => {
    const nameOf = (spanId?: string) => spans.find((span) => span.spanId === spanId)?.name;
    const calls = trace.filter(({ name }) => name.startsWith('model '));
    expect(calls.length).toBeGreaterThanOrEqual(10);
    for (const call of calls) expect(nameOf(call.parentSpanId)).toMatch(/^step (ask|write)/);
    const pdf = trace.find(({ name }) => name === 'pdf report');
    expect(pdf?.links?.map(({ spanId }) => nameOf(spanId))).toEqual(['http POST /api/export']);
  });

  it('contains no personal data: no address, name, query, title, text, key, password or session', () => {
    const words = [
      ...['example.org', 'dalmina', 'lighthouse', 'Rovaniemi', apiKey, password, 'admin@', ada.address],
      ...[report.title, report.summary.slice(0, 30), ada.cookie().split('=')[1] ?? ''],
    ];
    expect(words.every((word) => word.length > 3)).toBe(true);
    const sent = collector.received.map(({ text }) => text).join('\n') + metrics.web + metrics.worker;
    expect(words.filter((word) => sent.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
    expect(sent).toContain(report.id);
  });

  it('exports metrics as well, and /metrics in the format of Prometheus, for each process', () => {
    expect(collector.metricNames()).toContain('evident_searches_total');
    const [web, worker] = [readPrometheusText(metrics.web), readPrometheusText(metrics.worker)];
    const samples = (of: typeof web, name: string) => of.get(name)?.samples ?? [];
    const lags = samples(web, 'evident_projection_lag_seconds');
    expect(lags.map(({ labels }) => labels.model)).toContain('results');
    expect(samples(web, 'evident_reaction_lag_seconds')).toHaveLength(2);
    const accepted = samples(web, 'evident_searches_total');
    expect(accepted).toMatchObject([{ labels: { state: 'accepted' }, value: 1 }]);
    expect(samples(web, 'evident_lease_held')).toMatchObject([{ value: 0 }]);
    expect(samples(web, 'evident_pdfs_total')).toMatchObject([{ labels: { outcome: 'printed' }, value: 1 }]);
    expect(samples(worker, 'evident_searches_total')).toMatchObject([{ labels: { state: 'completed' } }]);
    expect(samples(worker, 'evident_lease_held')).toMatchObject([{ value: 1 }]);
    const calls = samples(worker, 'evident_model_calls_total').reduce((sum, { value }) => sum + value, 0);
    expect(calls).toBe(trace.filter(({ name }) => name.startsWith('model ')).length);
  });
});

describe('without a collector', () => {
  /** Writes to stderr for each outgoing connection of the process. */
  const tattle = `import net from 'node:net';
    const connect = net.Socket.prototype.connect;
    net.Socket.prototype.connect = function (...to) {
      console.error('CONNECTS', JSON.stringify(to[0]));
      return connect.apply(this, to);
    };`;
  let collector: CollectorStandIn;
  let product: RunningProduct;

  beforeAll(async () => {
    collector = await startCollectorStandIn();
    product = await startProduct({
      // The product would connect to remote engines.
      engines: {},
      env: {
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(tattle)}`,
        OPERATOR_TOKEN: operatorToken,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/v1/traces`,
        OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${collector.url}/v1/metrics`,
      },
    });
  });
  afterAll(() => collector.close());

  it('metrics are readable by this machine and the operator only, and do not count for rate limits', async () => {
    const from = { 'x-forwarded-for': newAddress() };
    const ask = (headers: Record<string, string>) => fetch(`${product.url}/metrics`, { headers });
    expect((await ask({})).headers.get('content-type')).toMatch(/^text\/plain;.*version=0\.0\.4/);
    expect((await ask({ ...from, authorization: `Bearer ${operatorToken}` })).status).toBe(200);
    const refused = await ask({ ...from, authorization: 'Bearer something-else-entirely' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden' });
    for (let n = 0; n < 21; n += 1)
      await Promise.all(Array.from({ length: 50 }, async () => (await ask(from)).text()));
    expect((await fetch(product.url, { headers: from })).status).toBe(200);
  });

  it('makes no connection while a report is written', async () => {
    const ada = await signedInPerson(product, 'Ada');
    await ada.finished(await ada.search(query));
    await product.stop();
    expect(product.output).not.toContain('CONNECTS');
    expect(collector.received).toEqual([]);
  });
});

describe('with an unreachable collector', () => {
  it('still writes reports, logs the failure once, and stops on SIGTERM', async () => {
    const { url, close } = await startCollectorStandIn();
    await close();
    const product = await startProduct({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: url } });
    const ada = await signedInPerson(product, 'Ada');
    await ada.finished(await ada.search(query));
    expect((await createPerson(product.url).send('/healthz')).status).toBe(200);
    await product.stop();
    expect(product.output.split('telemetry export failing').length).toBeLessThanOrEqual(3);
    expect(product.output).not.toContain(url);
  });
});
