import { describe, expect, it } from 'vitest';
import { missingGlyphsSentence } from './missing-glyphs';

describe('missing glyphs of a printed report', () => {
  it.each([
    [['東'], 'no font for Chinese writing: one sign shows as an empty box'],
    [['東', 'し', 'カ'], 'no font for Chinese and Japanese writing: 3 signs show'],
    [['한', 'ไ', 'ع'], 'no font for Korean, Thai and Arabic writing'],
    [['😀', '✓'], 'no font for some of its signs: 2 signs show'],
    [['ꓘ', '😀'], 'no font for other writing'],
  ])('are named by script: %j', (letters, words) => {
    expect(missingGlyphsSentence(letters)).toContain(words);
  });
});
