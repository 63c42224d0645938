import { strToU8, zipSync, type Zippable } from 'fflate';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const sheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (found) => `&#${found.charCodeAt(0)};`);

/** A ZIP archive of these parts. */
export const zipOf = (parts: Readonly<Record<string, string | Uint8Array>>): Buffer => {
  const files: Zippable = {};
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === 'string' ? strToU8(part) : part;
  return Buffer.from(zipSync(files, { mtime: '2026-01-01T00:00:00Z' }));
};

const relationships = (rows: string) =>
  `${head}<Relationships xmlns="${packageTypes}/relationships">${rows}</Relationships>`;

/** The parts of a Word document with this XML in its body. */
export const docxParts = (body: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  '_rels/.rels': relationships(
    `<Relationship Id="rId1" Type="${officeTypes}/officeDocument" Target="word/document.xml"/>`,
  ),
  'word/document.xml': `${head}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
});

export const docxOf = (body: string): Buffer => zipOf(docxParts(body));

export const paragraph = (text: string, style = ''): string =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

/** A table of a Word document. */
export const wordTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

/** A cell by its value; a string is written inline. `style`: an index of `styles`. */
export type SheetCell = string | number | null | { xml: string };

type Workbook = {
  /** XML of `sheetData`, or rows of cells, by the name of the sheet. */
  sheets: Readonly<Record<string, string | readonly (readonly SheetCell[])[]>>;
  strings?: readonly string[];
  /** Number formats of the cell styles 1, 2 …; style 0 is General. */
  styles?: readonly string[];
  properties?: string;
};

/** The parts of an Excel workbook. */
export function xlsxParts({
  sheets,
  strings,
  styles = [],
  properties = '',
}: Workbook): Record<string, string> {
  const names = Object.keys(sheets);
  const rows = names.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${officeTypes}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"/>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${sheet}" xmlns:r="${officeTypes}">${properties}<sheets>${names
      .map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(rows.join('')),
    ...(strings && {
      'xl/sharedStrings.xml': `${head}<sst xmlns="${sheet}">${strings
        .map((text) => `<si><t>${escapeXml(text)}</t></si>`)
        .join('')}</sst>`,
    }),
    'xl/styles.xml': `${head}<styleSheet xmlns="${sheet}"><numFmts>${styles
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((data, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(data)]),
    ),
  };
}

export const xlsxOf = (workbook: Workbook): Buffer => zipOf(xlsxParts(workbook));

function sheetXml(data: string | readonly (readonly SheetCell[])[]): string {
  const rows =
    typeof data === 'string'
      ? data
      : data.map((cells, at) => `<row r="${at + 1}">${cells.map(cellXml).join('')}</row>`).join('');
  return `${head}<worksheet xmlns="${sheet}"><sheetData>${rows}</sheetData></worksheet>`;
}

function cellXml(cell: SheetCell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'object') return cell.xml;
  return typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
}

/** A cell with a style, or of another type. */
export const styled = (value: number, style: number): SheetCell => ({
  xml: `<c s="${style}"><v>${value}</v></c>`,
});
