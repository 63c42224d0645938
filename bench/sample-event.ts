import type { NewEvent } from '../modules/kernel/events/event-store';

/** Bytes of a sample event's data as JSON. */
export const sampleBytes = 500;

const text = 'x'.repeat(sampleBytes - 20);

/** An event of ordinary size. */
export function sampleEvent(n = 0): NewEvent {
  return {
    id: crypto.randomUUID(),
    type: 'SampleTaken',
    data: { n, text },
    metadata: {
      actor: { kind: 'person', id: '0b9a4f0e-2f4b-4f43-9d59-1f6f0c1c9a55' },
      correlationId: 'e8a1e9b3-51a7-4a1e-8d26-6a4a1f1f2f0a',
      causationId: '7c2f7a4e-9a1c-4b7e-b2a1-3f1c0d9e8f7a',
      at: '2025-06-01T12:00:00.000Z',
      version: 1,
    },
  };
}
