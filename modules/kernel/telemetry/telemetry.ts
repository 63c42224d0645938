import { StoreUnavailable } from '../events/event-store';
import { RetryableError, TerminalError } from '../errors';
import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metrics';

/** Kinds of spans. Each is the first word of its spans' names; the rest of a name comes from the product's own lists. */
export const spanSubjects = {
  http: 'A request, from its arrival to the end of its response.',
  append: 'One event written to the log.',
  project: 'The events of one request that one batch folded into the read models.',
  react: 'One attempt of a reaction to an event.',
  story: 'A workflow from its start to its end, across restarts of processes.',
  step: 'One attempt of a step of a workflow.',
  model: 'One model call.',
  pdf: 'One PDF, from its request to its last byte, with the wait in the queue.',
  mail: 'One mail handed to the mail server.',
} as const;
export type SpanSubject = keyof typeof spanSubjects;

/** The origin of an operation: the first request and the direct cause. */
export type Cause = {
  correlationId: string;
  /** The id of the event, request or step that caused it; none for the root of a trace. */
  causationId?: string;
  /** The span of the caller in the same process; takes precedence over `causationId`. */
  span?: string;
};

/** An operation and its times: milliseconds since 1970, with fractions (`instant()`). */
export type FinishedSpan = {
  subject: SpanSubject;
  /** Which one of its kind: a route, an event type, the name of a step. */
  of: string;
  cause: Cause;
  /** From `newSpan`, when others received the span before the operation ended. */
  span?: string;
  /** The id that later operations name as their `causationId`. */
  spanKey?: string;
  began: number;
  ended?: number;
  /** Ids, counts and words of the product; never user input or names. */
  attributes?: Readonly<Record<string, string | number | boolean>>;
  /** The code of its failure. Messages are left out, since they may carry anything. */
  errorCode?: string;
  /** The `traceparent` header of the request. Any client can send one, so it is linked and never used as the parent. */
  traceparent?: string;
  /** The request that triggered it, when it belongs to the trace of another. */
  triggeredBy?: string;
};

/** One value of a gauge. */
export type GaugeValue = {
  [Name in GaugeName]: { name: Name; value: number; labels: LabelsOf<Name> };
}[GaugeName];
export type ReadGauges = () => readonly GaugeValue[] | Promise<readonly GaugeValue[]>;

/** Metrics and spans of the product. No method throws, waits or delays its caller. */
export type Telemetry = {
  /** Adds to a counter. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** Records one value in a histogram. */
  measure<Name extends HistogramName>(name: Name, value: number, labels: LabelsOf<Name>): void;
  /** Registers a gauge, read on demand. A source that fails or is slow is left out. */
  observe(read: ReadGauges): void;
  /** Creates a span before its operation is done; empty without tracing. The same `spanKey` gives the same span. */
  newSpan(spanKey?: string): string;
  span(done: FinishedSpan): void;
};

/** Records nothing. */
export const silentTelemetry: Telemetry = {
  count: () => {},
  measure: () => {},
  observe: () => {},
  newSpan: () => '',
  span: () => {},
};

/** The current time for spans. */
export const instant = (): number => performance.timeOrigin + performance.now();

/** Seconds since an instant. */
export const secondsSince = (began: number): number => (instant() - began) / 1000;

/** The code of a failure; all unexpected errors share one code. */
export function codeOf(error: unknown): string {
  if (error instanceof TerminalError || error instanceof RetryableError) return error.code;
  return error instanceof StoreUnavailable ? 'store-unavailable' : 'surprise';
}

/** Runs the work within a span, which it receives to pass on. */
export async function traced<T>(
  telemetry: Telemetry,
  what: Omit<FinishedSpan, 'span' | 'began' | 'ended' | 'failed'>,
  work: (span: string) => Promise<T>,
): Promise<T> {
  const span = telemetry.newSpan(what.spanKey);
  const began = instant();
  try {
    const result = await work(span);
    telemetry.span({ ...what, span, began });
    return result;
  } catch (error) {
    telemetry.span({ ...what, span, began, errorCode: codeOf(error) });
    throw error;
  }
}
