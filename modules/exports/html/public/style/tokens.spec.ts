import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens } from './tokens';

const plain = (css: string) => css.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');
const read = (path: string) => plain(readFileSync(path, 'utf8'));

/** Colours and font families by name. */
const said = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...css.matchAll(/(--(?:color|font)-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
const fallbacks = (css: string) =>
  [...css.matchAll(/@font-face \{ ([^}]+?);? \}/g)].map(([, face = '']) => face.split('; ').sort());

describe('the colours and fonts of published pages', () => {
  it('equal those of the product’s own pages, which add one font for code', () => {
    const { '--font-mono': _code, ...own } = said(read('app/tailwind.css'));
    expect(said(plain(tokens))).toEqual(own);
    expect(Object.keys(own).length).toBeGreaterThan(25);
  });

  it('fall back to the same fonts with the same metrics', () => {
    expect(fallbacks(plain(tokens))).toEqual(fallbacks(read('app/fonts.css')));
    expect(fallbacks(plain(tokens))).toHaveLength(8);
  });
});
