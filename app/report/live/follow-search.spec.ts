import { describe, expect, it } from 'vitest';
import type { SearchProgress } from '../../../projections/documents';
import { sampleProgress } from '../../../tests/doubles/sample-progress';
import { followSearch } from './follow-search';

const section = (id: string, position: number) => ({
  id,
  index: position,
  title: id,
  state: 'done' as const,
  blocks: [],
  position,
});
const at = sampleProgress;

function follow(
  first: SearchProgress | undefined,
  lastEventId = 0,
  seesSections = () => true,
  seesCost = () => false,
) {
  const sent: { event: string; data: unknown; id?: string }[] = [];
  const state = { now: first, closed: 0, watching: true };
  let changed = () => {};
  const stop: () => void = followSearch(
    {
      read: () => Promise.resolve(state.now),
      watch: (call) => ((changed = call), () => (state.watching = false)),
    },
    {
      send: (event) => sent.push(event),
      close: () => {
        state.closed += 1;
        stop();
      },
      lastEventId,
      seesSections,
      rights: () => ({ seesCost: seesCost(), mayApprove: true }),
    },
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const become = async (now: SearchProgress | undefined) => {
    state.now = now;
    changed();
    await settle();
  };
  return { sent, state, stop, settle, become, names: () => sent.map(({ event, id }) => `${event}@${id}`) };
}

describe('the event stream of a search', () => {
  it('sends each section once, as it is written, and the status on each change', async () => {
    const stream = follow(at(1));
    await stream.settle();
    await stream.become(at(4, { sections: [section('a', 4)] }));
    await stream.become(at(4, { sections: [section('a', 4)] }));
    await stream.become(at(6, { sections: [section('a', 4), section('b', 6)] }));
    expect(stream.names()).toEqual(['status@1', 'section@4', 'status@4', 'section@6', 'status@6']);
  });

  it('resumes after the last event that the reader received', async () => {
    const stream = follow(at(6, { sections: [section('a', 4), section('b', 6)] }), 4);
    await stream.settle();
    expect(stream.names()).toEqual(['section@6', 'status@6']);
  });

  it.each([true, false])('tells the cost to its owner alone (owner: %s)', async (isOwner) => {
    const stream = follow(at(1, { costUsd: 0.5 }), 0, undefined, () => isOwner);
    await stream.settle();
    const costs = stream.sent.map(({ data }) => (data as { costUsd?: number }).costUsd);
    expect(costs).toEqual([isOwner ? 0.5 : undefined]);
  });

  it('ends after the final status, and at once when the search was deleted', async () => {
    const stream = follow(at(9, { status: 'completed', progress: 1 }));
    await stream.settle();
    expect(stream.names()).toEqual(['status@9']);
    expect(stream.state.closed).toBe(1);
    const gone = follow(at(1));
    await gone.become(undefined);
    expect(gone.state.closed).toBe(1);
  });

  it('holds neither the query nor the user', async () => {
    const stream = follow(at(1));
    await stream.settle();
    expect(JSON.stringify(stream.sent)).not.toMatch(/private|u1/);
  });

  it('hides the sections of a failed search from strangers [SEC-50]', async () => {
    const stream = follow(at(5, { status: 'failed', sections: [section('a', 4)] }), 0, () => false);
    await stream.settle();
    expect(stream.names()).toEqual(['status@5']);
  });

  it('sends nothing after its reader has disconnected', async () => {
    const stream = follow(at(1));
    await stream.settle();
    stream.stop();
    await stream.become(at(3));
    expect(stream.names()).toEqual(['status@1']);
    expect(stream.state.watching).toBe(false);
  });
});
