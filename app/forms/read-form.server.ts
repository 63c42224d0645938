import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import busboy from 'busboy';
import { maxFileBytes, maxSources } from '../../modules/evidence/contract';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import { maxBodyBytes } from '~/http/body-limit';
import type { UploadedFile } from '../../composition/application/application';

/** More than all files and fields together may have. */
const maxBytes = 64 * 1024 * 1024;
const maxFields = 60;

/** What could be read of a form, and the refusal, if any. */
export type FormBody = { fields: URLSearchParams; files: UploadedFile[]; refusal?: Refusal };
/** `dropped`: accepts files but discards them, because only the text fields are shown again. */
type Options = { files?: 'none' | 'dropped' | 'held' };

/**
 * Reads a posted form. A form without files is refused above 64 KB. With `files: 'held'` files of a multipart form are
 * read too; of a file that is too large no more than the limit is held in memory. Order of checks as in the contract:
 * 413, 415, 400.
 */
export async function readForm(request: Request, { files = 'none' }: Options = {}): Promise<FormBody> {
  const form: FormBody = { fields: new URLSearchParams(), files: [] };
  const most = files === 'none' ? maxBodyBytes : maxBytes;
  if (Number(request.headers.get('content-length') ?? 0) > most)
    return { ...form, refusal: refuse('body-too-large') };
  const parser = parserFor(request, files);
  if (!request.body || !parser)
    return { ...form, refusal: refuse(isForm(request) ? 'malformed-form' : 'not-form') };
  collect(parser, form, files);
  const broken = await fed(parser, Readable.fromWeb(request.body as NodeWebStream), most);
  form.refusal ??= broken;
  return form;
}

const isForm = ({ headers }: Request) =>
  /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(
    headers.get('content-type') ?? '',
  );

function parserFor(request: Request, files: Options['files']): busboy.Busboy | undefined {
  const limits = {
    files: files === 'none' ? 0 : maxSources,
    fileSize: maxFileBytes + 1,
    fields: maxFields,
    fieldSize: maxBodyBytes,
    fieldNameSize: 200,
  };
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return busboy({ headers, defParamCharset: 'utf8', limits });
  } catch {
    return undefined;
  }
}

function collect(parser: busboy.Busboy, form: FormBody, files: Options['files']): void {
  const refuseOnce = (refusal: Refusal) => (form.refusal ??= refusal);
  let textBytes = 0;
  parser.on('field', (name, value, { valueTruncated }) => {
    textBytes += Buffer.byteLength(value);
    if (valueTruncated || textBytes > maxBodyBytes) refuseOnce(refuse('body-too-large'));
    form.fields.append(name, value);
  });
  parser.on('file', (_, stream, { filename, mimeType }) => {
    // A truncated file raises an error event of its own; without a listener it would end the process.
    stream.on('error', () => refuseOnce(refuse('malformed-form')));
    if (files === 'held') collectFile(stream, filename, mimeType, form);
    else stream.resume();
  });
  parser.on('filesLimit', () => refuseOnce(refuse(files === 'none' ? 'malformed-form' : 'too-many-files')));
  parser.on('fieldsLimit', () => refuseOnce(refuse('malformed-form')));
}

/** A file field without a name and without content is an empty file input. */
function collectFile(stream: Readable, name: string | undefined, type: string, form: FormBody): void {
  let chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    if (!form.refusal) chunks.push(chunk);
  });
  stream.on('limit', () => {
    chunks = [];
    form.refusal ??= refuse('file-too-large', { name: name ?? '' });
  });
  stream.on('end', () => {
    if (form.refusal || (!name && chunks.length === 0)) return;
    form.files.push({ name: name ?? '', type, bytes: Buffer.concat(chunks) });
  });
}

/**
 * Pipes the request through the parser; returns the refusal when it could not be parsed to its end. Stops reading after
 * `most` bytes without closing the connection, so that a caller who is still sending gets the answer.
 */
function fed(parser: busboy.Busboy, source: Readable, most: number): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    let bytes = 0;
    source.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes <= most) return;
      source.unpipe(parser).pause();
      resolve(refuse('body-too-large'));
    });
    source.on('error', () => resolve(refuse('malformed-form')));
    parser.on('error', () => resolve(refuse('malformed-form')));
    parser.on('close', () => resolve(undefined));
    source.pipe(parser);
  });
}
