import { hash, randomBytes } from 'node:crypto';
import { TraceFlags, type SpanContext } from '@opentelemetry/api';

/**
 * The trace of everything that goes back to one request, in whatever process and however much later: the first 16 bytes of
 * the SHA-256 of its correlation id.
 */
export const traceIdOf = (correlationId: string): string => hashed(correlationId, 16);

/** The span of what is known under this id. */
export const spanIdOf = (id: string): string => hashed(id, 8);

export const randomSpanId = (): string => randomBytes(8).toString('hex');

/** What a `traceparent` header names (W3C Trace Context, version 00); nothing when it is none. */
export function parseTraceparent(header: string): SpanContext | undefined {
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true };
}

const hashed = (text: string, bytes: number) => hash('sha256', text).slice(0, bytes * 2);
