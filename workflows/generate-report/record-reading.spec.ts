import { describe, expect, it } from 'vitest';
import type { SourceReading } from '../../modules/evidence/retrieval/provider';
import { toReportId } from '../../modules/kernel/report-id';
import type { Search } from '../../modules/search';
import { ReadingRecorder } from './record-reading';

type Recorded = Parameters<Search['record']>;

const step = {
  attempt: 2,
  context: { actor: { kind: 'system' as const }, correlationId: 'c', causationId: 'run/readFound#1' },
};
const inState = (state: SourceReading['state']): SourceReading[] => [
  { title: 'Tides', host: 'tides.example', state },
];

/** A recorder whose appends end on demand. */
function createWorld() {
  const recorded: Recorded[] = [];
  const appends: { end: () => void; fail: () => void }[] = [];
  const record = (...given: Recorded) => {
    recorded.push(given);
    return new Promise<never>((resolve, reject) =>
      appends.push({ end: () => resolve(undefined as never), fail: () => reject(new Error('away')) }),
    );
  };
  const recorder = new ReadingRecorder({ record }, toReportId('s-1'), step);
  const states = () =>
    recorded.map(([, event]) => event.type === 'ReadingProgressed' && event.sources?.[0]?.state);
  return { recorder, recorded, appends, states };
}
const turn = () => new Promise(setImmediate);

describe('the recorded progress of reading', () => {
  it('keeps the newest state alone while an event is appended', async () => {
    const { recorder, appends, states } = createWorld();
    for (const state of ['reading', 'left-out', 'read'] as const) recorder.update(inState(state));
    expect(states()).toEqual(['reading']);
    appends[0]?.end();
    await turn();
    expect(states()).toEqual(['reading', 'read']);
    let isSettled = false;
    const settled = recorder.settled().then(() => (isSettled = true));
    await turn();
    expect(isSettled).toBe(false);
    appends[1]?.end();
    await settled;
  });

  it('gives each event a cause of its own, also in a repeated attempt', async () => {
    const { recorder, recorded, appends } = createWorld();
    for (const at of [0, 1]) {
      recorder.update(inState('reading'));
      appends[at]?.end();
      await recorder.settled();
    }
    expect(recorded.map(([, , { causationId }]) => causationId)).toEqual([
      'run/readFound#1/reading-2-1',
      'run/readFound#1/reading-2-2',
    ]);
  });

  it('goes on after an append that failed', async () => {
    const { recorder, appends, states } = createWorld();
    recorder.update(inState('reading'));
    recorder.update(inState('read'));
    appends[0]?.fail();
    await turn();
    appends[1]?.end();
    await recorder.settled();
    expect(states()).toEqual(['reading', 'read']);
  });

  it('is settled at once where nothing is read', () =>
    expect(createWorld().recorder.settled()).resolves.toBeUndefined());
});
