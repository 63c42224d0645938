import { expect, it } from 'vitest';
import { indexesOf } from './row';

it('an index of one field serves both directions, one of several its declared order, each with ascending ids at its end', () => {
  const indexes = indexesOf(['by.name', ['state', 'at'], ['state', '-at']]);
  expect(indexes.map(({ key }) => Object.entries(key))).toEqual([
    [
      ['fields.by%2ename', 1],
      ['_id', 1],
    ],
    [
      ['fields.by%2ename', -1],
      ['_id', 1],
    ],
    [
      ['fields.state', 1],
      ['fields.at', 1],
      ['_id', 1],
    ],
    [
      ['fields.state', 1],
      ['fields.at', -1],
      ['_id', 1],
    ],
  ]);
  expect(new Set(indexes.map(({ name }) => name)).size).toBe(4);
});
