import { createHmac } from 'node:crypto';

/**
 * Derives a UUID (version 8) from these parts; only a holder of the secret can compute it. It identifies repeats with the
 * same idempotency key. Contract section 3.
 */
export function deterministicId(secret: string, ...parts: readonly string[]): string {
  const hex = createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
