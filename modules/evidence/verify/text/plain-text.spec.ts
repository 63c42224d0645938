import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('plain text', () => {
  it.each([
    ['１２３ km', '123 km'],
    ['٣٫٥ percent', '3.5 percent'],
    ['71 km² and 12 m³', '71 km² and 12 m³'],
    ['2.1×10⁶ units', '2.1×10^6 units'],
    ['5 kg m⁻²', '5 kg m⁻²'],
    ['a\u00a0b\u2009c   d', 'a b c d'],
  ])('writes %s as %s', (text, plain) => {
    expect(plainText(text).replace('\u2212', '⁻')).toBe(plain);
  });

  it.each([
    ['12.4¹ million', '12.4 million'],
    ['other services⁴ grew', 'other services grew'],
    ['Sales (net)¹² rose', 'Sales (net) rose'],
  ])('drops the mark of a footnote in %s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
