import { expect } from 'vitest';

/** Matches the JSON of a refusal: a sentence, and this code. */
export const refusal = (code: string) => ({ error: expect.any(String) as string, code });
