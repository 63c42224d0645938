import { xlsxOf, xlsxParts, zipOf } from '../doubles/documents/office';
import { between, many, nested, type Make } from './reading.fixture';

/** A workbook of one sheet with this XML as its rows. */
const sheet =
  (make: Make<string>): Make<Buffer> =>
  (length) =>
    xlsxOf({ sheets: { a: make(length) } });
const header = '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row>';
const rows = (cells: string) => sheet(between(header, `<row>${cells}</row>`));
const smallParts = xlsxParts({
  sheets: {
    a: [
      ['a', 'b'],
      ['x', 1],
    ],
  },
});
const xlsxPart =
  (name: string, make: Make<string>): Make<Buffer> =>
  (length) =>
    zipOf({
      ...smallParts,
      [name]: make(length),
    });

/** Hostile or unusual workbooks, by kind. */
export const hostileWorkbooks: Record<string, Make<Buffer>> = {
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
  'rows of dates': rows('<c s="1"><v>45000</v></c><c><v>1</v></c>'),
  'rows of booleans': rows('<c t="b"><v>1</v></c><c t="b"><v>0</v></c>'),
  'rows of errors': rows('<c t="e"><v>#REF!</v></c><c><v>1</v></c>'),
  'rows of long numbers': rows(`<c><v>${'9'.repeat(300)}</v></c><c><v>1e308</v></c>`),
  'strings that do not exist': rows('<c t="s"><v>999999</v></c><c><v>1</v></c>'),
  'rows far apart': (length) =>
    xlsxOf({
      sheets: {
        a:
          header +
          many(length, 40)
            .map((at) => `<row r="${at * 50 + 2}"><c><v>1</v></c></row>`)
            .join(''),
      },
    }),
  'cells far apart': sheet(between(header, '<row><c r="A2"><v>1</v></c><c r="XFD2"><v>2</v></c></row>')),
  'rows from last to first': (length) =>
    xlsxOf({
      sheets: {
        a:
          header +
          many(length, 40)
            .map((at, _, all) => `<row r="${all.length - at + 1}"><c><v>1</v></c></row>`)
            .join(''),
      },
    }),
  'hidden rows': sheet(between(header, '<row hidden="1"><c><v>1</v></c></row>')),
  'notes above a table': sheet(between('', '<row><c t="str"><v>A note.</v></c></row>', header)),
  'titles over columns': sheet(between(header, `${header}<row><c><v>1</v></c></row>`)),
  'empty strings': rows('<c t="str"><v></v></c><c t="inlineStr"><is/></c>'),
  'phonetic runs': sheet(
    between(`${header}<row><c t="inlineStr"><is><t>a</t>`, '<rPh><t>b</t></rPh>', '</is></c></row>'),
  ),
  'preserved spaces': sheet(between(`${header}<row><c t="str"><v>`, ' ', '</v></c></row>')),
  'line breaks of one cell': sheet(between(`${header}<row><c t="str"><v>`, 'a&#10;', '</v></c></row>')),
  'marked sections': sheet(between(`${header}<row><c t="str"><v>`, '<![CDATA[a]]>', '</v></c></row>')),
  'attributes of one cell': (length) =>
    xlsxOf({
      sheets: {
        a: `${header}<row><c ${many(length, 10)
          .map((at) => `a${at}="b"`)
          .join(' ')}/></row>`,
      },
    }),
  'cells that stay open': sheet(between(header, '<row><c><v>1')),
  'ends without a beginning': sheet(between(header, '</row>')),
  'a long declaration': xlsxPart(
    'xl/sharedStrings.xml',
    between('<!DOCTYPE a [', '<!ENTITY b "c">', ']><sst/>'),
  ),
  'names of cells': xlsxPart('xl/calcChain.xml', between('<x>', '<c r="A1" i="1"/>', '</x>')),
  'notes of cells': xlsxPart(
    'xl/comments1.xml',
    between('<x>', '<comment ref="A1"><text><t>a</t></text></comment>', '</x>'),
  ),
  'parts that nothing names': (length) =>
    zipOf({
      ...smallParts,
      ...Object.fromEntries(many(length, 120).map((at) => [`xl/media/image${at}.png`, 'a'])),
    }),
};
