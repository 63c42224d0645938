import { refuse, type Refusal } from '../../modules/kernel/refusal';

/** Contract section 3: a JSON body over 64 KB is refused. */
const maxBytes = 64 * 1024;

/** The JSON body of a call, or why it is none. Order of checks as in the contract: 413, 415, 400. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (typeof text !== 'string') return text;
  if (!(request.headers.get('content-type') ?? '').toLowerCase().startsWith('application/json'))
    return refuse('not-json');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('malformed-json');
  }
}

/** Reads no more than the limit, whatever the headers claim. */
async function readText(request: Request): Promise<string | Refusal> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refuse('body-too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const chunk = part.value as Uint8Array;
    size += chunk.byteLength;
    if (size > maxBytes) return refuse('body-too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
