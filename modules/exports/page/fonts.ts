import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const faces = [
  [
    'Source Serif',
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    '200 900',
  ],
  ['Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', '100 900'],
] as const;

let embedded: string | undefined;

/** The two faces inside the page itself: 130 kB for a report that is set the same on every machine and in print. */
export function fontFaces(): string {
  embedded ??= faces.map(([family, file, weights]) => face(family, file, weights)).join('');
  return embedded;
}

/** The interface face alone, for the picture of a chart. */
export function interfaceFace(): string {
  const [, [family, file, weights]] = faces;
  return face(family, file, weights);
}

function face(family: string, file: string, weights: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}
