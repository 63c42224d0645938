import { createHash } from 'node:crypto';

/** Fingerprint of a step's input, independent of the order of its fields. */
export function inputHash(input: unknown): string {
  return createHash('sha256').update(canonical(input)).digest('base64url').slice(0, 22);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}
