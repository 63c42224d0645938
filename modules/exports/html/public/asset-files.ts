import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { articleStyle } from './style/article';
import { exhibitStyle } from './style/exhibits';
import { frameStyle } from './style/frame';
import { tokens } from './style/tokens';

/** An asset of published pages. Its name contains its hash, so it can be cached for ever. */
export type PublishedFile = { type: string; bytes: Buffer };

/** Flat, beside the assets of the product's own pages. */
const folder = '/assets/';
const require = createRequire(import.meta.url);

/** The fonts of the product's own pages, with an optical size axis in the serif. */
const faces = [
  { family: 'Source Serif 4 Variable', css: '@fontsource-variable/source-serif-4/opsz.css' },
  { family: 'Inter Variable', css: '@fontsource-variable/inter/wght.css' },
];
/** Preloaded, because every page needs them. */
const first = /(?:source-serif-4-latin-opsz|inter-latin-wght)-normal-/;

let assets:
  { files: ReadonlyMap<string, PublishedFile>; styleSheet: string; preloaded: string[] } | undefined;

function published() {
  if (assets) return assets;
  const files = new Map<string, PublishedFile>();
  const keep = (name: string, ending: string, type: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
    const fileName = `${name}-${hash}.${ending}`;
    files.set(fileName, { type, bytes });
    return folder + fileName;
  };
  const fonts = faces.map(({ css }) => {
    const file = require.resolve(css);
    return readFileSync(file, 'utf8').replace(
      /url\(\.\/(files\/([\w-]+)\.woff2)\)/g,
      (_, path: string, name: string) => {
        return `url(${keep(name, 'woff2', 'font/woff2', readFileSync(join(dirname(file), path)))})`;
      },
    );
  });
  const css = smaller([...fonts, tokens, frameStyle, articleStyle, exhibitStyle].join('\n'));
  const styleSheet = keep('published', 'css', 'text/css; charset=utf-8', Buffer.from(css));
  const preloaded = [...files.keys()].filter((name) => first.test(name)).map((name) => folder + name);
  assets = { files, styleSheet, preloaded };
  return assets;
}

/** Path of the style sheet of all published pages. */
export const styleSheetPath = (): string => published().styleSheet;

/** Paths of the preloaded fonts. */
export const preloaded = (): readonly string[] => published().preloaded;

/** An asset by its name, such as `published-x8Kd02mQpa.css`; undefined for any other file. */
export const publishedFile = (name: string): PublishedFile | undefined => published().files.get(name);

/** The Latin fonts as inline CSS, for pages drawn without network. */
export const embeddedFaces = (): string => {
  const blocks = faces.flatMap(({ css }) => {
    const file = require.resolve(css);
    const latin = readFileSync(file, 'utf8').match(
      /@font-face \{[^}]*-latin-(?:ext-)?(?:opsz|wght)-normal[^}]*\}/g,
    );
    return (latin ?? []).map((block) =>
      block.replace(/url\(\.\/(files\/[\w-]+\.woff2)\)/, (_, path: string) => {
        const data = readFileSync(join(dirname(file), path)).toString('base64');
        return `url(data:font/woff2;base64,${data})`;
      }),
    );
  });
  return blocks.join('\n');
};

/** Removes comments and white space. Only for our own CSS, which has no strings with spaces. */
const smaller = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');
