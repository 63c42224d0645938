import { refuse, type Refusal } from '../../modules/kernel/refusal';
import { maxBodyBytes } from './body-limit';

/** The refusal of a body whose headers declare it too large; an undeclared size is measured while reading. */
export function oversized({ headers }: Request): Refusal | undefined {
  return Number(headers.get('content-length') ?? 0) > maxBodyBytes ? refuse('body-too-large') : undefined;
}

/** The JSON body of a call, or the refusal. Order of checks as in the contract: 413, 415, 400. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  return typeof text === 'string' ? parsed(request, text) : text;
}

/** The optional JSON body of a call: undefined for an empty body, whatever its headers say. */
export async function readJsonIfAny(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return undefined;
  return typeof text === 'string' ? parsed(request, text) : text;
}

function parsed(request: Request, text: string): unknown {
  if (!/^\s*application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    return refuse('not-json');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('malformed-json');
  }
}

/** Reads no more than the limit, whatever the headers claim; the HTTP app drains the unread rest. */
async function readText(request: Request): Promise<string | Refusal> {
  const refused = oversized(request);
  if (refused) return refused;
  try {
    const bytes = await readBytes(request);
    return bytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : refuse('body-too-large');
  } catch {
    // The body was cut off, or is not valid UTF-8.
    return refuse('malformed-json');
  }
}

/** Undefined when the body exceeds the limit. */
async function readBytes({ body }: Request): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk = part.value as Uint8Array;
    size += chunk.byteLength;
    if (size > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
