import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, numberIn, matchesValue } from './numbers';

describe('the number in a cell', () => {
  it.each<[string | number | null | undefined, number | null]>([
    [5, 5],
    ['5', 5],
    [' -1,234.50 ', -1234.5],
    ['−3', -3],
    ['+.5', 0.5],
    ['12%', 12],
    ['1e3', 1000],
    ['1.234,5', 1234.5],
    ['', null],
    ['n/a', null],
    ['5 Gt', null],
    ['5k', null],
    ['2nd', null],
    ['2019/20', null],
    ['1990-1995', null],
    ['1 of 2', null],
    ['5.', null],
    [Number.NaN, null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (cell, value) => {
    expect(numberIn(cell)).toBe(value);
  });

  it('is exactly the written one', () => {
    const figure = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(figure, ([value, decimals]) => {
        const written = (value / 10 ** decimals).toFixed(decimals);
        expect(numberIn(written)).toBe(Number(written));
      }),
    );
  });
});

it.each([
  [22.7, 22.73, 1, true],
  [22.8, 22.73, 1, false],
  [-22.73, 22.73, 1, false],
  [22730, 22.73, 0.001, true],
  [22735, 22.73, 0.001, false],
  [1e-7, 0.3, 1, false],
])('%d matches %d, its unit being %d: %s', (written, value, size, said) => {
  expect(matchesValue(written, value, size)).toBe(said);
});

it.each([
  [12, 0],
  [1.25, 2],
  [1.5e-7, 8],
  [2e21, 0],
])('%d has %d decimals', (value, decimals) => {
  expect(decimalsOf(value)).toBe(decimals);
});
