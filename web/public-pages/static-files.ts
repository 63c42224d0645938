import type { RequestHandler } from 'express';
import type { Application } from '../../composition/application/application';
import { precompress, sendPrecompressed, type PrecompressedResponse } from './precompressed-response';

type Deps = { exports: Application['exports']; headers: Readonly<Record<string, string>> };

const cacheControl = 'public, max-age=31536000, immutable';

/** Style sheet and fonts of published pages, under names with a content hash. */
export function staticFiles({ exports, headers }: Deps): RequestHandler {
  const made = new Map<string, Promise<PrecompressedResponse>>();

  function fileAt(path: string): Promise<PrecompressedResponse> | undefined {
    const name = path.slice('/assets/'.length);
    const file = exports.publishedFile(name);
    if (!file) return undefined;
    const already = made.get(name);
    if (already) return already;
    // Fonts are compressed already.
    const packed = file.type.startsWith('text/');
    const making = precompress(file.bytes, { type: file.type, cacheControl, headers, packed });
    made.set(name, making);
    return making;
  }

  return (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const file = reads && req.path.startsWith('/assets/') ? fileAt(req.path) : undefined;
    if (!file) return next();
    file.then((answer) => sendPrecompressed(req, res, answer)).catch(next);
  };
}
