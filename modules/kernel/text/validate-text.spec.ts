import { describe, expect, it } from 'vitest';
import { validateText } from './validate-text';

describe('text from a form', () => {
  it('is trimmed and keeps its lines', () => {
    expect(validateText('  one\r\ntwo\rthree \n', 100)).toEqual({ text: 'one\ntwo\nthree' });
  });

  it('may be as long as its field allows, however the form encodes its line ends', () => {
    const lines = 'x\n'.repeat(49) + 'xx';
    expect(validateText(lines.replaceAll('\n', '\r\n'), 100).problem).toBeUndefined();
    expect(validateText(`${lines}x`, 100).problem).toBe('too-long');
  });

  it.each([
    [undefined, 'missing'],
    [null, 'missing'],
    ['', 'missing'],
    [' \n\t ', 'missing'],
    ['\u200b\u2060', 'missing'],
    [7, 'not-text'],
    [['x'], 'not-text'],
    ['a\0b', 'not-text'],
    ['half of a pair: \ud83d', 'not-text'],
  ])('is refused as %j', (value, problem) => {
    expect(validateText(value, 100).problem).toBe(problem);
  });

  it('may hold any character of any script', () => {
    expect(validateText('Grüße, 世界 👍🏽', 100)).toEqual({ text: 'Grüße, 世界 👍🏽' });
  });
});
