import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Static fonts: Chromium prints a variable font as Type 3 glyphs, which PDF readers search badly and which make the file
 * ten times as large.
 */
const families = [
  { family: 'Source Serif', name: 'source-serif-4' },
  { family: 'Inter', name: 'inter' },
] as const;
const weights = [400, 600] as const;

/** Code points from the first to the last, both included. */
type Range = readonly [first: number, last: number];

/** The part of a font for one script, such as "latin" or "greek", with its code points. */
type Subset = { family: string; name: string; subset: string; ranges: readonly Range[]; css: string };

const subsets: readonly Subset[] = families.flatMap(({ family, name }) => {
  const unicode = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  return Object.entries(unicode).map(([subset, css]) => ({
    family,
    name,
    subset,
    ranges: readRanges(css),
    css,
  }));
});

/** Characters without a bundled font; they need a font of the machine. */
export function lettersOfOtherFonts(text: string): string[] {
  return lettersOf(text).filter(
    (letter) => !subsets.some(({ ranges }) => covers(ranges, letter.codePointAt(0) ?? 0)),
  );
}

/**
 * Inline CSS of the fonts for the scripts in the text: 120 kB for Latin, 45 kB more for Greek, 60 kB for Cyrillic. The
 * page looks the same on every machine and in print.
 */
export const fontFaces = (text: string): string => facesOf(subsets, text);

/** Inline CSS of the interface font, for the SVG of a chart. */
export const interfaceFace = (text: string): string =>
  facesOf(
    subsets.filter(({ name }) => name === 'inter'),
    text,
  );

function facesOf(from: readonly Subset[], text: string): string {
  const points = lettersOf(text).map((letter) => letter.codePointAt(0) ?? 0);
  return from
    .filter(({ subset, ranges }) => subset === 'latin' || points.some((point) => covers(ranges, point)))
    .flatMap((subset) => weights.map((weight) => face(subset, weight)))
    .join('');
}

/** The distinct characters beyond ASCII, which is in every font. */
const lettersOf = (text: string): string[] => [...new Set(text.match(/[^\0-\x7f]/gu))];

const embedded = new Map<string, string>();

function face({ family, name, subset, css }: Subset, weight: number): string {
  const file = `@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2`;
  let data = embedded.get(file);
  if (data === undefined) {
    data = readFileSync(require.resolve(file)).toString('base64');
    embedded.set(file, data);
  }
  return (
    `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;unicode-range:${css};` +
    `src:url(data:font/woff2;base64,${data}) format('woff2')}`
  );
}

/** Parses a CSS unicode-range: "U+0000-00FF,U+0131". */
function readRanges(css: string): Range[] {
  return css.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

const covers = (ranges: readonly Range[], point: number): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);
