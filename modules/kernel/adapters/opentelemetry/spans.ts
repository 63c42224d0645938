import { hash, randomBytes } from 'node:crypto';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
  type Context,
  type SpanContext,
} from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node';
import { instant, type FinishedSpan, type SpanSubject } from '../../telemetry/telemetry';

const kinds: Partial<Record<SpanSubject, SpanKind>> = {
  http: SpanKind.SERVER,
  react: SpanKind.CONSUMER,
  project: SpanKind.CONSUMER,
  model: SpanKind.CLIENT,
  mail: SpanKind.CLIENT,
};

/**
 * Spans by OpenTelemetry's own tracer. Parents are set by ids alone, which derive from ids in the log, so that no context
 * is passed along inside a process or between processes.
 */
export function createSpans({ resource, exporter }: { resource: Resource; exporter: SpanExporter }) {
  const next = { traceId: '', spanId: '' };
  const provider = new BasicTracerProvider({
    resource,
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('evident');

  return {
    newSpan,
    span(done: FinishedSpan): void {
      const { subject, of, cause, spanKey, began, ended = instant() } = done;
      next.traceId = traceIdOf(cause.correlationId);
      next.spanId = done.span || newSpan(spanKey);
      const attributes = {
        'evident.correlation_id': cause.correlationId,
        ...done.attributes,
        ...(done.errorCode !== undefined && { 'evident.code': done.errorCode }),
      };
      const options = { startTime: began, kind: kinds[subject], attributes, links: linksOf(done) };
      const span = tracer.startSpan(`${subject} ${of}`, options, under(cause, next.traceId));
      if (done.errorCode !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(ended);
    },
    shutdown: () => provider.shutdown(),
  };
}

const newSpan = (spanKey?: string) => (spanKey === undefined ? randomSpanId() : spanIdOf(spanKey));

/** The parent is the span of the cause; a span without a cause is a root. */
function under({ span, causationId }: FinishedSpan['cause'], traceId: string): Context {
  const spanId = span || (causationId && spanIdOf(causationId));
  if (!spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}

function linksOf({ traceparent, triggeredBy }: FinishedSpan) {
  const outside = traceparent === undefined ? undefined : parseTraceparent(traceparent);
  const requester =
    triggeredBy === undefined
      ? undefined
      : { traceId: traceIdOf(triggeredBy), spanId: spanIdOf(triggeredBy) };
  const links = outside ? [{ context: outside }] : [];
  return requester ? [...links, { context: { ...requester, traceFlags: TraceFlags.SAMPLED } }] : links;
}

/**
 * The trace id of everything that one request caused, in any process and at any time: the first 16 bytes of the SHA-256
 * of its correlation id.
 */
const traceIdOf = (correlationId: string): string => hashed(correlationId, 16);

/** The span id derived from this id. */
const spanIdOf = (id: string): string => hashed(id, 8);

const randomSpanId = (): string => randomBytes(8).toString('hex');

/** Parses a `traceparent` header (W3C Trace Context, version 00); undefined when it is invalid. */
function parseTraceparent(header: string): SpanContext | undefined {
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true };
}

const hashed = (text: string, bytes: number) => hash('sha256', text).slice(0, bytes * 2);
