import { flate, pdfOfContents, pdfOfObjects, type PdfObject } from '../doubles/documents/pdf';
import { between, many, nested, repeated, type Make } from './reading.fixture';

const content =
  (make: Make<string>): Make<Buffer> =>
  (length) =>
    pdfOfContents([flate(make(length))]);
const raw =
  (make: Make<string>): Make<Buffer> =>
  (length) =>
    Buffer.from(`%PDF-1.7\n${make(length)}`);

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const show = (text: string) => `BT /F1 9 Tf 9 9 Td (${text}) Tj ET\n`;

/** Pages one inside the other, as deep as the file is long. */
function deepPages(length: number): Buffer {
  const levels = many(length, 60);
  const tree = levels.map((at) => `<< /Type /Pages /Kids [${at + 4} 0 R] /Count 1 >>`);
  return pdfOfObjects(['<< /Type /Catalog /Pages 3 0 R >>', font, ...tree, '<< /Type /Page >>']);
}

const placed = (x: number, y: number) => `BT /F1 9 Tf 1 0 0 1 ${x} ${y} Tm (word) Tj ET\n`;
const scattered = (at: number) => placed((at * 37) % 600, (at * 101) % 790);

type Page = { contents: string; objects: PdfObject[]; fonts?: string };

/** A PDF of one page; `objects` are numbered from 5. */
const pageWith =
  (make: (length: number) => Page): Make<Buffer> =>
  (length) => {
    const { contents, objects, fonts = '' } = make(length);
    return pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      font,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Resources << /Font << /F1 3 0 R ${fonts} >> >> >>`,
      ...objects,
    ]);
  };

/** Hostile or unusual PDF files, by kind. */
export const hostilePdfs: Record<string, Make<Buffer>> = {
  words: content(between('BT /F1 9 Tf (', 'word ', ') Tj ET')),
  'lines of words': content(repeated(show('It rose by 5 %.'))),
  'letters one by one': content(between('BT /F1 9 Tf ', '(a) Tj ')),
  'letters far apart': content(between('BT /F1 9 Tf ', '[(a) -900 (b)] TJ ')),
  'the same line again and again': content(repeated(show('a'))),
  'open strings': content(repeated('(')),
  'open arrays': content(repeated('[')),
  'open dictionaries': content(repeated('<<')),
  'operands without an operator': content(repeated('1 ')),
  'unknown operators': content(repeated('x ')),
  'changes of fonts': content(repeated('/F1 9 Tf ')),
  comments: content(repeated('% a\n')),
  pages: (length) => pdfOfContents(many(length, 400).map((): PdfObject => flate(show('a')))),
  'objects that nothing uses': (length) =>
    pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      ...many(length, 40).map(() => '<< /a (b) >>'),
    ]),
  'a deep tree of pages': deepPages,
  'beginnings of objects': raw(repeated('1 0 obj ')),
  'beginnings of streams': raw(repeated('1 0 obj << /Filter /FlateDecode >> stream ')),
  trailers: raw(repeated('trailer << ')),
  'tables of references': raw(repeated('xref\n0 1\n')),
  'names with escapes': raw(repeated('/E#6e')),
  'marked content': content(repeated('/P BMC EMC ')),
  'marked content that stays open': content(repeated('/P BMC ')),
  'saved graphics states': content(repeated('q ')),
  'restored graphics states': content(repeated('Q ')),
  paths: content(repeated('0 0 m 9 9 l S ')),
  'a path that is never drawn': content(repeated('9 9 l ')),
  'clipped areas': content(repeated('0 0 9 9 re W n ')),
  'text blocks that stay open': content(repeated('BT ')),
  'moves to the next line': content(between('BT /F1 9 Tf 9 TL ', '(a) Tj T* ', 'ET')),
  'words all over the page': (length) => pdfOfContents([flate(many(length, 50).map(scattered).join(''))]),
  'two columns of words': (length) =>
    pdfOfContents([
      flate(
        many(length, 50)
          .map((at) => placed(at % 2 ? 320 : 40, 800 - (at % 90) * 8))
          .join(''),
      ),
    ]),
  'turned words': content(repeated('BT /F1 9 Tf 0 1 -1 0 9 9 Tm (a) Tj ET\n')),
  'hexadecimal strings': content(between('BT /F1 9 Tf ', '<61> Tj ', 'ET')),
  'open hexadecimal strings': content(repeated('<6')),
  'escapes of one string': content(between('BT /F1 9 Tf (', '\\141', ') Tj ET')),
  'nested strings': content(nested('(', ')')),
  'nested arrays': content(nested('[', ']')),
  'nested dictionaries': content(nested('<<', '>>')),
  'inline images': content(repeated('BI /W 1 /H 1 ID a EI\n')),
  'open inline images': content(repeated('BI /W 1 ID ')),
  'one long number': content(repeated('9')),
  'names of fonts that do not exist': (length) =>
    pdfOfContents([
      flate(
        many(length, 25)
          .map((at) => `BT /F${at + 2} 9 Tf (a) Tj ET\n`)
          .join(''),
      ),
    ]),
  'streams of one page': pageWith((length) => ({
    contents: `[${many(length, 60)
      .map((at) => `${at + 5} 0 R`)
      .join(' ')}]`,
    objects: many(length, 60).map(() => flate(show('a'))),
  })),
  'fonts of one page': pageWith((length) => ({
    contents: '5 0 R',
    objects: [flate(show('a'))],
    fonts: many(length, 12)
      .map((at) => `/G${at} 3 0 R`)
      .join(' '),
  })),
  'comments between objects': raw(repeated('%\n')),
  'ends of the file': raw(repeated('startxref\n0\n%%EOF\n')),
};
