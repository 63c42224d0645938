import { setTimeout as timeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../../tests/doubles/collect-garbage';
import { untilAborted } from './until-aborted';

describe('work until a signal aborts', () => {
  it('resolves and rejects as the work does', async () => {
    const { signal } = new AbortController();
    await expect(untilAborted(signal, Promise.resolve('done'), 'late')).resolves.toBe('done');
    await expect(untilAborted(signal, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
  });

  it('ends with the signal, also with one that has aborted before', async () => {
    const stop = new AbortController();
    const endless = new Promise<string>(() => undefined);
    const waiting = untilAborted(stop.signal, endless, 'late');
    stop.abort();
    await expect(waiting).resolves.toBe('late');
    await expect(untilAborted(stop.signal, endless, 'late')).resolves.toBe('late');
  });

  it('ignores an error of the work after the signal', async () => {
    const stop = new AbortController();
    let fail = (_: Error) => {};
    const waiting = untilAborted(stop.signal, new Promise<string>((_, reject) => (fail = reject)), 'late');
    stop.abort();
    fail(new Error('too late to matter'));
    await expect(waiting).resolves.toBe('late');
  });

  it('holds no result while its signal lives', async () => {
    const { signal } = new AbortController();
    const work = async () => ({
      result: new WeakRef((await untilAborted(signal, large(), undefined)) ?? {}),
    });
    const large = () => Promise.resolve({ bytes: Buffer.alloc(1_000_000) });
    const held = await work();
    await expect
      .poll(async () => {
        await timeout(1);
        collectGarbage();
        // A failed check keeps the value that it received.
        return held.result.deref() === undefined;
      })
      .toBe(true);
    expect(signal.aborted).toBe(false);
  });
});
