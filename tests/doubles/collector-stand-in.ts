import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Attributes = { key: string; value: Value }[];
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attributes;
  links?: { traceId: string; spanId: string }[];
  status: { code?: number; message?: string };
};
type Body = {
  resourceSpans?: { resource: { attributes: Attributes }; scopeSpans: { spans: SentSpan[] }[] }[];
  resourceMetrics?: {
    resource: { attributes: Attributes };
    scopeMetrics: { metrics: { name: string }[] }[];
  }[];
};

/** A span as it came in; its attributes by name. `role`: of the process it is from. */
export type ReceivedSpan = Omit<SentSpan, 'attributes'> & {
  attributes: Record<string, unknown>;
  role: unknown;
};
export type CollectorStandIn = Awaited<ReturnType<typeof startCollectorStandIn>>;

/** Takes OTLP in JSON over HTTP and keeps it as it came. */
export async function startCollectorStandIn(port = 0) {
  /** Every body, word for word. */
  const received: { path: string; text: string }[] = [];
  /** Whether it answers. */
  const answers = { silence: false };
  const bodies = () => received.map((item) => JSON.parse(item.text) as Body);
  const server = createServer((req, res) => {
    void text(req).then((body) => {
      received.push({ path: req.url ?? '', text: body });
      if (answers.silence) return;
      res.setHeader('Content-Type', 'application/json');
      res.end('{}');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const at = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${at}`,
    port: at,
    received,
    answers,
    spans: (): ReceivedSpan[] =>
      bodies()
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans, resource }) => {
          const role = byName(resource.attributes)['evident.role'];
          const spans = scopeSpans.flatMap((scope) => scope.spans);
          return spans.map((span) => ({ ...span, role, attributes: byName(span.attributes) }));
        }),
    /** The resource attributes of each export. */
    resources: (): Record<string, unknown>[] =>
      bodies()
        .flatMap(({ resourceSpans = [], resourceMetrics = [] }) => [...resourceSpans, ...resourceMetrics])
        .map(({ resource }) => byName(resource.attributes)),
    metricNames: (): string[] =>
      bodies()
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) =>
          scopeMetrics.flatMap(({ metrics }) => metrics.map(({ name }) => name)),
        ),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const byName = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
