import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

type Headers = Readonly<Record<string, string>>;
type Variant = { body: Buffer; etag: string; headers: Headers; unchanged: Headers };
type Encoding = 'br' | 'gzip';

/** A response as bytes, in each of its encodings, with all its headers. */
export type PrecompressedResponse = {
  plain: Variant;
  packed: Partial<Record<Encoding, Variant>>;
  bytes: number;
};

const packers: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

type About = { type: string; cacheControl: string; headers: Headers; packed?: boolean };

/** Encodes a body once in every encoding. `headers`: additional headers; `packed`: whether it is compressible. */
export async function precompress(body: Buffer, about: About): Promise<PrecompressedResponse> {
  const { type, cacheControl, headers, packed = true } = about;
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  const variant = (bytes: Buffer, encoding?: Encoding): Variant => {
    // A strong tag differs by encoding, as the bytes do.
    const etag = encoding ? `"${tag}-${encoding}"` : `"${tag}"`;
    const unchanged = {
      ...headers,
      'Cache-Control': cacheControl,
      ETag: etag,
      ...(packed && { Vary: 'Accept-Encoding' }),
    };
    const whole = {
      ...unchanged,
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    };
    return { body: bytes, etag, headers: whole, unchanged };
  };
  const plain = variant(body);
  if (!packed) return { plain, packed: {}, bytes: body.length };
  const [br, gz] = await Promise.all([packers.br(body), packers.gzip(body)]);
  return {
    plain,
    packed: { br: variant(br, 'br'), gzip: variant(gz, 'gzip') },
    bytes: body.length + br.length + gz.length,
  };
}

/**
 * Sends it in an encoding that this browser accepts; 304 when its copy is current. The response must not have headers
 * of its own yet.
 */
export function sendPrecompressed(
  req: Request,
  res: Response,
  answer: PrecompressedResponse,
): 'sent' | 'unchanged' {
  const { body, etag, headers, unchanged } = variantFor(req, answer);
  if (names(req.headers['if-none-match'], etag)) {
    res.writeHead(304, unchanged).end();
    return 'unchanged';
  }
  if (req.method === 'HEAD') res.writeHead(200, headers).end();
  else res.writeHead(200, headers).end(body);
  return 'sent';
}

/** The smaller of the accepted encodings. */
function variantFor({ headers }: Request, { plain, packed }: PrecompressedResponse): Variant {
  const accepted = headers['accept-encoding'];
  if (!accepted) return plain;
  const { br, gzip: gz } = parsed.get(accepted) ?? acceptedIn(accepted);
  return (br && packed.br) || (gz && packed.gzip) || plain;
}

type AcceptedEncodings = Readonly<Record<Encoding, boolean>>;

/** Browsers send few different values, each of which is parsed once. */
const parsed = new Map<string, AcceptedEncodings>();
const maxParsed = 100;

/** A weight of zero means not accepted. */
function acceptedIn(accepted: string): AcceptedEncodings {
  const weighed = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...rest] = part.split(';').map((word) => word.trim());
        return [name, !rest.some((word) => /^q\s*=\s*0(\.0*)?$/.test(word))] as const;
      }),
  );
  const takes = (name: Encoding) => weighed.get(name) ?? weighed.get('*') ?? false;
  const encodings = { br: takes('br'), gzip: takes('gzip') };
  if (parsed.size < maxParsed) parsed.set(accepted, encodings);
  return encodings;
}

/** Whether a list such as `W/"a", "b"` names this tag: for reading, weak and strong are alike (RFC 9110, 13.1.2). */
function names(list: string | undefined, etag: string): boolean {
  if (!list) return false;
  if (list === etag || list.trim() === '*') return true;
  const tags: readonly string[] = list.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag);
}
