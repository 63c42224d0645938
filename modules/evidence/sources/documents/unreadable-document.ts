import type { SourceKind } from '../../evidence';

/** Kinds of files that are not text. */
const documentKinds = ['pdf', 'docx', 'xlsx'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isDocumentKind = (kind: SourceKind): kind is DocumentKind =>
  (documentKinds as readonly string[]).includes(kind);

/** As the sentences of refusals name them. */
export const formatNames: Readonly<Record<DocumentKind, string>> = {
  pdf: 'a PDF',
  docx: 'a Word document (DOCX)',
  xlsx: 'an Excel workbook (XLSX)',
};

/** The expected reasons why a document cannot be read, as codes of refusals. */
export type DocumentProblem =
  | 'file-mismatch'
  | 'file-damaged'
  | 'file-protected'
  | 'file-without-text'
  | 'file-inflates'
  | 'file-too-deep'
  | 'file-too-complex'
  | 'file-too-long';

/** Thrown while a document is read, deep inside a parser; answered as a refusal with this code. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  constructor(readonly code: DocumentProblem) {
    super(code);
  }
}
