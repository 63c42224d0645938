import type { DocumentKind } from '../../modules/evidence/sources/documents/unreadable-document';
import {
  docxOf,
  docxParts,
  paragraph,
  wordTable,
  xlsxOf,
  xlsxParts,
  zipOf,
} from '../doubles/documents/office';
import { flate, pdfOfContents, pdfOfObjects, type PdfObject } from '../doubles/documents/pdf';
import { between, nested, repeated, type Make } from './reading.fixture';

/** So many of something that takes about this many characters each. */
const many = (length: number, each: number) =>
  Array.from({ length: Math.ceil(length / each) }, (_, at) => at);

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

const pdf: Record<string, Make<Buffer>> = {
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
};

const body =
  (make: Make<string>): Make<Buffer> =>
  (length) =>
    docxOf(make(length));
const run = (xml: string) => `<w:r><w:t>${xml}</w:t></w:r>`;
/** A document with another part of it this long. */
const withPart =
  (name: string, make: Make<string>): Make<Buffer> =>
  (length) =>
    zipOf({ ...docxParts(paragraph('a')), [name]: make(length) });
const inWord = (element: string, xml: (length: number) => string) => (length: number) =>
  `<w:${element} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${xml(length)}</w:${element}>`;

const docx: Record<string, Make<Buffer>> = {
  paragraphs: body(repeated(paragraph('It rose.'))),
  'empty paragraphs': body(repeated('<w:p/>')),
  'runs of one paragraph': body(between('<w:p>', run('a'), '</w:p>')),
  'words of one run': body(between('<w:p><w:r><w:t>', 'word ', '</w:t></w:r></w:p>')),
  'entities of one run': body(between('<w:p><w:r><w:t>', '&amp;', '</w:t></w:r></w:p>')),
  'line breaks': body(between('<w:p><w:r>', '<w:br/>', '</w:r></w:p>')),
  tabs: body(between('<w:p><w:r>', '<w:tab/>', '</w:r></w:p>')),
  'bold and plain runs': body(
    between('<w:p>', `<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r>${run('b')}`, '</w:p>'),
  ),
  links: body(between('<w:p>', `<w:hyperlink w:anchor="a">${run('a')}</w:hyperlink>`, '</w:p>')),
  bookmarks: body(between('<w:p>', '<w:bookmarkStart w:id="1" w:name="a"/>', '</w:p>')),
  fields: body(between('<w:p>', '<w:r><w:fldChar w:fldCharType="begin"/></w:r>', '</w:p>')),
  'results of a field': body(
    between(
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>',
      '<w:r><w:instrText>a</w:instrText><w:fldChar w:fldCharType="separate"/><w:t>b</w:t></w:r>',
      '</w:p>',
    ),
  ),
  'unknown elements': body(repeated('<w:x/>')),
  comments: body(repeated('<!-- a -->')),
  'marked sections': body(between('<w:p><w:r><w:t>', '<![CDATA[a]]>', '</w:t></w:r></w:p>')),
  'nested tables': body(nested('<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>')),
  'a long table': (length) => docxOf(wordTable(many(length, 120).map((at) => ['a', String(at)]))),
  'a wide table': (length) => docxOf(wordTable([many(length, 60).map(String)])),
  'merged cells': body(
    between('<w:tbl>', '<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p/></w:tc></w:tr>', '</w:tbl>'),
  ),
  attributes: (length) =>
    docxOf(
      `<w:p ${many(length, 10)
        .map((at) => `a${at}="b"`)
        .join(' ')}/>`,
    ),
  styles: withPart(
    'word/styles.xml',
    inWord('styles', (length) =>
      many(length, 90)
        .map((at) => `<w:style w:type="paragraph" w:styleId="s${at}"><w:name w:val="s${at}"/></w:style>`)
        .join(''),
    ),
  ),
  'numbered lists': withPart(
    'word/numbering.xml',
    inWord('numbering', (length) =>
      many(length, 40)
        .map((at) => `<w:num w:numId="${at}"><w:abstractNumId w:val="${at}"/></w:num>`)
        .join(''),
    ),
  ),
  footnotes: withPart(
    'word/footnotes.xml',
    inWord('footnotes', (length) =>
      many(length, 90)
        .map((at) => `<w:footnote w:id="${at}">${paragraph('a')}</w:footnote>`)
        .join(''),
    ),
  ),
};

/** A workbook of one sheet with this XML as its rows. */
const sheet =
  (make: Make<string>): Make<Buffer> =>
  (length) =>
    xlsxOf({ sheets: { a: make(length) } });
const header = '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>';
const rows = (cells: string) => sheet(between(header, `<row>${cells}</row>`));
const xlsxPart =
  (name: string, make: Make<string>): Make<Buffer> =>
  (length) =>
    zipOf({
      ...xlsxParts({
        sheets: {
          a: [
            ['a', 'b'],
            ['x', 1],
          ],
        },
      }),
      [name]: make(length),
    });

const xlsx: Record<string, Make<Buffer>> = {
  'rows of numbers': rows('<c><v>1</v></c><c><v>2.5</v></c>'),
  'rows of words': rows('<c t="inlineStr"><is><t>a</t></is></c><c><v>1</v></c>'),
  'rows of gaps': rows('<c/><c/>'),
  'empty rows': sheet(between(header, '<row/>')),
  'rows of one cell': rows('<c><v>1</v></c>'),
  'a wide row': sheet(between(`${header}<row>`, '<c><v>1</v></c>', '</row>')),
  'a wide header': (length) => xlsxOf({ sheets: { a: [many(length, 60).map((at) => `c${at}`)] } }),
  'one long cell': sheet(between(`${header}<row><c t="str"><v>`, 'word ', '</v></c></row>')),
  'cells without a row': sheet(between(header, '<c><v>1</v></c>')),
  'the same cell again and again': sheet(between(`${header}<row>`, '<c r="A2"><v>1</v></c>', '</row>')),
  formulas: rows('<c><f>SUM(A1:XFD1048576)</f><v>1</v></c>'),
  'runs of one cell': sheet(
    between(`${header}<row><c t="inlineStr"><is>`, '<r><t>a</t></r>', '</is></c></row>'),
  ),
  'notes below a table': sheet(
    between(`${header}<row r="9"><c><v>1</v></c></row>`, '<row><c><v>1</v></c></row>'),
  ),
  'merged cells': sheet(between(header, '<mergeCell ref="A1:XFD1048576"/>')),
  'unknown elements': sheet(between(header, '<x/>')),
  'nested elements': sheet(nested('<x>', '</x>')),
  comments: sheet(between(header, '<!-- a -->')),
  'shared strings': xlsxPart('xl/sharedStrings.xml', between('<sst>', '<si><t>a</t></si>', '</sst>')),
  'runs of a shared string': xlsxPart(
    'xl/sharedStrings.xml',
    between('<sst><si>', '<t>a</t>', '</si></sst>'),
  ),
  'number formats': xlsxPart(
    'xl/styles.xml',
    between('<x>', '<numFmt numFmtId="164" formatCode="0"/>', '</x>'),
  ),
  'a long number format': xlsxPart(
    'xl/styles.xml',
    between('<x><numFmt numFmtId="164" formatCode="', '[$', '"/><cellXfs><xf numFmtId="164"/></cellXfs></x>'),
  ),
  'cell styles': xlsxPart('xl/styles.xml', between('<cellXfs>', '<xf numFmtId="14"/>', '</cellXfs>')),
  relationships: xlsxPart(
    'xl/_rels/workbook.xml.rels',
    between('<x>', '<Relationship Id="a" Target="../"/>', '</x>'),
  ),
  sheets: (length) =>
    xlsxOf({
      sheets: Object.fromEntries(
        many(length, 1_000).map((at) => [
          `s${at}`,
          [
            ['a', 'b'],
            ['x', at],
          ],
        ]),
      ),
    }),
};

/** At least twelve kinds of hostile or unusual files of each format of documents. */
export const hostileDocuments: Readonly<Record<DocumentKind, Readonly<Record<string, Make<Buffer>>>>> = {
  pdf,
  docx,
  xlsx,
};
