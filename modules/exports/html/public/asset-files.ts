import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { articleStyle } from './style/article';
import { exhibitStyle } from './style/exhibits';
import { frameStyle } from './style/frame';
import { tokens } from './style/tokens';

/** What published pages load. Its name tells its content: it may be kept for ever. */
export type PublishedFile = { type: string; bytes: Buffer };

/** One level, beside the files of the product's own pages. */
const folder = '/assets/';
const require = createRequire(import.meta.url);

/** The same faces as the product's own pages have, with an axis for optical sizes in the serif. */
const faces = [
  { family: 'Source Serif 4 Variable', css: '@fontsource-variable/source-serif-4/opsz.css' },
  { family: 'Inter Variable', css: '@fontsource-variable/inter/wght.css' },
];
/** Needed by every page at once. */
const first = /(?:source-serif-4-latin-opsz|inter-latin-wght)-normal-/;

let made: { files: ReadonlyMap<string, PublishedFile>; styleSheet: string; preloaded: string[] } | undefined;

function published() {
  if (made) return made;
  const files = new Map<string, PublishedFile>();
  const keep = (name: string, ending: string, type: string, bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10);
    const kept = `${name}-${hash}.${ending}`;
    files.set(kept, { type, bytes });
    return folder + kept;
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
  made = { files, styleSheet, preloaded };
  return made;
}

/** Where the one style sheet of all published pages lies. */
export const styleSheetPath = (): string => published().styleSheet;

/** Where the fonts lie that every page needs first. */
export const preloaded = (): readonly string[] => published().preloaded;

/** A file by its name, such as `published-x8Kd02mQpa.css`; undefined for what no published page loads. */
export const publishedFile = (name: string): PublishedFile | undefined => published().files.get(name);

/** The faces in Latin letters inside a page itself, for what is drawn without any network. */
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

/** Without comments and the space that only people need. Ours alone: there are no strings with spaces in them to spoil. */
const smaller = (css: string) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');
