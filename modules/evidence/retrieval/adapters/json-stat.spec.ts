import { describe, expect, it } from 'vitest';
import { figuresBy, JsonStat } from './json-stat';

const cube = (more: object = {}) =>
  JsonStat.parse({
    class: 'dataset',
    id: ['unit', 'geo', 'time'],
    size: [1, 2, 3],
    value: { 0: 1, 2: 3, 3: 4, 5: 6 },
    dimension: {
      unit: { category: { label: { PC: 'Percentage' } } },
      geo: { category: { index: { SE: 1, FI: 0 } } },
      time: { category: { index: ['2021', '2022', '2023'] } },
    },
    ...more,
  });
const plain = (found: ReturnType<typeof figuresBy>) =>
  found && Object.fromEntries([...found].map(([code, figures]) => [code, Object.fromEntries(figures)]));

describe('a JSON-stat cube', () => {
  const expected = { FI: { 2021: 1, 2023: 3 }, SE: { 2021: 4, 2023: 6 } };

  it('gives its figures by place and period, gaps left out', () => {
    expect(plain(figuresBy(cube(), 'geo', 'time'))).toEqual(expected);
    expect(plain(figuresBy(cube({ value: [1, null, 3, 4, ':', 6] }), 'geo', 'time'))).toEqual(expected);
  });

  it('is read in any order of its dimensions', () => {
    const turned = cube({ id: ['time', 'geo', 'unit'], size: [3, 2, 1], value: [1, 4, null, null, 3, 6] });
    expect(plain(figuresBy(turned, 'geo', 'time'))).toEqual(expected);
  });

  it('is refused when it is ambiguous, too large, or contradicts itself', () => {
    expect(figuresBy(cube({ size: [2, 2, 3] }), 'geo', 'time')).toBeUndefined();
    expect(figuresBy(cube({ size: [1, 2] }), 'geo', 'time')).toBeUndefined();
    expect(figuresBy(cube({ size: [1, 2, 4] }), 'geo', 'time')).toBeUndefined();
    expect(figuresBy(cube({ size: [1, 1e9, 1e9] }), 'geo', 'time')).toBeUndefined();
    expect(figuresBy(cube({ id: ['unit', 'geo', 'year'] }), 'geo', 'time')).toBeUndefined();
  });
});
