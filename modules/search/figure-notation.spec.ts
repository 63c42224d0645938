import { describe, expect, it } from 'vitest';
import { inNotation, notationOf } from './figure-notation';

describe('a figure in Finnish or Swedish', () => {
  it.each([
    ['22.73 Gt', '22,73 Gt'],
    ['-0.13 °C', '-0,13 °C'],
    ['1,234', '1\u202F234'],
    ['$1,234,567.89', '$1\u202F234\u202F567,89'],
    ['37.4%', '37,4\u00A0%'],
    ['2.5‰', '2,5\u00A0‰'],
    ['12.5B', '12,5B'],
    ['1.5-2.5 °C', '1,5-2,5 °C'],
    ['1.5–2.5 °C', '1,5–2,5 °C'],
  ])('%s is %s', (english, local) => {
    expect(inNotation(english, 'fi')).toBe(local);
    expect(inNotation(english, 'sv')).toBe(local);
    expect(inNotation(english, undefined)).toBe(english);
  });

  it.each([
    ['a year', '2024'],
    ['digits without separators', '37149'],
    ['what is in that notation already', '22,73'],
    ['a list', '12,5, 13'],
    ['a version', '1.2.3'],
    ['a date', '31.12.2024'],
    ['words', 'about a third'],
  ])('leaves %s as it is', (_, text) => {
    expect(inNotation(text, 'fi')).toBe(text);
  });
});

it('English needs no other notation', () => {
  expect([notationOf('en'), notationOf(undefined), notationOf('sv')]).toEqual([undefined, undefined, 'sv']);
});
