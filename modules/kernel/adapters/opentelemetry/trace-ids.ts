import { hash, randomBytes } from 'node:crypto';
import { TraceFlags, type SpanContext } from '@opentelemetry/api';

/**
 * The trace id of everything that one request caused, in any process and at any time: the first 16 bytes of the SHA-256
 * of its correlation id.
 */
export const traceIdOf = (correlationId: string): string => hashed(correlationId, 16);

/** The span id derived from this id. */
export const spanIdOf = (id: string): string => hashed(id, 8);

export const randomSpanId = (): string => randomBytes(8).toString('hex');

/** Parses a `traceparent` header (W3C Trace Context, version 00); undefined when it is invalid. */
export function parseTraceparent(header: string): SpanContext | undefined {
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return { traceId, spanId, traceFlags: TraceFlags.NONE, isRemote: true };
}

const hashed = (text: string, bytes: number) => hash('sha256', text).slice(0, bytes * 2);
