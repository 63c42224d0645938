import type { RequestHandler } from 'express';
import type { System } from '../system';
import { encodeAnswer, sendEncoded, type EncodedAnswer } from './encoded-answer';

type Deps = { exports: System['exports']; headers: Readonly<Record<string, string>> };

const cacheControl = 'public, max-age=31536000, immutable';

/** The style sheet and fonts of published pages, under names that tell their content. */
export function publishedFiles({ exports, headers }: Deps): RequestHandler {
  const made = new Map<string, Promise<EncodedAnswer>>();

  function fileAt(path: string): Promise<EncodedAnswer> | undefined {
    const name = path.slice('/assets/'.length);
    const file = exports.publishedFile(name);
    if (!file) return undefined;
    const already = made.get(name);
    if (already) return already;
    // Fonts are packed as they are.
    const packed = file.type.startsWith('text/');
    const making = encodeAnswer(file.bytes, { type: file.type, cacheControl, headers, packed });
    made.set(name, making);
    return making;
  }

  return (req, res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD';
    const file = reads && req.path.startsWith('/assets/') ? fileAt(req.path) : undefined;
    if (!file) return next();
    file.then((answer) => sendEncoded(req, res, answer)).catch(next);
  };
}
