import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { covers, type Range, readRanges } from './unicode-range';

const require = createRequire(import.meta.url);

/**
 * Static faces: printed, a variable font becomes drawings of its letters (Type 3), which no reader's program can search
 * well and which make the file ten times as large.
 */
const families = [
  { family: 'Source Serif', name: 'source-serif-4' },
  { family: 'Inter', name: 'inter' },
] as const;
const weights = [400, 600] as const;

/** The part of a face for some scripts: "latin", "greek", with the letters it is for. */
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

/** Letters that our own faces do not hold: whether they show depends on the fonts of the machine. */
export function lettersOfOtherFonts(text: string): string[] {
  return lettersOf(text).filter(
    (letter) => !subsets.some(({ ranges }) => covers(ranges, letter.codePointAt(0) ?? 0)),
  );
}

/**
 * The faces inside the page itself, of the scripts that its text is written in: 120 kB for Latin letters, 45 kB more for
 * Greek, 60 kB for Cyrillic. So it is set the same on every machine and in print.
 */
export const fontFaces = (text: string): string => facesOf(subsets, text);

/** The interface face alone, for the picture of a chart. */
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

/** Each letter once; the ASCII ones are in every face. */
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
