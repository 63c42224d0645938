import { describe, expect, test } from 'vitest';
import { adapters, event } from '../../../tests/doubles/event-store-adapters';

describe.each(adapters)('a limited read of a stream on $name', ({ log }) => {
  test('has as many events as requested', async () => {
    const home = await log();
    const store = home.open();
    const append = (expected: 'none' | number, count: number) =>
      store.append(
        'talk-1',
        Array.from({ length: count }, () => event()),
        { expected },
      );
    await append('none', 3);
    const revisions = async (from: number, limit: number) =>
      (await store.readStream('talk-1', from, limit)).map(({ revision }) => revision);
    expect(await revisions(1, 1)).toEqual([1]);
    expect(await revisions(0, 2)).toEqual([0, 1]);
    expect(await revisions(2, 5)).toEqual([2]);
    expect(await revisions(3, 1)).toEqual([]);
    expect(await revisions(0, 0)).toEqual([]);
    expect(await append(2, 1)).toMatchObject({ ok: true, revision: 3 });
    await store.close();
    await home.remove();
  });
});
