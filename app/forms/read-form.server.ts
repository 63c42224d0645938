import { Readable } from 'node:stream';
import type { ReadableStream as NodeWebStream } from 'node:stream/web';
import busboy from 'busboy';
import { refuse, type Refusal } from '../../modules/kernel/refusal';
import type { UploadedFile } from '../../system';

/** Contract section 3: 10 files in a request, 5 MB each. */
const maxFiles = 10;
const maxFileBytes = 5 * 1024 * 1024;
/** More than all files and fields can be; what comes beyond it is not even read away. */
const maxBytes = 64 * 1024 * 1024;

export type FormBody = { fields: URLSearchParams; files: UploadedFile[] };

/**
 * A posted form, with its files when it is multipart. Of a file that is too large no more than the limit is held;
 * the rest of the request is read away, so that the sender gets to read the answer.
 */
export function readForm(request: Request): Promise<FormBody | Refusal> {
  const { body } = request;
  const parser = parserFor(request);
  if (!body || !parser) return Promise.resolve(refuse('malformed-form'));
  return new Promise((resolve) => {
    const form: FormBody = { fields: new URLSearchParams(), files: [] };
    let refusal: Refusal | undefined;
    const refuseOnce = (reason: Refusal) => void (refusal ??= reason);
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) refuseOnce(refuse('body-too-large'));
      form.fields.append(name, value);
    });
    parser.on('file', (_field, stream, { filename, mimeType }) => {
      const chunks: Buffer[] = [];
      const name = filename ?? '';
      stream.on('data', (chunk: Buffer) => {
        if (!refusal) chunks.push(chunk);
      });
      stream.on('limit', () => {
        chunks.length = 0;
        refuseOnce(refuse('file-too-large', { name }));
      });
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (!refusal && (name || bytes.length > 0)) form.files.push({ name, type: mimeType, bytes });
      });
    });
    parser.on('filesLimit', () => refuseOnce(refuse('too-many-files')));
    parser.on('fieldsLimit', () => refuseOnce(refuse('malformed-form')));
    parser.on('error', () => resolve(refusal ?? refuse('malformed-form')));
    parser.on('close', () => resolve(refusal ?? form));
    const source = Readable.fromWeb(body as NodeWebStream);
    let bytes = 0;
    source.on('data', (chunk: Uint8Array) => {
      bytes += chunk.byteLength;
      if (bytes <= maxBytes) return;
      source.destroy();
      resolve(refusal ?? refuse('body-too-large'));
    });
    source.on('error', () => resolve(refuse('malformed-form')));
    source.pipe(parser);
  });
}

function parserFor(request: Request): busboy.Busboy | undefined {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: { files: maxFiles, fileSize: maxFileBytes, fields: 60, fieldSize: 64 * 1024 },
    });
  } catch {
    return undefined;
  }
}
