import type { RequestHandler } from 'express';
import type { Application } from '../../composition/application/application';
import { precompress, sendPrecompressed, type PrecompressedResponse } from './precompressed-response';

type StaticFilesDependencies = { exports: Application['exports']; headers: Readonly<Record<string, string>> };

const cacheControl = 'public, max-age=31536000, immutable';

/** Style sheet and fonts of published pages, under names with a content hash. */
export function staticFiles({ exports, headers }: StaticFilesDependencies): RequestHandler {
  const files = new Map<string, Promise<PrecompressedResponse>>();

  function fileAt(path: string): Promise<PrecompressedResponse> | undefined {
    const name = path.slice('/assets/'.length);
    const file = exports.publishedFile(name);
    if (!file) return undefined;
    const cached = files.get(name);
    if (cached) return cached;
    // Fonts are compressed already.
    const packed = file.type.startsWith('text/');
    const answer = precompress(file.bytes, { type: file.type, cacheControl, headers, packed });
    files.set(name, answer);
    return answer;
  }

  return (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const file = reads && req.path.startsWith('/assets/') ? fileAt(req.path) : undefined;
    if (!file) return next();
    file.then((answer) => sendPrecompressed(req, res, answer)).catch(next);
  };
}
