import { describe, expect, it } from 'vitest';
import type { Opened } from '../../modules/kernel/events/event-log';
import { createRecordedTelemetry } from '../../tests/doubles/recorded-telemetry';
import { traceBatch } from './batch-tracing';

const event = (position: number, correlationId: string): Opened => ({
  event: { type: 'BookPlaced' },
  id: `e-${position}`,
  stream: 'shelf',
  revision: 0,
  position,
  metadata: { actor: { kind: 'system' }, correlationId, at: '', version: 1 },
});

describe('a batch of events', () => {
  it('has one span for each request behind its events, below the first of them', () => {
    const { telemetry, spans } = createRecordedTelemetry();
    traceBatch(telemetry, [event(1, 'a'), event(2, 'b'), event(3, 'a')], 5);
    expect(spans).toMatchObject([
      { cause: { correlationId: 'a', causationId: 'e-1' }, attributes: { 'evident.facts': 2 }, began: 5 },
      { cause: { correlationId: 'b', causationId: 'e-2' }, attributes: { 'evident.facts': 1 }, began: 5 },
    ]);
  });
});
