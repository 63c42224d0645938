import { describe, expect, it } from 'vitest';
import { deterministicId } from './idempotency-id';

describe('an id made from an idempotency key', () => {
  it('is the same for the same parts, in the shape of a UUID', () => {
    const id = deterministicId('secret', 'u-ada', 'key-1');
    expect(deterministicId('secret', 'u-ada', 'key-1')).toBe(id);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('differs by secret, by person, by key and by purpose [SEC-56]', () => {
    const ids = [
      deterministicId('secret', 'u-ada', 'key-1'),
      deterministicId('another', 'u-ada', 'key-1'),
      deterministicId('secret', 'u-bob', 'key-1'),
      deterministicId('secret', 'u-ada', 'key-2'),
      deterministicId('secret', 'feedback', 'u-ada', 'key-1'),
      deterministicId('secret', 'u-a', 'dakey-1'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
