import { describe, expect, it } from 'vitest';
import type { SearchProgress } from '../../../projections/documents';
import { sampleProgress } from '../../../tests/doubles/sample-progress';
import { untilEnded } from './until-ended';

const running = sampleProgress(1);

/** Waits for a search that the read model shows as `first`; counts its reads. */
function waitFor(first: SearchProgress | undefined, signal = new AbortController().signal) {
  let now = first;
  let isAway = false;
  let changed = () => {};
  const state = { reads: 0, watching: true, over: false };
  const read = () => {
    state.reads += 1;
    return isAway ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(now);
  };
  const watch = (call: () => void) => {
    changed = call;
    return () => (state.watching = false);
  };
  void untilEnded({ read, watch }, signal).then(() => (state.over = true));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const tell = async (next: SearchProgress | undefined) => {
    now = next;
    changed();
    await settle();
  };
  const goAway = () => {
    isAway = true;
    return tell(now);
  };
  return { state, settle, tell, goAway };
}

describe('waiting for the end of a search', () => {
  it.each(['completed', 'failed'] as const)('ends when it has %s', async (status) => {
    const { state, settle, tell } = waitFor(running);
    await settle();
    expect(state).toMatchObject({ over: false, watching: true });
    await tell({ ...running, status });
    expect(state).toMatchObject({ over: true, watching: false });
  });

  it('ends at once when it had ended before, or does not exist', async () => {
    for (const first of [{ ...running, status: 'completed' as const }, undefined]) {
      const { state, settle } = waitFor(first);
      await settle();
      expect(state).toMatchObject({ over: true, watching: false, reads: 1 });
    }
  });

  it('ends when it is deleted meanwhile, or can no longer be read', async () => {
    const deleted = waitFor(running);
    await deleted.tell(undefined);
    expect(deleted.state).toMatchObject({ over: true, watching: false });
    const away = waitFor(running);
    await away.goAway();
    expect(away.state).toMatchObject({ over: true, watching: false });
  });

  it('reads once for each change, and not in between', async () => {
    const { state, settle, tell } = waitFor(running);
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(state.reads).toBe(1);
    await tell({ ...running, position: 2 });
    expect(state).toMatchObject({ reads: 2, over: false });
  });

  it('ends when its signal is aborted, before or during the wait', async () => {
    const leaving = new AbortController();
    const { state, settle } = waitFor(running, leaving.signal);
    await settle();
    leaving.abort();
    await settle();
    expect(state).toMatchObject({ over: true, watching: false });
    const left = waitFor(running, AbortSignal.abort());
    await left.settle();
    expect(left.state).toMatchObject({ over: true, watching: false });
  });
});
