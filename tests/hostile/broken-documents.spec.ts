import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../modules/kernel/refusal';
import { readDocumentSource } from '../../modules/evidence/sources/read-source';
import type { DocumentKind } from '../../modules/evidence/sources/documents/unreadable-document';
import { refusalTable } from '../../app/http/refusal-messages';
import { docxOf, docxParts, paragraph, xlsxOf, xlsxParts, zipOf } from '../doubles/documents/office';
import { contentOf, flate, linesFrom, pdfOf, pdfOfContents, pdfOfObjects } from '../doubles/documents/pdf';

const pdf = pdfOf(['The tide rises by 6.1 metres.']);
const docx = docxOf(paragraph('The tide rises by 6.1 metres.'));
const ports = [
  ['Port', 'Tide (m)'],
  ['Brest', 6.1],
];
const xlsx = xlsxOf({ sheets: { a: ports } });
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const words = flate(contentOf(linesFrom(['The tide rises.'])));
/** More than the 60 MiB that a file may inflate to; compressed once for all cases of a format. */
const zeros = Buffer.alloc(61 * 1024 * 1024, ' ');
const deflated = deflateSync(zeros, { level: 1 });

/** Bytes of a ZIP archive with other bytes at each place where a signature stands, so far from it. */
function patched(bytes: Buffer, signature: string, offset: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  const mark = Buffer.from(signature, 'latin1');
  for (let at = copy.indexOf(mark); at >= 0; at = copy.indexOf(mark, at + 4))
    copy.writeUInt32LE(value, at + offset);
  return copy;
}

/** An archive in which each part stands in the directory under the name of the first. */
function withDuplicates(): Buffer {
  const parts = { 'xl/workbook.xmb': 'x', ...xlsxParts({ sheets: { a: ports } }) };
  return Buffer.from(
    zipOf(parts).toString('latin1').replaceAll('xl/workbook.xmb', 'xl/workbook.xml'),
    'latin1',
  );
}

const sheetXml = (xml: string) => xlsxOf({ sheets: { a: xml } });
const text = (words: string) => `<c t="str"><v>${words}</v></c>`;
const header = `<row r="1">${text('Port')}${text('Tide')}</row>`;
const compound = (content: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(content, 'utf16le')]);
const docxXml = (xml: string) => zipOf({ ...docxParts(''), 'word/document.xml': xml });
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const inflating = (dictionary = '') => ({
  dictionary: `/Filter /FlateDecode ${dictionary}`,
  bytes: deflated,
});
const doubleFlate = {
  dictionary: '/Filter [/FlateDecode /FlateDecode]',
  bytes: deflateSync(deflated),
};
const inflatingDocx = zipOf({ ...docxParts(''), 'word/document.xml': zeros });

type Case = [name: string, kind: DocumentKind, bytes: Buffer, ends: string | RegExp];
const cases: Case[] = [
  ['an empty file', 'pdf', Buffer.alloc(0), 'file-empty'],
  ['plain text called a PDF', 'pdf', Buffer.from('Hello.'), 'file-mismatch'],
  ['a Word document called a PDF', 'pdf', docx, 'file-mismatch'],
  ['a PDF that is cut after its head', 'pdf', pdf.subarray(0, 12), 'file-damaged'],
  ['a PDF that is cut at a third', 'pdf', cut(pdf, 0.3), /^file-(?:damaged|without-text)$/],
  ['a PDF without its table of references', 'pdf', cut(pdf, 0.75), /^(?:read|file-damaged)$/],
  ['a PDF without its end', 'pdf', pdf.subarray(0, -6), 'read'],
  ['a PDF with junk before it', 'pdf', Buffer.concat([Buffer.from('junk\n'), pdf]), 'read'],
  ['a scan', 'pdf', pdfOfContents([flate('q 612 0 0 792 0 0 cm Q')]), 'file-without-text'],
  ['a PDF without pages', 'pdf', pdfOfContents([]), /^file-(?:damaged|without-text)$/],
  ['an encrypted PDF', 'pdf', pdfOfContents([words], '/Encrypt 9 0 R'), 'file-protected'],
  ['an encrypted PDF that hides it', 'pdf', pdfOfContents([words], '/Encr#79pt 9 0 R'), 'file-protected'],
  ['a stream that inflates', 'pdf', pdfOfContents([inflating()]), 'file-inflates'],
  ['a stream that inflates twice', 'pdf', pdfOfContents([doubleFlate]), 'file-inflates'],
  [
    'an object stream that inflates',
    'pdf',
    pdfOfObjects([catalog, inflating('/Type /ObjStm /N 1 /First 0')]),
    'file-inflates',
  ],
  [
    'a tree of pages that is a circle',
    'pdf',
    pdfOfObjects([catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    /^file-/,
  ],
  [
    'a million pages by its own account',
    'pdf',
    pdfOfObjects([catalog, '<< /Type /Pages /Kids [] /Count 1000000 >>']),
    /^file-/,
  ],
  [
    'a form that draws itself',
    'pdf',
    pdfOfObjects([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
      flate('/F Do'),
      flate(
        '/F Do /F Do',
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
      ),
    ]),
    /^file-/,
  ],
  [
    'graphics states that are saved without end',
    'pdf',
    pdfOfContents([flate('q '.repeat(5_001)), words]),
    'file-damaged',
  ],
  [
    'graphics states that are saved and restored',
    'pdf',
    pdfOfContents([flate('q q Q Q '.repeat(5_001)), words]),
    'read',
  ],
  [
    'a damaged stream',
    'pdf',
    pdfOfContents([{ dictionary: '/Filter /FlateDecode', bytes: Buffer.from('xx') }]),
    /^file-/,
  ],

  ['plain text called a Word document', 'docx', Buffer.from('Hello.'), 'file-mismatch'],
  ['a PDF called a Word document', 'docx', pdf, 'file-mismatch'],
  ['a workbook called a Word document', 'docx', xlsx, 'file-mismatch'],
  ['an old Word document', 'docx', compound('WordDocument'), 'file-mismatch'],
  ['an encrypted Word document', 'docx', compound('EncryptedPackage'), 'file-protected'],
  ['a Word document that is cut at half', 'docx', cut(docx, 0.5), 'file-damaged'],
  ['a Word document that is cut at its end', 'docx', docx.subarray(0, -10), 'file-damaged'],
  ['a Word document without words', 'docx', docxOf('<w:p/>'), 'file-without-text'],
  [
    'a Word document with entities',
    'docx',
    docxXml('<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>'),
    'file-damaged',
  ],
  ['a Word document that is no XML', 'docx', docxXml('a < b'), 'file-damaged'],
  ['binary instead of XML', 'docx', docxXml('\0\0'), 'file-damaged'],
  ['elements a thousand deep', 'docx', docxOf('<w:x>'.repeat(1_000)), 'file-too-deep'],
  ['thousands of attributes', 'docx', docxOf(`<w:p ${'a="b" '.repeat(5_000)}/>`), 'file-too-complex'],
  ['a Word document that inflates', 'docx', inflatingDocx, 'file-inflates'],
  [
    'a Word document that lies about its size',
    'docx',
    patched(inflatingDocx, 'PK\u0001\u0002', 24, 10),
    /^file-(?:inflates|damaged)$/,
  ],
  ['parts outside of the archive', 'docx', patched(docx, 'PK\u0001\u0002', 42, 0x7fffffff), 'file-damaged'],
  [
    'a directory outside of the archive',
    'docx',
    patched(docx, 'PK\u0005\u0006', 16, 0x7fffffff),
    'file-damaged',
  ],
  ['an encrypted part', 'docx', patched(docx, 'PK\u0001\u0002', 8, 1 + (8 << 16)), 'file-protected'],
  ['an unknown compression', 'docx', patched(docx, 'PK\u0001\u0002', 8, 99 << 16), 'file-damaged'],
  ['names that leave the folder', 'docx', zipOf({ ...docxParts(paragraph('a')), '../../x': 'y' }), 'read'],
  ['a name of the prototype', 'docx', zipOf({ ...docxParts(paragraph('a')), '__proto__/x': 'y' }), 'read'],

  ['plain text called a workbook', 'xlsx', Buffer.from('a,b\n1,2\n'), 'file-mismatch'],
  ['a Word document called a workbook', 'xlsx', docx, 'file-mismatch'],
  ['an encrypted workbook', 'xlsx', compound('EncryptedPackage'), 'file-protected'],
  ['a workbook that is cut at half', 'xlsx', cut(xlsx, 0.5), 'file-damaged'],
  ['a workbook without sheets', 'xlsx', xlsxOf({ sheets: {} }), 'file-without-text'],
  ['an empty sheet', 'xlsx', xlsxOf({ sheets: { a: [] } }), 'file-without-text'],
  ['two parts of one name', 'xlsx', withDuplicates(), 'file-damaged'],
  ['a string out of range', 'xlsx', sheetXml(`${header}<row><c t="s"><v>7</v></c></row>`), 'file-damaged'],
  [
    'a string that is no index',
    'xlsx',
    sheetXml(`${header}<row><c t="s"><v>-1</v></c></row>`),
    'file-damaged',
  ],
  [
    'a size of all cells with two in it',
    'xlsx',
    sheetXml(
      `<dimension ref="A1:XFD1048576"/><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>`,
    ),
    'read',
  ],
  [
    'rows that are numbered at random',
    'xlsx',
    sheetXml(`${header}<row r="-5">${text('a')}</row><row r="1e99">${text('b')}</row>`),
    'read',
  ],
  ['a cell beyond the last column', 'xlsx', sheetXml(`${header}<row><c r="ZZZ2"><v>1</v></c></row>`), 'read'],
  [
    'a date beyond time',
    'xlsx',
    xlsxOf({ styles: ['yyyy'], sheets: { a: `${header}<row><c s="1"><v>1e300</v></c></row>` } }),
    'read',
  ],
  ['a style out of range', 'xlsx', sheetXml(`${header}<row><c s="99"><v>1</v></c></row>`), 'read'],
  [
    'a sheet with entities',
    'xlsx',
    zipOf({ ...xlsxParts({ sheets: { a: ports } }), 'xl/worksheets/sheet1.xml': '<!DOCTYPE a><a/>' }),
    'file-damaged',
  ],
  [
    'a sheet that is not there',
    'xlsx',
    zipOf({
      ...xlsxParts({ sheets: { a: ports } }),
      'xl/_rels/workbook.xml.rels':
        '<a><Relationship Id="rId1" Type="/worksheet" Target="../../gone.xml"/></a>',
    }),
    'file-damaged',
  ],
  [
    'a sheet somewhere else',
    'xlsx',
    zipOf({
      ...xlsxParts({ sheets: { a: ports } }),
      'xl/_rels/workbook.xml.rels':
        '<a><Relationship Id="rId1" Type="/worksheet" Target="http://127.0.0.1:1/" TargetMode="External"/></a>',
    }),
    'file-without-text',
  ],
  ['elements a thousand deep in a sheet', 'xlsx', sheetXml('<x>'.repeat(1_000)), 'file-too-deep'],
  [
    'a sheet that inflates',
    'xlsx',
    zipOf({ ...xlsxParts({ sheets: { a: ports } }), 'xl/worksheets/sheet1.xml': zeros }),
    'file-inflates',
  ],
  [
    'a long string in many cells',
    'xlsx',
    xlsxOf({
      strings: ['a'.repeat(32_000)],
      sheets: { a: `<row>${'<c t="s"><v>0</v></c>'.repeat(3_000)}</row>` },
    }),
    'file-inflates',
  ],
  [
    'more rows than a request takes',
    'xlsx',
    sheetXml(`<row>${text('a')}</row>`.repeat(200_100)),
    'too-many-rows',
  ],
];

describe('a broken or hostile document', () => {
  it.each(cases)('ends in a sentence or is read: %s', async (_, kind, bytes, ends) => {
    const read = await readDocumentSource({ name: `tides.${kind}`, bytes }, kind);
    expect(isRefusal(read) ? read.code : 'read').toMatch(
      typeof ends === 'string' ? new RegExp(`^${ends}$`) : ends,
    );
    if (isRefusal(read)) expect(refusalTable[read.code]?.sentence).toMatch(/^The file/);
    else expect(read.spans.length).toBeGreaterThan(0);
  });
});
