import { assertNever } from '../../kernel/events/decider';
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal';
import { decodeText } from './decode-text';
import {
  type DocumentKind,
  formatNames,
  isDocumentKind,
  UnreadableDocument,
} from './documents/unreadable-document';
import type { SourceKind } from '../evidence';
import { readCsv } from './read-csv';
import { NestedTooDeeply, readHtml } from './read-html';
import { readMarkdown } from './read-markdown';
import { printOf } from '../retrieval/cluster';
import { pack } from './packed-reading';
import { splitIntoSpans } from './split-spans';
import { createCollector, rowsIn, TooManyRows, type ReadSource } from './table-spans';
import { maxRows } from '../contract';

type NamedBytes = { name: string; bytes: Uint8Array };
/** Kinds of files that are read as text. */
export type TextKind = Exclude<SourceKind, DocumentKind>;
export const isTextKind = (kind: SourceKind | undefined): kind is TextKind =>
  kind !== undefined && !isDocumentKind(kind);

/** A file as it was sent. */
export type FileToRead = { name: string; bytes: Uint8Array; kind: SourceKind };

/**
 * What was read of a file: its reading packed, and what the log says of it. `rows` counts towards the limit of a request; by
 * its `print` a near-copy is known.
 */
export type PackedReading = {
  title: string;
  spans: number;
  rows: number;
  reading: Uint8Array;
  print?: string;
};

/** Why a file cannot be read: a refusal without its mark, which does not pass from one thread to another. */
export type Unreadable = { code: string; values: Refusal['values'] };

/** Reads a file and packs it: the work of a thread. */
export async function readPacked({ kind, ...file }: FileToRead): Promise<PackedReading | Unreadable> {
  return packedOf(isDocumentKind(kind) ? await readDocumentSource(file, kind) : readSource(file, kind));
}

/** What a thread answers. */
export function packedOf(read: ReadSource | Refusal): PackedReading | Unreadable {
  if (isRefusal(read)) return { code: read.code, values: read.values };
  const { title, spans } = read;
  const print = printOf(spans);
  return { title, spans: spans.length, rows: rowsIn(read), reading: pack(read), ...(print && { print }) };
}

/** The bytes of a PDF or an Office file as spans and datasets, or the one sentence why not. */
export async function readDocumentSource(
  { name, bytes }: NamedBytes,
  kind: DocumentKind,
): Promise<ReadSource | Refusal> {
  if (bytes.length === 0) return refuse('file-empty', { name });
  try {
    // Loaded for a document alone: the servers and the threads of other files do without its libraries.
    const { readDocument } = await import('./documents/read-document');
    const read = await readDocument(bytes, kind, titleOf(name));
    return rowsIn(read) > maxRows ? refuse('too-many-rows') : read;
  } catch (error) {
    if (error instanceof TooManyRows) return refuse('too-many-rows');
    if (error instanceof NestedTooDeeply) return refuse('file-too-deep', { name });
    if (error instanceof UnreadableDocument) return refuse(error.code, { name, format: formatNames[kind] });
    throw error;
  }
}

/** The bytes of a file of text as spans and datasets, or the one sentence why not. */
export function readSource(file: NamedBytes, kind: TextKind): ReadSource | Refusal {
  const { name } = file;
  if (file.bytes.length === 0) return refuse('file-empty', { name });
  const text = decodeText(file.bytes);
  if (text === undefined) return refuse('file-binary', { name });
  if (text.trim() === '') return refuse('file-empty', { name });
  const read = readWithinLimits(text, kind, name);
  if (isRefusal(read)) return read;
  if (read.spans.length === 0) return refuse('file-empty', { name });
  return rowsIn(read) > maxRows ? refuse('too-many-rows') : read;
}

function readWithinLimits(text: string, kind: TextKind, name: string): ReadSource | Refusal {
  try {
    return readKind(text, kind, name);
  } catch (error) {
    if (error instanceof TooManyRows) return refuse('too-many-rows');
    if (error instanceof NestedTooDeeply) return refuse('file-too-deep', { name });
    throw error;
  }
}

function readKind(text: string, kind: TextKind, name: string): ReadSource | Refusal {
  const title = titleOf(name);
  switch (kind) {
    case 'csv':
      return readCsv(text, name, title);
    case 'text':
      return readText(text, title);
    case 'markdown':
      return readMarkdown(text, title);
    case 'html':
      return readHtml(text, title);
    default:
      return assertNever(kind);
  }
}

/** A file's name without its folder; long ones are cut. */
export function titleOf(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? name).trim().slice(0, 200) || 'Untitled';
}

/** Plain text: paragraphs end at empty lines. */
function readText(text: string, title: string): ReadSource {
  const collector = createCollector();
  for (const cut of splitIntoSpans(text)) collector.add(cut);
  return { title, spans: collector.spans, datasets: [] };
}
