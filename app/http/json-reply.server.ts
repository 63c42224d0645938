import { isRefusal, type Refusal } from '../../modules/kernel/refusal';
import { refusalTable } from './refusal-messages';

/** A refusal's sentence for users, with its values filled in. */
export function sentenceOf(refusal: Refusal): string {
  const { sentence } = entryOf(refusal);
  const text = sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(refusal.values[name] ?? ''));
  return text.replace(/\b1 seconds\b/, '1 second');
}

export function statusOf(refusal: Refusal): number {
  return entryOf(refusal).status;
}

/** The JSON answer of an API call: the value, or the refusal in the contract's shape (section 3). */
export function reply(result: object, init: { status?: number; headers?: HeadersInit } = {}): Response {
  if (!isRefusal(result)) return Response.json(result, { status: init.status ?? 200, headers: init.headers });
  return refusalResponse(result);
}

export function refusalResponse(refusal: Refusal): Response {
  const { fields, values } = refusal;
  const body = { error: sentenceOf(refusal), code: refusal.code, ...(fields && { fields }) };
  const headers =
    typeof values.retryAfter === 'number' ? { 'Retry-After': String(values.retryAfter) } : undefined;
  return Response.json(body, { status: statusOf(refusal), headers });
}

function entryOf(refusal: Refusal) {
  const entry = refusalTable[refusal.code];
  if (!entry) throw new Error(`no sentence for refusal ${refusal.code}`);
  return entry;
}
