import { deflateSync } from 'node:zlib';

/** A line of a page with its baseline from the bottom, and the size of its letters. */
export type PdfText = { text: string; y: number; size?: number };

/** The body of an object; a stream with its dictionary. */
export type PdfObject = string | { dictionary: string; bytes: Uint8Array };

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const escaped = (text: string) => text.replace(/[()\\]/g, '\\$&');

/** A PDF of these objects, numbered from 1, the first its catalog. */
export function pdfOfObjects(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [latin1('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = 9;
  const add = (bytes: Uint8Array) => {
    parts.push(Buffer.from(bytes));
    length += bytes.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    add(latin1(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') add(latin1(object));
    else {
      add(latin1(`<< ${object.dictionary} /Length ${object.bytes.length} >>\nstream\n`));
      add(object.bytes);
      add(latin1('\nendstream'));
    }
    add(latin1('\nendobj\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = length;
  add(latin1(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  add(latin1(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export const flate = (text: string, dictionary = ''): PdfObject => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  bytes: deflateSync(latin1(text)),
});

/** Operators that show these lines. */
export const contentOf = (lines: readonly PdfText[]): string =>
  lines
    .map(({ text, y, size = 11 }) => `BT /F1 ${size} Tf 1 0 0 1 72 ${y} Tm (${escaped(text)}) Tj ET`)
    .join('\n');

/** Lines of usual distance, from the top of the page; an empty one is a gap. */
export const linesFrom = (texts: readonly string[], top = 720): PdfText[] =>
  texts.flatMap((text, index) => (text === '' ? [] : [{ text, y: top - index * 14 }]));

/** A PDF whose pages have these content streams. */
export function pdfOfContents(contents: readonly PdfObject[], trailer = ''): Buffer {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const pages = contents.flatMap((content, index): PdfObject[] => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    content,
  ]);
  return pdfOfObjects(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...pages,
    ],
    trailer,
  );
}

/** A PDF with these lines on its pages. */
export const pdfOf = (...pages: readonly (readonly string[])[]): Buffer =>
  pdfOfContents(pages.map((texts) => flate(contentOf(linesFrom(texts)))));
