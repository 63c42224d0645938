import type { Evidence } from '../evidence';
import { Verifier } from './verifier';

export type { CheckedFact, FactToCheck } from './figures';
export type { Checked, Verifier } from './verifier';

/** Reads evidence once; the answer checks statements against it. `names` may stand in quotation marks without being quotes. */
export const createVerifier = (evidence: Evidence, names: readonly string[] = []): Verifier =>
  new Verifier(evidence, names);
