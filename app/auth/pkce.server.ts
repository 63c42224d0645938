import { createHash, randomBytes } from 'node:crypto';

/** A fresh PKCE verifier. RFC 7636, section 4.1: 43 characters. */
export const newVerifier = (): string => randomBytes(32).toString('base64url');

/** The public challenge of a verifier. RFC 7636, section 4.2, S256. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');
