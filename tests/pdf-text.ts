import { inflateSync } from 'node:zlib';

/** The pages and the words of a PDF printed by Chromium, read through the fonts it embeds: no font, no words. */
export function readPdf(pdf: Buffer): { pages: number; text: string; fonts: string[] } {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([^]*?)endobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const fonts = glyphMaps(source, objects);
  return {
    pages: [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body)).length,
    text: [...objects.values()].map((body) => wordsOf(streamOf(body), fonts)).join(''),
    fonts: [...new Set([...source.matchAll(/\/FontName \/\w{6}\+([\w-]+)/g)].map(([, name = '']) => name))],
  };
}

type GlyphMap = ReadonlyMap<number, string>;

function glyphMaps(source: string, objects: ReadonlyMap<string, string>): ReadonlyMap<string, GlyphMap> {
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
