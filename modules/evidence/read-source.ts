import { never } from '../kernel/decider';
import { isRefusal, type Refusal, refuse } from '../kernel/refusal';
import { decodeText } from './decode';
import type { SourceKind } from './evidence';
import { readCsv } from './read-csv';
import { isTooDeep, readHtml } from './read-html';
import { readMarkdown } from './read-markdown';
import { readText } from './read-text';
import type { ReadSource } from './table-spans';

/** The bytes of a file as spans and datasets, or the one sentence why not. */
export function readSource(
  file: { name: string; bytes: Uint8Array },
  kind: SourceKind,
): ReadSource | Refusal {
  const { name } = file;
  if (file.bytes.length === 0) return refuse('file-empty', { name });
  const text = decodeText(file.bytes);
  if (text === undefined) return refuse('file-binary', { name });
  if (text.trim() === '') return refuse('file-empty', { name });
  const read = readKind(text, kind, name);
  if (!isRefusal(read) && read.spans.length === 0) return refuse('file-empty', { name });
  return read;
}

function readKind(text: string, kind: SourceKind, name: string): ReadSource | Refusal {
  const title = titleOf(name);
  switch (kind) {
    case 'csv':
      return readCsv(text, name, title);
    case 'text':
      return readText(text, title);
    case 'markdown':
      return readMarkdown(text, title);
    case 'html':
      return isTooDeep(text) ? refuse('file-binary', { name }) : readHtml(text, title);
    default:
      return never(kind);
  }
}

/** A file's name without its folder; long ones are cut. */
export function titleOf(name: string): string {
  return (name.split(/[/\\]/).at(-1) ?? name).trim().slice(0, 200) || 'Untitled';
}
