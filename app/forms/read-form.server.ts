import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import busboy from 'busboy';
import { maxFileBytes, maxSources } from '../../modules/evidence/contract';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { UploadedFile } from '../../system';

/** More than all files and fields together can be; what comes beyond it is not even read away. */
const maxBytes = 64 * 1024 * 1024;
const maxFieldBytes = 64 * 1024;
const maxFields = 60;

/** What could be read of a form, and why it was refused, when it was. */
export type FormBody = { fields: URLSearchParams; files: UploadedFile[]; refusal?: Refusal };

/**
 * A posted form, with its files when it is multipart. Of a file that is too large no more than the limit is held;
 * the rest of the request is read away, so that the sender gets to read the answer.
 */
export async function readForm(request: Request): Promise<FormBody> {
  const form: FormBody = { fields: new URLSearchParams(), files: [] };
  const parser = parserFor(request);
  if (!request.body || !parser) return { ...form, refusal: refuse('malformed-form') };
  collect(parser, form);
  const broken = await drained(Readable.fromWeb(request.body as NodeWebStream), parser);
  form.refusal ??= broken;
  return form;
}

function parserFor(request: Request): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { files: maxSources, fileSize: maxFileBytes + 1, fields: maxFields, fieldSize: maxFieldBytes },
    });
  } catch {
    return undefined;
  }
}

function collect(parser: busboy.Busboy, form: FormBody): void {
  const refuseOnce = (refusal: Refusal) => (form.refusal ??= refusal);
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) refuseOnce(refuse('body-too-large'));
    form.fields.append(name, value);
  });
  parser.on('file', (_, stream, { filename, mimeType }) => collectFile(stream, filename, mimeType, form));
  parser.on('filesLimit', () => refuseOnce(refuse('too-many-files')));
  parser.on('fieldsLimit', () => refuseOnce(refuse('malformed-form')));
}

/** A file field without a name and without content is one where nothing was chosen. */
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

/** Runs the request through the parser; answers why when it could not be read to its end. */
function drained(source: Readable, parser: busboy.Busboy): Promise<Refusal | undefined> {
  return new Promise((resolve) => {
    let bytes = 0;
    source.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) source.destroy(new Error('too large'));
    });
    source.on('error', () => resolve(refuse(bytes > maxBytes ? 'body-too-large' : 'malformed-form')));
    parser.on('error', () => resolve(refuse('malformed-form')));
    parser.on('close', () => resolve(undefined));
    source.pipe(parser);
  });
}
