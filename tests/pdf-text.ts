import { inflateSync } from 'node:zlib';

export type ReadPdf = {
  pages: number;
  text: string;
  /** The text of each page, in order. */
  texts: string[];
  /** The names of the embedded fonts, and the number of Type 3 fonts (drawn glyphs). */
  fonts: string[];
  drawnFonts: number;
  /** The bookmarks, in order. */
  bookmarks: string[];
  title: string;
  language: string;
};

/** The pages and text of a PDF printed by Chromium, decoded through its embedded fonts; text without a font is lost. */
export function readPdf(pdf: Buffer): ReadPdf {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = glyphMaps(source, objects);
  const texts = pagesIn(objects).map((page) =>
    wordsOf(streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''), fonts),
  );
  const words = [...objects.values()].map((body) => wordsOf(streamOf(body), fonts));
  return {
    pages: texts.length,
    text: words.join(''),
    texts,
    fonts: [...new Set([...source.matchAll(/\/FontName \/\w{6}\+([\w-]+)/g)].map(([, name = '']) => name))],
    drawnFonts: source.split('/Subtype /Type3').length - 1,
    bookmarks: bookmarksIn(objects),
    title: stringAt(/\/Title (\([^]*?[^\\]\)|<[\dA-F]+>)\n?\/Creator/.exec(source)?.[1] ?? ''),
    language: /\/Lang \(([\w-]+)\)>>/.exec(source)?.[1] ?? '',
  };
}

type Objects = ReadonlyMap<string, string>;

/** The leaves of the tree of pages. */
function pagesIn(objects: Objects): string[] {
  const walk = (id: string): string[] => {
    const body = objects.get(id) ?? '';
    const kids = /\/Type \/Pages\b/.test(body) ? /\/Kids \[([^\]]*)\]/.exec(body)?.[1] : undefined;
    if (kids === undefined) return [body];
    return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid = '']) => walk(kid));
  };
  const catalog = [...objects.values()].find((body) => /\/Type \/Catalog\b/.test(body)) ?? '';
  return walk(/\/Pages (\d+) 0 R/.exec(catalog)?.[1] ?? '');
}

function bookmarksIn(objects: Objects): string[] {
  const follow = (id: string | undefined): string[] => {
    const body = objects.get(id ?? '');
    if (body === undefined) return [];
    const title = stringAt(/\/Title (\([^]*?[^\\]\)|<[\dA-F]+>)\n/.exec(body)?.[1] ?? '');
    const [first, next] = ['First', 'Next'].map((name) => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]);
    return [title, ...follow(first), ...follow(next)];
  };
  const root = [...objects.values()].find((body) => /\/Type \/Outlines\b/.test(body)) ?? '';
  return follow(/\/First (\d+) 0 R/.exec(root)?.[1]);
}

/** "(plain)" or "<FEFF…>". */
function stringAt(written: string): string {
  if (!written.startsWith('<')) return written.slice(1, -1).replace(/\\([()\\])/g, '$1');
  return Buffer.from(written.slice(5, -1), 'hex').swap16().toString('utf16le');
}

type GlyphMap = ReadonlyMap<number, string>;

function glyphMaps(source: string, objects: Objects): ReadonlyMap<string, GlyphMap> {
  const maps = new Map<string, GlyphMap>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const embedded = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1] ?? '';
    maps.set(name, glyphsOf(streamOf(objects.get(embedded) ?? '')));
  }
  return maps;
}

/** `<0024> <0041>` maps one glyph, `<0044> <0047> <0061>` a run of them. */
function glyphsOf(cmap: string): GlyphMap {
  const glyphs = new Map<number, string>();
  for (const [, block = ''] of cmap.matchAll(/beginbf(?:char|range)([^]*?)endbf/g)) {
    for (const line of block.trim().split('\n')) {
      const codes = [...line.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex);
      const [first = 0, last = first] = codes.slice(0, -1).map((hex) => Number.parseInt(hex, 16));
      const unicode = Buffer.from(codes.at(-1) ?? '', 'hex')
        .swap16()
        .toString('utf16le');
      for (let glyph = first; glyph <= last; glyph += 1) {
        const shift = glyph - first;
        glyphs.set(glyph, shift ? String.fromCodePoint((unicode.codePointAt(0) ?? 0) + shift) : unicode);
      }
    }
  }
  return glyphs;
}

function wordsOf(content: string, fonts: ReadonlyMap<string, GlyphMap>): string {
  let font: GlyphMap | undefined;
  let words = '';
  for (const [token, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)>|\bET\b/g)) {
    if (name) font = fonts.get(name);
    else if (hex)
      for (const code of hex.match(/.{4}/g) ?? []) words += font?.get(Number.parseInt(code, 16)) ?? '';
    else if (token) words += '\n';
  }
  return words;
}

function streamOf(body: string): string {
  const bytes = /stream\n([^]*?)\nendstream/.exec(body)?.[1];
  if (bytes === undefined) return '';
  if (!body.includes('/FlateDecode')) return bytes;
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}
