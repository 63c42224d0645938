import { describe, expect, it } from 'vitest';
import type { Opened } from '../modules/kernel/event-log';
import { createRecordedTelemetry } from '../tests/doubles/recorded-telemetry';
import { tellOfBatch } from './batch-spans';

const fact = (position: number, correlationId: string): Opened => ({
  event: { type: 'BookPlaced' },
  id: `e-${position}`,
  stream: 'shelf',
  revision: 0,
  position,
  metadata: { actor: { kind: 'system' }, correlationId, at: '', version: 1 },
});

describe('a batch of facts', () => {
  it('has one span for each request that facts of it go back to, below the first of them', () => {
    const { telemetry, spans } = createRecordedTelemetry();
    tellOfBatch(telemetry, [fact(1, 'a'), fact(2, 'b'), fact(3, 'a')], 5);
    expect(spans).toMatchObject([
      { cause: { correlationId: 'a', causationId: 'e-1' }, about: { 'evident.facts': 2 }, began: 5 },
      { cause: { correlationId: 'b', causationId: 'e-2' }, about: { 'evident.facts': 1 }, began: 5 },
    ]);
  });
});
