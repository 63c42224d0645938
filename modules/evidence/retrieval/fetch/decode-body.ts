import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { BodyTooLarge } from './pinned-get';

/** The encodings that a request accepts. */
export const acceptedEncodings = 'gzip, br';

const decoders = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  br: promisify(brotliDecompress),
} as const;

/** Encoded with something that was not asked for, or cut off. */
export class BodyUnreadable extends Error {
  override readonly name = 'BodyUnreadable';
}

/** Undoes `Content-Encoding`. Rejects with BodyTooLarge before more than `maxBytes` are made. */
export async function decodeBody(
  bytes: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const name = (encoding ?? '').trim().toLowerCase();
  if (name === '' || name === 'identity') return bytes;
  if (!Object.hasOwn(decoders, name)) throw new BodyUnreadable();
  try {
    return await decoders[name as keyof typeof decoders](bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new BodyTooLarge() : new BodyUnreadable();
  }
}
