import { posix } from 'node:path';
import { type CellFormat, formatOf } from './cell-format';
import type { Zip } from './open-zip';
import { UnreadableDocument } from './unreadable-document';
import { walkXml } from './walk-xml';

/** What all sheets of a workbook share. */
export type Workbook = {
  /** Names of sheets with the parts that hold them, in order. Sheets that are charts are left out. */
  sheets: { name: string; part: string }[];
  strings: string[];
  /** The format of each cell style. */
  formats: CellFormat[];
  is1904: boolean;
};

/** Whether a ZIP archive holds an Excel workbook. */
export const isExcelFile = ({ names }: Zip): boolean => names.includes('xl/workbook.xml');

/** Reads what sheets share. Throws UnreadableDocument. */
export function readWorkbook(zip: Zip): Workbook {
  const targets = sheetTargets(zip.read('xl/_rels/workbook.xml.rels') ?? '');
  const sheets: Workbook['sheets'] = [];
  let is1904 = false;
  walkXml(zip.read('xl/workbook.xml') ?? '', {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      const part = targets.get(id);
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return {
    sheets,
    strings: sharedStrings(zip.read('xl/sharedstrings.xml') ?? ''),
    formats: cellFormats(zip.read('xl/styles.xml') ?? ''),
    is1904,
  };
}

/** Parts of this file only: what lies outside is never fetched. */
function sheetTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  walkXml(xml, {
    open(name, { Id, Target, Type, TargetMode }) {
      if (name !== 'Relationship' || !Id || !Target || TargetMode === 'External') return;
      if (Type?.endsWith('/worksheet')) targets.set(Id, partName(Target));
    },
  });
  return targets;
}

/** Relative to the folder of the workbook, unless it begins with a slash. */
const partName = (target: string) =>
  posix.resolve('/xl', target.replaceAll('\\', '/')).slice(1).toLowerCase();

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const text = createTextReader();
  walkXml(xml, {
    open(name) {
      if (name === 'si') text.start();
      text.open(name);
    },
    close(name) {
      text.close(name);
      if (name === 'si') strings.push(text.take());
    },
    text: text.add,
  });
  return strings;
}

/** The words of a string item: runs put together, without the readings (`rPh`) of Japanese words. */
export function createTextReader() {
  let words: string[] = [];
  let isInText = false;
  let isReading = false;
  return {
    start: () => {
      words = [];
    },
    open(name: string) {
      if (name === 't') isInText = true;
      if (name === 'rPh') isReading = true;
    },
    close(name: string) {
      if (name === 't') isInText = false;
      if (name === 'rPh') isReading = false;
    },
    add(text: string) {
      if (isInText && !isReading) words.push(text);
    },
    /** Excel escapes control characters: "_x000D_". */
    take: () => words.join('').replace(/_x[0-9A-Fa-f]{4}_/g, ' '),
  };
}

function cellFormats(xml: string): CellFormat[] {
  const codes = new Map<string, string>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  walkXml(xml, {
    open(name, { numFmtId = '0', formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(numFmtId, formatCode);
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) formats.push(formatOf(Number(numFmtId), codes.get(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

/** The string that a cell names. Throws UnreadableDocument when there is none: a gap would be a wrong reading. */
export function stringAt({ strings }: Workbook, index: string): string {
  const found = /^\d+$/.test(index.trim()) ? strings[Number(index)] : undefined;
  if (found === undefined) throw new UnreadableDocument('file-damaged');
  return found;
}
