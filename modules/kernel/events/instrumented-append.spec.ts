import { describe, expect, it } from 'vitest';
import { createRecordedTelemetry } from '../../../tests/doubles/recorded-telemetry';
import { StoreUnavailable, type AppendOutcome, type NewEvent } from './event-store';
import { instrumentedAppend } from './instrumented-append';

const metadata = { actor: { kind: 'system' as const }, correlationId: 'r-1', at: '', version: 1 };
const events: NewEvent[] = ['SearchReserved', 'SearchRequested'].map((type, n) => {
  return { id: `e-${n}`, type, data: { query: 'private' }, metadata };
});
const cause = { correlationId: 'r-1', causationId: 'r-1' };
const written: AppendOutcome = { ok: true, revision: 1, position: 2, repeated: false };

async function append(outcome: () => Promise<AppendOutcome>) {
  const world = createRecordedTelemetry();
  const answer = await instrumentedAppend(world.telemetry, events, cause, outcome).catch(
    (error: Error) => error,
  );
  return { ...world, answer };
}

describe('an instrumented append', () => {
  it('counts each event by its type, and records a span for each, under the id that later events name as their cause', async () => {
    const { answer, counts, spans, names } = await append(() => Promise.resolve(written));
    expect(answer).toBe(written);
    expect(counts).toEqual({
      'evident_events_appended_total{type="SearchReserved"}': 1,
      'evident_events_appended_total{type="SearchRequested"}': 1,
    });
    expect(names()).toEqual(['append SearchReserved', 'append SearchRequested']);
    expect(spans.map(({ spanKey }) => spanKey)).toEqual(['e-0', 'e-1']);
    expect(spans.every((span) => span.cause === cause)).toBe(true);
    expect(JSON.stringify(spans)).not.toContain('private');
  });

  it.each([
    ['a repeat', 'repeated', () => Promise.resolve({ ...written, repeated: true })],
    ['a conflict', 'conflict', () => Promise.resolve({ ok: false as const, actual: 3 })],
    ['a log that is away', 'failed', () => Promise.reject(new StoreUnavailable('Away.'))],
  ])('counts no event for %s, and records the outcome', async (_, outcome, given) => {
    const { counts, spans, measured } = await append(given);
    expect(counts).toEqual({});
    expect(spans).toEqual([]);
    expect(measured).toEqual({ [`evident_append_duration_seconds{outcome="${outcome}"}`]: 1 });
  });
});
