import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleResult } from '../../../../tests/doubles/sample-result';
import { cssString, printStyle } from './print-style';

describe('the page header in print', () => {
  it('cannot end its CSS string or the style element', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(cssString(title)).toMatch(/^"[\w .,:\\-]*"$/);
        expect(cssString(title)).not.toMatch(/\\(?![\da-f]{1,6} )/);
      }),
    );
    expect(cssString('"}</style>\n\\å')).toBe('"\\22 \\7d \\3c \\2f style\\3e \\a \\5c \\e5 "');
  });

  it('truncates a long title between characters', () => {
    const style = printStyle({ ...sampleResult, title: '😀'.repeat(200) });
    expect(/@top-right\{content:"((?:\\1f600 )+)\\2026 "/.exec(style)?.[1]?.split(' ')).toHaveLength(91);
  });
});
