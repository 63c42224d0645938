import { describe, expect, it } from 'vitest';
import {
  type Event,
  answered,
  answeredAbout,
  begun,
  drafted,
  failed,
  filled,
  gapsFound,
  gathered,
  looking,
  progressAfter,
  reading,
  retrieved,
  sourcesIn,
} from './search-progress.fixture';

const found = (results: number) => [
  looking,
  gathered(0, 0),
  answered('brave', results),
  begun('readFound#1'),
];
const planned = [...found(10), retrieved(8), drafted];
const forGaps = [...planned, gapsFound, answeredAbout(1, 3), begun('readForGaps#1')];

describe('the sources that are read for a running search', () => {
  it.each<[string, Event[], string[], string]>([
    [
      'are named when their reading begins',
      [...found(14), reading('reading', 'reading')],
      ['reading', 'reading'],
      'Reading the best of 14 sources',
    ],
    [
      'are counted as they are read or left out',
      [...found(14), reading('read', 'reading', 'waiting', 'left-out')],
      ['read', 'reading', 'waiting', 'left-out'],
      'Reading the best of 14 sources: 2 of 4 done',
    ],
    [
      'stay until the plan',
      [...found(10), reading('read'), retrieved(1)],
      ['read'],
      'Read 1 found source; planning the report',
    ],
    [
      'are named again while gaps of the plan are filled',
      [...forGaps, reading('reading')],
      ['reading'],
      'Reading the best of 3 sources',
    ],
  ])('%s', async (_, events, states, step) => {
    const doc = await progressAfter(events);
    expect(doc?.reading).toEqual(sourcesIn(states));
    expect(doc?.step).toBe(step);
  });

  it.each<[string, Event[]]>([
    ['the plan', [...found(10), reading('read'), retrieved(1), drafted]],
    ['the end of a search', [...found(10), reading('reading'), failed]],
    ['its own result, where it comes late', [...planned, reading('reading')]],
    ['filled gaps', [...forGaps, reading('read'), filled(1)]],
    ['the erasure of the account', [...found(10), { ...reading('read'), sources: null }]],
  ])('are gone behind %s', async (_, events) => {
    expect(await progressAfter(events)).not.toHaveProperty('reading');
  });
});
