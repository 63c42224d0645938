import { describe, expect, it } from 'vitest';
import { keyedId } from './keyed-id';

describe('an id made from an idempotency key', () => {
  it('is the same for the same parts, in the shape of a UUID', () => {
    const id = keyedId('secret', 'u-ada', 'key-1');
    expect(keyedId('secret', 'u-ada', 'key-1')).toBe(id);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('differs by secret, by person, by key and by what it is for [SEC-56]', () => {
    const ids = [
      keyedId('secret', 'u-ada', 'key-1'),
      keyedId('another', 'u-ada', 'key-1'),
      keyedId('secret', 'u-bob', 'key-1'),
      keyedId('secret', 'u-ada', 'key-2'),
      keyedId('secret', 'feedback', 'u-ada', 'key-1'),
      keyedId('secret', 'u-a', 'dakey-1'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
