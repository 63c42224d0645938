import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { StoredEvent } from '../modules/kernel/events/event-store';
import { catalogueOf, defineEvent, personal } from '../modules/kernel/events/event';
import { createMasking, mask } from './redacted-events';

const Told = defineEvent(
  'Told',
  {
    userId: z.string(),
    words: personal(z.string()),
    more: personal(z.string()).optional(),
    rating: z.number(),
  },
  { subject: 'userId', version: 2, upcast: (data) => ({ ...data, rating: Number(data.stars) * 2 }) },
);
const masked = createMasking(catalogueOf({ options: [Told] }));
const stored = (data: Record<string, unknown>, version = 2, type = 'Told'): StoredEvent => ({
  id: 'e',
  stream: 's',
  revision: 0,
  position: 1,
  type,
  data,
  metadata: { actor: { kind: 'system' }, correlationId: 'c', at: '2025-01-01T00:00:00.000Z', version },
});

describe('an event for analysts', () => {
  it('marks personal values, and never shows them, encrypted or not', () => {
    const data = { userId: 'u', words: 'v1.iv.tag.secret', more: null, rating: 3 };
    expect(masked(stored(data))).toEqual({ userId: 'u', words: mask, more: null, rating: 3 });
    expect(masked(stored({ userId: 'u', words: null, rating: 3 }))).toEqual({
      userId: 'u',
      words: null,
      rating: 3,
    });
    expect(data.words).toBe('v1.iv.tag.secret');
  });

  it('has the present schema, also when an older version wrote it', () => {
    expect(masked(stored({ userId: 'u', words: 'x', stars: 2 }, 1))).toMatchObject({
      words: mask,
      rating: 4,
    });
  });

  it('is left out when its type is unknown, as are its personal fields', () => {
    expect(masked(stored({ words: 'x' }, 1, 'Unheard'))).toBeUndefined();
  });
});
