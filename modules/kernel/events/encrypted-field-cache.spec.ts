import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createDecoder } from './decode-events';
import { createEncoder } from './encode-events';
import type { StoredEvent } from './event-store';
import { catalogueOf, defineEvent, personal } from './event';
import { createEncryptedFieldCache } from './encrypted-field-cache';

const Written = defineEvent(
  'Written',
  { who: z.string(), text: personal(z.object({ words: z.array(z.string()), note: z.string().optional() })) },
  { subject: 'who' },
);
const catalogue = catalogueOf(z.discriminatedUnion('type', [Written]));
const metadata = { actor: { kind: 'system' as const }, correlationId: 'r', at: '', version: 1 };
const place = { stream: 's-1', id: 'e-1' };

/** A log of one process, whose stored events can be altered. */
function world() {
  const keys = new Map([['ann', Buffer.alloc(32, 1)]]);
  const cache = createEncryptedFieldCache();
  const keyFor = (who: string) => Promise.resolve(keys.get(who) ?? Buffer.alloc(32));
  const encode = createEncoder(catalogue, { keyFor }, undefined, cache);
  const find = (who: string) => Promise.resolve(keys.get(who));
  const decode = createDecoder(catalogue, { find }, undefined, cache);
  const stored = (data: Record<string, unknown>): StoredEvent => ({
    ...{ ...place, revision: 0, position: 1, type: 'Written', data, metadata },
  });
  const read = async (data: Record<string, unknown>) => {
    const [first] = await decode([stored(data)]);
    if (first?.broken) throw first.broken;
    return first?.event;
  };
  return { keys, read, write: (event: z.infer<typeof Written>) => encode(event, place) };
}

const event = { type: 'Written' as const, who: 'ann', text: { words: ['ice'] } };

describe('personal fields that this process has just sealed', () => {
  test('are read without decryption', async () => {
    const { keys, read, write } = world();
    const data = await write(event);
    // Another key cannot decrypt the field, so the value comes from the cache.
    keys.set('ann', Buffer.alloc(32, 2));
    expect(await read(data)).toEqual(event);
  });

  test('are null once the key is destroyed', async () => {
    const { keys, read, write } = world();
    const data = await write(event);
    keys.delete('ann');
    expect(await read(data)).toEqual({ ...event, text: null });
  });

  test('are decrypted where the log has another text than this process sealed', async () => {
    const { read, write } = world();
    const first = await write(event);
    await write({ ...event, text: { words: ['a repeat', 'never stored'] } });
    expect(await read(first)).toEqual(event);
    await expect(read({ ...first, text: String(first.text).slice(0, -4) })).rejects.toThrow();
  });

  test('are copies, so that a reader cannot change what the next one reads', async () => {
    const { read, write } = world();
    const data = await write(event);
    const one = (await read(data)) as typeof event;
    one.text.words.push('melts');
    expect(await read(data)).toEqual(event);
    expect(event.text.words).toEqual(['ice']);
  });
});
