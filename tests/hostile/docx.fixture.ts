import { docxOf, docxParts, paragraph, wordTable, zipOf } from '../doubles/documents/office';
import { between, many, nested, repeated, type Make } from './reading.fixture';

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

const listed = (level: number) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('a')}</w:p>`;

/** Hostile or unusual Word documents, by kind. */
export const hostileWordFiles: Record<string, Make<Buffer>> = {
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
  'deleted and inserted runs': body(
    between('<w:p>', `<w:del>${run('a')}</w:del><w:ins>${run('b')}</w:ins>`, '</w:p>'),
  ),
  'moved paragraphs': body(repeated(`<w:moveFrom>${paragraph('a')}</w:moveFrom>`)),
  'headings of every level': (length) =>
    docxOf(
      many(length, 130)
        .map((at) => paragraph('It rose.', `Heading${(at % 9) + 1}`))
        .join(''),
    ),
  'paragraphs of list levels': (length) =>
    docxOf(
      many(length, 150)
        .map((at) => listed(at % 9))
        .join(''),
    ),
  'text boxes': body(
    between(
      '<w:p>',
      `<w:r><w:pict><w:txbxContent>${paragraph('a')}</w:txbxContent></w:pict></w:r>`,
      '</w:p>',
    ),
  ),
  'nested text boxes': body(
    nested('<w:p><w:r><w:pict><w:txbxContent>', '</w:txbxContent></w:pict></w:r></w:p>'),
  ),
  'nested controls': body(nested('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>')),
  'nested links': body(between('<w:p>', '<w:hyperlink w:anchor="a">')),
  'runs that stay open': body(repeated('<w:p><w:r><w:t>a')),
  'ends without a beginning': body(repeated('</w:p>')),
  'fields that end before they begin': body(
    between('<w:p>', '<w:r><w:fldChar w:fldCharType="end"/></w:r>', '</w:p>'),
  ),
  'soft and hard hyphens': body(between('<w:p><w:r>', '<w:softHyphen/><w:noBreakHyphen/>', '</w:r></w:p>')),
  symbols: body(between('<w:p><w:r>', '<w:sym w:font="Wingdings" w:char="F0A8"/>', '</w:r></w:p>')),
  'formulas without words': body(between('<w:p>', '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>', '</w:p>')),
  'alternate contents': body(
    repeated(`<mc:AlternateContent><mc:Choice>${paragraph('a')}</mc:Choice></mc:AlternateContent>`),
  ),
  'cells over many columns': body(
    between(
      '<w:tbl><w:tr>',
      '<w:tc><w:tcPr><w:gridSpan w:val="9999"/></w:tcPr><w:p/></w:tc>',
      '</w:tr></w:tbl>',
    ),
  ),
  'rows without cells': body(between('<w:tbl>', '<w:tr/>', '</w:tbl>')),
  'tables of one cell': body(repeated(`<w:tbl><w:tr><w:tc>${paragraph('a')}</w:tc></w:tr></w:tbl>`)),
  'references of every kind': body(between('<w:p><w:r><w:t>', '&#97;&#x61;&lt;', '</w:t></w:r></w:p>')),
  'a long declaration': (length) =>
    zipOf({
      ...docxParts(''),
      'word/document.xml': `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(length / 15)}]><a/>`,
    }),
  'namespaces of one element': (length) =>
    docxOf(
      `<w:p ${many(length, 22)
        .map((at) => `xmlns:n${at}="urn:${at}"`)
        .join(' ')}/>`,
    ),
  relationships: withPart(
    'word/_rels/document.xml.rels',
    between('<x>', '<Relationship Id="a" Target="../"/>', '</x>'),
  ),
  'parts that nothing names': (length) =>
    zipOf({
      ...docxParts(paragraph('a')),
      ...Object.fromEntries(many(length, 120).map((at) => [`word/media/image${at}.png`, 'a'])),
    }),
};
