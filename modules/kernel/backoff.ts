/** Delays that double from `firstMs` up to `maxMs`. */
export type Backoff = { firstMs: number; maxMs: number };

/** The delay after so many failed attempts (from 1), in milliseconds. */
export const backoffMs = ({ firstMs, maxMs }: Backoff, attempt: number): number =>
  Math.min(maxMs, firstMs * 2 ** (attempt - 1));
