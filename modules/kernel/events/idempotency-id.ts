import { createHmac } from 'node:crypto';

/**
 * A UUID (version 8) that only the holder of the secret can lead from these parts to, and always the same one: what a
 * repeat with the same idempotency key is known by. Contract section 3.
 */
export function deterministicId(secret: string, ...parts: readonly string[]): string {
  const hex = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
