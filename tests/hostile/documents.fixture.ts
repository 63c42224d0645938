import type { DocumentKind } from '../../modules/evidence/sources/documents/unreadable-document';
import { hostileWordFiles } from './docx.fixture';
import { hostilePdfs } from './pdf.fixture';
import type { Make } from './reading.fixture';
import { hostileWorkbooks } from './xlsx.fixture';

/** At least forty kinds of hostile or unusual files of each format of documents. */
export const hostileDocuments: Readonly<Record<DocumentKind, Readonly<Record<string, Make<Buffer>>>>> = {
  pdf: hostilePdfs,
  docx: hostileWordFiles,
  xlsx: hostileWorkbooks,
};
