import { assertNever } from '../../../kernel/events/decider';
import type { ReadSource } from '../table-spans';
import { openZip } from './open-zip';
import { isWordFile, readDocx } from './read-docx';
import { readPdf } from './read-pdf';
import { readXlsx } from './read-xlsx';
import { type DocumentKind, UnreadableDocument } from './unreadable-document';
import { isExcelFile } from './xlsx-workbook';

/** A PDF may have some bytes before it begins. */
const headLength = 1_024;
/** Old Office files, and new ones that are encrypted. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');

/** Reads a document. Throws UnreadableDocument and TooManyRows. */
export async function readDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  title: string,
): Promise<ReadSource> {
  checkKind(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), kind);
  switch (kind) {
    case 'pdf':
      return readPdf(bytes, title);
    case 'docx':
      return readDocx(bytes, title);
    case 'xlsx':
      return readXlsx(bytes, title);
    default:
      return assertNever(kind);
  }
}

function checkKind(bytes: Buffer, kind: DocumentKind): void {
  if (!isOfKind(bytes, kind)) throw new UnreadableDocument('file-mismatch');
}

function isOfKind(bytes: Buffer, kind: DocumentKind): boolean {
  if (kind === 'pdf') return bytes.subarray(0, headLength).includes('%PDF-');
  if (bytes.subarray(0, 8).equals(compoundFile) && bytes.includes(encryptedPackage))
    throw new UnreadableDocument('file-protected');
  if (!bytes.subarray(0, 2).equals(Buffer.from('PK'))) return false;
  const zip = openZip(bytes);
  return kind === 'docx' ? isWordFile(zip) : isExcelFile(zip);
}
