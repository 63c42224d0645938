import { describe, expect, it } from 'vitest';
import { escapeBeyondAscii } from './bundle-options.mjs';

describe('the code of a bundle in ASCII', () => {
  it.each([
    ['a class of currencies', /[$€£]/, '£', 'E'],
    ['a quote of two kinds', /can['’]t/, 'can’t', 'cant'],
    ['a character of two units', /^[😀]$/u, '😀', '😁'],
    ['a sequence of two units', /^😀$/, '😀', '😁'],
  ])('matches as before: %s', (_, pattern, matching, other) => {
    const code = escapeBeyondAscii(String(pattern));
    expect(code).toMatch(/^[\0-\x7f]+$/);
    const [, source = '', flags] = /^\/(.*)\/(\w*)$/.exec(code) ?? [];
    const escaped = new RegExp(source, flags);
    expect([matching, other].map((text) => escaped.test(text))).toEqual([true, false]);
  });

  it('leaves code in ASCII as it is', () => {
    const code = 'const a = "\\u00e9"; // a comment\n';
    expect(escapeBeyondAscii(code)).toBe(code);
  });
});
