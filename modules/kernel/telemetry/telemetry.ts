import { StoreUnavailable } from '../events/event-store';
import { RetryableError, TerminalError } from '../errors';
import type { CounterName, GaugeName, HistogramName, LabelsOf } from './metrics';

/** What spans tell of. Each is the first word of its span's name; what follows it comes from the product's own lists. */
export const spanSubjects = {
  http: 'A request, from its arrival to the end of its answer.',
  append: 'One fact written to the log.',
  project: 'The facts of one request that one batch took into the read models.',
  react: 'One try of what follows from a fact.',
  story: 'A story from its start to its end, whatever processes died in between.',
  step: 'One attempt of a step of a story.',
  model: 'One call to a model.',
  pdf: 'One PDF, from being asked for to its last byte.',
  mail: 'One mail handed over.',
} as const;
export type SpanSubject = keyof typeof spanSubjects;

/** What something comes from: the request at the beginning of it all, and what came just before. */
export type Cause = {
  correlationId: string;
  /** The id of the event, request or step that led here; none for what a trace begins with. */
  causationId?: string;
  /** The span of whoever does this, when it is done in the same process; it comes before `causationId`. */
  span?: string;
};

/** Something that was done, and when: milliseconds since 1970, with fractions (`instant()`). */
export type DoneSpan = {
  subject: SpanSubject;
  /** What of its kind it was: a route, a type of fact, the name of a step. */
  of: string;
  cause: Cause;
  /** From `newSpan`, when others were told of it before it was done. */
  span?: string;
  /** The id by which others name it as their `causationId`. */
  knownAs?: string;
  began: number;
  ended?: number;
  /** Ids, counts and words of the product; never anything that a person wrote or is called. */
  about?: Readonly<Record<string, string | number | boolean>>;
  /** The code of its failure. Messages stay out: they may carry anything. */
  failed?: string;
  /** The `traceparent` header that it came with. Anybody can send one, so it is linked and never followed. */
  cameWith?: string;
  /** The request that asked for it, when it belongs to the trace of another. */
  askedBy?: string;
};

/** One value of a gauge. */
export type Reading = {
  [Name in GaugeName]: { name: Name; value: number; labels: LabelsOf<Name> };
}[GaugeName];
export type ReadGauges = () => readonly Reading[] | Promise<readonly Reading[]>;

/** How the product is watched at work, in its own words. Nothing here throws, waits or holds anybody up. */
export type Telemetry = {
  /** Adds to a counter. */
  count<Name extends CounterName>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  /** One measured value for a histogram. */
  measure<Name extends HistogramName>(name: Name, value: number, labels: LabelsOf<Name>): void;
  /** What stands right now: asked whenever somebody looks. What fails or takes more than a moment is left out. */
  observe(read: ReadGauges): void;
  /** A span to hand on before it is done; empty where no spans are kept. The same one for the same `knownAs`. */
  newSpan(knownAs?: string): string;
  span(done: DoneSpan): void;
};

/** Watches nothing. */
export const silentTelemetry: Telemetry = {
  count: () => {},
  measure: () => {},
  observe: () => {},
  newSpan: () => '',
  span: () => {},
};

/** Now, as spans have it. */
export const instant = (): number => performance.timeOrigin + performance.now();

/** Seconds since an instant. */
export const secondsSince = (began: number): number => (instant() - began) / 1000;

/** The code of a failure; `surprise` for what nobody has named. */
export function codeOf(error: unknown): string {
  if (error instanceof TerminalError || error instanceof RetryableError) return error.code;
  return error instanceof StoreUnavailable ? 'store-unavailable' : 'surprise';
}

/** Does the work within a span, which it is handed to pass on. */
export async function traced<T>(
  telemetry: Telemetry,
  what: Omit<DoneSpan, 'span' | 'began' | 'ended' | 'failed'>,
  work: (span: string) => Promise<T>,
): Promise<T> {
  const span = telemetry.newSpan(what.knownAs);
  const began = instant();
  try {
    const result = await work(span);
    telemetry.span({ ...what, span, began });
    return result;
  } catch (error) {
    telemetry.span({ ...what, span, began, failed: codeOf(error) });
    throw error;
  }
}
